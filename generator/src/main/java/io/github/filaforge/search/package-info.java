/**
 * The pipeline from a puzzle and a request to a search that is ready to run: {@link
 * io.github.filaforge.search.SearchBuilder} has its stages in order. The commands, the benches and the tests search through
 * this package; the API hides it from Java programs.
 */
package io.github.filaforge.search;
