/**
 * Searches that outgrow one process or machine: their parts, a file of results for each, and the program that searches what is
 * missing. Parts are independent of one another, and a part is searched whole or not at all, so that processes need to know
 * nothing of one another but the files.
 */
package io.github.filaforge.runtime.parts;
