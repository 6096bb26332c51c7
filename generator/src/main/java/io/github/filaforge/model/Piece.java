package io.github.filaforge.model;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Turns;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A named piece as its definition has it. A choice is a piece too: the images of an ordinary piece are its cells at all
 * places and in all turns, and the images of a choice are its options. So exactly one option is in each solution, and its
 * cells stay open.
 *
 * @param name the name, unique in a puzzle; any characters but white space and commas
 * @param cells the cells in ascending order, each once, connected or not; the place of a stationary piece, or any
 *     translation of another piece
 * @param stationary true if the piece stays in its place and so only shapes the region
 * @param colours the colour of each cell, 0 if it is neutral; empty if all cells are neutral
 * @param optional true if the piece may be left over, so that a solution need not have it
 * @param turns the turns that the piece may make; empty if it may make the turns that are usual in its puzzle, or is
 *     stationary
 * @param options the options of a choice, with equal numbers of cells; empty for any other piece. The cells of a choice are
 *     the cells of its first option.
 * @param handling the properties that matter when an assembly is taken apart
 */
public record Piece(
        String name,
        List<Cell> cells,
        boolean stationary,
        List<Integer> colours,
        boolean optional,
        Optional<Turns> turns,
        List<Option> options,
        Handling handling) {

    /**
     * Makes a piece from cells in any order, and from the colours of the cells in this order.
     *
     * @throws IllegalArgumentException if there is no cell, if the numbers of cells and colours differ, or if a coloured
     *     piece has a cell twice
     */
    public Piece {
        if (cells.isEmpty()) {
            throw new IllegalArgumentException("piece " + name + " has no cells");
        }
        options = List.copyOf(options);
        if (!colours.isEmpty() && colours.size() != cells.size()) {
            throw new IllegalArgumentException(
                    "piece " + name + " has " + cells.size() + " cells and " + colours.size() + " colours");
        }
        if (stationary) {
            turns = Optional.empty();
        }
        if (colours.stream().allMatch(colour -> colour == 0)) {
            colours = List.of();
            // A puzzle may have hundreds of thousands of pieces of one cell, so these take no stream.
            cells = cells.size() == 1
                    ? List.copyOf(cells)
                    : cells.stream().sorted().distinct().toList();
        } else {
            SortedMap<Cell, Integer> coloured = coloured(name, cells, colours);
            cells = List.copyOf(coloured.keySet());
            colours = List.copyOf(coloured.values());
        }
    }

    /** Makes a piece that is no choice. */
    public Piece(
            String name,
            List<Cell> cells,
            boolean stationary,
            List<Integer> colours,
            boolean optional,
            Optional<Turns> turns) {
        this(name, cells, stationary, colours, optional, turns, List.of(), Handling.STANDARD);
    }

    /** Makes a piece without colours that every solution has. */
    public Piece(String name, List<Cell> cells, boolean stationary) {
        this(name, cells, stationary, List.of());
    }

    /** Makes a piece that every solution has. */
    public Piece(String name, List<Cell> cells, boolean stationary, List<Integer> colours) {
        this(name, cells, stationary, colours, false);
    }

    /** Makes a piece that may make the turns that are usual in its puzzle. */
    public Piece(String name, List<Cell> cells, boolean stationary, List<Integer> colours, boolean optional) {
        this(name, cells, stationary, colours, optional, Optional.empty());
    }

    /**
     * Returns a choice, of which every solution has one option.
     *
     * @throws IllegalArgumentException if there is no option, or the options have different numbers of cells
     */
    public static Piece choice(String name, List<Option> options) {
        if (options.stream().map(option -> option.cells().size()).distinct().count() != 1) {
            throw new IllegalArgumentException("the options of choice " + name + " do not have one number of cells");
        }
        return new Piece(
                name, options.get(0).cells(), false, List.of(), false, Optional.empty(), options, Handling.STANDARD);
    }

    /** Returns true if this is a choice, whose images are its options. */
    public boolean isChoice() {
        return !options.isEmpty();
    }

    /** Returns this piece, but not optional: every solution has it. */
    public Piece inAll() {
        return new Piece(name, cells, stationary, colours, false, turns, options, handling);
    }

    /** Returns this piece with turns of its own. */
    public Piece with(Turns own) {
        return new Piece(name, cells, stationary, colours, optional, Optional.of(own), options, handling);
    }

    /** Returns this piece with other properties for taking assemblies apart. */
    public Piece with(Handling other) {
        return new Piece(name, cells, stationary, colours, optional, turns, options, other);
    }

    private static SortedMap<Cell, Integer> coloured(String name, List<Cell> cells, List<Integer> colours) {
        SortedMap<Cell, Integer> coloured = new TreeMap<>();
        for (int i = 0; i < colours.size(); i++) {
            if (coloured.put(cells.get(i), colours.get(i)) != null) {
                throw new IllegalArgumentException("piece " + name + " has cell " + cells.get(i) + " twice");
            }
        }
        return coloured;
    }

    /**
     * Returns this piece with other cells.
     *
     * @param all all cells of the new piece; the cells that this piece does not have become neutral
     */
    public Piece with(List<Cell> all) {
        List<Integer> theirs = all.stream()
                .map(cell -> isColoured() && cells.contains(cell) ? colours.get(cells.indexOf(cell)) : 0)
                .toList();
        return new Piece(name, all, stationary, isColoured() ? theirs : colours, optional, turns).with(handling);
    }

    /** Returns true if a cell has a colour. */
    public boolean isColoured() {
        return !colours.isEmpty();
    }

    /** Returns the number of cells. */
    public int volume() {
        return cells.size();
    }

    /** Returns true if each cell can be reached from every other cell through neighbours in the piece. */
    public boolean isConnected(Lattice lattice) {
        return fragments(lattice).size() == 1;
    }

    /** Returns the numbers of cells of the connected parts, in the order of their first cells. */
    public List<Integer> fragments(Lattice lattice) {
        Set<Cell> unseen = new HashSet<>(cells);
        List<Integer> fragments = new ArrayList<>();
        for (Cell start : cells) {
            if (unseen.contains(start)) {
                int before = unseen.size();
                removeConnected(start, unseen, lattice);
                fragments.add(before - unseen.size());
            }
        }
        return fragments;
    }

    private static void removeConnected(Cell start, Set<Cell> unseen, Lattice lattice) {
        Deque<Cell> reached = new ArrayDeque<>(List.of(start));
        unseen.remove(start);
        while (!reached.isEmpty()) {
            Cell cell = reached.pop();
            for (Direction direction : lattice.directions(cell)) {
                Cell neighbour = cell.plus(direction.step());
                if (unseen.remove(neighbour)) {
                    reached.push(neighbour);
                }
            }
        }
    }
}
