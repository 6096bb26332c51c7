/** Files for 3-D printers and lasers: pieces as closed surfaces or as outlines, in millimetres. */
package io.github.filaforge.picture.print;
