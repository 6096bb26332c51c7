package io.github.filaforge.page.studio;

import io.github.filaforge.definition.PieceFamily;
import io.github.filaforge.definition.SettingValue;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.ColourPair;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Extent;
import io.github.filaforge.request.RequestException;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Changes the region of a drawn puzzle: its box, its cells and their colours.
 *
 * @param drawn the puzzle, which no method changes
 */
record DrawnRegion(DrawnPuzzle drawn) {

    /** Returns the puzzle in another box. Cells outside it are removed, and a region by its cells does not grow. */
    DrawnPuzzle inBox(Box box) {
        return in(drawn.lattice(), box, wrap());
    }

    /** Returns the puzzle in a box that is closed along axes; without axes, it has ends along every axis. */
    DrawnPuzzle closed(SettingValue axes) {
        return in(drawn.lattice(), drawn.base().box(), axes);
    }

    private SettingValue wrap() {
        return new SettingValue("wrap", drawn.container().periods().axes());
    }

    /** Returns the puzzle with a lattice of the same cells that has other turns of pieces. */
    DrawnPuzzle withTurnsOf(Lattice lattice) {
        return in(lattice, drawn.base().box(), wrap());
    }

    private DrawnPuzzle in(Lattice lattice, Box box, SettingValue axes) {
        Container before = drawn.container();
        Container whole = new Container(lattice, box, axes.periods(lattice, box));
        Map<Cell, Integer> colours = new HashMap<>(before.colours().ofCells());
        colours.keySet().removeIf(cell -> !whole.isInBox(cell));
        Container coloured =
                whole.withColours(new CellColours(colours, before.colours().pairs()));
        Container after = before.extent()
                .map(extent ->
                        coloured.with(Extent.of(inBox(whole, extent.required()), inBox(whole, extent.optional()))))
                .orElse(coloured);
        if (after.cells().isEmpty()) {
            throw new RequestException(
                    "a box of " + box
                            + " has no cell of the region: take a larger box, or put cells of its corner into the region first");
        }
        return new DrawnPlaces(drawn.in(after)).inBox(before);
    }

    private static List<Cell> inBox(Container whole, List<Cell> cells) {
        return cells.stream().filter(whole::isInBox).toList();
    }

    /**
     * Returns the puzzle with other states of cells. The cells leave stationary pieces and options of choices.
     *
     * @param state {@code out}, {@code fill} or {@code optional}
     */
    DrawnPuzzle withCells(String state, List<Cell> cells) {
        check(cells);
        Set<Cell> optional = optional();
        Set<Cell> required = required();
        for (Cell cell : cells) {
            required.remove(cell);
            optional.remove(cell);
            switch (state) {
                case "fill" -> required.add(cell);
                case "optional" -> optional.add(cell);
                case "out" -> {}
                default -> throw new RequestException("there is no state " + state + " of a cell");
            }
        }
        if (required.isEmpty() && optional.isEmpty()) {
            throw new RequestException("a region has at least one cell: put another cell into it first");
        }
        return new DrawnPlaces(drawn.in(with(required, optional, drawn.mayCross()))).free(cells);
    }

    private Set<Cell> optional() {
        return new HashSet<>(
                drawn.lattice().written(List.copyOf(drawn.container().optional())));
    }

    private Set<Cell> required() {
        Set<Cell> required =
                new HashSet<>(drawn.lattice().written(drawn.container().cells()));
        required.removeAll(optional());
        return required;
    }

    private Container with(Collection<Cell> required, Collection<Cell> optional, boolean mayCross) {
        Container before = drawn.container();
        Container whole = new Container(drawn.lattice(), before.box(), before.periods()).withColours(before.colours());
        if (mayCross) {
            return whole.with(Extent.of(required, optional));
        }
        boolean isWhole = optional.isEmpty() && required.size() == whole.boxCells();
        return isWhole ? whole : whole.withCells(required, optional);
    }

    /** Returns the puzzle whose sticks may cross one another, or may not. If they may, it has no junctions, closed or not. */
    DrawnPuzzle crossing(boolean mayCross) {
        Lattice lattice = drawn.lattice();
        if (!lattice.hasJunctions()) {
            throw new RequestException("only sticks may cross, and the lattice " + lattice.name() + " has none");
        }
        return drawn.with(drawn.families().stream()
                        .map(family -> family.piece().isChoice() ? family : crossing(family, mayCross))
                        .toList())
                .in(with(required(), optional(), mayCross));
    }

    private PieceFamily crossing(PieceFamily family, boolean mayCross) {
        Lattice lattice = drawn.lattice();
        List<Cell> cells = lattice.written(family.piece().cells());
        return family.with(family.piece().with(mayCross ? cells : lattice.withJunctions(cells)));
    }

    /**
     * Checks that the box has some cells.
     *
     * @throws RequestException if it lacks one of them
     */
    void check(List<Cell> cells) {
        for (Cell cell : cells) {
            if (!drawn.container().isInBox(cell) || !drawn.lattice().isWritten(cell)) {
                throw new RequestException(
                        "the box has no cell " + drawn.lattice().text(cell));
            }
        }
    }

    /** Returns the puzzle with a colour of cells of the box; 0 takes the colours of the cells away. */
    DrawnPuzzle coloured(int colour, List<Cell> cells) {
        check(cells);
        CellColours before = drawn.container().colours();
        Map<Cell, Integer> colours = new HashMap<>(before.ofCells());
        colours.keySet().removeAll(cells);
        if (colour > 0) {
            cells.forEach(cell -> colours.put(cell, colour));
        }
        return matching(colour).withColours(colours);
    }

    private DrawnPuzzle withColours(Map<Cell, Integer> colours) {
        CellColours before = drawn.container().colours();
        return drawn.in(drawn.container().withColours(new CellColours(colours, before.pairs())));
    }

    /**
     * Returns the region of the puzzle in which a colour that is in no pair matches itself. A person expects this, and
     * definitions have to state it.
     */
    DrawnRegion matching(int colour) {
        Set<ColourPair> pairs = drawn.container().colours().pairs();
        if (colour == 0 || pairs.stream().anyMatch(pair -> pair.piece() == colour || pair.container() == colour)) {
            return this;
        }
        Set<ColourPair> more = new TreeSet<>(pairs);
        more.add(new ColourPair(colour, colour));
        return new DrawnRegion(withPairs(more));
    }

    private DrawnPuzzle withPairs(Set<ColourPair> pairs) {
        Container before = drawn.container();
        return drawn.in(before.withColours(new CellColours(before.colours().ofCells(), pairs)));
    }

    /** Returns the puzzle in which some pairs of colours match, such as {@code 1-1 1-2}, and no others. */
    DrawnPuzzle matching(SettingValue pairs) {
        return withPairs(pairs.matching());
    }
}
