/**
 * The front door of all files with puzzles: {@link io.github.filaforge.input.PuzzleFile} has the list of their formats, and
 * opens each file as a {@link io.github.filaforge.definition.PuzzleStream}.
 */
package io.github.filaforge.input;
