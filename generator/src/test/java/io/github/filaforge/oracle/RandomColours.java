package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.ColourPair;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/** The puzzles of {@link RandomLattices} with colours that fit one of their solutions. */
public final class RandomColours {

    private static final int COLOURS = 3;

    /** No puzzle has more solutions than this: to compare 2,448 of one takes as long as all other puzzles. */
    private static final int MAX_SOLUTIONS = 1_000;

    private RandomColours() {}

    /**
     * A puzzle and all its solutions.
     *
     * @param solver the plain search, which decides which solutions are symmetric to one another
     */
    public record Sample(Puzzle puzzle, Set<PlainColours.Solution> solutions, PlainColours solver) {

        @Override
        public String toString() {
            return puzzle.name();
        }
    }

    /** Returns {@code count} puzzles of a lattice. */
    public static Stream<Sample> stream(String lattice, int count) {
        return RandomLattices.stream(lattice, 3 * count)
                .filter(sample -> !sample.solutions().isEmpty())
                .map(RandomColours::coloured)
                .filter(sample -> sample.solutions().size() <= MAX_SOLUTIONS)
                .limit(count);
    }

    private static Sample coloured(RandomLattices.Sample plain) {
        Random random = new Random(plain.puzzle().name().hashCode());
        Puzzle puzzle = plain.puzzle();
        Lattice lattice = puzzle.lattice();
        CellColours colours = ofCells(lattice.written(puzzle.region().cells()), random);
        List<Partition> all = plain.solutions();
        List<Piece> pieces = new ArrayList<>();
        for (List<Cell> part : all.get(random.nextInt(all.size())).parts()) {
            List<Integer> ofPiece = fitting(part, colours, random);
            Piece piece = new Piece("p" + pieces.size(), lattice.seenFromFirst(part), false, ofPiece);
            pieces.add(puzzle.container().hasJunctions() ? withJunctions(piece, lattice) : piece);
        }
        puzzle.pieces().stream().filter(Piece::stationary).forEach(pieces::add);
        Puzzle coloured = new Puzzle(
                puzzle.name() + "-colours", puzzle.container().withColours(colours), puzzle.oneSided(), pieces);
        PlainColours solver = new PlainColours(coloured, plain.solver());
        return new Sample(coloured, solver.solutions(all), solver);
    }

    /** A piece of sticks that may not be crossed; junctions have no colours. */
    static Piece withJunctions(Piece piece, Lattice lattice) {
        List<Cell> cells = lattice.withJunctions(piece.cells());
        List<Integer> colours = new ArrayList<>();
        for (Cell cell : cells) {
            int number = piece.cells().indexOf(cell);
            colours.add(number < 0 || !piece.isColoured() ? 0 : piece.colours().get(number));
        }
        return new Piece(piece.name(), cells, false, colours);
    }

    /** Colours of cells: of none, of some at random, or by a pattern that symmetries may keep. */
    static CellColours ofCells(List<Cell> cells, Random random) {
        Map<Cell, Integer> ofCells = new HashMap<>();
        int kind = random.nextInt(3);
        for (Cell cell : cells) {
            int colour = kind == 0
                    ? 0
                    : kind == 1 ? random.nextInt(COLOURS) : 1 + Math.floorMod(cell.x() + cell.y() + cell.z(), 2);
            if (colour > 0) {
                ofCells.put(cell, colour);
            }
        }
        Set<ColourPair> pairs = new HashSet<>();
        for (int colour = 1; colour < COLOURS; colour++) {
            pairs.add(new ColourPair(colour, colour));
        }
        if (random.nextBoolean()) {
            pairs.add(new ColourPair(2, 1));
        }
        return new CellColours(ofCells, pairs);
    }

    /** Colours of a piece with which it may lie in a place; none one time out of four. */
    static List<Integer> fitting(List<Cell> place, CellColours colours, Random random) {
        boolean isColoured = random.nextInt(4) > 0;
        return place.stream()
                .map(cell -> isColoured ? colourFor(colours.colour(cell), colours, random) : 0)
                .toList();
    }

    private static int colourFor(int container, CellColours colours, Random random) {
        int colour = random.nextInt(COLOURS);
        return colours.permit(colour, container) ? colour : 0;
    }
}
