package io.github.filaforge.verify;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The shapes of the mobile pieces of a puzzle. Two pieces have one shape if they may lie in the space in equal orientations,
 * with equal colours. So a piece and its mirror image have one shape only if a turn that both may make carries one to the
 * other.
 */
final class Shapes {

    private final Geometry geometry;
    private final CellColours container;
    private final boolean turnsFurther;
    private final Seam seam;
    private final Space space;
    /** True if all pieces may make all turns. Then no turn makes another shape of a piece. */
    private final boolean turnFreely;

    private final Map<Turns, List<Motion>> motions = new HashMap<>();
    /**
     * The number of each shape, by its orientations at the origin. {@link #withRoom} returns the orientations that count.
     */
    private final Map<Set<ColouredCells>, Integer> numbers = new HashMap<>();
    /** The orientations of each shape, by their cells. */
    private final List<Map<List<Cell>, List<ColouredCells>>> orientations = new ArrayList<>();
    /** The orientations of each shape that are its key in {@link #numbers}. */
    private final List<Set<ColouredCells>> keys = new ArrayList<>();
    /** The number of pieces of each shape. */
    private final List<Integer> counts = new ArrayList<>();
    /** The number of pieces of each shape that every solution has. */
    private final List<Integer> required = new ArrayList<>();
    /** For a closed box: the shapes that cells may have, by the form that they have in common with all their translates. */
    private final Map<List<Cell>, Set<Integer>> inClosedBox = new HashMap<>();

    /**
     * For a closed box: the shapes that cells may have if pieces are turned over too, by the form that the cells have in
     * common with all their translates.
     */
    private final Map<List<Cell>, Set<Integer>> mirroredInClosedBox = new HashMap<>();

    /** The shape of each piece, by its name. */
    private final Map<String, Integer> ofPieces = new HashMap<>();

    /** The cells of each option, by the name of the choice; each list is in ascending order. */
    private final Map<String, Set<List<Cell>>> options = new HashMap<>();

    /** Returns the shapes of a puzzle. */
    static Shapes of(Puzzle puzzle) {
        Geometry geometry = Geometry.of(puzzle.lattice().name());
        Seam seam =
                new Seam(geometry, puzzle.box(), puzzle.container().periods().axes());
        return new Shapes(puzzle, geometry, seam, new Space(puzzle, geometry, seam));
    }

    Shapes(Puzzle puzzle, Geometry geometry, Seam seam, Space space) {
        this.geometry = geometry;
        this.seam = seam;
        this.space = space;
        this.container = puzzle.container().colours();
        this.turnsFurther = puzzle.lattice().turns().hasFurther();
        this.turnFreely = puzzle.mobilePieces().stream()
                .allMatch(piece -> piece.isChoice() || puzzle.turns(piece).equals(Turns.ALL));
        motions.put(Turns.ALL, geometry.moves(Turns.ALL));
        for (Piece piece : puzzle.pieces()) {
            if (piece.isChoice()) {
                addChoice(piece);
            } else if (!piece.stationary()) {
                ColouredCells written = ColouredCells.written(piece, puzzle.lattice());
                int shape = add(written.atOrigin(geometry), puzzle.turns(piece));
                ofPieces.put(piece.name(), shape);
                required.set(shape, required.get(shape) + (piece.optional() ? 0 : 1));
            }
        }
    }

    /** Adds the shape of a choice, which no other piece has. */
    private void addChoice(Piece choice) {
        Set<List<Cell>> places = new HashSet<>();
        choice.options().forEach(option -> places.add(option.cells()));
        options.put(choice.name(), places);
        ofPieces.put(choice.name(), keys.size());
        orientations.add(Map.of());
        // No cells have the colour of this key alone.
        keys.add(Set.of(new ColouredCells(List.of(), List.of(keys.size()))));
        counts.add(1);
        required.add(1);
    }

    private int add(ColouredCells piece, Turns turns) {
        Set<ColouredCells> all = orientations(piece, turns);
        Set<ColouredCells> key = turnFreely ? all : withRoom(all);
        int shape = keys.size();
        Integer known = numbers.putIfAbsent(key, shape);
        if (known != null) {
            counts.set(known, counts.get(known) + 1);
            return known;
        }
        Map<List<Cell>, List<ColouredCells>> byCells = new HashMap<>();
        all.forEach(orientation -> byCells.computeIfAbsent(orientation.cells(), any -> new ArrayList<>())
                .add(orientation));
        orientations.add(byCells);
        keys.add(key);
        counts.add(1);
        required.add(0);
        if (seam.isClosed()) {
            all.forEach(moved -> addTo(inClosedBox, moved.cells(), shape));
            geometry.all()
                    .forEach(motion -> orientations(piece.atOrigin(geometry, motion), turns)
                            .forEach(moved -> addTo(mirroredInClosedBox, moved.cells(), shape)));
        }
        return shape;
    }

