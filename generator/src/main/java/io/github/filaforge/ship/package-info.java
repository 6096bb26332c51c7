/** The way from a compiled solver to a program that runs by itself: a jar, a folder with its own Java, or native code. */
package io.github.filaforge.ship;
