/**
 * The API: the request for a search, the job that is made of it, and its result. The commands, the benches and the tests use
 * only this API to search.
 */
package io.github.filaforge;