    /** Returns all orientations of a piece that may make some turns, at the origin. */
    private Set<ColouredCells> orientations(ColouredCells piece, Turns turns) {
        Set<ColouredCells> all = new HashSet<>();
        motions.computeIfAbsent(turns, geometry::moves).forEach(turn -> all.add(piece.atOrigin(geometry, turn)));
        if (turnsFurther && turns.equals(Turns.ALL)) {
            List.copyOf(all).forEach(turned -> all.addAll(turned.turnedFurther(geometry)));
        }
        return all;
    }

    /** Returns the orientations for which there is room in the space; all of them if there is room for none. */
    private Set<ColouredCells> withRoom(Set<ColouredCells> all) {
        Set<ColouredCells> some = all.stream()
                .filter(orientation -> space.places(orientation.cells()).stream()
                        .anyMatch(places -> orientation.clash(places, container).isEmpty()))
                .collect(Collectors.toSet());
        return some.isEmpty() ? all : some;
    }

    private void addTo(Map<List<Cell>, Set<Integer>> shapes, List<Cell> moved, int shape) {
        if (seam.areDifferent(moved)) {
            shapes.computeIfAbsent(seam.normal(moved), any -> new HashSet<>()).add(shape);
        }
    }

    private boolean isAmong(Map<List<Cell>, Set<Integer>> shapes, String name, List<Cell> cells) {
        return shapes.getOrDefault(seam.normal(cells), Set.of()).contains(of(name));
    }

    /** Returns the number of the shape of a mobile piece, from 0. */
    int of(String name) {
        return ofPieces.get(name);
    }

    /** Returns the number of pieces of a shape that every solution has. */
    int required(int shape) {
        return required.get(shape);
    }

    /**
     * Returns true if cells have the shape of a piece, whatever its colours.
     *
     * @param cells the cells, in ascending order
     */
    boolean isPiece(String name, List<Cell> cells) {
        if (options.containsKey(name)) {
            return options.get(name).contains(cells);
        }
        if (seam.isClosed()) {
            return isAmong(inClosedBox, name, cells);
        }
        return orientations.get(of(name)).containsKey(geometry.atOrigin(cells));
    }

    /**
     * Returns a cell whose colour does not go with that of a piece, or empty if the piece can be turned so that all its
     * colours go with those of the cells.
     *
     * @param cells the cells, in ascending order; they have the shape of the piece
     */
    Optional<Cell> clash(String name, List<Cell> cells) {
        if (options.containsKey(name)) {
            return Optional.empty();
        }
        if (seam.isClosed()) {
            return clashInClosedBox(name, cells);
        }
        List<Optional<Cell>> clashes = orientations.get(of(name)).get(geometry.atOrigin(cells)).stream()
                .map(orientation -> orientation.clash(cells, container))
                .toList();
        return clashes.contains(Optional.<Cell>empty()) ? Optional.empty() : clashes.get(0);
    }

    /** Looks for a clash in a closed box, where a piece may lie on the cells in several ways round the box. */
    private Optional<Cell> clashInClosedBox(String name, List<Cell> cells) {
        Set<Cell> filled = cells.stream().map(seam::inBox).collect(Collectors.toSet());
        Optional<Cell> clash = Optional.empty();
        for (List<ColouredCells> alike : orientations.get(of(name)).values()) {
            for (ColouredCells orientation : alike) {
                for (Cell step : seam.translations(orientation.cells().get(0), cells)) {
                    List<Cell> places = orientation.cells().stream()
                            .map(cell -> seam.inBox(cell.plus(step)))
                            .toList();
                    if (filled.equals(Set.copyOf(places))) {
                        clash = orientation.clash(places, container);
                        if (clash.isEmpty()) {
                            return clash;
                        }
                    }
                }
            }
        }
        return clash;
    }

    /** Returns true if a motion, which need not be a turn of the piece, makes the cells of a piece. */
    boolean isTurnedOtherwise(String name, List<Cell> cells) {
        if (seam.isClosed()) {
            return isAmong(mirroredInClosedBox, name, cells);
        }
        return geometry.all().stream()
                .anyMatch(motion -> orientations.get(of(name)).containsKey(geometry.atOrigin(cells, motion)));
    }

    /** Returns, for each shape S, the shape whose pieces become pieces of S under the motion; -1 if there is none. */
    int[] carriedTo(Motion motion) {
        int[] from = new int[keys.size()];
        Arrays.fill(from, -1);
        for (int shape = 0; shape < from.length; shape++) {
            boolean isChoice = orientations.get(shape).isEmpty();
            Integer other = isChoice || (turnFreely && motions.get(Turns.ALL).contains(motion))
                    ? Integer.valueOf(shape)
                    : numbers.get(keys.get(shape).stream()
                            .map(orientation -> orientation.atOrigin(geometry, motion))
                            .collect(Collectors.toSet()));
            if (other != null) {
                from[other] = shape;
            }
        }
        return from;
    }

