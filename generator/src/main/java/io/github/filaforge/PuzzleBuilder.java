package io.github.filaforge;

import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Periods;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.ColourPair;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Handling;
import io.github.filaforge.model.Option;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.PieceRange;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.polyform.PieceSet;
import io.github.filaforge.polyform.Polyforms;
import io.github.filaforge.request.RequestException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Makes puzzles in code. For a puzzle that no definition file could state, it throws an exception with the message that the
 * definition would lead to. For one thread.
 *
 * <pre>{@code
 * Puzzle corner = PuzzleBuilder.inBox("corner", 3, 2)
 *         .piece("V", "# ", "##")
 *         .piece("I", "###")
 *         .build();
 * Puzzle rectangle = PuzzleBuilder.inBox("rectangle", 10, 6).pieces("pentominoes").build();
 * }</pre>
 */
public final class PuzzleBuilder {

    private final String name;
    private final Box box;
    private final List<Piece> pieces = new ArrayList<>();
    /** The numbers of the copies of pieces, by the indices of the pieces. */
    private final Map<Integer, PieceRange> copies = new HashMap<>();

    /** The options of each choice. */
    private final Map<String, List<Option>> choices = new LinkedHashMap<>();

    private PieceRange placed = PieceRange.ANY;
    private int mostEmpty = Integer.MAX_VALUE;
    private final Set<Cell> required = new HashSet<>();
    private final Set<Cell> optional = new HashSet<>();
    private final Map<Cell, Integer> colours = new HashMap<>();
    private final Set<ColourPair> pairs = new HashSet<>();
    private Lattice lattice = Lattices.CUBIC;
    private boolean oneSided;
    private Optional<Turns> turns = Optional.empty();
    private String wrap = "";

    private PuzzleBuilder(String name, int... lengths) {
        this.name = Objects.requireNonNull(name, "name");
        try {
            this.box = new Box(lengths[0], lengths[1], lengths[2], lengths[3]);
        } catch (IllegalArgumentException e) {
            throw refused(e);
        }
    }

    /**
     * Returns a builder of a puzzle in a flat box.
     *
     * @param name the name of the puzzle, which may have any characters
     * @throws RequestException if a length is below 1
     */
    public static PuzzleBuilder inBox(String name, int xDim, int yDim) {
        return inBox(name, xDim, yDim, 1);
    }

    /**
     * Returns a builder of a puzzle in a box.
     *
     * @param name the name of the puzzle, which may have any characters
     * @throws RequestException if a length is below 1
     */
    public static PuzzleBuilder inBox(String name, int xDim, int yDim, int zDim) {
        return new PuzzleBuilder(name, xDim, yDim, zDim, 1);
    }

    /**
     * Returns a builder of a puzzle in a box of four dimensions, whose lattice is {@code hypercubic}.
     *
     * @param name the name of the puzzle, which may have any characters
     * @throws RequestException if a length is below 1
     */
    public static PuzzleBuilder inBox(String name, int xDim, int yDim, int zDim, int wDim) {
        return new PuzzleBuilder(name, xDim, yDim, zDim, wDim)
                .of(Lattices.named("hypercubic").orElseThrow());
    }

    /** Sets the lattice, which is otherwise that of cubes. Call it before cells and pieces are added. */
    public PuzzleBuilder of(Lattice ofCells) {
        lattice = Objects.requireNonNull(ofCells, "lattice");
        return this;
    }

    /**
     * Closes the box along axes: cells that leave the box at one end come in at the opposite end. A box that is closed along
     * x is a cylinder, a box that is closed along x and y is a torus.
     *
     * @param axes some of the letters x, y and z, for example {@code xy}
     */
    public PuzzleBuilder wrap(String axes) {
        wrap = Objects.requireNonNull(axes, "axes");
        return this;
    }

    /** Adds cells that have to be filled. The region then has only these cells and those of {@link #optional}. */
    public PuzzleBuilder region(int[]... cells) {
        required.addAll(cells(cells));
        return this;
    }

    /** Adds cells that may be filled or stay empty. The region then has only these cells and those of {@link #region}. */
    public PuzzleBuilder optional(int[]... cells) {
        optional.addAll(cells(cells));
        return this;
    }

    /** Makes the puzzle one-sided: its pieces may be turned in the plane and not flipped. */
    public PuzzleBuilder oneSided() {
        oneSided = true;
        return this;
    }

    /**
     * Sets the turns that pieces may make unless they have turns of their own. Without this call pieces may make all turns,
     * or turn in the plane if the puzzle is one-sided.
     */
    public PuzzleBuilder turns(Turns usual) {
        turns = Optional.of(Objects.requireNonNull(usual, "turns"));
        return this;
    }

