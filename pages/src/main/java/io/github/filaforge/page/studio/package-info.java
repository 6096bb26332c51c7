/**
 * The part of the editor that runs in a browser: the library, compiled by TeaVM, behind a few functions that the script of
 * the page calls.
 */
package io.github.filaforge.page.studio;
