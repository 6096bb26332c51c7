/**
 * The settings of a search, which a Java program makes by {@link io.github.filaforge.request.SearchRequest#builder}. A part
 * of the API.
 */
package io.github.filaforge.request;
