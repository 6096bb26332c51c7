package io.github.filaforge.page.studio;

import io.github.filaforge.definition.PieceFamily;
import io.github.filaforge.definition.SettingValue;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.PieceRange;
import io.github.filaforge.polyform.PieceSet;
import io.github.filaforge.polyform.Polyforms;
import io.github.filaforge.request.RequestException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Changes the pieces of a drawn puzzle. Commands and drawings have the cells of a piece moved near the origin.
 *
 * @param drawn the puzzle, which no method changes
 */
record DrawnPieces(DrawnPuzzle drawn) {

    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    /** The room round a piece in its grid, in points. */
    private static final int MARGIN = 1;

    /** The distance to which a piece is moved from the edge of its grid: a multiple of the steps of all lattices. */
    private static final int SHIFT = 2;

    /**
     * Returns the colours of the cells of a piece, by the cells as they are drawn; 0 for no colour. A stationary piece is
     * drawn at its place.
     */
    static Map<Cell, Integer> coloursOf(Lattice lattice, Piece piece) {
        List<Cell> written = lattice.written(piece.cells());
        List<Cell> drawn = piece.stationary() ? written : nearOrigin(lattice, written);
        Map<Cell, Integer> colours = new HashMap<>();
        for (int i = 0; i < written.size(); i++) {
            int colour = piece.isColoured() ? piece.colours().get(piece.cells().indexOf(written.get(i))) : 0;
            colours.put(drawn.get(i), colour);
        }
        return colours;
    }

    /** Returns cells moved so that the lowest coordinates are near 0, as far as translations of the lattice lead. */
    static List<Cell> nearOrigin(Lattice lattice, List<Cell> cells) {
        Cell corner = lattice.corner(cells);
        return cells.stream().map(cell -> cell.minus(corner)).toList();
    }

