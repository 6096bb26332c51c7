package io.github.filaforge.page.studio;

import io.github.filaforge.definition.PieceFamily;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Periods;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Extent;
import io.github.filaforge.model.Option;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.PieceRange;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.polyform.PieceSet;
import io.github.filaforge.polyform.Polyforms;
import io.github.filaforge.request.RequestException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A packing as a person draws it, whose pieces need not fit its region yet. Immutable.
 *
 * @param base the puzzle that has all of this but the pieces
 * @param families the pieces with their copies
 */
record DrawnPuzzle(Puzzle base, List<PieceFamily> families) {

    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    /** The room round a piece in its grid, in points. */
    private static final int MARGIN = 1;

    /** The distance to which a piece is moved from the edge of its grid: a multiple of the steps of all lattices. */
    private static final int SHIFT = 2;

    static DrawnPuzzle of(Puzzle puzzle) {
        return new DrawnPuzzle(puzzle, PieceFamily.of(puzzle));
    }

    /** Returns a puzzle without pieces, whose region is the whole box. */
    static DrawnPuzzle empty(Lattice lattice, Box box) {
        return of(new Puzzle("puzzle", new Container(lattice, box), Turns.ALL, List.of()));
    }

    /**
     * Returns a box.
     *
     * @param lengths its lengths along x, y and z, and along w in a lattice of four dimensions
     * @throws RequestException if they are no lengths of a box of the lattice
     */
    static Box box(Lattice lattice, int... lengths) {
        if (lengths.length != lattice.coordinates()) {
            throw new RequestException("a box has " + lattice.coordinates() + " lengths, not " + lengths.length);
        }
        for (int length : lengths) {
            if (length < 1 || length > lattice.longestSide()) {
                throw new RequestException("a length is from 1 to " + lattice.longestSide() + ", not " + length);
            }
        }
        if (lattice.isPlanar() && lengths[2] > 1) {
            throw new RequestException("the lattice " + lattice.name() + " has one layer");
        }
        return new Box(lengths[0], lengths[1], lengths[2], lengths.length > 3 ? lengths[3] : 1);
    }

    /** Returns cells moved so that the lowest coordinates are near 0, as far as translations of the lattice lead. */
    static List<Cell> nearOrigin(Lattice lattice, List<Cell> cells) {
        Cell corner = lattice.corner(cells);
        return cells.stream().map(cell -> cell.minus(corner)).toList();
    }

    /** Returns the cells among which a person chooses the cells of a piece: those of its box, with room on all sides. */
    static List<Cell> grid(Lattice lattice, List<Cell> cells) {
        int x = 0;
        int y = 0;
        int layers = 0;
        for (Cell cell : cells) {
            x = Math.max(x, cell.x());
            y = Math.max(y, cell.y());
            layers = Math.max(layers, lattice.layer(cell));
        }
        int depth = lattice.isPlanar() || lattice.coordinates() == 4 ? 0 : SHIFT;
        Cell shift = new Cell(SHIFT, SHIFT, depth * lattice.classes());
        Box box = new Box(
                x + SHIFT + 1 + MARGIN, y + SHIFT + 1 + MARGIN, lattice.isPlanar() ? 1 : layers + depth + 1 + MARGIN);
        Set<Cell> own = new HashSet<>(cells);
        return lattice.written(lattice.cells(box)).stream()
                .map(cell -> cell.minus(shift))
                .filter(cell -> own.contains(cell)
                        || (cell.x() >= -MARGIN
                                && cell.y() >= -MARGIN
                                && lattice.layer(cell) >= -Math.min(depth, MARGIN)))
                .sorted()
                .toList();
    }

    Lattice lattice() {
        return base.lattice();
    }

    /** Returns the puzzle with all its pieces. */
    Puzzle puzzle() {
        long cells = PieceFamily.cells(base.withPieces(families.stream()
                .filter(family -> family.piece().stationary() || family.piece().isChoice())
                .map(PieceFamily::piece)
                .toList()));
        return base.withPieces(families.stream()
                .flatMap(family -> family.pieces(lattice(), cells).stream())
                .toList());
    }

    private boolean mayCross() {
        return lattice().hasJunctions()
                && base.container().extent().isPresent()
                && !base.container().hasJunctions();
    }

