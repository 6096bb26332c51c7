package io.github.filaforge.lattice;

import io.github.filaforge.runtime.BoardForm;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A lattice: which cells there are, which are neighbours, how pieces turn, and how cells are coloured.
 *
 * <p>A cell has coordinates x and y of the point that it belongs to, and a third number. In space that is its layer z; where a
 * point has cells of several classes, such as the two triangles of a rhombus, it is the class, and with layers of these
 * {@code layer * classes + class}. So cells of any lattice are numbered, shifted and compared like cubes: translations are
 * those steps that keep the class, or more generally the kind.
 *
 * <p>All symmetries are matrices on centres, which are the points scaled up until the centres of all classes are whole.
 */
public final class Lattice {

    /** Compares lists of ascending cells of one length cell by cell. */
    private static final Comparator<List<Cell>> CELL_BY_CELL = (left, right) -> {
        for (int i = 0; i < left.size(); i++) {
            int order = left.get(i).compareTo(right.get(i));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    };

    private final String name;
    private final LatticeForm form;
    private final List<Symmetry> symmetries;
    private final List<Symmetry> rotations;
    private final List<Symmetry> planeRotations;
    /** What pieces may do besides, where that carries them to cells. */
    private final List<Symmetry> furtherTurns;

    private final List<Direction> directions;
    /** For each kind the directions in which it has neighbours. */
    private final List<List<Direction>> ofKind;

    Lattice(String name, LatticeForm form) {
        this(name, form, form.furtherTurns());
    }

    private Lattice(String name, LatticeForm form, List<Symmetry> furtherTurns) {
        this.name = name;
        this.form = form;
        this.furtherTurns = furtherTurns;
        this.symmetries = List.copyOf(form.symmetries());
        this.rotations = chosen(false);
        this.planeRotations = chosen(true);
        this.directions = form.directions();
        List<List<Direction>> found = new ArrayList<>();
        for (int number = 0; number < form.kinds(); number++) {
            found.add(form.directionsOf(number, directions));
        }
        this.ofKind = List.copyOf(found);
    }

    private List<Symmetry> chosen(boolean inPlane) {
        List<Symmetry> chosen = new ArrayList<>();
        for (Symmetry symmetry : symmetries) {
            if (inPlane ? symmetry.isPlaneRotation() : !symmetry.isReflection()) {
                chosen.add(symmetry);
            }
        }
        return List.copyOf(chosen);
    }

    /** What definitions call it. */
    public String name() {
        return name;
    }

    /** Whether all cells lie in one plane, where a piece can be flipped. */
    public boolean isPlanar() {
        return form.isPlanar();
    }

    /** Whether all neighbours lie along the axes, so that four cells meet where two axes cross: squares and cubes. */
    public boolean isOrthogonal() {
        return form.isOrthogonal();
    }

    /** How many cells stand side by side at each point, told apart by their third number. */
    public int classes() {
        return form.classes();
    }

    /** The class of a cell, from 0. */
    public int classOf(Cell cell) {
        return form.classes() == 1 ? 0 : Math.floorMod(cell.z(), form.classes());
    }

    /** How many kinds of cells there are. */
    public int kinds() {
        return form.kinds();
    }

    /**
     * The kind of a cell, from 0: its class, or where cells are written by places, which of those that repeat. Translations are
     * the steps from cells to others of the same kind.
     */
    public int kindOf(Cell cell) {
        return form.kinds() == 1 ? 0 : form.kindOf(cell);
    }

    /** A cell of each kind, by their numbers: those that belong to the origin. */
    public List<Cell> ofEachKind() {
        return form.ofEachKind();
    }

    /** The layer of a cell: its z, where classes do not count. */
    public int layer(Cell cell) {
        return form.classes() == 1 ? cell.z() : Math.floorDiv(cell.z(), form.classes());
    }

    /** Whether there is such a cell. */
    public boolean hasCell(Cell cell) {
        return form.hasCell(cell);
    }

    /** Whether a cell is one that is written; if not, it belongs to a piece that has the cells on both sides of it. */
    public boolean isWritten(Cell cell) {
        return form.writtenClasses() == form.classes() || classOf(cell) < form.writtenClasses();
    }

    /** Whether there are cells that are not written. */
    public boolean hasJunctions() {
        return form.writtenClasses() < form.classes();
    }

    /** Those of some cells that are written, in their order. */
    public List<Cell> written(List<Cell> cells) {
        return hasJunctions() ? cells.stream().filter(this::isWritten).toList() : cells;
    }

    /** Some cells, and those between them that are not written. */
    public List<Cell> withJunctions(Collection<Cell> cells) {
        Set<Cell> all = new TreeSet<>(cells);
        all.addAll(form.junctions(cells));
        return List.copyOf(all);
    }

    /** What the numbers of a cell must be, for a person. */
    public String rule() {
        return form.rule();
    }

    /** Whether cells can be drawn as tokens, row by row: those of a point side by side. */
    public boolean hasPictures() {
        return form.hasPictures();
    }

    /** The last translation that leads nowhere beyond a place. */
    public Cell translationTo(Cell place) {
        return form.translationTo(place);
    }

    /**
     * The greatest number of steps along an axis that lie between two cells of a box, and one more, however it is turned; the
     * third number counts as an axis.
     */
    public long longest(Box box) {
        if (isOrthogonal()) {
            return Math.max(box.xDim(), Math.max(box.yDim(), box.zDim()));
        }
        return ((long) box.xDim() + box.yDim() + box.zDim()) * classes();
    }

    /** The translation that carries the cells of the origin to those of the point that a cell belongs to. */
    public Cell point(Cell cell) {
        return form.kinds() == 1 ? cell : form.translationTo(cell);
    }

    /** Cells in ascending order as seen from the point of the first: the same for all translates. */
    public List<Cell> seenFromFirst(List<Cell> ascending) {
        Cell point = point(ascending.get(0));
        Cell[] seen = new Cell[ascending.size()];
        for (int i = 0; i < seen.length; i++) {
            seen[i] = ascending.get(i).minus(point);
        }
        return List.of(seen);
    }

    /** The cells of a box, in ascending order. */
    public List<Cell> cells(Box box) {
        List<Cell> cells = new ArrayList<>();
        int ends = form.beyondBox();
        for (int x = -ends; x < box.xDim(); x++) {
            for (int y = -ends; y < box.yDim(); y++) {
                for (int z = 0; z < box.zDim() * form.classes(); z++) {
                    Cell cell = new Cell(x, y, z);
                    if (form.contains(box, cell)) {
                        cells.add(cell);
                    }
                }
            }
        }
        return cells;
    }

    /** The cells of a box that is closed along some axes, in ascending order; of cells that are one only the least. */
    public List<Cell> cells(Box box, Periods periods) {
        if (periods.areNone()) {
            return cells(box);
        }
        List<Cell> cells = new ArrayList<>();
        int ends = form.beyondBox();
        for (int x = periods.x() > 0 ? 0 : -ends; x < box.xDim(); x++) {
            for (int y = periods.y() > 0 ? 0 : -ends; y < box.yDim(); y++) {
                for (int z = 0; z < box.zDim() * form.classes(); z++) {
                    Cell cell = new Cell(x, y, z);
                    if (contains(box, periods, cell)) {
                        cells.add(cell);
                    }
                }
            }
        }
        return cells;
    }

    /**
     * Whether a box that is closed along some axes has a cell, which of those that are one must be the least.
     *
     * <p>A box without ends along an axis has what boxes in a row have together, in the middle of which the cell lies: some
     * lattices have cells that belong to two boxes, or lie between them.
     */
    public boolean contains(Box box, Periods periods, Cell cell) {
        if (periods.areNone()) {
            return contains(box, cell);
        }
        if (!periods.reduced(cell).equals(cell)) {
            return false;
        }
        Box row = new Box(
                periods.x() > 0 ? 3 * box.xDim() : box.xDim(),
                periods.y() > 0 ? 3 * box.yDim() : box.yDim(),
                periods.z() > 0 ? 3 * box.zDim() : box.zDim());
        return form.contains(row, cell.plus(new Cell(periods.x(), periods.y(), periods.z())));
    }

    /** The number of cells of a box that is closed along some axes. */
    public long cellCount(Box box, Periods periods) {
        return periods.areNone() || form.isFull()
                ? cellCount(box)
                : cells(box, periods).size();
    }

    /** Whether a box has a cell. */
    public boolean contains(Box box, Cell cell) {
        return form.contains(box, cell);
    }

    /** Between which numbers the cells of a box lie, for a person. */
    public String range(Box box) {
        return form.range(box);
    }

    /** The number of cells of a box that are written. */
    public long cellCount(Box box) {
        return form.isFull()
                ? Math.multiplyExact(box.volume(), (long) form.classes())
                : written(cells(box)).size();
    }

    /** All directions, in the order of their ILSI bits. */
    public List<Direction> directions() {
        return directions;
    }

    /** The directions in which a cell has neighbours, in their order. */
    public List<Direction> directions(Cell cell) {
        return ofKind.get(kindOf(cell));
    }

    /** Whether a cell has a neighbour in a direction. */
    public boolean hasNeighbour(Cell cell, Direction direction) {
        return form.kinds() == 1 || ofKind.get(kindOf(cell)).contains(direction);
    }

    /** The directions whose bits an ILSI has, with blanks between them. */
    public String labels(int ilsi) {
        StringBuilder labels = new StringBuilder();
        for (Direction direction : directions) {
            if ((ilsi & direction.ilsiBit()) != 0) {
                labels.append(labels.isEmpty() ? "" : " ").append(direction.label());
            }
        }
        return labels.toString();
    }

    /** What a piece may do: turn, and in the plane flip unless it is one-sided. */
    public List<Symmetry> motions(boolean oneSided) {
        if (oneSided) {
            return planeRotations;
        }
        return isPlanar() ? symmetries : rotations;
    }

    /** Whether some pieces turn in more ways than the lattice: pieces of balls in a plane that is triangular. */
    public boolean hasFurtherTurns() {
        return !furtherTurns.isEmpty();
    }

    /** The same lattice where pieces turn in no more ways than it does itself. */
    public Lattice withoutFurtherTurns() {
        return new Lattice(name, form, List.of());
    }

    /** In how many ways a piece lies at most. */
    public int mostOrientations() {
        return motions(false).size() * (1 + furtherTurns.size());
    }

    /**
     * All distinct ways in which a piece may lie, in ascending order, cell by cell; each as {@link #turned} gives it. They are the
     * same for each of them, but of a piece of several parts further turns may carry some of its orientations to cells and others
     * not.
     *
     * @param oneSided whether the piece turns only in its plane
     */
    public List<List<Cell>> orientations(List<Cell> cells, boolean oneSided) {
        TreeSet<List<Cell>> distinct = new TreeSet<>(CELL_BY_CELL);
        for (Symmetry motion : motions(oneSided)) {
            distinct.add(turned(cells, motion));
        }
        if (!oneSided && hasFurtherTurns()) {
            for (List<Cell> orientation : List.copyOf(distinct)) {
                for (Symmetry turn : furtherTurns) {
                    turnedFurther(orientation, turn).ifPresent(distinct::add);
                }
            }
        }
        return List.copyOf(distinct);
    }

    /**
     * All ways in which a piece may lie, some more than once and moved anyhow; in each the cells stand in the order of the
     * piece's.
     *
     * @param oneSided whether the piece turns only in its plane
     */
    public List<List<Cell>> ways(List<Cell> cells, boolean oneSided) {
        List<List<Cell>> ways = new ArrayList<>();
        for (Symmetry motion : motions(oneSided)) {
            ways.add(cells.stream().map(cell -> apply(motion, cell)).toList());
        }
        if (!oneSided) {
            for (List<Cell> way : List.copyOf(ways)) {
                furtherTurns.forEach(turn -> carriedFurther(way, turn).ifPresent(ways::add));
            }
        }
        return ways;
    }

    /** Cells turned about the first of them; nothing if not all come to lie on cells. */
    private Optional<List<Cell>> turnedFurther(List<Cell> cells, Symmetry turn) {
        return carriedFurther(cells, turn)
                .map(carried -> seenFromFirst(carried.stream().sorted().toList()));
    }

    /** The same as they come, in their order. */
    private Optional<List<Cell>> carriedFurther(List<Cell> cells, Symmetry turn) {
        int scale = form.furtherTurnScale();
        Cell[] turned = new Cell[cells.size()];
        for (int i = 0; i < turned.length; i++) {
            Cell step = cells.get(i).minus(cells.get(0));
            int x = turn.coordinate(0, step.x(), step.y(), step.z());
            int y = turn.coordinate(1, step.x(), step.y(), step.z());
            int z = turn.coordinate(2, step.x(), step.y(), step.z());
            turned[i] = new Cell(x / scale, y / scale, z / scale);
            if (x % scale != 0 || y % scale != 0 || z % scale != 0 || !hasCell(turned[i])) {
                return Optional.empty();
            }
        }
        return Optional.of(List.of(turned));
    }

    /** All symmetries, the identity first. */
    public List<Symmetry> symmetries() {
        return symmetries;
    }

    /** Where a symmetry carries a cell. */
    public Cell apply(Symmetry symmetry, Cell cell) {
        Cell centre = form.centre(cell);
        Cell carried = new Cell(
                symmetry.coordinate(0, centre.x(), centre.y(), centre.z()),
                symmetry.coordinate(1, centre.x(), centre.y(), centre.z()),
                symmetry.coordinate(2, centre.x(), centre.y(), centre.z()));
        return form.cellAt(carried).orElseThrow(() -> new IllegalStateException(name + " is not kept by " + symmetry));
    }

    /** Cells turned, in ascending order, and moved so that the first belongs to the origin. */
    public List<Cell> turned(List<Cell> cells, Symmetry motion) {
        Cell[] turned = new Cell[cells.size()];
        for (int i = 0; i < turned.length; i++) {
            turned[i] = apply(motion, cells.get(i));
        }
        Arrays.sort(turned);
        Cell point = point(turned[0]);
        for (int i = 0; i < turned.length; i++) {
            turned[i] = turned[i].minus(point);
        }
        return List.of(turned);
    }

    /**
     * The colour of a cell: 1 or -1, or 0 for cells that do not count. Translations keep the colours or exchange them, and so do
     * symmetries; a lattice without such colours has 0 for all.
     */
    public int colour(Cell cell) {
        return form.colour(cell);
    }

    /**
     * Further colourings, where not only the two colours tell of what fits: for each the pieces have to add up to as many cells of
     * each colour as the region has.
     */
    public List<Colouring> colourings() {
        return form.colourings();
    }

    /** The colour of a cell of a box that is closed along some axes: 0 for all unless the periods keep the colours. */
    public int colour(Cell cell, Periods periods) {
        return periods.areNone() || periods.keepColours(this) ? colour(cell) : 0;
    }

    /** How its cells stand in pictures of text. */
    public BoardForm boardForm() {
        return new BoardForm(name, form.classes(), form.indent(), form.beyondBox(), form.writtenClasses());
    }

    /** The centre of a cell in the scaled lattice: what symmetries are applied to. */
    public Cell centre(Cell cell) {
        return form.centre(cell);
    }

    /** What a cell looks like in the plane of its layer. */
    public CellForm cellForm() {
        return form.cellForm();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Lattice lattice
                && name.equals(lattice.name)
                && furtherTurns.equals(lattice.furtherTurns);
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(name);
    }

    /** The name, and what definitions say besides: {@code fcc:turns=lattice}. */
    @Override
    public String toString() {
        return furtherTurns.equals(form.furtherTurns()) ? name : name + ":turns=lattice";
    }
}
