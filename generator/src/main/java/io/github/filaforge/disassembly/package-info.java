/**
 * Assemblies that are taken apart by straight moves: how far pieces can go, which groups can move, and the fewest moves until
 * parts come off.
 */
package io.github.filaforge.disassembly;
