package io.github.filaforge.cli;

import io.github.filaforge.Preparation;

/**
 * A puzzle of a command line.
 *
 * @param name the name of the puzzle
 * @param preparation the way to its search
 */
record PuzzleInput(String name, Preparation preparation) {}
