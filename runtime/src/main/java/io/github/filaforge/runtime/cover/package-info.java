/** What solvers by exact cover need at run time: those that keep the set of all images which fit. */
package io.github.filaforge.runtime.cover;
