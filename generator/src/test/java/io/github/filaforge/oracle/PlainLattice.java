package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.FourthAxis;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Finds the solutions of a puzzle in any lattice by a plain search. The turns and reflections of a lattice are given as maps
 * of coordinates, in the form of the literature on each lattice. Their products are the only symmetries that are used.
 */
public final class PlainLattice {

    private static final int MOST_SOLUTIONS = 1000;

    private final Puzzle puzzle;
    private final int classes;
    private final List<UnaryOperator<Cell>> turns;
    private final UnaryOperator<Cell> mirror;
    private final boolean planar;
    /** True if the cells are edges of squares; the next field is true if pieces may cross. Junctions are not used here. */
    private final boolean sticks;

    private final boolean crossing;

    private final List<Cell> region;
    private final Set<Cell> optional;
    private final List<Set<Cell>> found = new ArrayList<>();
    private final List<Partition> solutions = new ArrayList<>();
    /** The pieces that are not placed yet, by the representative of their shape. */
    private final Map<List<Cell>, Integer> left = new LinkedHashMap<>();
    /** The number of pieces of each shape that may be left over. */
    private final Map<List<Cell>, Integer> spare = new HashMap<>();

    private final Map<List<Cell>, Set<List<Cell>>> orientations = new HashMap<>();
    private boolean hasMore;

    /**
     * Creates a search for a puzzle.
     *
     * @param region the cells that are to be filled
     */
    public PlainLattice(Puzzle puzzle, Collection<Cell> region) {
        this(puzzle, region, Set.of());
    }

    /**
     * Creates a search for a puzzle.
     *
     * @param region the cells that are to be filled, or may be
     * @param optional those of them that may stay empty
     */
    public PlainLattice(Puzzle puzzle, Collection<Cell> region, Set<Cell> optional) {
        this.puzzle = puzzle;
        this.sticks = puzzle.lattice().name().equals("square-edges");
        this.crossing = sticks && puzzle.container().cells().stream().noneMatch(cell -> cell.z() == 2);
        this.optional = Set.copyOf(optional);
        this.region = region.stream().sorted().toList();
        String name = puzzle.lattice().name();
        this.planar = List.of("hexagonal", "triangular", "hexagonal-edges", "square-edges", "tetrakis")
                .contains(name);
        this.classes = switch (name) {
            case "triangular", "triangular-prism" -> 2;
            case "hexagonal-edges", "square-edges" -> 3;
            case "tetrakis" -> 4;
            default -> 1;
        };
        this.turns = turns(name);
        this.mirror = mirror(name);
        for (Piece piece : puzzle.mobilePieces()) {
            left.merge(shape(edges(piece.cells())), 1, Integer::sum);
            spare.merge(shape(edges(piece.cells())), piece.optional() ? 1 : 0, Integer::sum);
        }
    }

    /** Returns a search for this puzzle in which all pieces may make all turns. */
    PlainLattice turningFreely() {
        return new PlainLattice(
                new Puzzle(puzzle.name(), puzzle.container(), Turns.ALL, puzzle.pieces()), region, optional);
    }

    private List<Cell> edges(List<Cell> cells) {
        return cells.stream().filter(cell -> !sticks || cell.z() < 2).toList();
    }

