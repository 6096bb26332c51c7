/** The page that solves: solvers compiled for a browser, what the page knows of its puzzle, and its text. */
package io.github.filaforge.page;