    /**
     * Gives the piece that was added last turns of its own.
     *
     * @throws RequestException if no piece was added, or the last piece is stationary
     */
    public PuzzleBuilder turning(Turns own) {
        return changingLast("turns", piece -> piece.with(own));
    }

    /**
     * Gives the piece that was added last a weight and groups, for taking assemblies apart.
     *
     * @throws RequestException if no piece was added, or the last piece is stationary
     */
    public PuzzleBuilder handling(Handling own) {
        return changingLast("a weight", piece -> piece.with(own));
    }

    private PuzzleBuilder changingLast(String what, UnaryOperator<Piece> change) {
        int last = pieces.size() - 1;
        if (last < 0 || pieces.get(last).stationary()) {
            throw new RequestException("puzzle " + name + " has no mobile piece last, so none can be given " + what);
        }
        pieces.set(last, change.apply(pieces.get(last)));
        return this;
    }

    /** Adds a piece by its cells. A cell is a vector of two or three coordinates, or of two to four in four dimensions. */
    public PuzzleBuilder piece(String pieceName, int[]... cells) {
        pieces.add(new Piece(pieceName, cells(cells), false));
        return this;
    }

    /**
     * Adds a piece whose cells have colours.
     *
     * @param pieceName the name of the piece
     * @param coloursOfCells the colour of each cell, from 1 on; 0 for a cell that matches every colour
     * @param cells the cells of the piece
     * @throws RequestException if there is not one colour for each cell
     */
    public PuzzleBuilder colouredPiece(String pieceName, List<Integer> coloursOfCells, int[]... cells) {
        if (coloursOfCells.size() != cells.length) {
            throw new RequestException(
                    "piece " + pieceName + " has " + cells.length + " cells and " + coloursOfCells.size() + " colours");
        }
        pieces.add(new Piece(pieceName, cells(cells), false, coloursOfCells));
        return this;
    }

    /**
     * Gives cells of the container a colour.
     *
     * @param colour the colour, from 1 on
     * @param cells the cells
     */
    public PuzzleBuilder colour(int colour, int[]... cells) {
        cells(cells).forEach(cell -> colours.put(cell, colour));
        return this;
    }

    /** Makes a colour of pieces match a colour of the container. Without this, a colour of pieces matches no colour. */
    public PuzzleBuilder match(int ofPieces, int ofContainer) {
        pairs.add(new ColourPair(ofPieces, ofContainer));
        return this;
    }

    /** Adds a piece that may be left over. */
    public PuzzleBuilder optionalPiece(String pieceName, int[]... cells) {
        pieces.add(new Piece(pieceName, cells(cells), false, List.of(), true));
        return this;
    }

    /**
     * Adds pieces of one shape, of which a solution may have different numbers.
     *
     * @param pieceName the name of the shape; the pieces are called {@code NAME.1}, {@code NAME.2} and so on
     * @param least the least number of these pieces in a solution
     * @param most the greatest number; {@link Integer#MAX_VALUE} for any number
     * @param cells the cells of one piece
     * @throws RequestException if the numbers are no range
     */
    public PuzzleBuilder copies(String pieceName, int least, int most, int[]... cells) {
        copies.put(pieces.size(), range(least, most));
        pieces.add(new Piece(pieceName, cells(cells), false));
        return this;
    }

    /**
     * Limits the number of pieces of a solution, without stationary pieces.
     *
     * @param least the least number
     * @param most the greatest number; {@link Integer#MAX_VALUE} if there is no limit
     * @throws RequestException if the numbers are no range
     */
    public PuzzleBuilder placing(int least, int most) {
        placed = range(least, most);
        return this;
    }

    /** Limits the number of optional cells that stay empty. */
    public PuzzleBuilder leavingAtMost(int empty) {
        if (empty < 0) {
            throw new RequestException("puzzle " + name + ": no fewer than 0 cells stay empty, not " + empty);
        }
        mostEmpty = empty;
        return this;
    }

    private PieceRange range(int least, int most) {
        if (least < 0 || most < Math.max(1, least)) {
            throw new RequestException(
                    "puzzle " + name + ": " + least + " to " + most + " is no range of numbers of pieces");
        }
        return new PieceRange(least, most);
    }

    /** Adds a stationary piece, whose cells the other pieces cannot fill. */
    public PuzzleBuilder stationary(String pieceName, int[]... cells) {
        pieces.add(new Piece(pieceName, cells(cells), true));
        return this;
    }