    private static List<UnaryOperator<Cell>> turns(String name) {
        return switch (name) {
            case "hexagonal" -> List.of(cell -> new Cell(-cell.y(), cell.x() + cell.y(), cell.z()));
            case "triangular" -> List.of(PlainLattice::turnedTriangle);
            case "hexagonal-edges" -> List.of(PlainLattice::turnedEdge);
            case "square-edges" ->
                List.of(cell -> new Cell(-cell.y() - (cell.z() == 1 ? 1 : 0), cell.x(), 1 - cell.z()));
            case "tetrakis" -> List.of(cell -> new Cell(-cell.y() - 1, cell.x(), (cell.z() + 1) % 4));
            case "triangular-prism" ->
                List.of(
                        cell -> {
                            Cell turned = turnedTriangle(new Cell(cell.x(), cell.y(), Math.floorMod(cell.z(), 2)));
                            return new Cell(turned.x(), turned.y(), 2 * Math.floorDiv(cell.z(), 2) + turned.z());
                        },
                        cell -> new Cell(
                                cell.y(), cell.x(), -2 * Math.floorDiv(cell.z(), 2) + Math.floorMod(cell.z(), 2)));
            case "hexagonal-prism" ->
                List.of(
                        cell -> new Cell(-cell.y(), cell.x() + cell.y(), cell.z()),
                        cell -> new Cell(cell.y(), cell.x(), -cell.z()));
            // about a corner of a block of voxels
            case "rhombic", "tetra-octa" ->
                List.of(
                        cell -> new Cell(-cell.y() - 1, cell.x(), cell.z()),
                        cell -> new Cell(cell.x(), -cell.z() - 1, cell.y()));
            case "hypercubic" ->
                List.of(
                        ofFour(n -> FourthAxis.cell(-n.get(1), n.get(0), n.get(2), n.get(3))),
                        ofFour(n -> FourthAxis.cell(n.get(0), -n.get(2), n.get(1), n.get(3))),
                        ofFour(n -> FourthAxis.cell(n.get(0), n.get(1), -n.get(3), n.get(2))));
            default ->
                List.of(
                        cell -> new Cell(-cell.y(), cell.x(), cell.z()),
                        cell -> new Cell(cell.x(), -cell.z(), cell.y()));
        };
    }

    private static UnaryOperator<Cell> ofFour(Function<List<Integer>, Cell> map) {
        return cell -> map.apply(FourthAxis.numbers(cell));
    }

    private static Cell turnedTriangle(Cell cell) {
        return new Cell(-cell.y() - 1, cell.x() + cell.y() + cell.z(), 1 - cell.z());
    }

    private static Cell turnedEdge(Cell cell) {
        return switch (cell.z()) {
            case 0 -> new Cell(-cell.y(), cell.x() + cell.y(), 1);
            case 1 -> new Cell(-cell.y() - 1, cell.x() + cell.y(), 2);
            default -> new Cell(-cell.y() - 1, cell.x() + cell.y() + 1, 0);
        };
    }

    private static UnaryOperator<Cell> mirror(String name) {
        return switch (name) {
            case "hexagonal", "triangular" -> cell -> new Cell(cell.y(), cell.x(), cell.z());
            case "hexagonal-edges" -> cell -> new Cell(cell.y(), cell.x(), cell.z() == 2 ? 2 : 1 - cell.z());
            case "square-edges" -> cell -> new Cell(cell.y(), cell.x(), 1 - cell.z());
            case "tetrakis" -> cell -> new Cell(cell.y(), cell.x(), 3 - cell.z());
            case "triangular-prism", "hexagonal-prism" -> cell -> new Cell(cell.y(), cell.x(), cell.z());
            case "rhombic", "tetra-octa" -> cell -> new Cell(-cell.x() - 1, cell.y(), cell.z());
            default -> cell -> new Cell(-cell.x(), cell.y(), cell.z());
        };
    }

    /** Moves cells so that the first of them belongs to the origin, which makes all translations equal. */
    private List<Cell> normal(Collection<Cell> cells) {
        List<Cell> sorted = cells.stream().sorted().toList();
        Cell by = point(sorted.get(0));
        return sorted.stream().map(cell -> cell.minus(by)).toList();
    }

    /** The translation from the origin to the point that a cell belongs to. */
    Cell point(Cell cell) {
        if (puzzle.lattice().name().equals("rhombic")) {
            return new Cell(block(cell.x(), 5) * 5, block(cell.y(), 5) * 5, block(cell.z(), 5) * 5);
        }
        if (puzzle.lattice().name().equals("tetra-octa")) {
            int sum = block(cell.x(), 3) + block(cell.y(), 3) + block(cell.z(), 3);
            // the blocks of one colour of a chessboard are one another's translates
            return new Cell(
                    3 * block(cell.x(), 3), 3 * block(cell.y(), 3), 3 * (block(cell.z(), 3) + Math.floorMod(sum, 2)));
        }
        return new Cell(cell.x(), cell.y(), cell.z() - (classes == 1 ? 0 : Math.floorMod(cell.z(), classes)));
    }

    private static int block(int coordinate, int length) {
        return Math.floorDiv(coordinate, length);
    }

