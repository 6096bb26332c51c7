package io.github.filaforge.burrtools;

import io.github.filaforge.burrtools.BurrShape.State;
import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.DefinitionLimits;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Extent;
import io.github.filaforge.model.Handling;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.source.InputException;
import io.github.filaforge.source.SourcePosition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes a puzzle from a problem of BurrTools, step by step. Throws an {@link InputException} if the problem has a property
 * that no puzzle can have.
 */
final class PuzzleOfProblem {

    /** The greatest number of names in a warning. */
    private static final int SHOWN = 5;

    private final BurrFile file;
    private final int number;
    private final BurrProblem problem;
    private final Lattice lattice;
    private final List<String> warnings = new ArrayList<>();
    /** True if the limit of empty voxels excludes numbers of pieces that the ranges allow. */
    private boolean mayLimitHoles;

    PuzzleOfProblem(BurrFile file, int number) {
        this.file = file;
        this.number = number;
        this.problem = file.problems().get(number);
        this.lattice = file.grid()
                .lattice()
                .orElseThrow(() -> refused(
                        "its voxels are " + file.grid().words() + ", of which there are no puzzles",
                        "other grids can be solved"));
    }

    private InputException refused(String what, String remedy) {
        return InputException.of(file.source(), name() + ": " + what, remedy);
    }

    /** Returns the number of the problem, from 1, and its name. */
    private String name() {
        String name = problem.name().strip();
        return "problem " + (number + 1) + (name.isEmpty() ? "" : " " + PlainText.quoted(name));
    }

    BurrPuzzle puzzle(String name) {
        if (problem.result().isEmpty()) {
            throw refused(
                    "it has no result that is to be filled",
                    "give it one in BurrTools, or take another by PuzzleFile.open(N)");
        }
        BurrShape result = file.shapes().get(problem.result().getAsInt());
        List<Cell> required = cells(result, State.FILLED);
        List<Cell> optional = cells(result, State.VARIABLE);
        List<Cell> cells = Stream.concat(required.stream(), optional.stream()).toList();
        checkSize(cells.size());
        List<BurrEntry> counts = counts(required.size(), optional.size());
        Cell corner = lattice.translationTo(BurrGrid.lowest(cells));
        Container container =
                container(moved(required, corner), moved(optional, corner)).withColours(colours(result, corner));
        List<List<String>> names = new ArrayList<>();
        List<Piece> pieces = pieces(counts, names);
        if (pieces.size() > DefinitionLimits.MAX_PIECES) {
            throw refused("it has more than " + DefinitionLimits.MAX_PIECES + " pieces", "use fewer");
        }
        Puzzle all = new Puzzle(name, container, false, pieces);
        Puzzle puzzle = mayLimitHoles ? all.leavingAtMost(problem.maxHoles().getAsInt()) : all;
        Defined<Puzzle> defined = new Defined<>(puzzle, false, SourcePosition.ofWhole(file.source()), warnings);
        return new BurrPuzzle(file, number, defined, names, corner, new BurrTurns(file.grid()));
    }

    private void warn(String what) {
        warnings.add(file.source() + ": warning: " + name() + ": " + what);
    }

    private List<Cell> cells(BurrShape shape, State state) {
        return shape.voxels(state).stream().map(file.grid()::cell).toList();
    }

    private CellColours colours(BurrShape result, Cell corner) {
        Map<Cell, Integer> colours = new HashMap<>();
        for (int voxel = 0; voxel < result.voxels(); voxel++) {
            if (result.state(voxel) != State.EMPTY && result.colour(voxel) > 0) {
                colours.put(file.grid().cell(result.voxel(voxel)).minus(corner), result.colour(voxel));
            }
        }
        return new CellColours(colours, problem.pairs());
    }

    private static List<Cell> moved(List<Cell> cells, Cell corner) {
        return cells.stream().map(cell -> cell.minus(corner)).sorted().toList();
    }

    private void checkSize(int cells) {
        if (cells == 0) {
            throw refused("its result has no filled voxel", "fill some (#) in BurrTools");
        }
        if (cells > DefinitionLimits.MAX_REGION_CELLS) {
            throw refused(
                    "its result has " + cells + " voxels",
                    "a region has at most " + DefinitionLimits.MAX_REGION_CELLS + " cells");
        }
    }

    /** Returns the entries with the range of the pieces that a solution may have of each. */
    private List<BurrEntry> counts(int required, int optional) {
        Map<Integer, Integer> ofShapes = new HashMap<>();
        List<Integer> volumes = IntStream.range(0, problem.entries().size())
                .mapToObj(entry -> ofShapes.computeIfAbsent(
                        problem.entries().get(entry).shape(),
                        any -> shape(entry).voxels(State.FILLED).size()))
                .toList();
        int all = required + optional;
        PieceCounts counts = new PieceCounts(problem.entries(), volumes, required, all);
        if (counts.most() < required || counts.fewest() > all) {
            throw refused(
                    "its pieces have " + voxels(counts.fewest(), counts.most()) + ", but its result has "
                            + (optional == 0 ? "" + required : required + " to " + all),
                    "all pieces together fill the result: check counts and shapes");
        }
        if (counts.most() == 0) {
            throw refused("it has no pieces", "add some in BurrTools");
        }
        mayLimitHoles = counts.fewest() != counts.most()
                && problem.maxHoles().isPresent()
                && counts.canLeaveMoreThan(problem.maxHoles().getAsInt());
        return counts.narrowed();
    }

    private static String voxels(long fewest, long most) {
        return fewest == most ? Plural.of(most, "voxel") : fewest + " to " + most + " voxels";
    }