    private DrawnPuzzle in(Container container) {
        Puzzle other = new Puzzle(base.name(), container, base.turns(), List.of(), base.placed(), base.mostEmpty());
        return new DrawnPuzzle(other, families);
    }

    private DrawnPuzzle with(List<PieceFamily> others) {
        return new DrawnPuzzle(base, others);
    }

    /** Returns this puzzle in another box. Cells outside it are removed, and a region by its cells does not grow. */
    DrawnPuzzle inBox(Box box) {
        Container before = base.container();
        Periods periods = Periods.of(lattice(), box, before.periods().axes());
        Container whole = new Container(lattice(), box, periods);
        Map<Cell, Integer> colours = new LinkedHashMap<>(before.colours().ofCells());
        colours.keySet().removeIf(cell -> !whole.isInBox(cell));
        Container coloured =
                whole.withColours(new CellColours(colours, before.colours().pairs()));
        Container after = before.extent()
                .map(extent -> coloured.with(new Extent(
                        extent.required().stream().filter(whole::isInBox).toList(),
                        extent.optional().stream().filter(whole::isInBox).toList())))
                .orElse(coloured);
        if (after.cells().isEmpty()) {
            throw new RequestException("a box of " + box + " has no cell of the region");
        }
        List<PieceFamily> left = new ArrayList<>();
        for (PieceFamily family : families) {
            Piece piece = family.piece();
            List<Cell> inside = piece.cells().stream().filter(whole::isInBox).toList();
            if (piece.isChoice()) {
                List<Option> options = piece.options().stream()
                        .filter(option -> option.cells().stream().allMatch(whole::isInBox))
                        .toList();
                if (!options.isEmpty()) {
                    left.add(PieceFamily.of(Piece.choice(piece.name(), options)));
                }
            } else if (!piece.stationary()) {
                left.add(family);
            } else if (!inside.isEmpty()) {
                left.add(family.with(piece.with(inside)));
            }
        }
        return in(after).with(left);
    }

    /**
     * Returns this puzzle with other states of cells.
     *
     * @param state {@code out}, {@code fill} or {@code optional}
     */
    DrawnPuzzle withCells(String state, List<Cell> cells) {
        Container before = base.container();
        Set<Cell> optional = new HashSet<>(lattice().written(List.copyOf(before.optional())));
        Set<Cell> required = new HashSet<>(lattice().written(before.cells()));
        required.removeAll(optional);
        for (Cell cell : cells) {
            if (!before.isInBox(cell) || !lattice().isWritten(cell)) {
                throw new RequestException("the box has no cell " + lattice().text(cell));
            }
            required.remove(cell);
            optional.remove(cell);
            switch (state) {
                case "fill" -> required.add(cell);
                case "optional" -> optional.add(cell);
                case "out" -> {}
                default -> throw new RequestException("there is no state " + state + " of a cell");
            }
        }
        if (required.isEmpty() && optional.isEmpty()) {
            throw new RequestException("a region has at least one cell");
        }
        Container whole = new Container(lattice(), before.box(), before.periods()).withColours(before.colours());
        if (mayCross()) {
            return in(whole.with(Extent.of(required, optional)));
        }
        boolean isWhole = optional.isEmpty() && required.size() == whole.boxCells();
        return in(isWhole ? whole : whole.withCells(required, optional));
    }

    /**
     * Returns this puzzle with other cells of a piece.
     *
     * @param cells the cells; none to remove the piece
     */
    DrawnPuzzle withPiece(int number, List<Cell> cells) {
        PieceFamily family = cells.isEmpty() ? family(number) : piece(number);
        List<PieceFamily> others = new ArrayList<>(families);
        if (cells.isEmpty()) {
            others.remove(number);
        } else {
            List<Cell> moved = family.piece().stationary() ? cells : nearOrigin(lattice(), cells);
            others.set(number, family.with(whole(family.piece(), moved)));
        }
        return with(others);
    }

    private Piece whole(Piece piece, List<Cell> cells) {
        for (Cell cell : cells) {
            if (!lattice().hasCell(cell) || !lattice().isWritten(cell)) {
                throw new RequestException("the lattice " + lattice().name() + " has no cell "
                        + lattice().text(cell));
            }
        }
        return piece.with(mayCross() ? cells : lattice().withJunctions(cells));
    }

