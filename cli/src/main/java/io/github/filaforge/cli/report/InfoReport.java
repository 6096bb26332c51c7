package io.github.filaforge.cli.report;

import io.github.filaforge.image.FilterStep;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.Parity;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.PieceRange;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes the text of {@code info} about a packing. It needs no search. */
public final class InfoReport {

    /** The greatest number of shapes with turns of their own that the report names. */
    private static final int MOST_NAMES = 8;

    private InfoReport() {}

    /**
     * Returns the text. Each line ends with a line feed.
     *
     * @param unfiltered all bounded images
     * @param filtered the images that are left by the filters that a search would use
     * @param impossibility the reason why the puzzle has no solution, if it is known without a search
     */
    public static String text(ImageCatalog unfiltered, ImageCatalog filtered, Optional<String> impossibility) {
        ReportText text = new ReportText();
        Puzzle puzzle = unfiltered.puzzle();
        head(text, unfiltered);
        PieceRange pieces = unfiltered.numbers();
        PieceRange packed = pieces.plus(-puzzle.choices().size());
        text.line("pieces      %s", packed.least() == packed.most() ? packed : packed.least() + " to " + packed.most());
        text.line("shapes      %d", unfiltered.definedShapes().size());
        text.line("symmetries  %d", unfiltered.symmetries().order());
        text.line(
                "images      %d bounded, in %s, %.2f a piece",
                unfiltered.definedImages(),
                Plural.of(unfiltered.orientations(), "orientation"),
                unfiltered.meanOrientations());
        for (FilterStep step : filtered.steps()) {
            text.line("            %d after %s (%d removed)", step.after(), step.filter(), step.removed());
        }
        if (unfiltered.region().cells().stream()
                .anyMatch(cell -> unfiltered.region().colour(cell) != 0)) {
            text.line("parity      %s", parity(unfiltered));
        }
        if (!unfiltered.isVaried()) {
            text.line("complexity  %s", complexity(unfiltered));
        }
        impossibility.ifPresent(reason -> text.line("solutions   none: %s", reason));
        text.line("");
        text.line("shape  copies  cells  orientations  complexity  images  after filters");
        for (Shape shape : unfiltered.definedShapes()) {
            text.line(
                    "%-5s  %6s  %5d  %12d  %10d  %6d  %13d",
                    PlainText.shortened(shape.name()),
                    new PieceRange(shape.required(), shape.copies()),
                    cells(shape, puzzle.lattice()),
                    unfiltered.orientations(shape).size(),
                    complexity(unfiltered, shape),
                    unfiltered.images(shape).size(),
                    filtered.images(shape).size());
        }
        text.lines(PuzzleDrawing.text(
                puzzle,
                unfiltered.definedShapes().stream()
                        .filter(shape -> !shape.isChoice())
                        .toList()));
        return text.toString();
    }

    /**
     * Returns the parities of the region and of each piece: the number of cells of one colour minus the number of cells of
     * the other.
     */
    private static String parity(ImageCatalog unfiltered) {
        Puzzle puzzle = unfiltered.puzzle();
        Parity parity = Parity.of(puzzle, unfiltered.region());
        // The first piece of a shape stands for all its copies, of which there may be many.
        List<Piece> pieces = unfiltered.isVaried()
                ? unfiltered.definedShapes().stream()
                        .map(shape -> shape.pieces().get(0))
                        .toList()
                : puzzle.mobilePieces();
        int[] excesses = pieces.stream()
                .mapToInt(piece -> Parity.excess(unfiltered.region(), piece.cells()))
                .toArray();
        String uneven = IntStream.range(0, excesses.length)
                .filter(piece -> excesses[piece] != 0)
                .mapToObj(piece -> PlainText.shortened(pieces.get(piece).name()) + " " + excesses[piece])
                .collect(Collectors.joining(", "));
        return String.format(
                Locale.ROOT,
                "region %d; pieces %s%s (the excess of cells of one %scolour)",
                parity.region(),
                uneven.isEmpty() ? "all 0" : uneven,
                uneven.isEmpty() || IntStream.of(excesses).noneMatch(excess -> excess == 0) ? "" : ", the others 0",
                puzzle.lattice().isOrthogonal() ? "chessboard " : "");
    }

