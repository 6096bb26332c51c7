package io.github.filaforge.edge;

import io.github.filaforge.runtime.text.Plural;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Finds the reason why an edge puzzle has no solution, where its pins and the numbers of its colours show it without a
 * search.
 *
 * <p>Every condition is necessary; together they are not sufficient.
 */
public final class EdgeImpossibility {

    private static final String[] SIDES = {"upper", "right", "lower", "left"};

    private final EdgePuzzle puzzle;
    private final int rimSides;
    /** The number of sides that meet no other side and may have any colour, or any colour but the colour of the rim. */
    private final int freeSides;

    private EdgeImpossibility(EdgePuzzle puzzle) {
        this.puzzle = puzzle;
        this.rimSides = puzzle.cells().stream().mapToInt(puzzle::rimSides).sum();
        int alone = EdgePiece.SIDES * puzzle.cellCount() - 2 * puzzle.joins();
        this.freeSides = puzzle.rim().isPresent() ? alone - rimSides : alone;
    }

    /** Returns the reason in words, or empty if there may be solutions. */
    public static Optional<String> reason(EdgePuzzle puzzle) {
        EdgeImpossibility impossibility = new EdgeImpossibility(puzzle);
        return impossibility
                .byPinsAtTheRim()
                .or(impossibility::byPinsThatMeet)
                .or(impossibility::byRimPieces)
                .or(() -> puzzle.hasSpares() ? Optional.empty() : impossibility.byColours());
    }

    /**
     * Compares the numbers of sides by their colours. Every piece has to be used, since the numbers are unknown otherwise.
     */
    private Optional<String> byColours() {
        return byParity().or(this::byHands);
    }

    /** Returns a sentence about two pins that meet with different colours, or empty if there are none. */
    public static Optional<String> ofPinsThatMeet(EdgePuzzle puzzle) {
        return new EdgeImpossibility(puzzle).byPinsThatMeet();
    }

    /** Returns the reason why no board can be filled even if joins inside may slip, or empty if some may. */
    public static Optional<String> ofAnyScore(EdgePuzzle puzzle) {
        EdgeImpossibility impossibility = new EdgeImpossibility(puzzle);
        return impossibility.byPinsAtTheRim().or(impossibility::byRimPieces);
    }

    private Optional<String> byPinsAtTheRim() {
        for (EdgePlacement pin : puzzle.pins()) {
            for (int side = 0; side < EdgePiece.SIDES; side++) {
                if (!puzzle.permits(pin.cell(), side, puzzle.colour(pin, side))) {
                    return Optional.of(shown(pin, side)
                            + (puzzle.isAtRim(pin.cell(), side)
                                    ? ", but at the rim sides have colour "
                                    : ", but where the board goes on no side has colour ")
                            + puzzle.rim().orElseThrow());
                }
            }
        }
        return Optional.empty();
    }