    /** Returns the moves of a piece that may make some turns. Products of these are moves too. */
    List<UnaryOperator<Cell>> moves(Turns allowed) {
        List<UnaryOperator<Cell>> moves = new ArrayList<>();
        if (!allowed.equals(Turns.FIXED)) {
            moves.add(turns.get(0));
        }
        if (planar && (allowed.equals(Turns.FLIP) || allowed.equals(Turns.ALL))) {
            moves.add(mirror);
        } else if (allowed.equals(Turns.FLIP)) {
            UnaryOperator<Cell> second = turns.get(1);
            // The second turn of a prism turns it over. The second turn of any other piece is a quarter turn.
            boolean isPrism = puzzle.lattice().name().endsWith("prism");
            moves.add(isPrism ? second : cell -> second.apply(second.apply(cell)));
            moves.addAll(turns.subList(2, turns.size()));
        } else if (allowed.equals(Turns.ALL)) {
            moves.addAll(turns.subList(1, turns.size()));
        }
        return moves;
    }

    /** Returns the move of a word in a list of turns: the turns of its letters, one after the other. */
    UnaryOperator<Cell> move(String word) {
        UnaryOperator<Cell> move = cell -> cell;
        for (char letter : word.replace("0", "").toCharArray()) {
            UnaryOperator<Cell> before = move;
            UnaryOperator<Cell> next = move(letter);
            move = cell -> next.apply(before.apply(cell));
        }
        return move;
    }

    private UnaryOperator<Cell> move(char letter) {
        boolean isPrism = puzzle.lattice().name().endsWith("prism");
        return switch (letter) {
            case 'z' -> turns.get(0);
            case 'o' -> planar ? mirror : isPrism ? turns.get(1) : move("xxz");
            case 'x' -> turns.get(1);
            default -> turns.get(2);
        };
    }

    /** Returns the cells that are to be filled or may be filled, in ascending order. */
    List<Cell> region() {
        return region;
    }

    /** All ways to turn some cells, each moved so that the first belongs to the origin. */
    Set<List<Cell>> orientations(Collection<Cell> cells) {
        List<UnaryOperator<Cell>> moves = moves(puzzle.turns());
        Set<List<Cell>> all = new LinkedHashSet<>(List.of(normal(cells)));
        List<List<Cell>> open = new ArrayList<>(all);
        for (int next = 0; next < open.size(); next++) {
            for (UnaryOperator<Cell> move : moves) {
                List<Cell> moved = normal(open.get(next).stream().map(move).toList());
                if (all.add(moved)) {
                    open.add(moved);
                }
            }
        }
        return all;
    }

    /** Returns the orientations after a further turn of balls about one of the four diagonals of the cube. */
    private Set<List<Cell>> turnedFurther(Set<List<Cell>> orientations) {
        Set<List<Cell>> all = new LinkedHashSet<>(orientations);
        for (List<Cell> balls : orientations) {
            List<Cell> thirds = balls.stream()
                    .map(ball -> new Cell(
                            2 * ball.y() + 2 * ball.z() - ball.x(),
                            2 * ball.x() + 2 * ball.z() - ball.y(),
                            2 * ball.x() + 2 * ball.y() - ball.z()))
                    .toList();
            if (thirds.stream().allMatch(cell -> cell.x() % 3 == 0 && cell.y() % 3 == 0 && cell.z() % 3 == 0)) {
                all.addAll(orientations(thirds.stream()
                        .map(cell -> new Cell(cell.x() / 3, cell.y() / 3, cell.z() / 3))
                        .toList()));
            }
        }
        return all;
    }

    /** Returns the shape of some cells: equal lists for all sets of cells that can be turned into one another. */
    List<Cell> shape(Collection<Cell> cells) {
        Set<List<Cell>> all = orientations(cells);
        if (puzzle.lattice().turns().hasFurther()) {
            all = turnedFurther(all);
        }
        for (Map.Entry<List<Cell>, Set<List<Cell>>> known : orientations.entrySet()) {
            if (known.getValue().equals(all)) {
                return known.getKey();
            }
        }
        orientations.put(normal(cells), all);
        return normal(cells);
    }

