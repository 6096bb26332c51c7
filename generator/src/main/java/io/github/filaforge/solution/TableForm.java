package io.github.filaforge.solution;

import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads boards of edge puzzles in the form of tables without headings, as other programs print placed pieces. A table has the
 * rows of the board from the top. A cell is the number of its piece in the order of the puzzle, from 1, a slash, and the
 * number of quarter turns clockwise. An empty cell is a hyphen, or hyphens on both sides of a slash.
 */
final class TableForm implements SolutionForm {

    private static final Pattern WORD = Pattern.compile("\\S+");

    private static final Pattern PIECE = Pattern.compile("([0-9]{1,9})/(\\S{0,99})");

    private static final Pattern EMPTY = Pattern.compile("-{1,9}(?:/-{1,9})?");

    private static final String REMEDY =
            "a cell is the number of its piece, a slash and its turn, 17/3, and - if it is empty";

    private final SolutionLines lines;
    private final Headings headings;
    private final NamedBoards boards;

    TableForm(SolutionLines lines, Headings headings, PuzzleNames names) {
        this.lines = lines;
        this.headings = headings;
        this.boards = new NamedBoards(lines, names);
    }

    /** Returns true if a line is a row of such a table. */
    static boolean isBegunBy(String line) {
        List<String> words =
                WORD.matcher(line).results().map(MatchResult::group).toList();
        return !words.isEmpty()
                && words.stream()
                        .allMatch(word -> PIECE.matcher(word).matches()
                                || EMPTY.matcher(word).matches());
    }

    @Override
    public Optional<SolutionDraft> next() {
        return headings.find() == null ? Optional.empty() : Optional.of(boards.draft(Optional.empty(), this::read));
    }

    private List<EdgePlacement> read(EdgePuzzle puzzle) {
        Map<String, Integer> byName = new HashMap<>();
        for (int piece = 0; piece < puzzle.pieces().size(); piece++) {
            byName.put(puzzle.pieces().get(piece).name(), piece);
        }
        List<EdgePlacement> placements = new ArrayList<>();
        for (int row = 0; row < puzzle.height(); row++) {
            String line = lines.peek();
            if (line == null || Headings.isSkipped(line)) {
                throw lines.error(
                        0,
                        "the table of a board ends after " + Plural.of(row, "row"),
                        "it has " + Plural.of(puzzle.height(), "row"));
            }
            lines.take();
            readRow(puzzle, byName, row, line, placements);
        }
        return placements;
    }

    private void readRow(
            EdgePuzzle puzzle, Map<String, Integer> byName, int row, String line, List<EdgePlacement> placements) {
        Matcher word = WORD.matcher(line);
        int column = 0;
        while (word.find()) {
            if (column == puzzle.width()) {
                throw lines.error(word.start(), "there are too many cells in this row", rowLength(puzzle));
            }
            if (!EMPTY.matcher(word.group()).matches()) {
                placements.add(placement(puzzle, byName, row * puzzle.width() + column, word.group(), word.start()));
            }
            column++;
        }
        if (column < puzzle.width()) {
            throw lines.error(line.length(), "there are too few cells in this row", rowLength(puzzle));
        }
    }

    private static String rowLength(EdgePuzzle puzzle) {
        return "a row has " + puzzle.width() + " cells: the board of the puzzle is " + puzzle.width() + "x"
                + puzzle.height();
    }

    private EdgePlacement placement(EdgePuzzle puzzle, Map<String, Integer> byName, int cell, String text, int start) {
        Matcher piece = PIECE.matcher(text);
        if (!piece.matches()) {
            throw lines.error(start, "'" + PlainText.shortened(text) + "' is no piece with a turn", REMEDY);
        }
        int number = Integer.parseInt(piece.group(1));
        if (number < 1 || number > puzzle.pieces().size()) {
            throw lines.error(
                    start,
                    "there is no piece " + number,
                    "pieces have their numbers in the order of the puzzle, 1 to "
                            + puzzle.pieces().size() + "; an empty cell is -");
        }
        checkName(puzzle, byName, number, start);
        String turn = piece.group(2);
        if (turn.length() != 1 || turn.charAt(0) < '0' || turn.charAt(0) > '3') {
            throw lines.error(
                    start + piece.start(2),
                    "'" + PlainText.shortened(turn) + "' is no turn",
                    "a piece is turned by 0, 1, 2 or 3 quarter turns clockwise");
        }
        return new EdgePlacement(cell, number - 1, turn.charAt(0) - '0');
    }

    /** Refuses a number that is the name of another piece. */
    private void checkName(EdgePuzzle puzzle, Map<String, Integer> byName, int number, int start) {
        boolean isOfAnother = byName.getOrDefault(String.valueOf(number), number - 1) != number - 1;
        if (isOfAnother) {
            throw lines.error(
                    start,
                    "piece " + number + " is two pieces: the one with this number is '"
                            + PlainText.shortened(
                                    puzzle.pieces().get(number - 1).name())
                            + "', and another one has this name",
                    "put a line # --- SOLUTION 1 --- above the rows, and give the names of all pieces");
        }
    }
}
