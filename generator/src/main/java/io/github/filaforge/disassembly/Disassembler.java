package io.github.filaforge.disassembly;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.runtime.disassembly.Motions;
import io.github.filaforge.runtime.disassembly.PartDisassembler;
import io.github.filaforge.runtime.disassembly.PartSeparation;
import io.github.filaforge.runtime.disassembly.PieceGroups;
import io.github.filaforge.runtime.disassembly.UndecidedException;
import java.util.Collection;
import java.util.Optional;

/**
 * Takes assemblies of cells apart, by a {@link PartDisassembler}. It belongs to one thread; it remembers parts, and its table
 * serves all assemblies.
 */
public final class Disassembler {

    private final Slides slides;
    private final PieceKinds kinds;
    private final PartDisassembler parts;

    /**
     * Makes a disassembler.
     *
     * @param kinds the weights and groups of the pieces
     * @param mostStates the number of states of an assembly after which the search for moves gives up
     */
    public Disassembler(Slides slides, PieceKinds kinds, long mostStates) {
        this.slides = slides;
        this.kinds = kinds;
        this.parts = new PartDisassembler(
                new Motions(slides.rows().toArray(String[]::new)),
                new PieceGroups(kinds.groups().toArray(String[]::new)),
                mostStates);
    }

    /** The result for an assembly. */
    public enum Verdict {
        /** The assembly can be taken apart. */
        SEPARABLE,
        /** Some of its pieces cannot be taken apart by translations. */
        INSEPARABLE,
        /** The limit of states, or of places, came first. */
        UNDECIDED
    }

    /**
     * The result for an assembly.
     *
     * @param separation the moves, if the assembly can be taken apart and has several pieces
     * @param reason the reason why the assembly is not decided; empty if it is
     */
    public record Result(Verdict verdict, Optional<Separation> separation, Optional<String> reason) {}

    /**
     * Takes an assembly apart.
     *
     * @param pieces the {@link #coordinates} of the cells of each piece; two pieces have no cell in common
     * @param ofPieces the kind of each piece
     */
    Result takeApart(int[][] pieces, int... ofPieces) {
        int[] grouped = new int[pieces.length];
        for (int piece = 0; piece < grouped.length; piece++) {
            grouped[piece] = kinds.grouped(ofPieces[piece]);
        }
        try {
            PartSeparation found = parts.takeApart(pieces, grouped);
            return found == null
                    ? new Result(Verdict.INSEPARABLE, Optional.empty(), Optional.empty())
                    : new Result(Verdict.SEPARABLE, separation(found, ofPieces), Optional.empty());
        } catch (UndecidedException e) {
            return new Result(Verdict.UNDECIDED, Optional.empty(), Optional.of(e.getMessage()));
        }
    }

    /** Returns the three coordinates of each cell. */
    static int[] coordinates(Collection<Cell> cells) {
        int[] coordinates = new int[3 * cells.size()];
        int at = 0;
        for (Cell cell : cells) {
            coordinates[at++] = cell.x();
            coordinates[at++] = cell.y();
            coordinates[at++] = cell.z();
        }
        return coordinates;
    }

    private Optional<Separation> separation(PartSeparation found, int... ofPieces) {
        return found.moves().isEmpty()
                ? Optional.empty()
                : Optional.of(
                        Separation.of(found, slides.steps()).keepingHeavy(piece -> kinds.weight(ofPieces[piece])));
    }
}
