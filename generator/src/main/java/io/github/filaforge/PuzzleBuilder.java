package io.github.filaforge;

import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Periods;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.ColourPair;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.polyform.PieceSet;
import io.github.filaforge.polyform.Polyforms;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes puzzles in code. What a definition file could not hold is refused with the same words. For one thread. */
public final class PuzzleBuilder {

    private final String name;
    private final Box box;
    private final List<Piece> pieces = new ArrayList<>();
    private final Set<Cell> required = new HashSet<>();
    private final Set<Cell> optional = new HashSet<>();
    private final Map<Cell, Integer> colours = new HashMap<>();
    private final Set<ColourPair> pairs = new HashSet<>();
    private Lattice lattice = Lattices.CUBIC;
    private boolean oneSided;
    private String wrap = "";

    private PuzzleBuilder(String name, Box box) {
        this.name = name;
        this.box = box;
    }

    /** A puzzle in a flat box. */
    public static PuzzleBuilder inBox(String name, int xDim, int yDim) {
        return inBox(name, xDim, yDim, 1);
    }

    /** A puzzle in a box. */
    public static PuzzleBuilder inBox(String name, int xDim, int yDim, int zDim) {
        return new PuzzleBuilder(name, new Box(xDim, yDim, zDim));
    }

    /** A puzzle in a box of four dimensions, whose lattice is {@code hypercubic}. */
    public static PuzzleBuilder inBox(String name, int xDim, int yDim, int zDim, int wDim) {
        return new PuzzleBuilder(name, new Box(xDim, yDim, zDim, wDim))
                .of(Lattices.named("hypercubic").orElseThrow());
    }

    /** Cells are those of a lattice; without this, cubes. To be said before pieces are drawn. */
    public PuzzleBuilder of(Lattice ofCells) {
        lattice = ofCells;
        return this;
    }

    /**
     * The box is closed along axes: what leaves it on one side comes in on the other. Along x alone it is a cylinder, along x
     * and y a torus.
     *
     * @param axes letters x, y and z, such as {@code xy}
     */
    public PuzzleBuilder wrap(String axes) {
        wrap = axes;
        return this;
    }

    /** Only these cells of the box are to be filled, and those that {@link #optional} adds may be. */
    public PuzzleBuilder region(int[]... cells) {
        required.addAll(cells(cells));
        return this;
    }

    /** These cells may be filled or stay empty; the box has no others but those of {@link #region}. */
    public PuzzleBuilder optional(int[]... cells) {
        optional.addAll(cells(cells));
        return this;
    }

    /** Pieces may turn in the plane but not flip. */
    public PuzzleBuilder oneSided() {
        oneSided = true;
        return this;
    }

    /** Adds a piece by its cells, each a vector of two or three coordinates, in four dimensions up to four. */
    public PuzzleBuilder piece(String pieceName, int[]... cells) {
        pieces.add(new Piece(pieceName, cells(cells), false));
        return this;
    }

    /** Adds a piece whose cells have colours, from 1, or 0 for a cell that goes with every colour. */
    public PuzzleBuilder colouredPiece(String pieceName, List<Integer> coloursOfCells, int[]... cells) {
        if (coloursOfCells.size() != cells.length) {
            throw new RequestException(
                    "piece " + pieceName + " has " + cells.length + " cells and " + coloursOfCells.size() + " colours");
        }
        pieces.add(new Piece(pieceName, cells(cells), false, coloursOfCells));
        return this;
    }

    /** Gives cells of the container a colour, from 1. */
    public PuzzleBuilder colour(int colour, int[]... cells) {
        cells(cells).forEach(cell -> colours.put(cell, colour));
        return this;
    }

    /** Has a colour of pieces go with one of the container; without this, it goes with none. */
    public PuzzleBuilder match(int ofPieces, int ofContainer) {
        pairs.add(new ColourPair(ofPieces, ofContainer));
        return this;
    }

    /** Adds a piece that may be left over. */
    public PuzzleBuilder optionalPiece(String pieceName, int[]... cells) {
        pieces.add(new Piece(pieceName, cells(cells), false, List.of(), true));
        return this;
    }

    /** Adds a piece that stays where it is, which the others have to go round. */
    public PuzzleBuilder stationary(String pieceName, int[]... cells) {
        pieces.add(new Piece(pieceName, cells(cells), true));
        return this;
    }

    /** Adds all pieces of a set. Cells are those of its lattice; if its pieces may not flip, none of the puzzle may. */
    public PuzzleBuilder pieces(PieceSet set) {
        lattice = set.lattice();
        oneSided |= set.kind().kind() == Polyforms.Kind.ONE_SIDED;
        pieces.addAll(set.pieces());
        return this;
    }

    /**
     * Adds a piece by its picture, as {@code L:dense} has it in definitions: a row a string, from the top, a character a place,
     * with a dot for no cell.
     *
     * @throws io.github.filaforge.definition.DefinitionException if there are blanks between cells, rows are indented
     *     differently or one is longer than the box, for one
     */
    public PuzzleBuilder piece(String pieceName, String... rows) {
        List<Cell> cells = DefinitionReader.cells("piece " + pieceName, wholeBox(), List.of(rows));
        pieces.add(new Piece(pieceName, cells, false));
        return this;
    }

    private Container wholeBox() {
        try {
            return new Container(lattice, box, Periods.of(lattice, box, wrap));
        } catch (IllegalArgumentException e) {
            throw refused(e);
        }
    }

    private RequestException refused(IllegalArgumentException reason) {
        return new RequestException("puzzle " + name + ": " + reason.getMessage());
    }

    private List<Cell> cells(int[]... vectors) {
        int most = lattice.coordinates();
        List<Cell> cells = new ArrayList<>();
        for (int[] vector : vectors) {
            if (vector.length < 2 || vector.length > most) {
                throw new RequestException("a cell has two" + (most == 3 ? " or three" : " to four")
                        + " coordinates, not " + vector.length);
            }
            cells.add(lattice.cell(
                    Arrays.stream(Arrays.copyOf(vector, most)).boxed().toList()));
        }
        return cells;
    }

    /**
     * The puzzle.
     *
     * @throws io.github.filaforge.definition.DefinitionException if the pieces do not add up to the region, for one
     * @throws RequestException if a name has blanks, for one
     */
    public Puzzle build() {
        Container whole = wholeBox();
        String definition;
        try {
            Container container = (required.isEmpty() && optional.isEmpty()
                            ? whole
                            : whole.withCells(required, optional))
                    .withColours(new CellColours(colours, pairs));
            definition = DefinitionWriter.write(new Puzzle(name, container, oneSided, pieces));
        } catch (IllegalArgumentException e) {
            throw refused(e);
        }
        Puzzle read = DefinitionReader.read(name + ".txt", definition).get(0).puzzle();
        return new Puzzle(name, read.container(), read.oneSided(), read.pieces());
    }
}
