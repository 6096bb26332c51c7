package io.github.filaforge.burrtools;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Periods;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.source.InputException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Makes a file of BurrTools from puzzles. Each puzzle becomes a problem, and its region becomes the result of the problem.
 * All pieces of one shape become one entry with their number, since BurrTools treats pieces of two entries as different. If
 * some pieces of a shape may be left over, the entry has the least and the greatest number of pieces that are used.
 */
public final class ProblemsOfPuzzles {

    private static final String GRIDS =
            "BurrTools has cubes, triangles, triangular prisms, balls, rhombic tetrahedra, and tetrahedra with octahedra";

    private final String source;
    private final List<BurrShape> shapes = new ArrayList<>();
    private final List<BurrProblem> problems = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();

    private ProblemsOfPuzzles(String source) {
        this.source = source;
    }

    /**
     * The result of a conversion of puzzles.
     *
     * @param file the file
     * @param warnings the properties of the puzzles that the file does not have, each as a complete message for the user
     */
    public record Converted(BurrFile file, List<String> warnings) {

        public Converted {
            warnings = List.copyOf(warnings);
        }
    }

    /**
     * Makes a file.
     *
     * @param source the name, in errors, of the file that the puzzles come from
     * @param puzzles the puzzles; at least one
     * @throws InputException if one of them has no counterpart, or they have several lattices
     */
    public static Converted of(String source, List<Puzzle> puzzles) {
        ProblemsOfPuzzles making = new ProblemsOfPuzzles(source);
        BurrGrid grid = making.grid(puzzles.get(0));
        for (Puzzle puzzle : puzzles) {
            if (making.grid(puzzle) != grid) {
                throw InputException.of(
                        source,
                        "the puzzles have several lattices, and a BurrTools file has one grid",
                        "convert them one by one: PuzzleFile.open(N)");
            }
            Puzzle settled = puzzle.withHoles()
                    .orElseThrow(() -> making.refused(
                            puzzle,
                            "has choices, and BurrTools has none",
                            "choose an option of each by Puzzle.choosing: then their cells become holes"));
            making.add(settled, grid);
        }
        BurrFile file = new BurrFile(source, grid, making.palette(), making.shapes, making.problems, "", Set.of());
        return new Converted(file, making.warnings);
    }

    private InputException refused(Puzzle puzzle, String what, String remedy) {
        return InputException.of(source, "puzzle " + PlainText.shortened(puzzle.name()) + " " + what, remedy);
    }

    private BurrGrid grid(Puzzle puzzle) {
        Lattice lattice = puzzle.lattice();
        return BurrGrid.of(lattice)
                .orElseThrow(() ->
                        refused(puzzle, "is of the lattice " + lattice + ", for which BurrTools has no grid", GRIDS));
    }

