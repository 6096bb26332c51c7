/** Files for 3-D printers: pieces as closed surfaces, in millimetres. */
package io.github.filaforge.picture.print;