    /** Returns the motions that carry the lattice to itself and keep the origin, each once, up to a translation. */
    List<UnaryOperator<Cell>> motions(boolean mirrored) {
        List<UnaryOperator<Cell>> moves = new ArrayList<>(turns);
        if (planar || mirrored) {
            moves.add(mirror);
        }
        Cell thirdAxis = new Cell(0, 0, planar ? 0 : 2 * classes);
        List<Cell> probes = puzzle.lattice().coordinates() > 3
                ? List.of(
                        new Cell(0, 0, 0),
                        new Cell(2, 0, 0),
                        new Cell(0, 2, 0),
                        FourthAxis.cell(0, 0, 2, 0),
                        FourthAxis.cell(0, 0, 0, 2))
                : List.of(new Cell(0, 0, 0), new Cell(2, 0, 0), new Cell(0, 2, 0), thirdAxis);
        Set<List<Cell>> seen = new HashSet<>();
        List<UnaryOperator<Cell>> all = new ArrayList<>();
        all.add(cell -> cell);
        seen.add(probes);
        for (int next = 0; next < all.size(); next++) {
            UnaryOperator<Cell> before = all.get(next);
            for (UnaryOperator<Cell> move : moves) {
                UnaryOperator<Cell> after = cell -> move.apply(before.apply(cell));
                Cell origin = point(after.apply(probes.get(0)));
                if (seen.add(probes.stream()
                        .map(probe -> after.apply(probe).minus(origin))
                        .toList())) {
                    all.add(after);
                }
            }
        }
        return all;
    }

    /** All solutions, or nothing if there are very many. */
    public List<Partition> solutions() {
        search(new HashSet<>(region));
        return hasMore ? List.of() : List.copyOf(solutions);
    }

    /** Returns true if there are more solutions than the limit. */
    public boolean hasMore() {
        return hasMore;
    }

    private void search(Set<Cell> open) {
        if (hasMore) {
            return;
        }
        if (open.isEmpty() || left.values().stream().allMatch(count -> count == 0)) {
            if (optional.containsAll(open) && isNumberRight() && areFewEmpty() && (crossing || !anyCross())) {
                solutions.add(Partition.of(found));
                hasMore = solutions.size() > MOST_SOLUTIONS;
            }
            return;
        }
        Cell target = region.stream().filter(open::contains).findFirst().orElseThrow();
        if (optional.contains(target)) {
            Set<Cell> rest = new HashSet<>(open);
            rest.remove(target);
            search(rest);
        }
        for (List<Cell> shape : List.copyOf(left.keySet())) {
            if (left.get(shape) > 0) {
                for (List<Cell> orientation : orientations.get(shape)) {
                    place(shape, orientation, target, open);
                }
            }
        }
    }

    private boolean areFewEmpty() {
        int filled = found.stream().mapToInt(Set::size).sum();
        return region.size() - filled <= puzzle.mostEmpty();
    }

    /** Returns true if the pieces that are left may be left over, and the puzzle allows the number of the placed pieces. */
    private boolean isNumberRight() {
        return left.entrySet().stream().allMatch(shape -> shape.getValue() <= spare.get(shape.getKey()))
                && found.size() >= puzzle.placed().least()
                && found.size() <= puzzle.placed().most();
    }

    /** Returns true if one piece goes straight on across another piece at some vertex. */
    private boolean anyCross() {
        return sticks && anyCross(found);
    }

    /** Returns true if a piece in a place goes straight on across a stationary piece, which no piece may do. */
    boolean crossesWalls(Set<Cell> place) {
        return sticks && !crossing && anyCross(List.of(place));
    }

