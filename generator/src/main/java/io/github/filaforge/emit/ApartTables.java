package io.github.filaforge.emit;

import io.github.filaforge.disassembly.PieceKinds;
import io.github.filaforge.disassembly.Slides;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.request.ApartRequest;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.disassembly.PartDisassembler;
import io.github.filaforge.runtime.disassembly.SeparableAssemblies;
import io.github.filaforge.templates.Escape;
import java.util.List;
import java.util.Optional;

/**
 * The tables of a search in which an assembly is a solution only if it can be taken apart. A generated solver has them as
 * constants, and a direct solver receives them.
 */
public final class ApartTables {

    /** The remedy if an assembly has too many states, to be read behind a colon. */
    private static final String REMEDY =
            "allow more by ApartRequest.states, or look at each assembly by Filaforge.takeApart";

    private final Puzzle puzzle;
    private final ApartRequest request;
    private final String remedy;
    private final StringTable kinds;
    private final StringTable groups;
    private final StringTable motions;

    private ApartTables(SearchPlan plan, ApartRequest request, String remedy) {
        this.puzzle = plan.puzzle();
        checkPieces(puzzle);
        this.request = request;
        this.remedy = remedy;
        PieceKinds ofPieces = PieceKinds.of(puzzle);
        this.kinds = new StringTable(
                "PIECE_KINDS",
                "The kind of the pieces of each shape in the groups; empty for cells that stay open.",
                plan.shapes().stream().map(shape -> kind(shape, ofPieces)).toList());
        this.groups = new StringTable(
                "PIECE_GROUPS",
                "The number of pieces of each kind, and in each group; empty without groups.",
                ofPieces.groups());
        this.motions = new StringTable(
                "PIECE_MOTIONS",
                "The kinds of the cells of a block that repeats, a cell of each kind, and the straight steps of pieces: each"
                        + " with the cells that a cell of each kind meets on it.",
                slides(puzzle, request).rows());
    }

    private static void checkPieces(Puzzle puzzle) {
        long least = puzzle.packedPieces().stream()
                .filter(piece -> !piece.optional())
                .count();
        boolean hasFrame = puzzle.pieces().stream().anyMatch(Piece::stationary);
        if (least + (hasFrame ? 1 : 0) > PartDisassembler.MOST_PIECES) {
            throw new RequestException("each assembly has " + (least + (hasFrame ? 1 : 0)) + " pieces"
                    + (hasFrame ? ", of which all stationary ones count as one" : "") + ", and at most "
                    + PartDisassembler.MOST_PIECES + " are taken apart");
        }
    }

    private static String kind(Shape shape, PieceKinds ofPieces) {
        return shape.isBlank() || shape.isChoice() ? "" : String.valueOf(ofPieces.grouped(ofPieces.kind(shape.name())));
    }

    /**
     * Returns the tables of a search; empty if every assembly is a solution.
     *
     * @throws RequestException if the pieces of the puzzle are not taken apart, or if there are too many of them
     */
    public static Optional<ApartTables> of(SearchPlan plan, SearchRequest request) {
        return request.apart()
                .map(apart ->
                        new ApartTables(plan, apart, request.settingsText().message(REMEDY)));
    }

    /**
     * Returns the steps of the pieces of a puzzle.
     *
     * @throws RequestException if the pieces of the puzzle are not taken apart
     */
    public static Slides slides(Puzzle puzzle, ApartRequest request) {
        return Slides.ofPieces(puzzle, request.lifted())
                .orElseThrow(() -> new RequestException(Slides.obstacle(puzzle)));
    }

    /** Returns the constants of a source. */
    List<StringTable> constants() {
        return List.of(kinds, groups, motions);
    }

    /** Returns an expression for the condition, in a solver that has the {@link #constants}. */
    String newCondition() {
        return "new SeparableAssemblies(" + Escape.STRING.apply(puzzle.name())
                + ", board(), PIECE_KINDS, PIECE_GROUPS, PIECE_MOTIONS, " + request.states() + ", "
                + Escape.STRING.apply(remedy) + ")";
    }

    /** Returns a new condition. Each solver needs one of its own. */
    public SeparableAssemblies condition(Board board) {
        return new SeparableAssemblies(
                puzzle.name(), board, kinds.array(), groups.array(), motions.array(), request.states(), remedy);
    }
}
