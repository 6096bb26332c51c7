/**
 * What is compiled for a browser together with the solvers of a page. It runs there alone and knows the runtime only.
 */
package io.github.filaforge.page.engine;
