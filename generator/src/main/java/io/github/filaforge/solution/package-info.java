/**
 * The formats of solutions. {@link io.github.filaforge.solution.SolutionFormats} is their list, and each {@link
 * io.github.filaforge.solution.SolutionFileFormat} makes a writer and a reader.
 *
 * <p>Files are read one solution after the other, plain or compressed by gzip. Reading begins with {@link
 * io.github.filaforge.solution.SolutionReader}; each error in a file is reported by an {@link
 * io.github.filaforge.source.InputException} with its place.
 */
package io.github.filaforge.solution;
