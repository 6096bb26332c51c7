package io.github.filaforge.lattice;

import io.github.filaforge.runtime.board.BoardForm;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A lattice: its cells, their neighbours, the turns of pieces, and the colours of cells.
 *
 * <p>A cell has coordinates x and y of the point to which it belongs, and a third number. In space this number is its layer
 * z. Where a point has cells of several classes, such as the two triangles of a rhombus, it is the class, and with layers of
 * these it is {@code layer * classes + class}. So cells of any lattice are numbered, shifted and compared like cubes:
 * translations are the steps that keep the class, or more generally the kind.
 *
 * <p>All symmetries are matrices that are applied to the centres of cells. The coordinates of centres are scaled up until
 * the centres of all classes have integer coordinates.
 */
public final class Lattice {

    private final String name;
    private final LatticeForm form;
    private final List<Symmetry> symmetries;
    private final PieceTurns turns;
    private final List<Direction> directions;
    /** The directions in which cells of each kind have neighbours. */
    private final List<List<Direction>> ofKind;
    /** The board form of all boxes, kept because it is read for each word of a picture. */
    private final BoardForm boardForm;

    Lattice(String name, LatticeForm form) {
        this(name, form, form.furtherTurns);
    }

    private Lattice(String name, LatticeForm form, List<Symmetry> furtherTurns) {
        this.name = name;
        this.form = form;
        this.symmetries = List.copyOf(form.symmetries.all());
        this.turns = new PieceTurns(form, symmetries, furtherTurns);
        this.directions = form.directions();
        List<List<Direction>> found = new ArrayList<>();
        for (int number = 0; number < form.kinds(); number++) {
            found.add(form.directionsOf(number, directions));
        }
        this.ofKind = List.copyOf(found);
        this.boardForm = boardForm(new Box(1, 1, 1));
    }

    /** Returns the name of the lattice in definitions. */
    public String name() {
        return name;
    }

    /** Returns true if a puzzle that names no lattice has this one. */
    public boolean isDefault() {
        return equals(Lattices.CUBIC);
    }

    /** Returns true if all cells lie in one plane, where a piece can be flipped. */
    public boolean isPlanar() {
        return form.isPlanar;
    }

    /**
     * Returns true if every place is a cell, its neighbours are the places before it and behind it along x, y and z, and the
     * two colours alternate as on a chessboard: squares and cubes.
     */
    public boolean isOrthogonal() {
        return form.isOrthogonal;
    }

    /** Returns the number of coordinates with which a cell is written: three, or four in four dimensions. */
    public int coordinates() {
        return form.coordinates;
    }

    /** Returns the numbers with which a cell is written. */
    public List<Integer> numbers(Cell cell) {
        return form.numbers(cell);
    }

