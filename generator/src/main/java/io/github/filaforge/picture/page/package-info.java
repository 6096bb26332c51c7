/** A page of HTML in which solutions are turned, exploded and stepped through; it needs no other file and no network. */
package io.github.filaforge.picture.page;
