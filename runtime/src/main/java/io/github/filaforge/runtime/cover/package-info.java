/** The runtime classes of solvers by exact cover, which keep the set of all images that fit as bits. */
package io.github.filaforge.runtime.cover;
