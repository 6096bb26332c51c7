package io.github.filaforge.runtime.edge;

import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.runtime.text.Words;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A board of squares with its pieces: the data that are needed to draw a solution. Cells are numbered row by row from the
 * top left. A solution has for each cell the index of its piece times 4, plus the number of quarter turns clockwise. Sides
 * are up, right, down, left, in this order. Immutable.
 */
public final class EdgeBoard implements SolutionDecoder {

    /** The number of sides, and of turns. */
    public static final int SIDES = 4;

    static final int RIGHT = 1;
    static final int DOWN = 2;
    static final int LEFT = 3;

    /** The word behind the sides of a piece that may not be turned. */
    private static final String FIXED = "fixed";

    /** The states of cells: with a piece, not part of the board, and where the board would go on. */
    private static final int CELL = 0;

    private static final int HOLE = 1;
    private static final int BEYOND = 2;

    /** The beginning of the word with the number of the copies of a piece. */
    private static final String COPIES = "x";

    /** The name of the lattice in definitions. */
    private static final String LATTICE = "edges";

    private final int width;
    private final int height;
    private final int rim;
    private final String[] names;
    /** The colours of the sides of the pieces as they are defined: side s of piece p is at index p * 4 + s. */
    private final int[] colours;
    /** For each piece, true if it may not be turned. */
    private final boolean[] fixed;
    /** For each cell, {@link #CELL}, {@link #HOLE} or {@link #BEYOND}. */
    private final int[] states;
    /** The two colours of each pair of partners, one pair after the other. */
    private final int[] partners;
    /** The axes along which the board is closed: {@code x}, {@code y} or both. */
    private final String closed;

    /**
     * Creates a board.
     *
     * @param rim the colour of all sides along the rim; -1 if these may have any colours
     * @param pieces for each piece its name and the colours of its sides, {@code fixed} if it may not be turned, and
     *     {@code x} with the number of its copies if there are any, which are named .1, .2 and so on; separated by blanks
     */
    public EdgeBoard(int width, int height, int rim, String... pieces) {
        this.width = width;
        this.height = height;
        this.rim = rim;
        int count = 0;
        for (String piece : pieces) {
            count += copies(piece.split(" "));
        }
        this.names = new String[count];
        this.colours = new int[count * SIDES];
        this.states = new int[width * height];
        this.partners = new int[0];
        this.closed = "";
        this.fixed = new boolean[count];
        int piece = 0;
        for (String text : pieces) {
            String[] words = text.split(" ");
            int copies = copies(words);
            for (int copy = 1; copy <= copies; copy++) {
                names[piece] = copies == 1 ? words[0] : words[0] + "." + copy;
                for (int side = 0; side < SIDES; side++) {
                    colours[piece * SIDES + side] = Integer.parseInt(words[side + 1]);
                }
                fixed[piece] = words.length > SIDES + 1 && words[SIDES + 1].equals(FIXED);
                piece++;
            }
        }
    }

    private static int copies(String... words) {
        String last = words[words.length - 1];
        return words.length > SIDES + 1 && last.startsWith(COPIES) ? Integer.parseInt(last.substring(1)) : 1;
    }

    private EdgeBoard(EdgeBoard like, int[] states, String closed, int... partners) {
        this.width = like.width;
        this.height = like.height;
        this.rim = like.rim;
        this.names = like.names;
        this.colours = like.colours;
        this.fixed = like.fixed;
        this.states = states;
        this.closed = closed;
        this.partners = partners;
    }

    /**
     * Returns the board without some cells. Lists have blanks between their numbers.
     *
     * @param holes the cells that are not part of the board: the sides beside them lie at the rim
     * @param beyond the cells where the board would go on: the sides beside them may have any colour but the colour of the
     *     rim
     */
    public EdgeBoard without(String holes, String beyond) {
        int[] others = states.clone();
        for (int cell : Words.numbers(holes)) {
            others[cell] = HOLE;
        }
        for (int cell : Words.numbers(beyond)) {
            others[cell] = BEYOND;
        }
        return new EdgeBoard(this, others, closed, partners);
    }

    /**
     * Returns the board with colours that meet other colours instead of themselves.
     *
     * @param pairs the two colours of each pair, separated by blanks; no colour twice
     */
    public EdgeBoard meeting(String pairs) {
        return new EdgeBoard(this, states, closed, Words.numbers(pairs));
    }

    /**
     * Returns the board closed along some axes: a side at the end of such an axis meets a side at its other end.
     *
     * @param axes {@code x}, {@code y} or {@code xy}; the board has at least two cells along each
     */
    public EdgeBoard closedAlong(String axes) {
        return new EdgeBoard(this, states, axes, partners);
    }

