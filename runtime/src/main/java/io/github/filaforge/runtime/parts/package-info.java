/**
 * Searches that are too long for one process or machine: their parts, one file of results for each part, and the program
 * that searches the missing parts. Parts do not depend on one another, and each part is searched as a whole or not at all.
 * So processes share nothing but the files.
 */
package io.github.filaforge.runtime.parts;
