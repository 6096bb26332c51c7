package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Symmetry;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.RandomColours.Sample;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The puzzles of {@link RandomLattices} with pieces that may not make all turns; every third puzzle has colours too. */
public final class RandomTurns {

    private static final int MAX_SOLUTIONS = 300;

    private RandomTurns() {}

    /** Returns {@code count} puzzles of a lattice, and as many with cells that may stay empty. */
    public static Stream<Sample> stream(String lattice, int count) {
        return Stream.of(
                        RandomLattices.stream(lattice, 4 * count), RandomLattices.withOptionalCells(lattice, 4 * count))
                .flatMap(plain -> samples(plain, count));
    }

    private static Stream<Sample> samples(Stream<RandomLattices.Sample> plain, int count) {
        return plain.map(RandomTurns::sample)
                .filter(sample ->
                        !sample.solutions().isEmpty() && sample.solutions().size() <= MAX_SOLUTIONS)
                .limit(count);
    }

    private static Sample sample(RandomLattices.Sample plain) {
        Random random = new Random(plain.puzzle().name().hashCode());
        Puzzle puzzle = plain.puzzle();
        Lattice lattice = puzzle.lattice();
        PlainLattice solver = plain.solver().turningFreely();
        List<Partition> all = solver.solutions();
        boolean isColoured = random.nextInt(3) == 0;
        CellColours colours = isColoured ? RandomColours.ofCells(solver.region(), random) : CellColours.NONE;
        Container container = puzzle.container().withColours(colours);
        List<Piece> pieces = new ArrayList<>();
        List<List<Cell>> parts =
                plain.solutions().get(random.nextInt(plain.solutions().size())).parts();
        for (List<Cell> part : parts) {
            List<Integer> ofPiece = isColoured ? RandomColours.fitting(part, colours, random) : List.of();
            Piece piece = new Piece("p" + pieces.size(), lattice.seenFromFirst(part), false, ofPiece);
            pieces.add(container.hasJunctions() ? RandomColours.withJunctions(piece, lattice) : piece);
        }
        puzzle.pieces().stream().filter(Piece::stationary).forEach(pieces::add);
        Puzzle restricted = restricted(new Puzzle(puzzle.name(), container, Turns.ALL, pieces), random);
        PlainColours painter = new PlainColours(restricted, solver);
        return new Sample(restricted, painter.solutions(all), painter);
    }

    /**
     * Returns a puzzle whose pieces may make fewer turns. A solution in which each piece lies as its definition has it stays
     * a solution.
     */
    static Puzzle restricted(Puzzle puzzle, Random random) {
        Turns usual = turns(puzzle.lattice(), random);
        boolean haveOwn = random.nextInt(3) > 0;
        List<Piece> pieces = puzzle.pieces().stream()
                .map(piece -> haveOwn && random.nextBoolean() ? piece.with(turns(puzzle.lattice(), random)) : piece)
                .map(piece -> piece.stationary() || piece.isColoured()
                        ? piece
                        : turned(piece, puzzle.lattice(), piece.turns().orElse(usual), random))
                .toList();
        return new Puzzle(puzzle.name() + "-turns", puzzle.container(), usual, pieces);
    }

    private static Turns turns(Lattice lattice, Random random) {
        int number = random.nextInt(Turns.USUAL.size() + 1);
        if (number < Turns.USUAL.size()) {
            return Turns.USUAL.get(number);
        }
        List<String> words = new ArrayList<>(List.of("0"));
        String letters = lattice.turns().letters().replace(", ", "");
        for (int count = 1 + random.nextInt(3); count > 0; count--) {
            words.add(IntStream.rangeClosed(0, random.nextInt(3))
                    .mapToObj(any ->
                            letters.substring(random.nextInt(letters.length())).substring(0, 1))
                    .collect(Collectors.joining()));
        }
        return Turns.listed(words);
    }

    /** Returns a piece after a turn that it may make. */
    private static Piece turned(Piece piece, Lattice lattice, Turns turns, Random random) {
        if (turns.areListed()) {
            return piece;
        }
        List<Symmetry> motions = lattice.turns().motions(turns);
        List<Cell> cells = lattice.turns().turned(piece.cells(), motions.get(random.nextInt(motions.size())));
        return new Piece(piece.name(), cells, false, List.of(), piece.optional(), piece.turns());
    }
}
