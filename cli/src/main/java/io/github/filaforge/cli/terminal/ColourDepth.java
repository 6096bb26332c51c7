package io.github.filaforge.cli.terminal;

/** A number of colours that a terminal shows. The constants are in ascending order. */
public enum ColourDepth {
    /** No colours. */
    NONE,
    /** The eight colours of ECMA-48 and their bright forms. Each terminal has its own shades of them. */
    SIXTEEN,
    /** A cube of 6 x 6 x 6 colours and 24 greys. */
    INDEXED,
    /** Red, green and blue from 0 to 255. */
    FULL
}
