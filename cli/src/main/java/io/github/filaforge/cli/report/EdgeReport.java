package io.github.filaforge.cli.report;

import io.github.filaforge.edge.EdgeImpossibility;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.plan.EdgeSearch;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import java.math.BigInteger;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Writes the text of {@code info} about an edge puzzle. It needs no search. */
public final class EdgeReport {

    private final EdgePuzzle puzzle;
    private final ReportText text = new ReportText();

    private EdgeReport(EdgePuzzle puzzle) {
        this.puzzle = puzzle;
    }

    /** Returns the text. Each line ends with a line feed. */
    public static String text(EdgePuzzle puzzle) {
        return new EdgeReport(puzzle).text();
    }

    private String text() {
        text.line("puzzle      %s", PlainText.shortened(puzzle.name()));
        text.line("board       %dx%d, of edges", puzzle.width(), puzzle.height());
        text.line("cells       %d", puzzle.cellCount());
        if (!puzzle.periods().areNone()) {
            text.line("wrap        %s", puzzle.periods().words(new Box(puzzle.width(), puzzle.height(), 1)));
        }
        if (puzzle.gaps().size() > 0) {
            text.line("no pieces   %s", Plural.of(puzzle.gaps().size(), "cell"));
        }
        if (puzzle.hasSpares()) {
            text.line(
                    "pieces      %d, of which %d are left over",
                    puzzle.pieceCount(), puzzle.pieceCount() - puzzle.cellCount());
        }
        text.line("joins       %d", puzzle.joins());
        text.line(
                "rim         %s",
                puzzle.rim().isPresent() ? "colour " + puzzle.rim().getAsInt() : "of any colour");
        new TreeMap<>(puzzle.partners()).forEach((colour, partner) -> {
            if (colour < partner) {
                text.line("partners    colours %d and %d meet", colour, partner);
            }
        });
        text.line("symmetries  %d", 1 + EdgeSearch.symmetries(puzzle).size());
        places();
        alike();
        puzzle.labellings()
                .filter(number -> number.compareTo(BigInteger.ONE) > 0)
                .ifPresent(number -> text.line("labelled    %s for each board of --all", ReportText.number(number)));
        for (EdgePlacement pin : puzzle.pins()) {
            text.line(
                    "pinned      %s at %d %d, turn %d",
                    name(puzzle.pieces().get(pin.piece())),
                    puzzle.column(pin.cell()),
                    puzzle.height() - 1 - puzzle.row(pin.cell()),
                    pin.turn());
        }
        EdgeImpossibility.reason(puzzle).ifPresent(reason -> text.line("solutions   none: %s", reason));
        colours();
        pieces();
        return text.toString();
    }

    private static String name(EdgePiece piece) {
        return PlainText.shortened(piece.name());
    }

    /**
     * Writes, for each number of sides at the rim, the number of cells with it and the number of pieces that could lie there
     * by the colour of the rim.
     */
    private void places() {
        if (puzzle.rim().isEmpty()) {
            return;
        }
        int rim = puzzle.rim().getAsInt();
        boolean isRow = puzzle.width() == 1 || puzzle.height() == 1;
        SortedMap<Integer, List<Integer>> cells = puzzle.cells().stream()
                .collect(Collectors.groupingBy(puzzle::rimSides, TreeMap::new, Collectors.toList()));
        cells.forEach((sides, alike) -> {
            String count = Plural.of(alike.size(), "cell");
            if (sides > 0) {
                String able = pieces(piece -> fits(piece, alike.get(0)));
                String where = sides == 1 || isRow ? "rim" : "corners";
                text.line("%-10s  %s, and colour %d lets %s lie there", where, count, rim, able);
            } else {
                String without = pieces(piece -> piece.count(rim) == 0);
                text.line("inside      %s, and %s without colour %d", count, without, rim);
            }
        });
    }

    /** Returns the number of pieces with a property, in words. */
    private String pieces(Predicate<EdgePiece> property) {
        return Plural.of(puzzle.pieces().stream().filter(property).count(), "piece");
    }

    /**
     * Returns true if a piece has a turn in which all its sides at the rim have the colour of the rim when it lies on a
     * cell.
     */
    private boolean fits(EdgePiece piece, int cell) {
        return IntStream.range(0, piece.turns())
                .anyMatch(turn -> IntStream.range(0, EdgePiece.SIDES)
                        .filter(side -> puzzle.isAtRim(cell, side))
                        .allMatch(
                                side -> piece.colour(side, turn) == puzzle.rim().getAsInt()));
    }

    private void alike() {
        Collection<List<EdgePiece>> equal = puzzle.pieces().stream()
                .collect(Collectors.groupingBy(EdgePiece::type, LinkedHashMap::new, Collectors.toList()))
                .values();
        for (List<EdgePiece> pieces : equal) {
            if (pieces.size() > 1) {
                text.line("equal       %s", names(pieces.stream()));
            }
        }
        List<EdgePiece> fixed =
                puzzle.pieces().stream().filter(piece -> !piece.mayTurn()).toList();
        if (!fixed.isEmpty()) {
            text.line("not turned  %s", fixed.size() == puzzle.pieces().size() ? "any piece" : names(fixed.stream()));
        }
        unturned(1, "alike in all turns");
        unturned(2, "alike when turned by half");
    }

    private void unturned(int period, String what) {
        List<EdgePiece> pieces = puzzle.pieces().stream()
                .filter(piece -> piece.period() == period)
                .toList();
        if (!pieces.isEmpty()) {
            text.line("symmetric   %s: %s", what, names(pieces.stream()));
        }
    }

    private static String names(Stream<EdgePiece> pieces) {
        return pieces.map(EdgeReport::name).collect(Collectors.joining(" "));
    }

    private void colours() {
        text.line("");
        text.line("colour  sides  pieces");
        puzzle.pieces().stream()
                .flatMap(piece -> piece.sides().stream())
                .distinct()
                .sorted()
                .forEach(colour -> text.line(
                        "%6d  %5d  %6d",
                        colour,
                        puzzle.pieces().stream()
                                .mapToInt(piece -> piece.count(colour))
                                .sum(),
                        puzzle.pieces().stream()
                                .filter(piece -> piece.count(colour) > 0)
                                .count()));
    }

    private void pieces() {
        int width = Stream.concat(Stream.of("piece"), puzzle.pieces().stream().map(EdgeReport::name))
                .mapToInt(String::length)
                .max()
                .orElseThrow();
        text.line("");
        text.line("%-" + width + "s    up  right  down  left", "piece");
        for (EdgePiece piece : puzzle.pieces()) {
            text.line(
                    "%-" + width + "s  %4d  %5d  %4d  %4d",
                    name(piece),
                    piece.colour(EdgePiece.UP, 0),
                    piece.colour(EdgePiece.RIGHT, 0),
                    piece.colour(EdgePiece.DOWN, 0),
                    piece.colour(EdgePiece.LEFT, 0));
        }
    }
}
