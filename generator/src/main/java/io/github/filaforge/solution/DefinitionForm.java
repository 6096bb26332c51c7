package io.github.filaforge.solution;

import io.github.filaforge.definition.EdgeBoard;
import io.github.filaforge.definition.OpeningLine;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Periods;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.source.InputException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads solutions in the form of definitions behind headings. In such a definition of a packing, every piece is stationary
 * and given by its cells. In a definition of an edge puzzle every piece has its place; if cells are empty, pieces are
 * missing.
 */
final class DefinitionForm implements SolutionForm {

    private static final Pattern PIECE = Pattern.compile("C:name=([^:]+):type=S:layout=");
    private static final Pattern EDGE_PIECE =
            Pattern.compile("E:name=([^:]+):sides=([0-9]{1,9}) ([0-9]{1,9}) ([0-9]{1,9})"
                    + " ([0-9]{1,9})(?::turns=(?:fixed|turn))?:at=(\\S+) ([^\\s:]+)(?::turn=([^\\s:]*))?\\s*");
    private static final Pattern REGION_OF_BOARD = Pattern.compile("R:(?:optional:)?layout=");
    private static final String REGION = "R:layout=";
    /** The region of a solution without a piece. */
    private static final String NO_REGION = "R";

    private static final String END_OF_REGION = "~R";
    /** The line with which a definition ends. */
    private static final String END = "~D";

    private final SolutionLines lines;
    private final Headings headings;

    DefinitionForm(SolutionLines lines, Headings headings) {
        this.lines = lines;
        this.headings = headings;
    }

    @Override
    public Optional<SolutionDraft> next() {
        return headings.begin(Headings.Kind.DEFINITION).map(this::read);
    }

    private SolutionDraft read(SolutionDraft draft) {
        if (draft.subject() instanceof Subject.Board board) {
            readBoard(draft, board);
        } else {
            readPacking(draft, draft.packing());
        }
        return draft;
    }

    private void readPacking(SolutionDraft draft, Puzzle puzzle) {
        readOpening(puzzle);
        String next = lines.take();
        if (next != null && next.startsWith(REGION)) {
            // This line has the cells of all pieces, which come next.
            next = lines.take();
        } else if (next != null && next.equals(NO_REGION)) {
            next = lines.take();
            next = END_OF_REGION.equals(next) ? lines.take() : next;
        }
        readPieces(draft, next, line -> readPiece(draft, puzzle, line));
    }

    /** Reads the lines with pieces from a first line to the end of the definition. */
    private void readPieces(SolutionDraft draft, String first, Consumer<String> piece) {
        String line = first;
        while (line != null && !line.strip().equals(END)) {
            piece.accept(line);
            line = lines.take();
        }
        if (line == null) {
            throw lines.error(
                    0, "the definition of solution " + draft.number() + " does not end", "it ends with a line " + END);
        }
    }

    /**
     * Takes a line that opens a definition.
     *
     * @param edges true if it has to open an edge puzzle
     * @param example a line that opens a definition of this kind, for messages
     * @throws InputException if the line opens no definition of this kind
     */
    private OpeningLine opening(boolean edges, String example) {
        String line = lines.take();
        return OpeningLine.of(lines.source(), lines.number(), line == null ? "" : line)
                .filter(opening -> opening.isOfEdges() == edges)
                .orElseThrow(
                        () -> lines.error(0, "a definition is expected here", "it begins with a line like " + example));
    }

    private void readOpening(Puzzle puzzle) {
        Container container = opening(false, "D:xDim=10:yDim=6:zDim=1").container();
        String lattice = container.lattice().name();
        if (!lattice.equals(puzzle.lattice().name())) {
            throw other("a solution in the lattice " + lattice, "the lattice of the puzzle is " + puzzle.lattice());
        }
        Box box = container.box();
        if (!box.equals(puzzle.box())) {
            throw other(
                    "a solution in a box of " + box.xDim() + "x" + box.yDim() + "x" + box.zDim()
                            + (puzzle.lattice().coordinates() == 3 ? "" : "x" + box.wDim()),
                    SolutionDraft.sizeOf(puzzle.box()));
        }
        Periods periods = container.periods();
        Periods expected = puzzle.container().periods();
        if (!periods.equals(expected)) {
            throw other(
                    "a solution in a box " + words(periods.axes()),
                    "the box of the puzzle is " + words(expected.axes()));
        }
    }

    private InputException other(String problem, String expected) {
        return lines.error(0, problem, expected + ": are these the solutions of another puzzle?");
    }

    private static String words(String axes) {
        return axes.isEmpty() ? "that is not closed" : "closed along " + axes;
    }

    private void readPiece(SolutionDraft draft, Puzzle puzzle, String line) {
        Matcher piece = PIECE.matcher(line);
        if (!piece.lookingAt()) {
            throw lines.error(
                    0,
                    "this is no stationary piece",
                    "the definition of a solution has lines like C:name=A:type=S:layout=0 0 0, 1 0 0");
        }
        int coordinates = puzzle.lattice().coordinates();
        draft.addPiece(piece.group(1), CellList.read(lines, coordinates, line, piece.end(), line.length()));
    }

    private void readBoard(SolutionDraft draft, Subject.Board board) {
        EdgePuzzle puzzle = board.puzzle();
        EdgeBoard opening = opening(true, "D:xDim=16:yDim=16:edges=0").board();
        if (opening.width() != puzzle.width() || opening.height() != puzzle.height()) {
            throw other("a board of " + opening, board.size());
        }
        if (!opening.rim().equals(puzzle.rim())) {
            throw other("a board " + words(opening.rim()), "the board of the puzzle is one " + words(puzzle.rim()));
        }
        Map<String, EdgePiece> pieces = new HashMap<>();
        puzzle.pieces().forEach(piece -> pieces.put(piece.name(), piece));
        String next = lines.take();
        while (next != null && REGION_OF_BOARD.matcher(next).lookingAt()) {
            // These lines have the cells of the board, which the puzzle has too.
            next = lines.take();
        }
        readPieces(draft, next, line -> readPiece(draft, pieces, line));
    }

    private static String words(OptionalInt rim) {
        return rim.isPresent() ? "with colour " + rim.getAsInt() + " at its rim" : "without a colour of its rim";
    }

    private void readPiece(SolutionDraft draft, Map<String, EdgePiece> pieces, String line) {
        Matcher piece = EDGE_PIECE.matcher(line);
        if (!piece.matches()) {
            throw lines.error(
                    0,
                    "this is no piece with its place",
                    "the definition of a board has lines like E:name=A:sides=0 0 1 2:at=0 0:turn=3");
        }
        List<Integer> sides = Stream.of(2, 3, 4, 5)
                .map(group -> Integer.valueOf(piece.group(group)))
                .toList();
        EdgePiece known = pieces.get(piece.group(1));
        if (known != null && !known.sides().equals(sides)) {
            throw other("the piece has the sides " + text(sides), "in the puzzle it has " + text(known.sides()));
        }
        List<Integer> cell = Stream.of(6, 7)
                .map(group ->
                        CellList.integer(lines, Subject.Board.COORDINATES, piece.group(group), piece.start(group)))
                .toList();
        String turn = piece.group(8) == null ? "0" : piece.group(8);
        draft.addTurned(piece.group(1), cell, turn, piece.start(8));
    }

    private static String text(List<Integer> sides) {
        return sides.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
}