    private PieceFamily family(int number) {
        if (number < 0 || number >= families.size()) {
            throw new RequestException("there is no piece " + number);
        }
        return families.get(number);
    }

    /** Returns a family that is no choice. Choices are changed in the text alone. */
    private PieceFamily piece(int number) {
        PieceFamily family = family(number);
        if (family.piece().isChoice()) {
            throw new RequestException(family.name() + " is a choice of cells that stay open: change it in the text");
        }
        return family;
    }

    /**
     * Returns this puzzle with a new piece, which gets the next free letter as its name, or else a number.
     *
     * @param cells the cells of the piece; if there are none it has one cell
     */
    DrawnPuzzle plus(List<Cell> cells) {
        Set<String> names = names();
        String name = LETTERS.chars()
                .mapToObj(letter -> String.valueOf((char) letter))
                .filter(letter -> !names.contains(letter))
                .findFirst()
                .orElseGet(() -> free("P", names));
        List<Cell> own = cells.isEmpty() ? List.of(lattice().ofEachKind().get(0)) : cells;
        Piece piece = new Piece(name, nearOrigin(lattice(), own), false);
        List<PieceFamily> more = new ArrayList<>(families);
        more.add(PieceFamily.of(whole(piece, piece.cells())));
        return with(more);
    }

    private Set<String> names() {
        Set<String> names = families.stream().map(PieceFamily::name).collect(Collectors.toSet());
        puzzle().pieces().forEach(piece -> names.add(piece.name()));
        return names;
    }

    private static String free(String stem, Set<String> names) {
        int number = 2;
        while (names.contains(stem + number)) {
            number++;
        }
        return stem + number;
    }

    /** Returns this puzzle with the pieces of a set. A name that is in use gets a number at its end. */
    DrawnPuzzle plus(PieceSet set) {
        if (!set.lattice().name().equals(lattice().name())) {
            throw new RequestException("the set " + set.name() + " has pieces of the lattice "
                    + set.lattice().name() + ", and the puzzle is of "
                    + lattice().name());
        }
        Set<String> names = names();
        List<PieceFamily> more = new ArrayList<>(families);
        for (Piece piece : set.pieces()) {
            String name = names.contains(piece.name()) ? free(piece.name() + "_", names) : piece.name();
            names.add(name);
            Piece own = new Piece(name, lattice().written(piece.cells()), false);
            more.add(PieceFamily.of(whole(own, own.cells())));
        }
        boolean oneSided =
                set.kind().kind() == Polyforms.Kind.ONE_SIDED && base.box().layers() == 1;
        Turns turns = oneSided ? Turns.TURN : base.turns();
        return new DrawnPuzzle(
                new Puzzle(base.name(), base.container(), turns, List.of(), base.placed(), base.mostEmpty()), more);
    }

    /**
     * Returns this puzzle with another name of a piece.
     *
     * @throws RequestException if another piece has the name
     */
    DrawnPuzzle renamed(int number, String name) {
        PieceFamily family = piece(number);
        if (!name.equals(family.name()) && names().contains(name)) {
            throw new RequestException("there is a piece " + name + " already");
        }
        List<PieceFamily> others = new ArrayList<>(families);
        others.set(number, family.named(name));
        return with(others);
    }

    /**
     * Returns this puzzle with other numbers of copies of a piece.
     *
     * @param range the least number and the greatest, which may be {@code *}
     */
    DrawnPuzzle copied(int number, String... range) {
        PieceFamily family = piece(number);
        PieceRange copies;
        try {
            copies = new PieceRange(
                    Integer.parseInt(range[0]), range[1].equals("*") ? Integer.MAX_VALUE : Integer.parseInt(range[1]));
        } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
            throw new RequestException("a number of copies is like 2, 0-2 or *");
        }
        if (copies.most() < 1) {
            throw new RequestException("there is at least one copy; remove the piece instead");
        }
        List<PieceFamily> others = new ArrayList<>(families);
        others.set(number, family.with(copies));
        return with(others);
    }
}