    /** Returns the number of cells, including the cells that take no piece. */
    public int size() {
        return width * height;
    }

    /** Returns the number of pieces, which is the number of cells or more. */
    public int pieceCount() {
        return names.length;
    }

    /** Returns the number of columns. */
    public int width() {
        return width;
    }

    /** Returns the number of rows. */
    public int height() {
        return height;
    }

    /** Returns the colour of all sides along the rim; -1 if these may have any colours. */
    public int rim() {
        return rim;
    }

    /** Returns the colour of a side of a piece that is turned. */
    public int colour(int piece, int turn, int side) {
        return colours[piece * SIDES + (side - turn & SIDES - 1)];
    }

    /** Returns the colour that a colour has to meet: its partner, or the colour itself. */
    public int partner(int colour) {
        for (int i = 0; i < partners.length; i++) {
            if (partners[i] == colour) {
                return partners[i ^ 1];
            }
        }
        return colour;
    }

    /** Returns true if a piece may be turned. */
    public boolean mayTurn(int piece) {
        return !fixed[piece];
    }

    /** Returns the neighbouring cell at a side of a cell; -1 if no cell that takes a piece is there. */
    public int neighbour(int cell, int side) {
        int beside = beside(cell, side);
        return beside < 0 || states[beside] != CELL ? -1 : beside;
    }

    /** Returns true if the board would go on beside a cell. Then the side may have any colour but the colour of the rim. */
    public boolean goesOn(int cell, int side) {
        int beside = beside(cell, side);
        return beside >= 0 && states[beside] == BEYOND;
    }

    /** Returns the number of sides that lie at the rim. */
    int rimSides() {
        int sides = 0;
        for (int at = 0; at < size() * SIDES; at++) {
            boolean isAlone = states[at / SIDES] == CELL && neighbour(at / SIDES, at % SIDES) < 0;
            sides += isAlone && !goesOn(at / SIDES, at % SIDES) ? 1 : 0;
        }
        return sides;
    }

    private int beside(int cell, int side) {
        boolean isAlongX = side == RIGHT || side == LEFT;
        int length = isAlongX ? width : height;
        int from = isAlongX ? cell % width : cell / width;
        int to = side == RIGHT || side == DOWN ? from + 1 : from - 1;
        boolean isEnd = to < 0 || to == length;
        if (isEnd && closed.indexOf(isAlongX ? 'x' : 'y') < 0) {
            return -1;
        }
        return cell + (Math.floorMod(to, length) - from) * (isAlongX ? 1 : width);
    }

    /** Returns the number of joins of the board, which are pairs of sides that meet. */
    public int joins() {
        int joins = 0;
        for (int cell = 0; cell < size(); cell++) {
            joins += states[cell] == CELL && neighbour(cell, RIGHT) >= 0 ? 1 : 0;
            joins += states[cell] == CELL && neighbour(cell, DOWN) >= 0 ? 1 : 0;
        }
        return joins;
    }

    /**
     * Returns the number of joins that match on a board, of which cells may be empty.
     *
     * @param placed for each cell the piece times 4, plus its turn; -1 if the cell is empty
     */
    public int matching(int... placed) {
        int matching = 0;
        for (int cell = 0; cell < placed.length; cell++) {
            matching += matches(cell, RIGHT, placed) ? 1 : 0;
            matching += matches(cell, DOWN, placed) ? 1 : 0;
        }
        return matching;
    }

    private boolean matches(int cell, int side, int... placed) {
        int neighbour = neighbour(cell, side);
        if (neighbour < 0 || placed[cell] < 0 || placed[neighbour] < 0) {
            return false;
        }
        int other = placed[neighbour];
        return colour(placed[cell] / SIDES, placed[cell] % SIDES, side)
                == partner(colour(other / SIDES, other % SIDES, side + 2 & SIDES - 1));
    }

    /**
     * Returns the cell to which a symmetry moves a cell.
     *
     * @param symmetry the number of quarter turns clockwise by which the board is turned, an even number if the board is not
     *     a square; plus 4 times the cell to which the turned board then moves its upper left cell, along closed axes only
     */
    public static int moved(int width, int height, int cell, int symmetry) {
        int row = cell / width;
        int column = cell % width;
        int turned = switch (symmetry % SIDES) {
            case 0 -> cell;
            case 1 -> column * height + height - 1 - row;
            case 2 -> width * height - 1 - cell;
            default -> (width - 1 - column) * height + row;
        };
        int shift = symmetry / SIDES;
        return (turned / width + shift / width) % height * width + (turned + shift) % width;
    }

    /** Returns the cell that a symmetry moves to a cell. */
    int movedFrom(int cell, int symmetry) {
        int shift = symmetry / SIDES;
        int row = Math.floorMod(cell / width - shift / width, height);
        int column = Math.floorMod(cell - shift, width);
        return moved(width, height, row * width + column, (SIDES - symmetry % SIDES) % SIDES);
    }

