/** The inputs that a user names, and their errors with place and remedy. */
package io.github.filaforge.source;
