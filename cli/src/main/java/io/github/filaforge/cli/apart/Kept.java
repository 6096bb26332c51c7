package io.github.filaforge.cli.apart;

import io.github.filaforge.disassembly.Separation;
import java.util.List;

/**
 * An assembly that can be taken apart and is printed at the end.
 *
 * @param level its level; empty for an assembly of one piece
 */
record Kept(Taken taken, List<Integer> level) {

    static Kept of(Taken taken) {
        return new Kept(taken, level(taken));
    }

    /** Returns the level of an assembly; empty for an assembly of one piece, and for an assembly without moves. */
    static List<Integer> level(Taken taken) {
        return taken.result().separation().map(Separation::level).orElse(List.of());
    }

    long number() {
        return taken.number();
    }

    /** Returns the number of all its moves. */
    int moves() {
        return level.stream().mapToInt(Integer::intValue).sum();
    }

    /** Returns the number of its pieces that move. */
    int pieces() {
        return taken.moving().size();
    }
}