    private Optional<String> byPinsThatMeet() {
        Map<Integer, EdgePlacement> pins = new HashMap<>();
        puzzle.pins().forEach(pin -> pins.put(pin.cell(), pin));
        for (EdgePlacement pin : puzzle.pins()) {
            for (int side = 0; side < EdgePiece.SIDES; side++) {
                OptionalInt neighbour = puzzle.neighbour(pin.cell(), side);
                if (neighbour.isPresent() && pins.containsKey(neighbour.getAsInt())) {
                    EdgePlacement other = pins.get(neighbour.getAsInt());
                    int met = puzzle.colour(other, (side + 2) % EdgePiece.SIDES);
                    if (met != puzzle.partner(puzzle.colour(pin, side))) {
                        return Optional.of(shown(pin, side) + ", but meets colour " + met + " of piece " + name(other));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private String shown(EdgePlacement pin, int side) {
        return "the " + SIDES[side] + " side of piece " + name(pin) + ", which has its place, has colour "
                + puzzle.colour(pin, side);
    }

    private String name(EdgePlacement placement) {
        return puzzle.pieces().get(placement.piece()).name();
    }

    /**
     * Compares the cells at the rim with the pieces that can fill them, if the rim has a colour. Cells with more sides at
     * the rim can be filled by fewer pieces, and these pieces can also fill cells with fewer such sides. By Hall's theorem
     * there are therefore enough pieces that may be turned exactly if there are enough for the cells with at least one such
     * side, with at least two, and so on.
     */
    private Optional<String> byRimPieces() {
        if (puzzle.rim().isEmpty()) {
            return Optional.empty();
        }
        for (int sides = EdgePiece.SIDES; sides > 0; sides--) {
            int least = sides;
            List<Integer> cells = puzzle.cells().stream()
                    .filter(cell -> puzzle.rimSides(cell) >= least)
                    .toList();
            Set<List<Integer>> forms = cells.stream().map(this::rimSidesOf).collect(Collectors.toSet());
            long able = puzzle.pieces().stream()
                    .filter(piece -> forms.stream().anyMatch(form -> canFill(piece, form)))
                    .count();
            if (able < cells.size()) {
                return Optional.of(Plural.of(cells.size(), "cell") + " of the board "
                        + (cells.size() == 1 ? "has " : "have ") + Plural.of(sides, "side")
                        + (sides == EdgePiece.SIDES ? "" : " or more") + " at the rim, and only "
                        + Plural.of(able, "piece") + (able == 1 ? " has" : " have") + " colour "
                        + puzzle.rim().getAsInt() + " there");
            }
        }
        return Optional.empty();
    }

    /** Returns the sides of a cell that lie at the rim. */
    private List<Integer> rimSidesOf(int cell) {
        return IntStream.range(0, EdgePiece.SIDES)
                .filter(side -> puzzle.isAtRim(cell, side))
                .boxed()
                .toList();
    }

    /** Returns true if a piece, turned in some way, has the colour of the rim on some sides. */
    private boolean canFill(EdgePiece piece, List<Integer> rimSides) {
        return IntStream.range(0, piece.turns())
                .anyMatch(turn -> rimSides.stream()
                        .allMatch(
                                side -> piece.colour(side, turn) == puzzle.rim().orElseThrow()));
    }

    /**
     * Compares the numbers of sides of each colour: sides that meet come in pairs. If the rim has no colour, the sides at
     * the rim may have any colour. Sides where the board would go on may have any colour but the colour of the rim.
     */
    private Optional<String> byParity() {
        SortedMap<Integer, Integer> counts = new TreeMap<>();
        puzzle.pieces().forEach(piece -> piece.sides().forEach(colour -> counts.merge(colour, 1, Integer::sum)));
        puzzle.rim().ifPresent(rim -> counts.merge(rim, -rimSides, Integer::sum));
        Optional<String> unpaired = byPartners(counts);
        if (unpaired.isPresent()) {
            return unpaired;
        }
        counts.keySet().removeAll(puzzle.partners().keySet());
        List<Integer> odd = counts.keySet().stream()
                .filter(colour -> counts.get(colour) % 2 != 0)
                .toList();
        if (freeSides > 0) {
            return odd.size() <= freeSides
                    ? Optional.empty()
                    : Optional.of(Plural.of(odd.size(), "colour") + " are on an odd number of sides, and only "
                            + freeSides + " sides lie at the rim, where they meet no other");
        }
        return odd.stream()
                .findFirst()
                .map(colour -> "colour " + colour + " is on " + Plural.of(counts.get(colour), "side")
                        + (puzzle.rim().equals(OptionalInt.of(colour)) ? " more than lie at the rim" : "")
                        + ", an odd number, but sides of one colour have to meet in pairs");
    }

    /**
     * Compares the numbers of sides of partners, which are equal where all of these sides meet. If the rim has no colour,
     * the sides at the rim may make up the difference.
     */
    private Optional<String> byPartners(Map<Integer, Integer> counts) {
        int free = freeSides;
        for (int colour : new TreeSet<>(puzzle.partners().keySet())) {
            int count = counts.getOrDefault(colour, 0);
            int other = counts.getOrDefault(puzzle.partner(colour), 0);
            if (count > other + free) {
                return Optional.of("colour " + colour + " is on " + Plural.of(count, "side") + " and colour "
                        + puzzle.partner(colour) + " on " + other + ", but each of one has to meet one of the other"
                        + (free == 0 ? "" : ", except at the rim, where " + free + " sides lie"));
            }
        }
        return Optional.empty();
    }

    /**
     * Compares the sides beside the rim. If only the sides at the rim have its colour, each piece along the rim meets the
     * next one, clockwise round the board: a side that follows one of the rim, clockwise on its piece, meets a side that
     * precedes one.
     */
    private Optional<String> byHands() {
        if (puzzle.rim().isEmpty() || puzzle.gaps().size() > 0 || puzzle.width() == 1 || puzzle.height() == 1) {
            return Optional.empty();
        }
        int rim = puzzle.rim().getAsInt();
        if (puzzle.pieces().stream().mapToInt(piece -> piece.count(rim)).sum() > rimSides) {
            return Optional.empty();
        }
        SortedMap<Integer, int[]> byHand = new TreeMap<>();
        for (EdgePiece piece : puzzle.pieces()) {
            for (int side = 0; side < EdgePiece.SIDES; side++) {
                int here = piece.colour(side, 0);
                int next = piece.colour((side + 1) % EdgePiece.SIDES, 0);
                if ((here == rim) != (next == rim)) {
                    byHand.computeIfAbsent(here == rim ? next : here, colour -> new int[2])[here == rim ? 0 : 1]++;
                }
            }
        }
        for (Map.Entry<Integer, int[]> sides : byHand.entrySet()) {
            int[] hands = sides.getValue();
            int partner = puzzle.partner(sides.getKey());
            int met = byHand.getOrDefault(partner, new int[2])[1];
            if (hands[0] != met) {
                return Optional.of("colour " + sides.getKey() + " is on " + Plural.of(hands[0], "side")
                        + " to one hand of the rim and " + (partner == sides.getKey() ? "" : "colour " + partner + " ")
                        + "on " + met + " to the other, but along the rim each of these has to meet one of those");
            }
        }
        return Optional.empty();
    }
}
