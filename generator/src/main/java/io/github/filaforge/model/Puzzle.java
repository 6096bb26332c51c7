package io.github.filaforge.model;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellGrid;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.runtime.text.PlainText;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * A packing: the task to fill the region with all pieces that are not stationary. The region is the container without the
 * cells of stationary pieces. Optional cells may stay empty, and optional pieces may be left over: then solutions have
 * different pieces.
 *
 * @param name the name of the puzzle in reports and generated sources
 * @param container the cells into which the pieces are packed
 * @param turns the turns that pieces may make unless they have turns of their own
 * @param pieces all pieces, in the order of the definition, with distinct names
 * @param placed the numbers of pieces that a solution may have, without stationary pieces; each choice counts as one
 * @param mostEmpty the greatest number of optional cells that may stay empty; {@link Integer#MAX_VALUE} if there is no limit
 */
public record Puzzle(
        String name, Container container, Turns turns, List<Piece> pieces, PieceRange placed, int mostEmpty)
        implements AnyPuzzle {

    /** The greatest number of names in a message. */
    private static final int MOST_LISTED = 50;

    public Puzzle {
        pieces = List.copyOf(pieces);
    }

    /** Makes a puzzle all of whose optional cells may stay empty. */
    public Puzzle(String name, Container container, Turns turns, List<Piece> pieces, PieceRange placed) {
        this(name, container, turns, pieces, placed, Integer.MAX_VALUE);
    }

    /** Makes a puzzle whose solutions may have any number of the optional pieces. */
    public Puzzle(String name, Container container, Turns turns, List<Piece> pieces) {
        this(name, container, turns, pieces, PieceRange.ANY);
    }

    /**
     * Makes a puzzle.
     *
     * @param oneSided true if pieces may be turned in the plane and not flipped; only in a box of one layer
     */
    public Puzzle(String name, Container container, boolean oneSided, List<Piece> pieces, PieceRange placed) {
        this(name, container, oneSided ? Turns.TURN : Turns.ALL, pieces, placed);
        if (oneSided && container.box().layers() != 1) {
            throw new IllegalArgumentException(
                    "a one-sided puzzle has one layer, not " + container.box().layers());
        }
    }

    /** Makes a puzzle whose solutions may have any number of the optional pieces. */
    public Puzzle(String name, Container container, boolean oneSided, List<Piece> pieces) {
        this(name, container, oneSided, pieces, PieceRange.ANY);
    }

    /** Makes a puzzle of cubes, or of squares if the box has one layer. */
    public Puzzle(String name, Box box, boolean oneSided, List<Piece> pieces) {
        this(name, new Container(Lattices.CUBIC, box), oneSided, pieces);
    }

    @Override
    public int pieceCount() {
        return pieces.size();
    }

    @Override
    public int coordinates() {
        return lattice().coordinates();
    }

    /** Returns this puzzle with other pieces. */
    public Puzzle withPieces(List<Piece> others) {
        return new Puzzle(name, container, turns, others, placed, mostEmpty);
    }

    /** Returns this puzzle, but at most a number of its optional cells may stay empty. */
    public Puzzle leavingAtMost(int empty) {
        return new Puzzle(name, container, turns, pieces, placed, empty);
    }

    /** Returns the turns that a piece may make. */
    public Turns turns(Piece piece) {
        return piece.turns().orElse(turns);
    }

    /** Returns true if mobile pieces of one form may have some orientations in common and others not. */
    public boolean mayShareOrientations() {
        List<Turns> all = mobilePieces().stream().map(this::turns).distinct().toList();
        return all.size() > 1 || all.stream().anyMatch(Turns::areListed);
    }

    /** Returns true if pieces lie in one layer, and may be turned in it and not flipped unless they have other turns. */
    public boolean oneSided() {
        return turns.equals(Turns.TURN) && box().layers() == 1;
    }

    /** Returns the lattice of the cells. */
    public Lattice lattice() {
        return container.lattice();
    }

    /** Returns the box in which the cells lie. */
    public Box box() {
        return container.box();
    }

    /** Returns the box, with the lattice if definitions have to name it: {@code 10x6}, or {@code 6x6 triangular}. */
    public String boxText() {
        return lattice().isDefault() ? box().toString() : box() + " " + lattice();
    }

    /** Returns the pieces that are not stationary, in the order of the definition. */
    public List<Piece> mobilePieces() {
        return pieces.stream().filter(piece -> !piece.stationary()).toList();
    }

    /** Returns the choices, of each of which every solution has one option, in the order of the definition. */
    public List<Piece> choices() {
        return pieces.stream().filter(Piece::isChoice).toList();
    }

    /** Returns the mobile pieces that are no choices, in the order of the definition. */
    public List<Piece> packedPieces() {
        return pieces.stream()
                .filter(piece -> !piece.stationary() && !piece.isChoice())
                .toList();
    }

    /**
     * Returns this puzzle without its choices if each has only one option. The cells of these options are no cells of its
     * container. Empty if a choice has several options.
     */
    public Optional<Puzzle> withHoles() {
        List<Piece> choices = choices();
        if (choices.stream().anyMatch(choice -> choice.options().size() > 1)) {
            return Optional.empty();
        }
        if (choices.isEmpty()) {
            return Optional.of(this);
        }
        Set<Cell> holes = optionOfCells().keySet();
        Set<Cell> optional = container.optional();
        List<Cell> required = container.cells();
        required.removeAll(optional);
        required.removeAll(holes);
        List<Piece> others = pieces.stream().filter(piece -> !piece.isChoice()).toList();
        return Optional.of(new Puzzle(
                name,
                container.with(Extent.of(required, optional)),
                turns,
                others,
                placed.plus(-choices.size()),
                mostEmpty));
    }

    /** Returns the name of the choice and the name of the option to which a cell belongs, for each cell of an option. */
    public Map<Cell, List<String>> optionOfCells() {
        Map<Cell, List<String>> optionOf = new HashMap<>();
        for (Piece choice : choices()) {
            for (Option option : choice.options()) {
                option.cells().forEach(cell -> optionOf.put(cell, List.of(choice.name(), option.name())));
            }
        }
        return optionOf;
    }

    /**
     * Returns this puzzle with one option of a choice. The choice stays, without its other options.
     *
     * @throws IllegalArgumentException if the puzzle does not have the choice or the option; the message lists the
     *     choices or options of the puzzle
     */
    public Puzzle choosing(String choice, String option) {
        Piece of = choices().stream()
                .filter(piece -> piece.name().equals(choice))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(noChoice(choice)));
        List<Option> chosen =
                of.options().stream().filter(each -> each.name().equals(option)).toList();
        if (chosen.isEmpty()) {
            throw new IllegalArgumentException("choice " + PlainText.shortened(choice) + " has no option "
                    + PlainText.quoted(option) + ": it has "
                    + listed(of.options().stream().map(Option::name).toList()));
        }
        return withPieces(pieces.stream()
                .map(piece -> piece.name().equals(choice) ? Piece.choice(choice, chosen) : piece)
                .toList());
    }

    private String noChoice(String choice) {
        List<String> names = choices().stream().map(Piece::name).toList();
        return "there is no choice " + PlainText.quoted(choice) + " in the puzzle: "
                + (names.isEmpty() ? "it has no choices" : "it has " + listed(names));
    }

    private static String listed(List<String> names) {
        int more = names.size() - Math.min(names.size(), MOST_LISTED);
        return names.stream()
                .limit(MOST_LISTED)
                .map(PlainText::shortened)
                .collect(Collectors.joining(", ", "", more == 0 ? "" : " and " + more + " more"));
    }

    /** Returns true if a piece may be left over. */
    public boolean hasOptionalPieces() {
        return pieces.stream().anyMatch(Piece::optional);
    }

    /** Returns the region: the cells of the container that no stationary piece covers. */
    public Region region() {
        List<Cell> open = container.cells();
        Set<Cell> covered = covered();
        if (!covered.isEmpty()) {
            open.removeIf(covered::contains);
        }
        Region region = Region.of(container, open);
        return choices().stream().allMatch(choice -> isEven(choice, region)) ? region : region.withoutColours();
    }

    /** Returns true if a choice leaves equally many more cells of one colour open than of the other, whatever its option. */
    private static boolean isEven(Piece choice, Region region) {
        return choice.options().stream()
                        .map(option -> Math.abs(
                                option.cells().stream().mapToInt(region::colour).sum()))
                        .distinct()
                        .count()
                == 1;
    }

    /** Returns the picture in text of the container and the stationary pieces. */
    public CellGrid grid() {
        Predicate<Cell> isInside = container.membership();
        Set<Cell> covered = covered();
        return CellGrid.of(
                lattice(),
                box(),
                container()::isInBox,
                isInside.or(covered::contains).and(lattice()::isWritten));
    }

    private Set<Cell> covered() {
        Set<Cell> covered = new HashSet<>();
        for (Piece piece : pieces) {
            if (piece.stationary()) {
                covered.addAll(piece.cells());
            }
        }
        return covered;
    }
}
