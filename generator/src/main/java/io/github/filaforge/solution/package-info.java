/**
 * Reads solution files one solution after the other: pictures, ndjson, csv, lists of pieces, definitions and addresses of
 * boards, plain or compressed by gzip. Reading begins with {@link io.github.filaforge.solution.SolutionReader}; each error
 * in a file is reported by an {@link io.github.filaforge.definition.InputException} with its place.
 */
package io.github.filaforge.solution;
