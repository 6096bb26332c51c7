package io.github.filaforge.image;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Colouring;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Shape;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.runtime.text.Plural;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the reason why a puzzle has no solution, where parity, volumes or the images show it without a search. */
public final class Impossibility {

    private Impossibility() {}

    /**
     * Returns the reason in words, or empty if there may be solutions.
     *
     * @param catalog the images after the filters
     */
    public static Optional<String> reason(ImageCatalog catalog) {
        Blanks blanks = Blanks.of(catalog.puzzle(), catalog.region());
        if (blanks.left() > catalog.puzzle().mostEmpty()) {
            return Optional.of("the pieces leave " + Plural.of(blanks.left(), "cell") + " empty, and at most "
                    + catalog.puzzle().mostEmpty() + " may stay empty");
        }
        if (blanks.leftJunctions() < 0) {
            return Optional.of("the pieces go straight on at more vertices than the region has for that, by "
                    + -blanks.leftJunctions());
        }
        Parity parity = Parity.of(catalog.puzzle(), catalog.region());
        if (!parity.isAchievable()) {
            return Optional.of(byParity(catalog.puzzle().lattice(), parity));
        }
        Optional<String> colours = byColours(catalog);
        if (colours.isPresent()) {
            return colours;
        }
        OptionalInt part = VolumeFilter.impossiblePart(catalog);
        if (part.isPresent()) {
            return Optional.of("an isolated part of the region has " + Plural.of(part.getAsInt(), "cell")
                    + ", and no pieces together have as many");
        }
        return catalog.shapes().stream()
                .filter(shape -> catalog.images(shape).size() < shape.required())
                .findFirst()
                .map(Impossibility::byFilters)
                .or(() -> uncovered(catalog));
    }

    /**
     * Returns a sentence about pieces that fit nowhere, or empty if each has a place.
     *
     * @param unfiltered all bounded images
     */
    public static Optional<String> byPlaces(ImageCatalog unfiltered) {
        List<String> names = unfiltered.shapes().stream()
                .filter(shape -> !shape.isBlank() && unfiltered.images(shape).isEmpty())
                .flatMap(shape -> shape.pieces().stream())
                .filter(piece -> !piece.optional())
                .map(Piece::name)
                .toList();
        if (names.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                names.size() == 1
                        ? "piece " + names.get(0) + " fits nowhere in the region"
                        : "the pieces " + names.get(0) + " and " + names.get(1)
                                + (names.size() == 2 ? "" : " and " + (names.size() - 2) + " more")
                                + " fit nowhere in the region");
    }

    private static Optional<String> uncovered(ImageCatalog catalog) {
        BitSet covered = new BitSet();
        int cells = catalog.region().size();
        // The images of a few shapes mostly cover all cells, so that the other shapes need not be tested.
        for (int shape = 0; shape < catalog.shapes().size() && covered.cardinality() < cells; shape++) {
            for (Image image : catalog.images().get(shape)) {
                for (int cell : image.layout().cells()) {
                    covered.set(cell);
                }
            }
        }
        if (covered.cardinality() == cells) {
            return Optional.empty();
        }
        Cell cell = catalog.region().cell(covered.nextClearBit(0));
        if (!catalog.puzzle().lattice().isWritten(cell)) {
            return Optional.of(
                    "pieces would have to go straight on at x = " + cell.x() + ", y = " + cell.y() + ", and none can");
        }
        if (!catalog.puzzle().lattice().isOrthogonal()) {
            return Optional.of(
                    "no piece can cover the cell " + catalog.puzzle().lattice().text(cell));
        }
        return Optional.of(
                "no piece can cover the cell at x = " + cell.x() + ", y = " + cell.y() + ", z = " + cell.z());
    }

    /**
     * Returns a sentence about a colouring in which the pieces cannot add up to the cells of each colour of the region, or
     * empty if there is none. It is needed only if the filters have removed all images.
     */
    private static Optional<String> byColours(ImageCatalog catalog) {
        List<Colouring> colourings = catalog.region().colourings();
        if (colourings.isEmpty() || catalog.size() > 0) {
            return Optional.empty();
        }
        ImageCatalog all = ImageFinder.find(catalog.puzzle(), Distinct.ALL);
        return colourings.stream()
                .map(colouring -> new ColourSums(all.region(), colouring, all.shapes(), all.images()))
                .filter(sums -> !sums.addUp())
                .findFirst()
                .map(sums -> "coloured in " + sums.region().size() + " colours, the region has "
                        + sums.region().stream().map(String::valueOf).collect(Collectors.joining(", "))
                        + " cells of them, but wherever the pieces lie, they have other numbers together");
    }

    private static String byParity(Lattice lattice, Parity parity) {
        SortedMap<Integer, Long> piecesByExcess = Stream.concat(parity.pieces().stream(), parity.optional().stream())
                .filter(excess -> excess > 0)
                .collect(Collectors.groupingBy(excess -> excess, TreeMap::new, Collectors.counting()));
        boolean ofRegion = parity.totals().stream().allMatch(total -> Math.abs(total) == parity.region());
        String whichever = ofRegion ? "" : ", whichever cells stay empty";
        String region = (lattice.isOrthogonal() ? "coloured like a chessboard" : "coloured in two colours")
                + ", the region has " + difference(parity.region()) + ", but ";
        if (piecesByExcess.isEmpty()) {
            return region + "each piece has " + difference(0) + whichever;
        }
        return region + differences(piecesByExcess) + ": added or subtracted, these differences never make "
                + (ofRegion ? parity.region() : "the difference of the filled cells") + whichever;
    }

    private static String difference(int excess) {
        return excess == 0
                ? "equally many cells of both colours"
                : Plural.of(excess, "more cell") + " of one colour than of the other";
    }

    private static String differences(SortedMap<Integer, Long> piecesByExcess) {
        return piecesByExcess.entrySet().stream()
                .map(entry -> Plural.of(entry.getValue(), "piece")
                        + (entry.getValue() == 1 ? " has " : " have ")
                        + difference(entry.getKey()))
                .collect(Collectors.joining(", "));
    }

    private static String byFilters(Shape shape) {
        if (shape.isBlank()) {
            return "fewer cells can stay empty than the pieces leave";
        }
        if (shape.isChoice()) {
            return "whichever option of choice " + shape.name()
                    + " is chosen, the pieces cannot have the volume or the parity of the rest";
        }
        return "wherever piece " + shape.name() + " lies, the others cannot have the volume or the parity of the rest";
    }
}