    /**
     * Returns the cells among which a person chooses the cells of a piece: those of its box, with room on all sides.
     *
     * @param isFlat true if pieces have no room in further layers
     */
    static List<Cell> grid(Lattice lattice, List<Cell> cells, boolean isFlat) {
        if (lattice.coordinates() == 4) {
            return gridOfFour(lattice, cells, isFlat ? 0 : MARGIN);
        }
        int x = 0;
        int y = 0;
        int layers = 0;
        for (Cell cell : cells) {
            x = Math.max(x, cell.x());
            y = Math.max(y, cell.y());
            layers = Math.max(layers, lattice.layer(cell));
        }
        boolean hasLayers = !isFlat && !lattice.isPlanar();
        int depth = hasLayers ? SHIFT : 0;
        Cell shift = new Cell(SHIFT, SHIFT, depth * lattice.classes());
        Box box =
                new Box(x + SHIFT + 1 + MARGIN, y + SHIFT + 1 + MARGIN, layers + depth + 1 + (hasLayers ? MARGIN : 0));
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

    /**
     * Returns the cells of a grid in four dimensions.
     *
     * @param aside the room along z and w
     */
    private static List<Cell> gridOfFour(Lattice lattice, List<Cell> cells, int aside) {
        int[] lengths = {MARGIN, MARGIN, aside, aside};
        Cell shift = lattice.cell(List.of(MARGIN, MARGIN, aside, aside));
        for (int axis = 0; axis < lengths.length; axis++) {
            int at = axis;
            int most = cells.stream()
                    .mapToInt(cell -> lattice.numbers(cell).get(at))
                    .max()
                    .orElse(0);
            lengths[axis] += lengths[axis] + most + 1;
        }
        return lattice.cells(new Box(lengths[0], lengths[1], lengths[2], lengths[3])).stream()
                .map(cell -> cell.minus(shift))
                .toList();
    }

    private DrawnPuzzle with(List<PieceFamily> others) {
        return drawn.with(others);
    }

    private DrawnPuzzle with(int number, PieceFamily other) {
        List<PieceFamily> others = new ArrayList<>(drawn.families());
        others.set(number, other);
        return with(others);
    }

    private Lattice lattice() {
        return drawn.lattice();
    }

    /**
     * Returns the puzzle with other cells of a mobile piece. The cells that it keeps keep their colours.
     *
     * @param cells the cells; none to remove the piece, which may be of any kind
     */
    DrawnPuzzle withPiece(int number, List<Cell> cells) {
        if (cells.isEmpty()) {
            List<PieceFamily> others = new ArrayList<>(drawn.families());
            others.remove(family(number));
            return with(others);
        }
        PieceFamily family = mobile(number);
        return with(number, family.with(withCells(family.piece(), cells, coloursOf(lattice(), family.piece()))));
    }

    private Piece withCells(Piece piece, List<Cell> cells, Map<Cell, Integer> colours) {
        for (Cell cell : cells) {
            if (!lattice().hasCell(cell) || !lattice().isWritten(cell)) {
                throw new RequestException("the lattice " + lattice().name() + " has no cell "
                        + lattice().text(cell));
            }
        }
        List<Cell> distinct = cells.stream().distinct().toList();
        Piece changed = new Piece(
                        piece.name(),
                        nearOrigin(lattice(), distinct),
                        false,
                        distinct.stream()
                                .map(cell -> colours.getOrDefault(cell, 0))
                                .toList(),
                        piece.optional(),
                        piece.turns())
                .with(piece.handling());
        return drawn.mayCross() ? changed : changed.with(lattice().withJunctions(changed.cells()));
    }

    /** Returns the puzzle with a colour of cells of a piece; 0 takes the colours of the cells away. */
    DrawnPuzzle coloured(int number, int colour, List<Cell> cells) {
        PieceFamily family = mobile(number);
        Map<Cell, Integer> colours = coloursOf(lattice(), family.piece());
        for (Cell cell : cells) {
            if (colours.replace(cell, colour) == null) {
                throw new RequestException(
                        "piece " + family.name() + " has no cell " + lattice().text(cell));
            }
        }
        Piece piece = withCells(family.piece(), List.copyOf(colours.keySet()), colours);
        return new DrawnRegion(with(number, family.with(piece)))
                .matching(colour)
                .drawn();
    }

    /**
     * Returns the puzzle with turns of a piece.
     *
     * @param text the turns; empty if the piece may make the turns that are usual in the puzzle
     */
    DrawnPuzzle turning(int number, String text) {
        PieceFamily family = mobile(number);
        Piece piece = family.piece();
        Optional<Turns> turns =
                text.isEmpty() ? Optional.empty() : Optional.of(new SettingValue("turns", text).turns(lattice()));
        return with(
                number,
                family.with(new Piece(piece.name(), piece.cells(), false, piece.colours(), piece.optional(), turns)
                        .with(piece.handling())));
    }

    private PieceFamily family(int number) {
        if (number < 0 || number >= drawn.families().size()) {
            throw new RequestException("there is no piece " + number);
        }
        return drawn.families().get(number);
    }

    /** Returns a family that is no choice. */
    private PieceFamily piece(int number) {
        PieceFamily family = family(number);
        if (family.piece().isChoice()) {
            throw new RequestException(family.name() + " is a choice of cells that stay open, and no piece");
        }
        return family;
    }

    /** Returns a family that has neither a choice nor a stationary piece. */
    private PieceFamily mobile(int number) {
        PieceFamily family = piece(number);
        if (family.piece().stationary()) {
            throw new RequestException(family.name() + " is a stationary piece");
        }
        return family;
    }

    /**
     * Returns the puzzle with a new piece, which gets the next free letter as its name, or else a number.
     *
     * @param cells the cells of the piece; if there are none it has one cell
     */
    DrawnPuzzle plus(List<Cell> cells) {
        Set<String> names = drawn.names();
        String name = LETTERS.chars()
                .mapToObj(letter -> String.valueOf((char) letter))
                .filter(letter -> !names.contains(letter))
                .findFirst()
                .orElseGet(() -> free("P", names));
        List<Cell> own = cells.isEmpty() ? List.of(lattice().ofEachKind().get(0)) : cells;
        List<PieceFamily> more = new ArrayList<>(drawn.families());
        more.add(PieceFamily.of(withCells(new Piece(name, own, false), own, Map.of())));
        return with(more);
    }

    private static String free(String stem, Set<String> names) {
        int number = 2;
        while (names.contains(stem + number)) {
            number++;
        }
        return stem + number;
    }

    /** Returns the puzzle with the pieces of a set. A name that is in use gets a number at its end. */
    DrawnPuzzle plus(PieceSet set) {
        if (!set.lattice().name().equals(lattice().name())) {
            throw new RequestException("the set " + set.name() + " has pieces of the lattice "
                    + set.lattice().name() + ", and the puzzle is of "
                    + lattice().name());
        }
        Set<String> names = drawn.names();
        List<PieceFamily> more = new ArrayList<>(drawn.families());
        for (Piece piece : set.pieces()) {
            String name = names.contains(piece.name()) ? free(piece.name() + "_", names) : piece.name();
            names.add(name);
            List<Cell> cells = lattice().written(piece.cells());
            more.add(PieceFamily.of(withCells(new Piece(name, cells, false), cells, Map.of())));
        }
        boolean oneSided = set.kind().kind() == Polyforms.Kind.ONE_SIDED
                && drawn.base().box().layers() == 1;
        return (oneSided ? drawn.turning(Turns.TURN) : drawn).with(more);
    }

    /**
     * Returns the puzzle with another name of a piece.
     *
     * @throws RequestException if another piece has the name
     */
    DrawnPuzzle renamed(int number, String name) {
        PieceFamily family = piece(number);
        StudioEditor.checkName(name);
        if (!name.equals(family.name()) && drawn.names().contains(name)) {
            throw new RequestException("there is a piece " + name + " already: give this piece another name");
        }
        return with(number, family.named(name));
    }

    /** Returns the puzzle with other numbers of copies of a piece. */
    DrawnPuzzle copied(int number, PieceRange copies) {
        return with(number, mobile(number).with(copies));
    }
}
