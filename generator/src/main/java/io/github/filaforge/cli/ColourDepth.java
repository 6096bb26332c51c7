package io.github.filaforge.cli;

/** How many colours a terminal shows, fewest first. */
enum ColourDepth {
    /** None. */
    NONE,
    /** The eight of ECMA-48 and their bright forms, which every terminal shows in its own way. */
    SIXTEEN,
    /** A cube of 6 x 6 x 6 colours and 24 greys. */
    INDEXED,
    /** Red, green and blue from 0 to 255. */
    FULL
}
