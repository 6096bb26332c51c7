/**
 * Reads solution files one solution after the other: pictures, ndjson, csv, lists of pieces, definitions and addresses of
 * boards, plain or compressed by gzip. {@link io.github.filaforge.solution.SolutionReader} is the way in; whatever is wrong with a file is
 * a {@link io.github.filaforge.solution.SolutionException} that shows the place.
 */
package io.github.filaforge.solution;
