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

    /** Returns {@code count} puzzles with a choice that have a solution, but not very many solutions. */
    public static Stream<Sample> stream(String lattice, int count) {
        return RandomLattices.stream(lattice, 60 * count)
                .map(RandomChoices::sample)
                .filter(sample -> !sample.puzzle().choices().isEmpty())
                .filter(sample ->
                        !sample.solutions().isEmpty() && sample.solutions().size() <= MOST_SOLUTIONS)
                .limit(count);
    }

    private static Sample sample(RandomLattices.Sample plain) {
        Puzzle puzzle = plain.puzzle();
        Random random = new Random(puzzle.name().hashCode());
        List<Cell> region = puzzle.lattice().written(puzzle.region().cells());
        List<Cell> free = new ArrayList<>(region);
        Collections.shuffle(free, random);
        List<Piece> choices = new ArrayList<>();
        List<Piece> pieces = new ArrayList<>();
        int wanted = 1 + random.nextInt(2);
        for (Piece piece : puzzle.pieces()) {
            int volume = puzzle.lattice().written(piece.cells()).size();
            boolean mayBeChoice = !piece.stationary()
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
        if (!puzzle.lattice().hasJunctions()) {
            container = container.with(Extent.of(container.cells(), List.of()));
        }
        Puzzle chosen = new Puzzle(puzzle.name() + "-choices", container, puzzle.turns(), all, puzzle.placed());
        Puzzle rest = chosen.withPieces(pieces);
        List<Solution> solutions = new ArrayList<>();
        collect(rest, region, choices, new TreeMap<>(), solutions);
        return new Sample(chosen, solutions, new PlainLattice(rest, region));
    }

    /** Adds the solutions of each combination of options by a search of its own, in the cells that it leaves. */
    private static void collect(
            Puzzle rest,
            List<Cell> region,
            List<Piece> left,
            Map<String, List<Cell>> chosen,
            List<Solution> solutions) {
        if (left.isEmpty()) {
            Set<Cell> open = new HashSet<>(region);
            chosen.values().forEach(open::removeAll);
            if (rest.mobilePieces().isEmpty() || open.isEmpty()) {
                if (open.isEmpty() && rest.mobilePieces().isEmpty()) {
                    solutions.add(new Solution(Map.copyOf(chosen), new Partition(List.of())));
                }
                return;
            }
            new PlainLattice(rest, open)
                    .solutions()
                    .forEach(parts -> solutions.add(new Solution(new TreeMap<>(chosen), parts)));
            return;
        }
        Piece choice = left.get(0);
        for (Option option : choice.options()) {
            chosen.put(choice.name(), option.cells());
            collect(rest, region, left.subList(1, left.size()), chosen, solutions);
            chosen.remove(choice.name());
        }
    }
}
