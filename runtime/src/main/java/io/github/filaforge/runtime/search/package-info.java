/** The contract of a search: its roots and parts, the results of a part, and the receivers of solutions. */
package io.github.filaforge.runtime.search;