    @Override
    public String draw(int[] solution) {
        int longest = 1;
        for (int placement : solution) {
            longest = Math.max(longest, label(placement).length());
        }
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < solution.length; cell++) {
            String label = label(solution[cell]);
            boolean isLast = cell % width == width - 1;
            text.append(label).append(isLast ? "\n" : " ".repeat(longest - label.length() + 1));
        }
        return text.toString();
    }

    private String label(int placement) {
        return placement < 0 ? "-" : names[placement / SIDES] + "/" + placement % SIDES;
    }

    @Override
    public byte[] drawBytes(int[] solution) {
        return draw(solution).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public boolean takes(int[] solution) {
        for (int cell = 0; cell < solution.length && cell < states.length; cell++) {
            if (solution[cell] < 0 && states[cell] == CELL) {
                return false;
            }
        }
        return hasPieces(solution);
    }

    @Override
    public boolean takes(BestBoard best) {
        return hasPieces(best.board()) && matching(best.board()) == best.score();
    }

    /** Returns the number of joins that match in words, with the number of empty cells if there are any. */
    @Override
    public String scoreText(BestBoard best) {
        int gaps = best.gaps();
        return best.score() + " joins match" + (gaps == 0 ? "" : ", " + Plural.of(gaps, "cell") + " empty");
    }

    /**
     * Returns true if each cell has a piece or is empty, no piece occurs twice, and no piece is turned that may not be
     * turned.
     */
    private boolean hasPieces(int... board) {
        if (board.length != size()) {
            return false;
        }
        boolean[] seen = new boolean[names.length];
        for (int cell = 0; cell < board.length; cell++) {
            int placement = board[cell];
            if (placement == -1) {
                continue;
            }
            if (states[cell] != CELL) {
                return false;
            }
            if (placement < -1 || placement >= names.length * SIDES || seen[placement / SIDES]) {
                return false;
            }
            if (fixed[placement / SIDES] && placement % SIDES != 0) {
                return false;
            }
            seen[placement / SIDES] = true;
        }
        return true;
    }

    /** Returns the pieces by their cells. The coordinates of a cell are x, and y upwards. */
    @Override
    public List<PlacedPiece> pieces(int[] solution) {
        List<PlacedPiece> pieces = new ArrayList<>(solution.length);
        for (int cell = 0; cell < solution.length; cell++) {
            if (solution[cell] < 0) {
                continue;
            }
            List<Integer> place = List.of(cell % width, height - 1 - cell / width);
            pieces.add(new PlacedPiece(names[solution[cell] / SIDES], List.of(place), solution[cell] % SIDES));
        }
        return pieces;
    }

    @Override
    public String definition(PlacedPiece piece) {
        int index = 0;
        while (!names[index].equals(piece.name())) {
            index++;
        }
        StringBuilder line = new StringBuilder("E:name=").append(piece.name()).append(":sides=");
        for (int side = 0; side < SIDES; side++) {
            line.append(side == 0 ? "" : " ").append(colours[index * SIDES + side]);
        }
        List<Integer> place = piece.cells().get(0);
        line.append(fixed[index] ? ":turns=" + FIXED : "")
                .append(":at=")
                .append(place.get(0))
                .append(' ')
                .append(place.get(1));
        return line + (piece.turn() == 0 ? "" : ":turn=" + piece.turn());
    }

    @Override
    public String lattice() {
        StringBuilder text = new StringBuilder(rim < 0 ? LATTICE : LATTICE + "=" + rim);
        for (int i = 0; i < partners.length; i += 2) {
            text.append(i == 0 ? ":meets=" : " ")
                    .append(partners[i])
                    .append('-')
                    .append(partners[i + 1]);
        }
        text.append(closed.isEmpty() ? "" : ":wrap=" + closed);
        appendCells(text, "\nR:layout=", CELL);
        appendCells(text, "\nR:optional:layout=", BEYOND);
        return text.toString();
    }

    /** Appends the cells of a state as lines of a definition, if there are cells without pieces. */
    private void appendCells(StringBuilder text, String beginning, int state) {
        String before = beginning;
        boolean hasGaps = false;
        for (int each : states) {
            hasGaps |= each != CELL;
        }
        for (int cell = 0; hasGaps && cell < states.length; cell++) {
            if (states[cell] == state) {
                text.append(before)
                        .append(cell % width)
                        .append(' ')
                        .append(height - 1 - cell / width)
                        .append(" 0");
                before = ", ";
            }
        }
    }

    @Override
    public List<Integer> box() {
        return List.of(width, height);
    }
}
