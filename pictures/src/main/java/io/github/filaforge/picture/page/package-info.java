/** Pages of HTML in which solutions are turned, exploded and stepped through; a page needs no other file and no network. */
package io.github.filaforge.picture.page;