    private boolean anyCross(List<Set<Cell>> mobile) {
        List<Set<Cell>> all = new ArrayList<>(mobile);
        puzzle.pieces().stream().filter(Piece::stationary).forEach(piece -> all.add(new HashSet<>(piece.cells())));
        for (Set<Cell> across : all) {
            for (Cell edge : across) {
                Cell vertex = new Cell(edge.x(), edge.y(), 0);
                boolean isStraight = edge.z() == 0 && across.contains(new Cell(edge.x() - 1, edge.y(), 0));
                if (isStraight && all.stream().anyMatch(other -> other != across && isUpright(other, vertex))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isUpright(Set<Cell> piece, Cell vertex) {
        return piece.contains(new Cell(vertex.x(), vertex.y(), 1))
                && piece.contains(new Cell(vertex.x(), vertex.y() - 1, 1));
    }

    /** Lays a piece with its first cell on the first that is open, and goes on. */
    private void place(List<Cell> shape, List<Cell> orientation, Cell target, Set<Cell> open) {
        Cell shift = target.minus(orientation.get(0));
        if (!shift.equals(point(shift))) {
            return;
        }
        Set<Cell> covered = orientation.stream().map(cell -> cell.plus(shift)).collect(Collectors.toSet());
        if (open.containsAll(covered)) {
            left.merge(shape, -1, Integer::sum);
            found.add(covered);
            Set<Cell> rest = new HashSet<>(open);
            rest.removeAll(covered);
            search(rest);
            found.remove(found.size() - 1);
            left.merge(shape, 1, Integer::sum);
        }
    }

    /**
     * Returns the number of partitions up to symmetry.
     *
     * @param mirrored whether mirror images in space are symmetric; in a plane they always are
     */
    public long orbits(Collection<Partition> partitions, boolean mirrored) {
        Set<Map<Cell, Cell>> symmetries = symmetries(mirrored);
        return partitions.stream()
                .map(partition -> symmetries.stream()
                        .map(symmetry -> partition.mapped(symmetry::get).toString())
                        .min(String::compareTo)
                        .orElseThrow())
                .distinct()
                .count();
    }

    /** Returns the motions that carry the region to itself with a translation, each with the images of the cells. */
    Map<UnaryOperator<Cell>, Map<Cell, Cell>> motionsOfRegion(boolean mirrored) {
        List<UnaryOperator<Cell>> moves = new ArrayList<>(turns);
        if (planar || mirrored) {
            moves.add(mirror);
        }
        Set<List<Cell>> seen = new LinkedHashSet<>(List.of(moved(region, cell -> cell)));
        List<UnaryOperator<Cell>> all = new ArrayList<>(List.of(cell -> cell));
        for (int next = 0; next < all.size(); next++) {
            UnaryOperator<Cell> before = all.get(next);
            for (UnaryOperator<Cell> move : moves) {
                UnaryOperator<Cell> after = cell -> move.apply(before.apply(cell));
                if (seen.add(moved(region, after))) {
                    all.add(after);
                }
            }
        }
        Map<UnaryOperator<Cell>, Map<Cell, Cell>> motions = new LinkedHashMap<>();
        for (UnaryOperator<Cell> motion : all) {
            List<Cell> carried = moved(region, motion);
            boolean keepsOptional = IntStream.range(0, carried.size())
                    .allMatch(i -> optional.contains(region.get(i)) == optional.contains(carried.get(i)));
            if (keepsOptional && new HashSet<>(carried).equals(new HashSet<>(region))) {
                Map<Cell, Cell> map = new HashMap<>();
                for (int i = 0; i < region.size(); i++) {
                    map.put(region.get(i), carried.get(i));
                }
                motions.put(motion, map);
            }
        }
        return motions;
    }

    /** Returns, for each symmetry of the puzzle, the images of the cells of the region. */
    Set<Map<Cell, Cell>> symmetries(boolean mirrored) {
        Set<Map<Cell, Cell>> symmetries = new HashSet<>();
        motionsOfRegion(mirrored).forEach((motion, map) -> {
            if (keepsShapes(motion)) {
                symmetries.add(map);
            }
        });
        return symmetries;
    }

    /** Cells carried, in their order, and moved so that the first place that is taken is that of the region's first cell. */
    private List<Cell> moved(List<Cell> cells, UnaryOperator<Cell> by) {
        List<Cell> carried = cells.stream().map(by).toList();
        Cell shift = point(region.get(0))
                .minus(point(carried.stream().sorted().findFirst().orElseThrow()));
        return carried.stream().map(cell -> cell.plus(shift)).toList();
    }

    private boolean keepsShapes(UnaryOperator<Cell> symmetry) {
        Map<String, Integer> before = new TreeMap<>();
        Map<String, Integer> after = new TreeMap<>();
        for (Piece piece : puzzle.mobilePieces()) {
            before.merge(piece.optional() + " " + shape(edges(piece.cells())), 1, Integer::sum);
            after.merge(
                    piece.optional() + " "
                            + shape(edges(piece.cells()).stream().map(symmetry).toList()),
                    1,
                    Integer::sum);
        }
        return before.equals(after);
    }
}
