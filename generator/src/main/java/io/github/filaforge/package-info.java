/**
 * The API: what a search is asked for, the job that is made of it, and what comes out. The commands, the benches and the
 * tests search in no other way.
 */
package io.github.filaforge;
