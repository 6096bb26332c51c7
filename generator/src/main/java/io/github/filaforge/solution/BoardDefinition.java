package io.github.filaforge.solution;

import io.github.filaforge.definition.OpeningLine;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.source.InputException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads a definition of an edge puzzle in which every piece has its place; if cells are empty, pieces are missing. */
final class BoardDefinition {

    private static final Pattern PIECE = Pattern.compile("E:name=([^:]+):sides=([0-9]{1,9}) ([0-9]{1,9}) ([0-9]{1,9})"
            + " ([0-9]{1,9}):at=(\\S+) ([^\\s:]+)(?::turn=([^\\s:]*))?\\s*");

    private final SolutionLines lines;
    private final Subject.Board board;
    private final Map<String, EdgePiece> pieces = new HashMap<>();

    BoardDefinition(SolutionLines lines, Subject.Board board) {
        this.lines = lines;
        this.board = board;
        board.puzzle().pieces().forEach(piece -> pieces.put(piece.name(), piece));
    }

    SolutionDraft read(SolutionDraft draft) {
        EdgePuzzle puzzle = board.puzzle();
        OpeningLine opening = DefinitionForm.opening(lines, true, "D:xDim=16:yDim=16:edges=0");
        if (opening.width() != puzzle.width() || opening.height() != puzzle.height()) {
            throw other("a board of " + opening.width() + "x" + opening.height(), board.size());
        }
        OptionalInt rim = opening.rim();
        if (!rim.equals(puzzle.rim())) {
            throw other("a board " + words(rim), "the board of the puzzle is one " + words(puzzle.rim()));
        }
        String line = lines.take();
        while (line != null && !line.strip().equals(DefinitionForm.END)) {
            readPiece(draft, line);
            line = lines.take();
        }
        if (line == null) {
            throw DefinitionForm.unended(lines, draft);
        }
        return draft;
    }

    private void readPiece(SolutionDraft draft, String line) {
        Matcher piece = PIECE.matcher(line);
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
        List<Integer> cell =
                List.of(coordinate(piece.group(6), piece.start(6)), coordinate(piece.group(7), piece.start(7)));
        int turn = piece.group(8) == null ? 0 : Turn.of(lines, piece.group(8), piece.start(8));
        draft.addTurned(piece.group(1), cell, turn);
    }

    private int coordinate(String text, int start) {
        return CellList.integer(lines, Subject.Board.COORDINATES, text, start);
    }

    private InputException other(String problem, String expected) {
        return lines.error(0, problem, expected + ": are these the solutions of another puzzle?");
    }

    private static String words(OptionalInt rim) {
        return rim.isPresent() ? "with colour " + rim.getAsInt() + " at its rim" : "without a colour of its rim";
    }

    private static String text(List<Integer> sides) {
        return sides.get(0) + " " + sides.get(1) + " " + sides.get(2) + " " + sides.get(3);
    }
}
