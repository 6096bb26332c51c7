/**
 * The classes that are compiled for a browser together with the solvers of a page. They run there without other classes of
 * the generator, and use only the runtime.
 */
package io.github.filaforge.page.engine;