    private BurrShape shape(int entry) {
        return file.shapes().get(problem.entries().get(entry).shape());
    }

    private List<Piece> pieces(List<BurrEntry> counts, List<List<String>> names) {
        List<Piece> pieces = new ArrayList<>();
        Names naming = new Names();
        boolean hasVariable = false;
        for (int entry = 0; entry < counts.size(); entry++) {
            BurrShape shape = shape(entry);
            BurrEntry count = counts.get(entry);
            List<Cell> cells = cells(shape, State.FILLED);
            if (cells.isEmpty() && count.max() > 0) {
                throw refused(
                        "shape " + (count.shape() + 1) + " '" + PlainText.shortened(shape.name())
                                + "' is a piece without a filled voxel",
                        "fill some (#) in BurrTools, or take it out of the problem");
            }
            hasVariable |= shape.has(State.VARIABLE);
            List<String> called = naming.of(shape.name(), count.shape(), count.max());
            names.add(called);
            if (!called.isEmpty()) {
                Cell point = lattice.translationTo(BurrGrid.lowest(cells));
                List<Cell> atOrigin =
                        cells.stream().map(cell -> cell.minus(point)).toList();
                List<Integer> colours =
                        shape.voxels(State.FILLED).stream().map(shape::colour).toList();
                for (int copy = 0; copy < called.size(); copy++) {
                    pieces.add(new Piece(called.get(copy), atOrigin, false, colours, copy >= count.min())
                            .with(handling(entry, copy)));
                }
            }
        }
        if (hasVariable) {
            warn("variable voxels (+) of pieces are left out: only filled ones (#) are placed");
        }
        List<String> renamed = naming.renamed;
        if (!renamed.isEmpty()) {
            warn("names of pieces have no blanks and are there once: "
                    + String.join(", ", renamed.subList(0, Math.min(SHOWN, renamed.size())))
                    + (renamed.size() > SHOWN ? " and " + (renamed.size() - SHOWN) + " more" : ""));
        }
        return pieces;
    }

    /** Returns the weight and the groups of a piece of an entry: the first pieces have as many groups as it allows. */
    private Handling handling(int entry, int copy) {
        return new Handling(
                shape(entry).weight(),
                problem.entries().get(entry).groups().entrySet().stream()
                        .filter(group -> copy < group.getValue())
                        .map(Map.Entry::getKey)
                        .toList());
    }

    private Container container(List<Cell> required, List<Cell> optional) {
        List<Cell> all = Stream.concat(required.stream(), optional.stream()).toList();
        Box box = new Box(
                1 + all.stream().mapToInt(Cell::x).max().orElseThrow(),
                1 + all.stream().mapToInt(Cell::y).max().orElseThrow(),
                1 + all.stream().mapToInt(lattice::layer).max().orElseThrow());
        if (box.volume() > DefinitionLimits.MAX_BOX_CELLS) {
            throw refused(
                    "its result lies in a box of " + box,
                    "a box has at most " + DefinitionLimits.MAX_BOX_CELLS + " cells");
        }
        Container container = new Container(lattice, box);
        boolean isWhole = optional.isEmpty() && lattice.cellCount(box) == required.size();
        return isWhole ? container : container.with(Extent.of(required, optional));
    }

    /**
     * Gives names to the pieces of entries: the names of their shapes, as far as a definition can have them, each once. A
     * character that cannot stand in a name becomes {@code _}. A shape without a name receives its number, as BurrTools
     * shows it: {@code S1}.
     */
    private static final class Names {

        /** The number of characters of the name of a shape that are kept; numbers of copies are put behind them. */
        private static final int LONGEST = 40;

        /** The signs of pictures for no piece, for no cell and for cells of a region, which can be no names therefore. */
        private static final Set<String> NO_NAMES = Set.of(".", "-", "*", "?");

        private final Set<String> taken = new HashSet<>();
        /** A phrase for each shape whose name cannot be the name of a piece, with the name that its pieces have instead. */
        private final List<String> renamed = new ArrayList<>();

        /**
         * Returns the names of the pieces of the next entry.
         *
         * @param shape the name of its shape; any text
         * @param number the number of its shape, from 0
         * @param count the number of its pieces
         */
        List<String> of(String shape, int number, int count) {
            if (count == 0) {
                return List.of();
            }
            String base = base(shape, number);
            String stem = base;
            for (int next = 2;
                    taken.contains(stem) || names(stem, count).stream().anyMatch(taken::contains);
                    next++) {
                stem = base + "~" + next;
            }
            List<String> names = names(stem, count);
            taken.add(stem);
            taken.addAll(names);
            if (!shape.isEmpty() && !stem.equals(shape)) {
                renamed.add("'" + PlainText.shortened(shape) + "' is called " + stem);
            }
            return names;
        }

        private static List<String> names(String stem, int count) {
            return count == 1
                    ? List.of(stem)
                    : IntStream.rangeClosed(1, count)
                            .mapToObj(copy -> stem + "." + copy)
                            .toList();
        }

        private static String base(String shape, int number) {
            StringBuilder name = new StringBuilder();
            shape.codePoints()
                    .limit(LONGEST)
                    .forEach(character -> name.appendCodePoint(isPlain(character) ? character : '_'));
            String base = name.toString().replaceAll("_{2,}", "_").replaceAll("^_|_$", "");
            return base.isEmpty() || NO_NAMES.contains(base) ? "S" + (number + 1) : base;
        }

        /** Returns true if a character can stand in a name wherever a definition or another output has it. */
        private static boolean isPlain(int character) {
            return PlainText.isPlain(character)
                    && Character.getType(character) != Character.SPACE_SEPARATOR
                    && ",#:~".indexOf(character) < 0;
        }
    }
}
