/** The command that takes assemblies apart. */
package io.github.filaforge.cli.apart;