    private void add(Puzzle puzzle, BurrGrid grid) {
        if (puzzle.oneSided()
                && puzzle.mobilePieces().stream()
                        .anyMatch(piece -> puzzle.turns(piece).equals(Turns.TURN))) {
            throw refused(
                    puzzle,
                    "is one-sided, and BurrTools turns flat pieces over",
                    "without oneSide it is another puzzle, which can be converted");
        }
        for (Piece piece : puzzle.mobilePieces()) {
            Turns turns = puzzle.turns(piece);
            if (!turns.equals(Turns.ALL)
                    && !puzzle.lattice()
                            .turns()
                            .motions(turns)
                            .equals(puzzle.lattice().turns().motions(Turns.ALL))) {
                throw refused(
                        puzzle,
                        "has turns=" + turns + " for piece " + PlainText.shortened(piece.name())
                                + ", and BurrTools turns each piece in all ways",
                        "with turns=all it is another puzzle, which can be converted");
            }
        }
        Periods periods = puzzle.container().periods();
        if (!periods.areNone()) {
            throw refused(
                    puzzle,
                    "has a box that is " + periods.words(puzzle.box()),
                    "BurrTools has boxes with ends only: without wrap it is another puzzle, which can be converted");
        }
        if (grid == BurrGrid.SPHERES && !puzzle.lattice().turns().hasFurther()) {
            checkTurns(puzzle);
        }
        if (!puzzle.placed().isAny()) {
            throw refused(
                    puzzle,
                    "limits the number of its pieces, pieces=" + puzzle.placed()
                            + ", and BurrTools limits the number of each piece only",
                    "without pieces it is another puzzle, which can be converted");
        }
        if (puzzle.mobilePieces().isEmpty()) {
            throw refused(puzzle, "has no piece that is to be placed", "a problem of BurrTools needs one");
        }
        List<BurrEntry> entries = new ArrayList<>();
        for (List<Piece> family : families(puzzle, grid)) {
            String name = name(family);
            int shape = shape(piece(name, family.get(0), grid).withWeight(weight(name, family)));
            int required =
                    (int) family.stream().filter(piece -> !piece.optional()).count();
            entries.add(new BurrEntry(shape, required, family.size(), groups(family)));
        }
        CellColours colours = puzzle.container().colours();
        problems.add(new BurrProblem(
                puzzle.name(),
                entries,
                OptionalInt.of(shape(result(puzzle.region(), colours, grid))),
                colours.pairs(),
                puzzle.mostEmpty() == Integer.MAX_VALUE ? OptionalInt.empty() : OptionalInt.of(puzzle.mostEmpty()),
                BurrProblem.State.UNSOLVED,
                Optional.<BigInteger>empty(),
                Optional.<BigInteger>empty(),
                List.of()));
    }

    /** Returns the number of pieces in each group. */
    private static Map<Integer, Integer> groups(List<Piece> family) {
        Map<Integer, Integer> groups = new TreeMap<>();
        family.forEach(piece -> piece.handling().groups().forEach(group -> groups.merge(group, 1, Integer::sum)));
        return groups;
    }

    private int weight(String name, List<Piece> family) {
        List<Integer> weights = family.stream()
                .map(piece -> piece.handling().weight())
                .distinct()
                .sorted()
                .toList();
        int greatest = weights.get(weights.size() - 1);
        if (weights.size() > 1) {
            warnings.add(source + ": warning: the pieces of the shape of '" + PlainText.shortened(name)
                    + "' have several weights, and BurrTools has one for a shape: it is " + greatest);
        }
        return greatest;
    }

    private void checkTurns(Puzzle puzzle) {
        BurrTurns turns = new BurrTurns(BurrGrid.SPHERES);
        for (Piece piece : puzzle.mobilePieces()) {
            if (turns.hasFurtherTurns(piece.cells())) {
                throw refused(
                        puzzle,
                        "has turns=lattice, and BurrTools turns flat pieces like '" + PlainText.shortened(piece.name())
                                + "' in their plane",
                        "without turns=lattice it is another puzzle, which can be converted");
            }
        }
    }

    /**
     * Returns the shape of a piece. The shape of a piece that is also turned in its plane has its hotspot on a ball, so that
     * turns carry it to a ball.
     */
    private static BurrShape piece(String name, Piece piece, BurrGrid grid) {
        List<Cell> voxels = voxels(grid, piece.cells());
        BurrShape shape = BurrShape.of(name, voxels, List.of(), colours(voxels, piece.colours()));
        boolean isTurnedFurther =
                grid == BurrGrid.SPHERES && new BurrTurns(grid).hasFurtherTurns(shape.voxels(BurrShape.State.FILLED));
        return isTurnedFurther
                ? shape.withHotspot(shape.voxels(BurrShape.State.FILLED).get(0))
                : shape;
    }

    private static BurrShape result(Region region, CellColours colours, BurrGrid grid) {
        List<Cell> cells =
                IntStream.range(0, region.size()).mapToObj(region::cell).toList();
        List<Cell> voxels = voxels(grid, cells);
        List<Integer> ofCells = cells.stream().map(colours::colour).toList();
        return BurrShape.of("", those(region, voxels, false), those(region, voxels, true), colours(voxels, ofCells));
    }