    /**
     * Adds an option of a choice: cells that stay open in the solutions with this option. Every solution has exactly one
     * option of each choice. The options of a choice have equal numbers of cells, and belong to the region.
     *
     * @param choice the name of the choice, such as {@code month}
     * @param option the name of the option, such as {@code Jan}
     * @param cells the cells of the option
     */
    public PuzzleBuilder option(String choice, String option, int[]... cells) {
        List<Cell> own = cells(cells);
        if (own.isEmpty()) {
            throw new RequestException("puzzle " + name + ": option " + option + " has no cells");
        }
        choices.computeIfAbsent(choice, any -> new ArrayList<>()).add(new Option(option, own));
        return this;
    }

    /**
     * Adds all pieces of a set. The puzzle takes the lattice of the set, and is one-sided if the set is.
     *
     * @param setName the name of the set: {@code pentominoes}, {@code one-sided-hexominoes}, {@code soma}
     * @throws IllegalArgumentException if there is no set of this name
     */
    public PuzzleBuilder pieces(String setName) {
        PieceSet set = PieceSet.named(setName)
                .orElseThrow(() -> new IllegalArgumentException("there is no set of pieces " + setName + ": use one of "
                        + String.join(", ", PieceSet.names())));
        lattice = set.lattice();
        oneSided |= set.kind().kind() == Polyforms.Kind.ONE_SIDED;
        pieces.addAll(set.pieces());
        return this;
    }

    /**
     * Adds a piece by its picture, in the format of {@code L:dense} in definitions.
     *
     * @param pieceName the name of the piece
     * @param rows the rows of the picture from the top; each character but a dot is a cell of
     *     this piece, whatever character it is
     * @throws io.github.filaforge.definition.DefinitionException if the picture is wrong: for example, there are blanks
     *     between cells, rows are indented differently, or a row is longer than the box
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
     * Returns the puzzle.
     *
     * @return the puzzle
     * @throws io.github.filaforge.definition.DefinitionException if a definition of the puzzle would be wrong: for example,
     *     the pieces do not add up to the region
     * @throws RequestException if the puzzle cannot be written as a definition: for example, a name has blanks
     */
    public Puzzle build() {
        Container whole = wholeBox();
        String definition;
        try {
            Set<Cell> region = new HashSet<>(required);
            if (!required.isEmpty() || !optional.isEmpty()) {
                choices.values().forEach(options -> options.forEach(option -> region.addAll(option.cells())));
                region.removeAll(optional);
            }
            Container container = (region.isEmpty() && optional.isEmpty() ? whole : whole.withCells(region, optional))
                    .withColours(new CellColours(colours, pairs));
            List<Piece> all = withCopies(container);
            choices.forEach((choice, options) -> all.add(Piece.choice(choice, options)));
            definition = DefinitionWriter.write(puzzle(container, all, placed.plus(choices.size())));
        } catch (IllegalArgumentException e) {
            throw refused(e);
        }
        Puzzle read = DefinitionReader.read(name + ".txt", definition).get(0).puzzle();
        return new Puzzle(name, read.container(), read.turns(), read.pieces(), read.placed(), read.mostEmpty());
    }

    private Puzzle puzzle(Container container, List<Piece> all, PieceRange numbers) {
        Turns usual = turns.orElse(oneSided ? Turns.TURN : Turns.ALL);
        return new Puzzle(name, container, usual, all, numbers, mostEmpty);
    }

    /**
     * Returns the pieces, each with its copies. The copies of a piece without a greatest number are all copies that have
     * room.
     */
    private List<Piece> withCopies(Container container) {
        Region region = puzzle(container, pieces, PieceRange.ANY).region();
        int chosen = choices.values().stream()
                .mapToInt(options -> options.get(0).cells().size())
                .sum();
        int open = lattice.written(region.cells()).size() - chosen;
        List<Piece> all = new ArrayList<>();
        for (int index = 0; index < pieces.size(); index++) {
            Piece piece = pieces.get(index);
            PieceRange range = copies.get(index);
            if (range == null) {
                all.add(piece);
                continue;
            }
            int room = Math.max(1, open / piece.volume());
            int most = range.most() == Integer.MAX_VALUE ? Math.max(range.least(), room) : range.most();
            for (int copy = 1; copy <= most; copy++) {
                all.add(new Piece(
                                piece.name() + "." + copy,
                                piece.cells(),
                                false,
                                piece.colours(),
                                copy > range.least(),
                                piece.turns())
                        .with(piece.handling()));
            }
        }
        return all;
    }
}
