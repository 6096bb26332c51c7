/** The page that solves: solvers compiled for a browser, the facts about its puzzle, and its text. */
package io.github.filaforge.page;
