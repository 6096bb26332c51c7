package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Checks printed solutions of one puzzle against its definition. */
public final class SolutionChecker {

    private static final Pattern HEADING = Pattern.compile("# --- SOLUTION \\d+ ---");
    private static final Pattern WHITE_SPACE = Pattern.compile("\\s+");
    private static final Pattern LAYER_END = Pattern.compile(",");

    private final Puzzle puzzle;
    private final List<Cell> cells;
    private final Map<Cell, String> stationary = new HashMap<>();
    /** The orientations of each mobile piece, by its name. */
    private final NavigableMap<String, Set<List<Cell>>> mobile = new TreeMap<>();

    public SolutionChecker(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.cells = List.copyOf(PlainRegion.cellsOf(puzzle.box()));
        Congruence congruence = Congruence.of(puzzle);
        for (Piece piece : puzzle.pieces()) {
            if (piece.stationary()) {
                piece.cells().forEach(cell -> stationary.put(cell, piece.name()));
            } else {
                mobile.put(piece.name(), Set.copyOf(congruence.orientations(piece.cells())));
            }
        }
    }

    /**
     * Checks one picture; comments, such as the line that numbers it, and blank lines do not matter.
     *
     * @return the solution that the picture shows
     * @throws AssertionError if the picture is not a solution, saying why
     */
    public Partition check(String picture) {
        return new Picture(picture).check();
    }

    /**
     * Checks all that a program printed: the pictures after the lines that number solutions, each up to the next line
     * that is blank or a comment.
     *
     * @param mirror whether solutions that are mirror images of each other count as symmetric
     * @return the solutions, in the order printed
     * @throws AssertionError if a picture is not a solution, or two show the same solution or symmetric ones
     */
    public List<Partition> checkOutput(String output, boolean mirror) {
        PlainSymmetries symmetries = PlainSymmetries.of(puzzle, mirror);
        List<String> pictures = picturesIn(output);
        List<Partition> solutions = new ArrayList<>();
        Map<Partition, Integer> reached = new HashMap<>();
        for (String picture : pictures) {
            Partition solution = check(picture);
            Integer former = reached.get(solution);
            if (former != null) {
                String relation =
                        solutions.get(former).equals(solution) ? "shows the same solution as" : "is symmetric to";
                throw new AssertionError(
                        puzzle.name() + ": this picture " + relation + " another\n" + picture + pictures.get(former));
            }
            for (Partition image : symmetries.orbit(solution)) {
                reached.put(image, solutions.size());
            }
            solutions.add(solution);
        }
        return solutions;
    }

    private static List<String> picturesIn(String output) {
        List<String> pictures = new ArrayList<>();
        StringBuilder current = null;
        for (String line : output.lines().map(String::strip).toList()) {
            if (HEADING.matcher(line).matches()) {
                if (current != null) {
                    pictures.add(current.toString());
                }
                current = new StringBuilder(line).append('\n');
            } else if (current != null && (line.isEmpty() || line.startsWith("#"))) {
                pictures.add(current.toString());
                current = null;
            } else if (current != null) {
                current.append(line).append('\n');
            }
        }
        if (current != null) {
            pictures.add(current.toString());
        }
        return pictures;
    }

    /** The picture of a solution while it is read from text. */
    private final class Picture {

        private final String text;
        private final Map<Cell, String> names = new HashMap<>();

        private Picture(String text) {
            this.text = text;
        }

        private Partition check() {
            readCells();
            Map<String, List<Cell>> parts = new HashMap<>();
            for (Cell cell : cells) {
                String name = names.get(cell);
                String expected = stationary.get(cell);
                if (expected != null) {
                    require(name.equals(expected), () -> "stationary piece " + expected + " is not at " + cell);
                } else {
                    require(!name.equals("."), () -> "nothing covers " + cell);
                    require(mobile.containsKey(name), () -> name + " at " + cell + " is not a mobile piece");
                    parts.computeIfAbsent(name, key -> new ArrayList<>()).add(cell);
                }
            }
            mobile.keySet().forEach(name -> require(parts.containsKey(name), () -> "piece " + name + " is missing"));
            mobile.forEach((name, orientations) -> require(
                    orientations.contains(Congruence.atOrigin(parts.get(name))),
                    () -> "piece " + name + " has another shape than its definition"));
            return Partition.of(parts.values());
        }

        private void readCells() {
            Box box = puzzle.box();
            List<String> rows = text.lines()
                    .map(line -> line.contains("#") ? line.substring(0, line.indexOf('#')) : line)
                    .filter(line -> !line.isBlank())
                    .toList();
            require(rows.size() == box.yDim(), () -> rows.size() + " rows instead of " + box.yDim());
            for (int row = 0; row < rows.size(); row++) {
                String[] layers = LAYER_END.split(rows.get(row), -1);
                require(layers.length == box.zDim(), () -> layers.length + " layers instead of " + box.zDim());
                for (int z = 0; z < layers.length; z++) {
                    String[] tokens = WHITE_SPACE.split(layers[z].strip());
                    require(
                            tokens.length == box.xDim(),
                            () -> tokens.length + " cells in a row instead of " + box.xDim());
                    for (int x = 0; x < tokens.length; x++) {
                        names.put(new Cell(x, box.yDim() - 1 - row, z), tokens[x]);
                    }
                }
            }
        }

        private void require(boolean condition, Supplier<String> otherwise) {
            if (!condition) {
                throw new AssertionError(puzzle.name() + ": " + otherwise.get() + "\n" + text);
            }
        }
    }
}
