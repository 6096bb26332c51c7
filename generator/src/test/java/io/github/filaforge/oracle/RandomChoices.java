package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Extent;
import io.github.filaforge.model.Option;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The puzzles of {@link RandomLattices} in which some pieces are replaced by choices of cells that stay open. */
public final class RandomChoices {

    private static final int MOST_OPTIONS = 5;
    private static final int LARGEST_OPTION = 3;
    private static final int MOST_SOLUTIONS = 3000;

    private RandomChoices() {}

    /**
     * A solution.
     *
     * @param chosen the cells of the option of each choice
     * @param parts the parts into which the pieces cut the other cells
     */
    public record Solution(Map<String, List<Cell>> chosen, Partition parts) {}

    /**
     * A puzzle and all its solutions.
     *
     * @param whole a plain search in all cells, for its symmetries
     */
    public record Sample(Puzzle puzzle, List<Solution> solutions, PlainLattice whole) {

        /** Returns the number of solutions up to symmetries that keep each option. */
        public long orbits(Collection<Solution> all, boolean mirrored) {
            List<Map<Cell, Cell>> symmetries = whole.symmetries(mirrored).stream()
                    .filter(map -> puzzle.choices().stream()
                            .flatMap(choice -> choice.options().stream())
                            .allMatch(option -> keeps(map, option.cells())))
                    .toList();
            return all.stream()
                    .map(solution -> symmetries.stream()
                            .map(map ->
                                    solution.chosen() + " " + solution.parts().mapped(map::get))
                            .min(String::compareTo)
                            .orElseThrow())
                    .distinct()
                    .count();
        }

        private static boolean keeps(Map<Cell, Cell> map, List<Cell> cells) {
            return cells.stream().map(map::get).allMatch(cells::contains);
        }

        @Override
        public String toString() {
            return puzzle.name();
        }
    }

    /**
     * Returns {@code count} puzzles with a choice that have a solution, but not very many solutions, and equally many puzzles
     * that also have cells that may stay empty and pieces that may be left over.
     */
    public static Stream<Sample> stream(String lattice, int count) {
        return Stream.concat(
                samples(RandomLattices.stream(lattice, 60 * count).map(RandomLattices.Sample::puzzle), count),
                samples(
                        RandomLattices.withOptionalCells(lattice, 60 * count)
                                .map(sample -> RandomRanges.ranged(sample.puzzle())),
                        count));
    }

    private static Stream<Sample> samples(Stream<Puzzle> plain, int count) {
        return plain.flatMap(puzzle -> sample(puzzle).stream())
                .filter(sample -> !sample.puzzle().choices().isEmpty())
                .filter(sample ->
                        !sample.solutions().isEmpty() && sample.solutions().size() <= MOST_SOLUTIONS)
                .limit(count);
    }

    /** Returns a puzzle with choices in place of some pieces; empty if it has very many solutions. */
    private static Optional<Sample> sample(Puzzle puzzle) {
        Random random = new Random(puzzle.name().hashCode());
        List<Cell> region = puzzle.lattice().written(puzzle.region().cells());
        Set<Cell> optional = Set.copyOf(
                puzzle.lattice().written(List.copyOf(puzzle.container().optional())));
        List<Cell> free = new ArrayList<>(region);
        free.removeAll(optional);
        Collections.shuffle(free, random);
        List<Piece> choices = new ArrayList<>();
        List<Piece> pieces = new ArrayList<>();
        int wanted = 1 + random.nextInt(2);
        for (Piece piece : puzzle.pieces()) {
            int volume = puzzle.lattice().written(piece.cells()).size();
            boolean mayBeChoice = !piece.stationary()
                    && !piece.optional()
                    && choices.size() < wanted
                    && volume <= LARGEST_OPTION
                    && free.size() >= 2 * volume;
            if (!mayBeChoice) {
                pieces.add(piece);
                continue;
            }
            List<Option> options = new ArrayList<>();
            int number = 1 + random.nextInt(MOST_OPTIONS);
            while (options.size() < number && free.size() >= volume) {
                List<Cell> cells = new ArrayList<>(free.subList(0, volume));
                free.removeAll(cells);
                options.add(new Option("o" + options.size(), cells));
            }
            choices.add(Piece.choice("c" + choices.size(), options));
        }
        List<Piece> all = new ArrayList<>(pieces);
        all.addAll(choices);
        Container container = puzzle.container();
        if (!puzzle.lattice().hasJunctions() && container.extent().isEmpty()) {
            container = container.with(Extent.of(container.cells(), List.of()));
        }
        Puzzle chosen = new Puzzle(
                puzzle.name() + "-choices",
                container,
                puzzle.turns(),
                all,
                puzzle.placed().plus(choices.size()),
                puzzle.mostEmpty());
        Puzzle rest = new Puzzle(puzzle.name(), container, puzzle.turns(), pieces, puzzle.placed(), puzzle.mostEmpty());
        List<Solution> solutions = new ArrayList<>();
        return new Combinations(rest, region, optional, solutions).collect(choices, new TreeMap<>())
                ? Optional.of(new Sample(chosen, solutions, new PlainLattice(rest, region, optional)))
                : Optional.empty();
    }

    /**
     * The searches of the combinations of options, each by itself.
     *
     * @param solutions receives the solutions
     */
    private record Combinations(Puzzle rest, List<Cell> region, Set<Cell> optional, List<Solution> solutions) {

        /** Makes the searches, and returns false if one of them has found very many solutions. */
        boolean collect(List<Piece> left, Map<String, List<Cell>> chosen) {
            if (!left.isEmpty()) {
                Piece choice = left.get(0);
                boolean areFew = true;
                for (Option option : choice.options()) {
                    chosen.put(choice.name(), option.cells());
                    areFew &= collect(left.subList(1, left.size()), chosen);
                    chosen.remove(choice.name());
                }
                return areFew;
            }
            Set<Cell> open = new HashSet<>(region);
            chosen.values().forEach(open::removeAll);
            PlainLattice search = new PlainLattice(rest, open, optional);
            search.solutions().forEach(parts -> solutions.add(new Solution(new TreeMap<>(chosen), parts)));
            return !search.hasMore();
        }
    }
}