    /** Returns the colours of the voxels that have one. */
    private static Map<Cell, Integer> colours(List<Cell> voxels, List<Integer> ofVoxels) {
        Map<Cell, Integer> colours = new HashMap<>();
        for (int i = 0; i < ofVoxels.size(); i++) {
            if (ofVoxels.get(i) > 0) {
                colours.put(voxels.get(i), ofVoxels.get(i));
            }
        }
        return colours;
    }

    /** Returns as many colours as shapes and pairs use. The first 64 differ from one another. */
    private List<String> palette() {
        IntStream ofVoxels = shapes.stream()
                .flatMapToInt(shape -> IntStream.range(0, shape.voxels()).map(shape::colour));
        IntStream ofPairs = problems.stream()
                .flatMap(problem -> problem.pairs().stream())
                .flatMapToInt(pair -> IntStream.of(pair.piece(), pair.container()));
        int greatest = IntStream.concat(ofVoxels, ofPairs).max().orElse(0);
        return IntStream.range(0, greatest)
                .mapToObj(colour -> 85 * (3 - colour % 4) + " " + 85 * (colour / 4 % 4) + " " + 85 * (colour / 16 % 4))
                .toList();
    }

    private static List<Cell> those(Region region, List<Cell> voxels, boolean areOptional) {
        return IntStream.range(0, voxels.size())
                .filter(number -> region.optional().contains(number) == areOptional)
                .mapToObj(voxels::get)
                .toList();
    }

    /** Returns the number of a shape, which is added to the file unless it is there already. */
    private int shape(BurrShape shape) {
        int known = shapes.indexOf(shape);
        if (known < 0) {
            shapes.add(shape);
        }
        return known < 0 ? shapes.size() - 1 : known;
    }

    /** Returns the mobile pieces, grouped by shape. */
    private static List<List<Piece>> families(Puzzle puzzle, BurrGrid grid) {
        BurrTurns turns = new BurrTurns(grid);
        Map<SortedMap<Cell, Integer>, List<Piece>> alike = new LinkedHashMap<>();
        puzzle.mobilePieces()
                .forEach(piece -> alike.computeIfAbsent(
                                coloured(voxels(grid, piece.cells()), piece.colours()), any -> new ArrayList<>())
                        .add(piece));
        Map<BurrTurns.Standard, List<Piece>> families = new LinkedHashMap<>();
        alike.forEach((voxels, pieces) -> families.computeIfAbsent(turns.standard(voxels), any -> new ArrayList<>())
                .addAll(pieces));
        return List.copyOf(families.values());
    }

    private static SortedMap<Cell, Integer> coloured(List<Cell> voxels, List<Integer> colours) {
        SortedMap<Cell, Integer> coloured = new TreeMap<>();
        voxels.forEach(voxel -> coloured.put(voxel, 0));
        coloured.putAll(colours(voxels, colours));
        return coloured;
    }

    /** Returns the common name of pieces of one shape: Y, if they are Y.1, Y.2 and so on, and else the name of the first. */
    private String name(List<Piece> family) {
        String first = family.get(0).name();
        boolean isFamily = family.size() > 1
                && first.endsWith(".1")
                && IntStream.range(0, family.size())
                        .allMatch(i -> family.get(i).name().equals(first.substring(0, first.length() - 1) + (i + 1)));
        if (family.size() > 1 && !isFamily) {
            warnings.add(source + ": warning: " + family.size() + " pieces have the shape of piece '"
                    + PlainText.shortened(first) + "': they become " + family.size()
                    + " of it, since BurrTools takes pieces of two names for different");
        }
        return isFamily ? first.substring(0, first.length() - 2) : first;
    }

    /** Returns the voxels of cells, moved as near to the corner of the grid as possible. */
    private static List<Cell> voxels(BurrGrid grid, List<Cell> cells) {
        List<Cell> voxels = cells.stream().map(grid::voxel).toList();
        Cell corner = grid.translationTo(BurrGrid.lowest(voxels));
        return voxels.stream().map(voxel -> voxel.minus(corner)).toList();
    }
}
