package io.github.filaforge.burrtools;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Periods;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Makes a file of puzzles: of each a problem, whose result are the cells to be filled. All pieces of one shape are one entry
 * with their number, since BurrTools takes those of two entries for different pieces.
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
     * What is made of puzzles.
     *
     * @param file the file
     * @param warnings what it has not, each in full for the user
     */
    public record Converted(BurrFile file, List<String> warnings) {

        public Converted {
            warnings = List.copyOf(warnings);
        }
    }

    /**
     * Makes a file.
     *
     * @param source how errors call where the puzzles come from
     * @param puzzles at least one
     * @throws BurrException if one of them has no counterpart, or they have several lattices
     */
    public static Converted of(String source, List<Puzzle> puzzles) {
        ProblemsOfPuzzles making = new ProblemsOfPuzzles(source);
        BurrGrid grid = making.grid(puzzles.get(0));
        for (Puzzle puzzle : puzzles) {
            if (making.grid(puzzle) != grid) {
                throw BurrException.of(
                        source,
                        "the puzzles have several lattices, and a BurrTools file has one grid",
                        "convert them one by one: --problem N");
            }
            making.add(puzzle, grid);
        }
        BurrFile file = new BurrFile(source, grid, List.of(), making.shapes, making.problems, "", Set.of());
        return new Converted(file, making.warnings);
    }

    private BurrException refused(Puzzle puzzle, String what, String remedy) {
        return BurrException.of(source, "puzzle " + Printed.text(puzzle.name()) + " " + what, remedy);
    }

    private BurrGrid grid(Puzzle puzzle) {
        Lattice lattice = puzzle.lattice();
        return BurrGrid.of(lattice)
                .orElseThrow(() ->
                        refused(puzzle, "is of the lattice " + lattice + ", for which BurrTools has no grid", GRIDS));
    }

    private void add(Puzzle puzzle, BurrGrid grid) {
        if (puzzle.oneSided()) {
            throw refused(
                    puzzle,
                    "is one-sided, and BurrTools turns flat pieces over",
                    "without oneSide it is another puzzle, which can be converted");
        }
        Periods periods = puzzle.container().periods();
        if (!periods.areNone()) {
            throw refused(
                    puzzle,
                    "has a box that is " + periods.words(puzzle.box()),
                    "BurrTools has boxes with ends only: without wrap it is another puzzle, which can be converted");
        }
        refuseColoursAndRanges(puzzle);
        if (puzzle.mobilePieces().isEmpty()) {
            throw refused(puzzle, "has no piece that is to be placed", "a problem of BurrTools needs one");
        }
        List<BurrEntry> entries = new ArrayList<>();
        for (List<Piece> family : families(puzzle, grid)) {
            String name = name(family);
            int shape = shape(piece(name, voxels(grid, family.get(0).cells()), grid));
            entries.add(new BurrEntry(shape, family.size(), family.size()));
        }
        problems.add(new BurrProblem(
                puzzle.name(),
                entries,
                OptionalInt.of(shape(result(puzzle.region(), grid))),
                Set.of(),
                OptionalInt.empty(),
                BurrProblem.State.UNSOLVED,
                Optional.<BigInteger>empty(),
                List.of()));
    }

    private void refuseColoursAndRanges(Puzzle puzzle) {
        if (!puzzle.container().colours().equals(CellColours.NONE)
                || puzzle.pieces().stream().anyMatch(Piece::isColoured)) {
            throw refused(
                    puzzle,
                    "has colours, which are not converted",
                    "without colours, K and match it is another puzzle, which can be converted");
        }
        if (puzzle.hasOptionalPieces()) {
            throw refused(
                    puzzle,
                    "has pieces that may be left over, which are not converted",
                    "with a number of copies for each range it is another puzzle, which can be converted");
        }
    }

    /** A piece; one that is also turned in its plane has its hotspot on a ball, so that this stays on one. */
    private static BurrShape piece(String name, List<Cell> voxels, BurrGrid grid) {
        BurrShape shape = BurrShape.of(name, voxels, List.of());
        boolean isTurnedFurther =
                grid == BurrGrid.SPHERES && new BurrTurns(grid).hasFurtherTurns(shape.voxels(BurrShape.State.FILLED));
        return isTurnedFurther
                ? shape.withHotspot(shape.voxels(BurrShape.State.FILLED).get(0))
                : shape;
    }

    private static BurrShape result(Region region, BurrGrid grid) {
        List<Cell> cells =
                IntStream.range(0, region.size()).mapToObj(region::cell).toList();
        List<Cell> voxels = voxels(grid, cells);
        return BurrShape.of("", those(region, voxels, false), those(region, voxels, true));
    }

    private static List<Cell> those(Region region, List<Cell> voxels, boolean areOptional) {
        return IntStream.range(0, voxels.size())
                .filter(number -> region.optional().contains(number) == areOptional)
                .mapToObj(voxels::get)
                .toList();
    }

    /** The number of a shape, which is added unless it is there. */
    private int shape(BurrShape shape) {
        int known = shapes.indexOf(shape);
        if (known < 0) {
            shapes.add(shape);
        }
        return known < 0 ? shapes.size() - 1 : known;
    }

    /** The mobile pieces, those of one shape together. */
    private static List<List<Piece>> families(Puzzle puzzle, BurrGrid grid) {
        BurrTurns turns = new BurrTurns(grid);
        Map<List<Cell>, List<Piece>> alike = new LinkedHashMap<>();
        puzzle.mobilePieces()
                .forEach(piece -> alike.computeIfAbsent(piece.cells(), any -> new ArrayList<>())
                        .add(piece));
        List<List<Piece>> families = new ArrayList<>();
        List<List<Cell>> shapes = new ArrayList<>();
        alike.forEach((cells, pieces) -> {
            List<Cell> voxels = voxels(grid, cells).stream().sorted().toList();
            int family = 0;
            while (family < shapes.size()
                    && turns.turn(shapes.get(family), voxels).isEmpty()) {
                family++;
            }
            if (family == shapes.size()) {
                shapes.add(voxels);
                families.add(new ArrayList<>());
            }
            families.get(family).addAll(pieces);
        });
        return List.copyOf(families);
    }

    /** What pieces of one shape are called together: Y, if they are Y.1, Y.2 and so on. */
    private String name(List<Piece> family) {
        String first = family.get(0).name();
        boolean isFamily = family.size() > 1
                && first.endsWith(".1")
                && IntStream.range(0, family.size())
                        .allMatch(i -> family.get(i).name().equals(first.substring(0, first.length() - 1) + (i + 1)));
        if (family.size() > 1 && !isFamily) {
            warnings.add(source + ": warning: " + family.size() + " pieces have the shape of piece '"
                    + Printed.text(first) + "': they become " + family.size()
                    + " of it, since BurrTools takes pieces of two names for different");
        }
        return isFamily ? first.substring(0, first.length() - 2) : first;
    }

    /** The voxels of cells, moved as near to the corner as they can be. */
    private static List<Cell> voxels(BurrGrid grid, List<Cell> cells) {
        List<Cell> voxels = cells.stream().map(grid::voxel).toList();
        Cell low = new Cell(
                voxels.stream().mapToInt(Cell::x).min().orElseThrow(),
                voxels.stream().mapToInt(Cell::y).min().orElseThrow(),
                voxels.stream().mapToInt(Cell::z).min().orElseThrow());
        Cell corner = grid.translationTo(low);
        return voxels.stream().map(voxel -> voxel.minus(corner)).toList();
    }
}
