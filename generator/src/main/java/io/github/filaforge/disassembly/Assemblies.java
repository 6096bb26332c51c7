package io.github.filaforge.disassembly;

import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.disassembly.PartDisassembler;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The assemblies of a puzzle, in the form in which a disassembler takes them apart. All stationary pieces together are one
 * piece, which stays, and the cells of a choice are open. Immutable.
 */
public final class Assemblies {

    private final Set<String> choices;
    private final PieceKinds kinds;
    /** The coordinates of the cells of all stationary pieces. */
    private final int[] frame;

    /** Makes the assemblies of a puzzle whose pieces can be taken apart. */
    public Assemblies(Puzzle puzzle) {
        this.kinds = PieceKinds.of(puzzle);
        this.choices = puzzle.choices().stream().map(Piece::name).collect(Collectors.toSet());
        this.frame = Disassembler.coordinates(puzzle.pieces().stream()
                .filter(Piece::stationary)
                .flatMap(piece -> piece.cells().stream())
                .toList());
    }

    /** An assembly. Immutable. */
    public static final class Assembly {

        private final List<PlacedPiece> moving;
        private final int[][] pieces;
        private final int[] kinds;

        private Assembly(List<PlacedPiece> moving, int[][] pieces, int... kinds) {
            this.moving = moving;
            this.pieces = pieces;
            this.kinds = kinds;
        }

        /** Returns the pieces that move, in the order of their numbers in the result. */
        public List<PlacedPiece> moving() {
            return moving;
        }

        /** Returns the number of pieces. All stationary pieces together are one. */
        public int size() {
            return pieces.length;
        }

        /** Returns true if the assembly has more pieces than a disassembler takes. */
        public boolean isTooLarge() {
            return size() > PartDisassembler.MOST_PIECES;
        }

        /** Returns the result of a disassembler. An assembly that is too large is not decided. One without pieces is apart. */
        public Disassembler.Result takenApartBy(Disassembler disassembler) {
            return disassembler.takeApart(pieces, kinds);
        }
    }

    /**
     * Returns an assembly.
     *
     * @param pieces its mobile pieces, with the open cells of choices
     */
    public Assembly of(List<PlacedPiece> pieces) {
        List<PlacedPiece> moving =
                pieces.stream().filter(piece -> !choices.contains(piece.name())).toList();
        int size = moving.size() + (frame.length > 0 ? 1 : 0);
        int[][] cells = new int[size][];
        int[] ofPieces = new int[size];
        for (int i = 0; i < moving.size(); i++) {
            PlacedPiece piece = moving.get(i);
            cells[i] = coordinates(piece.cells());
            ofPieces[i] = kinds.kind(piece.name());
        }
        if (frame.length > 0) {
            cells[moving.size()] = frame;
            ofPieces[moving.size()] = PieceKinds.FRAME;
        }
        return new Assembly(moving, cells, ofPieces);
    }

    private static int[] coordinates(List<List<Integer>> cells) {
        int[] coordinates = new int[3 * cells.size()];
        int at = 0;
        for (List<Integer> cell : cells) {
            for (int i = 0; i < 3; i++) {
                coordinates[at++] = cell.get(i);
            }
        }
        return coordinates;
    }

    /** Returns a disassembler of these assemblies. */
    public Disassembler disassembler(Slides slides, long mostStates) {
        return new Disassembler(slides, kinds, mostStates);
    }
}