    /** Returns the text of a cell: its numbers with blanks between them. */
    public String text(Cell cell) {
        return form.coordinates == 3
                ? cell.toString()
                : form.numbers(cell).stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /**
     * Returns the cell of some numbers, which may be a place where the lattice has no cell.
     *
     * @param numbers the numbers of the cell, {@link #coordinates} of them
     */
    public Cell cell(List<Integer> numbers) {
        return form.cell(numbers);
    }

    /**
     * Returns the cell of a class that belongs to a point.
     *
     * @param layer the index of a plane along x and y of a box; in four dimensions z and w together make one index
     */
    Cell cell(Box box, int x, int y, int layer, int number) {
        return form.cell(box, x, y, layer, number);
    }

    /** Returns the longest side that a box may have. */
    public int longestSide() {
        return form.longestSide;
    }

    /** Returns the number of cells at each point, which differ by their third number. */
    public int classes() {
        return form.classes();
    }

    /** Returns the class of a cell, from 0. */
    public int classOf(Cell cell) {
        return form.classes() == 1 ? 0 : Math.floorMod(cell.z(), form.classes());
    }

    /** Returns the number of kinds of cells. */
    public int kinds() {
        return form.kinds();
    }

    /**
     * Returns the kind of a cell, from 0. It is the class; where cells are given by places of voxels, it is the index of the
     * cell in the block that repeats. Translations are the steps between cells of one kind.
     */
    public int kindOf(Cell cell) {
        return form.kinds() == 1 ? 0 : form.kindOf(cell);
    }

    /** Returns the cells that belong to the origin, one of each kind, in the order of the kinds. */
    public List<Cell> ofEachKind() {
        return form.ofEachKind();
    }

    /** Returns the layer of a cell: its z, without its class. */
    public int layer(Cell cell) {
        return form.layer(cell);
    }

    /** Returns true if the lattice has a cell at a place. */
    public boolean hasCell(Cell cell) {
        return form.hasCell(cell);
    }

    /**
     * Returns true if users write a cell. A cell that they do not write belongs to a piece that has the cells on both sides
     * of it.
     */
    public boolean isWritten(Cell cell) {
        return form.writtenClasses == form.classes() || classOf(cell) < form.writtenClasses;
    }

    /** Returns true if there are cells that users do not write. */
    public boolean hasJunctions() {
        return form.writtenClasses < form.classes();
    }

    /** Returns the cells that users write among some cells, in their order. */
    public List<Cell> written(List<Cell> cells) {
        return hasJunctions() ? cells.stream().filter(this::isWritten).toList() : cells;
    }

    /** Returns some cells, together with the junctions between them that users do not write. */
    public List<Cell> withJunctions(Collection<Cell> cells) {
        Set<Cell> all = new TreeSet<>(cells);
        all.addAll(form.junctions(cells));
        return List.copyOf(all);
    }

    /**
     * Returns the names of the sets of all flat polyforms of a size: of two units, of three, and so on. The result is empty
     * if the sets have no names.
     */
    public List<String> flatSets() {
        return form.flatSets;
    }

    /**
     * Returns the names of sets of polyforms in space. Those of one size are in the order of the sizes, from two units on,
     * unless their pieces have usual names.
     */
    public List<String> solidSets() {
        return form.solidSets;
    }

    /**
     * Returns the units to which a cell belongs, of which polyforms are composed: the cell alone, or the half squares that
     * have a quarter of a square.
     */
    public List<List<Cell>> unitsWith(Cell cell) {
        return form.unitsWith(cell);
    }

    /** Returns the number of cells of each unit. */
    public int unitVolume() {
        return unitsWith(ofEachKind().get(0)).get(0).size();
    }

    /** Returns the rule that the numbers of a cell obey, for a person. */
    public String rule() {
        return form.rule;
    }

    /** Returns true if the lattice has pictures in which the cells of a point stand side by side. */
    public boolean areSideBySide() {
        return boardForm.hasPictures() && form.block.isEmpty();
    }

    /** Returns the nearest translation that leads beyond a place along no axis. */
    public Cell translationTo(Cell place) {
        return form.translationTo(place);
    }

    /**
     * Returns a number that exceeds the number of steps between two cells of a box along any axis, however the box is
     * turned. The third number counts as an axis.
     */
    public long longest(Box box) {
        return form.longest(box);
    }

    /** Returns the greatest translation that leads beyond none of some cells along any axis. */
    public Cell corner(Collection<Cell> cells) {
        return form.corner(cells);
    }

    /** Returns the translation that carries the cells of the origin to the cells of the point to which a cell belongs. */
    public Cell point(Cell cell) {
        return form.point(cell);
    }

    /** Returns ascending cells relative to the point of the first. The result is equal for all translates. */
    public List<Cell> seenFromFirst(List<Cell> ascending) {
        return form.seenFromFirst(ascending.toArray(Cell[]::new));
    }

    /** Returns the cells of a box, in ascending order. */
    public List<Cell> cells(Box box) {
        return cells(box, Periods.NONE);
    }

    /**
     * Returns the cells of a box that is closed along some axes, in ascending order. Of cells that are one it has only the
     * least.
     */
    public List<Cell> cells(Box box, Periods periods) {
        return form.cells(box, periods);
    }

    /** Returns true if a box has a cell. */
    public boolean contains(Box box, Cell cell) {
        return form.contains(box, cell);
    }

    /** Returns true if a box that is closed along some axes has a cell. Of cells that are one it has only the least. */
    public boolean contains(Box box, Periods periods, Cell cell) {
        return form.contains(box, periods, cell);
    }

    /** Returns the number of cells of a box that users write. */
    public long cellCount(Box box) {
        return cellCount(box, Periods.NONE);
    }

    /** Returns the number of cells of a box, closed along some axes, that users write. */
    public long cellCount(Box box, Periods periods) {
        return form.isFull
                ? Math.multiplyExact(box.volume(), (long) form.classes())
                : written(cells(box, periods)).size();
    }

    /** Returns the lengths of a box: three, or four in four dimensions. */
    public List<Integer> lengths(Box box) {
        return form.coordinates == 4
                ? List.of(box.xDim(), box.yDim(), box.zDim(), box.wDim())
                : List.of(box.xDim(), box.yDim(), box.zDim());
    }

    /** Returns the limits of the numbers of the cells of a box, for a person. */
    public String range(Box box) {
        return form.range(box);
    }

    /** Returns all directions, in the order of their ILSI bits. */
    public List<Direction> directions() {
        return directions;
    }

    /** Returns the directions in which a cell has neighbours, in the order of all directions. */
    public List<Direction> directions(Cell cell) {
        return ofKind.get(kindOf(cell));
    }

    /** Returns true if a cell has a neighbour in a direction. */
    public boolean hasNeighbour(Cell cell, Direction direction) {
        return form.kinds() == 1 || ofKind.get(kindOf(cell)).contains(direction);
    }

    /** Returns the labels of the directions whose bits an ILSI has, with blanks between them. */
    public String labels(int ilsi) {
        return directions.stream()
                .filter(direction -> (ilsi & direction.ilsiBit()) != 0)
                .map(Direction::label)
                .collect(Collectors.joining(" "));
    }

    /** Returns the turns of pieces. */
    public PieceTurns turns() {
        return turns;
    }

    /** Returns this lattice without the turns of pieces that are not its own symmetries. */
    public Lattice withoutFurtherTurns() {
        return new Lattice(name, form, List.of());
    }

    /** Returns true if pieces have all turns that are usual in this lattice. */
    public boolean hasUsualTurns() {
        return turns.further().equals(form.furtherTurns);
    }

    /** Returns all symmetries, the identity first. */
    public List<Symmetry> symmetries() {
        return symmetries;
    }

    /** Returns the cell to which a symmetry carries a cell. */
    public Cell apply(Symmetry symmetry, Cell cell) {
        return form.apply(symmetry, cell);
    }

    /**
     * Returns the colour of a cell: 1 or -1, or 0 for cells that do not count. Translations keep the colours or exchange
     * them, and so do symmetries. A lattice without such colours has 0 for all cells.
     */
    public int colour(Cell cell) {
        return form.colour(cell);
    }

    /**
     * Returns further colourings, which limit the pieces in more ways than the two colours do. In each colouring, the pieces
     * of a solution together have the number of cells of each colour that the region has.
     */
    public List<Colouring> colourings() {
        return form.colourings();
    }

    /** Returns the places of the cells in pictures of text. */
    public BoardForm boardForm() {
        return boardForm;
    }

    /** Returns the places of the cells of a box in pictures of text. */
    public BoardForm boardForm(Box box) {
        return new BoardForm(name, form.classes(), form.indent, form.beyondBox)
                .writing(form.writtenClasses)
                .inBlocks(form.block)
                .withFourthAxis(form.coordinates == 4 ? box.wDim() : 0);
    }

    /** Returns the centre of a cell in the scaled lattice, to which symmetries are applied. */
    public Cell centre(Cell cell) {
        return form.centre(cell);
    }

    /** Returns the form of a cell in the plane of its layer. */
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

    /**
     * Returns the name, and the turns as definitions state them if they are not the usual ones: {@code fcc:turns=lattice}.
     */
    @Override
    public String toString() {
        return hasUsualTurns() ? name : name + ":turns=lattice";
    }
}
