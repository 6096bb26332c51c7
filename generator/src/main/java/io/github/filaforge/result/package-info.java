/** The results of searches and graphs, and the errors that a search can end with before it has begun. A part of the API. */
package io.github.filaforge.result;
