package io.github.filaforge.lattice;

import io.github.filaforge.runtime.BoardForm;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A lattice: which cells there are, which are neighbours, how pieces turn, and how cells are coloured.
 *
 * <p>A cell has coordinates x and y of the point that it belongs to, and a third number. In space that is its layer z;
 * where a point has cells of several classes, such as the two triangles of a rhombus, it is the class, and with layers
 * of these {@code layer * classes + class}. So cells of any lattice are numbered, shifted and compared like cubes:
 * translations are those steps that keep the class, or more generally the kind.
 *
 * <p>All symmetries are matrices on centres, which are the points scaled up until the centres of all classes are whole.
 */
public final class Lattice {

    private final String name;
    private final LatticeForm form;
    private final List<Symmetry> symmetries;
    private final PieceTurns turns;
    private final List<Direction> directions;
    /** For each kind the directions in which it has neighbours. */
    private final List<List<Direction>> ofKind;
    /** Whatever the box; asked for each word of a picture. */
    private final BoardForm boardForm;

    Lattice(String name, LatticeForm form) {
        this(name, form, form.furtherTurns());
    }

    private Lattice(String name, LatticeForm form, List<Symmetry> furtherTurns) {
        this.name = name;
        this.form = form;
        this.symmetries = List.copyOf(form.symmetries());
        this.turns = new PieceTurns(form, symmetries, furtherTurns);
        this.directions = form.directions();
        List<List<Direction>> found = new ArrayList<>();
        for (int number = 0; number < form.kinds(); number++) {
            found.add(form.directionsOf(number, directions));
        }
        this.ofKind = List.copyOf(found);
        this.boardForm = boardForm(new Box(1, 1, 1));
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

    /** By how many numbers a cell is written: three, or in four dimensions four. */
    public int coordinates() {
        return form.coordinates();
    }

    /** The numbers that a cell is written by. */
    public List<Integer> numbers(Cell cell) {
        return form.numbers(cell);
    }

    /** A cell as it is written: its numbers with blanks between them. */
    public String text(Cell cell) {
        return form.coordinates() == 3
                ? cell.toString()
                : form.numbers(cell).stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /**
     * The cell of some numbers, or a place that is no cell.
     *
     * @param numbers as many as {@link #coordinates} says
     */
    public Cell cell(List<Integer> numbers) {
        return form.cell(numbers);
    }

    /**
     * The cell of a class that belongs to a point.
     *
     * @param layer which plane along x and y of a box; in four dimensions z and w make one together
     */
    Cell cell(Box box, int x, int y, int layer, int number) {
        return form.cell(box, x, y, layer, number);
    }

    /** The longest side that a box may have. */
    public int longestSide() {
        return form.longestSide();
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
     * The kind of a cell, from 0: its class, or where cells are written by places, which of those that repeat.
     * Translations are the steps from cells to others of the same kind.
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
        return form.layer(cell);
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

    /** Whether there are pictures, in which the cells of a point stand side by side. */
    public boolean areSideBySide() {
        return boardForm.hasPictures() && form.block().isEmpty();
    }

    /** The last translation that leads nowhere beyond a place. */
    public Cell translationTo(Cell place) {
        return form.translationTo(place);
    }

    /**
     * The greatest number of steps along an axis that lie between two cells of a box, and one more, however it is
     * turned; the third number counts as an axis.
     */
    public long longest(Box box) {
        return form.longest(box);
    }

    /** The last translation that leads beyond none of some cells, along any axis. */
    public Cell corner(Collection<Cell> cells) {
        return form.corner(cells);
    }

    /** The translation that carries the cells of the origin to those of the point that a cell belongs to. */
    public Cell point(Cell cell) {
        return form.point(cell);
    }

    /** Cells in ascending order as seen from the point of the first: the same for all translates. */
    public List<Cell> seenFromFirst(List<Cell> ascending) {
        return form.seenFromFirst(ascending.toArray(Cell[]::new));
    }

    /** The cells of a box, in ascending order. */
    public List<Cell> cells(Box box) {
        return cells(box, Periods.NONE);
    }

    /** The cells of a box that is closed along some axes, in ascending order; of cells that are one only the least. */
    public List<Cell> cells(Box box, Periods periods) {
        return new BoxCells(form, box, periods).list();
    }

    /** Whether a box has a cell. */
    public boolean contains(Box box, Cell cell) {
        return form.contains(box, cell);
    }

    /** Whether a box that is closed along some axes has a cell, which of those that are one must be the least. */
    public boolean contains(Box box, Periods periods, Cell cell) {
        return new BoxCells(form, box, periods).contains(cell);
    }

    /** The number of cells of a box that are written. */
    public long cellCount(Box box) {
        return cellCount(box, Periods.NONE);
    }

    /** The number of cells of a box that is closed along some axes, those that are written. */
    public long cellCount(Box box, Periods periods) {
        return form.isFull()
                ? Math.multiplyExact(box.volume(), (long) form.classes())
                : written(cells(box, periods)).size();
    }

    /** Between which numbers the cells of a box lie, for a person. */
    public String range(Box box) {
        return form.range(box);
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

    /** How pieces turn. */
    public PieceTurns turns() {
        return turns;
    }

    /** The same lattice where pieces turn in no more ways than it does itself. */
    public Lattice withoutFurtherTurns() {
        return new Lattice(name, form, List.of());
    }

    /** All symmetries, the identity first. */
    public List<Symmetry> symmetries() {
        return symmetries;
    }

    /** Where a symmetry carries a cell. */
    public Cell apply(Symmetry symmetry, Cell cell) {
        return form.apply(symmetry, cell);
    }

    /**
     * The colour of a cell: 1 or -1, or 0 for cells that do not count. Translations keep the colours or exchange them,
     * and so do symmetries; a lattice without such colours has 0 for all.
     */
    public int colour(Cell cell) {
        return form.colour(cell);
    }

    /**
     * Further colourings, where not only the two colours tell of what fits: for each the pieces have to add up to as
     * many cells of each colour as the region has.
     */
    public List<Colouring> colourings() {
        return form.colourings();
    }

    /** How its cells stand in pictures of text. */
    public BoardForm boardForm() {
        return boardForm;
    }

    /** The same for a box. */
    public BoardForm boardForm(Box box) {
        return new BoardForm(name, form.classes(), form.indent(), form.beyondBox())
                .writing(form.writtenClasses())
                .inBlocks(form.block())
                .withFourthAxis(form.coordinates() == 4 ? box.wDim() : 0);
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
                && turns.further().equals(lattice.turns.further());
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(name);
    }

    /** The name, and what definitions say besides: {@code fcc:turns=lattice}. */
    @Override
    public String toString() {
        return turns.further().equals(form.furtherTurns()) ? name : name + ":turns=lattice";
    }
}