    /** Adds the name, lattice, box and cells of a puzzle. */
    static void head(ReportText text, ImageCatalog images) {
        Puzzle puzzle = images.puzzle();
        Lattice lattice = puzzle.lattice();
        Region region = images.region();
        text.line("puzzle      %s", PlainText.shortened(puzzle.name()));
        if (!lattice.isDefault()) {
            text.line("lattice     %s", lattice);
        }
        text.line("box         %s%s", puzzle.box(), puzzle.oneSided() ? ", one-sided" : "");
        String turns = turns(images);
        if (!turns.isEmpty()) {
            text.line("turns       %s", turns);
        }
        if (!region.periods().areNone()) {
            text.line("wrap        %s", region.periods().words(puzzle.box()));
        }
        long optional = IntStream.of(region.optional().cells())
                .filter(cell -> lattice.isWritten(region.cell(cell)))
                .count();
        text.line(
                "cells       %d%s",
                images.definedCells(), optional == 0 ? "" : ", of which " + optional + " may stay empty");
        if (!puzzle.choices().isEmpty()) {
            text.line(
                    "choices     %s",
                    puzzle.choices().stream().map(InfoReport::choice).collect(Collectors.joining("; ")));
        }
    }

    /** Returns the name of a choice with its first options. */
    private static String choice(Piece choice) {
        List<String> names = choice.options().stream()
                .limit(MOST_NAMES)
                .map(option -> PlainText.shortened(option.name()))
                .toList();
        int more = choice.options().size() - names.size();
        return PlainText.shortened(choice.name()) + ": " + String.join(", ", names)
                + (more == 0 ? "" : " and " + more + " more");
    }

    /**
     * Returns the turns that pieces may make, and the shapes with other turns; empty if the definition states no turns, or
     * only that the puzzle is one-sided.
     */
    private static String turns(ImageCatalog images) {
        Puzzle puzzle = images.puzzle();
        StringBuilder text = new StringBuilder(puzzle.turns().toString());
        Map<Turns, List<String>> others = new LinkedHashMap<>();
        for (Shape shape : images.definedShapes()) {
            Turns turns = puzzle.turns(shape.pieces().get(0));
            if (!turns.equals(puzzle.turns())) {
                others.computeIfAbsent(turns, any -> new ArrayList<>()).add(PlainText.shortened(shape.name()));
            }
        }
        others.forEach((turns, names) -> {
            int more = names.size() - Math.min(names.size(), MOST_NAMES);
            text.append("; ")
                    .append(turns)
                    .append(": ")
                    .append(String.join(", ", names.subList(0, names.size() - more)))
                    .append(more == 0 ? "" : " and " + more + " more");
        });
        Turns usual = puzzle.oneSided() ? Turns.TURN : Turns.ALL;
        return others.isEmpty() && puzzle.turns().equals(usual) ? "" : text.toString();
    }

    /** Returns the number of cells of each piece of a shape. */
    static int cells(Shape shape, Lattice lattice) {
        return lattice.written(shape.orientations().get(0)).size();
    }

    /**
     * Returns the complexity of a puzzle: the number of ways to place its pieces one after the other if they may overlap and
     * stick out (polycube article, "Puzzle Complexity"). Each piece is placed on a cell that is chosen for it. It can fill
     * the cell in a number of ways, the complexity of the piece. An exchange of pieces of one shape makes no new way.
     *
     * @return the number, rounded if it is very large, and the product that gives it
     */
    private static String complexity(ImageCatalog images) {
        Map<Integer, Integer> powers = new TreeMap<>(Comparator.reverseOrder());
        Map<Integer, Integer> alike = new TreeMap<>(Comparator.reverseOrder());
        BigInteger number = factorial(images.definedPieces());
        for (Shape shape : images.definedShapes()) {
            int ofPiece = complexity(images, shape);
            number = number.multiply(BigInteger.valueOf(ofPiece).pow(shape.copies()))
                    .divide(factorial(shape.copies()));
            powers.merge(ofPiece, shape.copies(), Integer::sum);
            if (shape.copies() > 1) {
                alike.merge(shape.copies(), 1, Integer::sum);
            }
        }
        return ReportText.number(number) + " = " + images.definedPieces() + "!" + terms(" / ", "!", alike)
                + terms(" x ", "", powers);
    }

    private static String terms(String operator, String ending, Map<Integer, Integer> powers) {
        return powers.entrySet().stream()
                .map(power ->
                        operator + power.getKey() + ending + (power.getValue() == 1 ? "" : "^" + power.getValue()))
                .collect(Collectors.joining());
    }

    /** Returns the complexity of a piece of a shape: the number of its cells times the number of its orientations. */
    static int complexity(ImageCatalog images, Shape shape) {
        return cells(shape, images.puzzle().lattice())
                * images.orientations(shape).size();
    }

    private static BigInteger factorial(int number) {
        return IntStream.rangeClosed(2, number)
                .mapToObj(BigInteger::valueOf)
                .reduce(BigInteger.ONE, BigInteger::multiply);
    }
}
