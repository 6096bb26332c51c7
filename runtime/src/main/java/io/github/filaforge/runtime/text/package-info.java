/** Words of text: bits in strings, counted nouns, amounts of memory, and text of strangers that is made harmless. */
package io.github.filaforge.runtime.text;