    /**
     * Returns true if a solution, after each shape has been replaced by another, still has an allowed number of pieces of
     * each shape.
     *
     * @param used the number of pieces of each shape
     * @param become the shape that each shape becomes; -1 if the puzzle does not have it
     */
    boolean allow(int[] used, int... become) {
        int[] numbersThen = new int[used.length];
        for (int shape = 0; shape < used.length; shape++) {
            if (used[shape] > 0) {
                if (become[shape] < 0) {
                    return false;
                }
                numbersThen[become[shape]] = used[shape];
            }
        }
        for (int shape = 0; shape < used.length; shape++) {
            if (numbersThen[shape] < required.get(shape) || numbersThen[shape] > counts.get(shape)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the numbers of pieces of each shape, among pieces whose shapes are given. */
    int[] used(int... shapesOfPieces) {
        int[] used = new int[keys.size()];
        for (int shape : shapesOfPieces) {
            used[shape]++;
        }
        return used;
    }

    /** Returns true if every solution uses all pieces. */
    boolean areAllUsed() {
        return required.equals(counts);
    }

    int[] counts() {
        return counts.stream().mapToInt(Integer::intValue).toArray();
    }

    /**
     * Cells with their colours.
     *
     * @param cells the cells, in ascending order
     * @param colours the colour of each cell; empty if all are neutral
     */
    private record ColouredCells(List<Cell> cells, List<Integer> colours) {

        private static final List<Cell> DIAGONALS =
                List.of(new Cell(1, 1, 1), new Cell(1, 1, -1), new Cell(1, -1, 1), new Cell(-1, 1, 1));

        /** Returns the cells of a piece that solutions have, which are all but the junctions of sticks. */
        static ColouredCells written(Piece piece, Lattice lattice) {
            List<Integer> written = IntStream.range(0, piece.cells().size())
                    .filter(i -> lattice.isWritten(piece.cells().get(i)))
                    .boxed()
                    .toList();
            return new ColouredCells(
                    written.stream().map(piece.cells()::get).toList(),
                    piece.isColoured()
                            ? written.stream().map(piece.colours()::get).toList()
                            : List.of());
        }

        /** Returns the cells moved so that the first belongs to the origin. */
        ColouredCells atOrigin(Geometry geometry) {
            return new ColouredCells(geometry.atOrigin(cells), colours);
        }

        /** Returns the cells after a motion, moved so that the first cell belongs to the origin. */
        ColouredCells atOrigin(Geometry geometry, Motion motion) {
            return carried(geometry, cells.stream().map(motion::apply).toList());
        }

        /** Returns the cells after each further turn of balls that carries all of them to balls. */
        List<ColouredCells> turnedFurther(Geometry geometry) {
            return DIAGONALS.stream()
                    .map(this::halfTurned)
                    .filter(places -> places.size() == cells.size())
                    .map(places -> carried(geometry, places))
                    .toList();
        }

        /**
         * Returns the places of balls after a half turn about a diagonal of the cube, in the order of the balls; fewer if
         * not all come to places of balls. A step from ball to ball leads across a number of layers along the diagonal, and
         * some way within the layers. Layers repeat after three, and the step along the diagonal stays, so that its number
         * has to be divisible by three; the way within the layers is turned round.
         */
        private List<Cell> halfTurned(Cell diagonal) {
            List<Cell> turned = new ArrayList<>();
            for (Cell ball : cells) {
                Cell step = ball.minus(cells.get(0));
                int along = step.x() * diagonal.x() + step.y() * diagonal.y() + step.z() * diagonal.z();
                if (along % 3 == 0) {
                    int twice = 2 * along / 3;
                    turned.add(new Cell(twice * diagonal.x(), twice * diagonal.y(), twice * diagonal.z()).minus(step));
                }
            }
            return turned;
        }

        private ColouredCells carried(Geometry geometry, List<Cell> places) {
            Map<Cell, Integer> colourOf = new HashMap<>();
            for (int i = 0; i < colours.size(); i++) {
                colourOf.put(places.get(i), colours.get(i));
            }
            List<Cell> ascending = places.stream().sorted().toList();
            List<Integer> theirs = colours.isEmpty()
                    ? colours
                    : ascending.stream().map(colourOf::get).toList();
            return new ColouredCells(geometry.atOrigin(ascending), theirs);
        }

        /**
         * Returns a cell on which a coloured cell may not lie with its colour, or empty if there is none.
         *
         * @param places the places of the coloured cells, in their order
         */
        Optional<Cell> clash(List<Cell> places, CellColours container) {
            return IntStream.range(0, colours.size())
                    .filter(i -> !container.permit(colours.get(i), container.colour(places.get(i))))
                    .mapToObj(places::get)
                    .findFirst();
        }
    }
}
