package io.github.filaforge.edge.score;

import io.github.filaforge.edge.BoardOrder;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The search orders that have names. {@code eii465} and {@code eii468} are the orders of the eii article (sections
 * "Determining the Search Order and Slip Array" and "Resulting Search Order and Slip Array"). Both fill the rows from the
 * bottom up to a band of rows at the top. In the band they fill first the three columns at the left, row by row; then all
 * columns but the last four, column by column; and last these four columns: row by row up to the fourth row from the top,
 * and then the three rows at the top in the order that the eii article prints.
 *
 * <p>Where the eii article leaves a detail open, this class decides:
 *
 * <ul>
 *   <li>A is the top row; the eii article says that eii begins at the bottom.
 *   <li>{@code E4-A4 -- E12-A12} are columns 4 to 12 one after the other, each upwards.
 *   <li>The order for 465 as it is printed leaves out C14, C15 and C16. They come after A13, where the order for 468 has
 *       them.
 *   <li>Other boards have bands of the height of the eii article (five rows, four rows), with three columns at the left and
 *       four at the right; all columns between these are filled column by column. A board of fewer than eight columns, or no
 *       more rows than the band, has no such order.
 * </ul>
 */
public final class SearchOrders {

    /** The name of the order by rows from the bottom, each from the left. */
    public static final String BOTTOM = "bottom";

    /** The name of the order for a score of 465. */
    public static final String EII_465 = "eii465";

    /** The name of the order for a score of 468. */
    public static final String EII_468 = "eii468";

    private static final Pattern BAND = Pattern.compile("band:(\\d{1,4}):(\\d{1,4}):(\\d{1,4})");

    private static final String ROW = "row";

    /** The number of columns of the band that come first, row by row. */
    private static final int LEFT = 3;

    /** The number of columns of the band that come last. */
    private static final int RIGHT = 4;

    /** The greatest number of rows, and of columns at either side, of the bands of {@link #candidates}. */
    private static final int WIDEST = 8;

    private static final int BAND_465 = 5;

    private static final int BAND_468 = 4;

    /** The number of rows at the top of the last four columns that are not filled row by row. */
    private static final int LAST_ROWS = 3;

    /** The number of symmetries of a square board. */
    private static final int DIRECTIONS = 8;

    /** The bit of a direction that goes by columns. */
    private static final int TURNED = 4;

    private final int width;
    private final int height;

    public SearchOrders(int width, int height) {
        this.width = width;
        this.height = height;
    }

    /** Returns the names of the orders, without the orders {@code band:...}, for help and messages. */
    public static List<String> names() {
        return List.of(ROW, BOTTOM, EII_465, EII_468);
    }

    /**
     * Returns true if a text names an order, well written or not: it is one of {@link #names}, or begins with {@code band:}
     * or {@code @}.
     */
    public static boolean isMeantBy(String text) {
        return names().contains(text) || text.startsWith("band:") || text.startsWith("@");
    }

    /**
     * Returns the names of the orders that this board has.
     *
     * @return some of {@link #names()}, in their order
     */
    public List<String> possible() {
        return names().stream()
                .filter(name -> !name.equals(EII_465) || hasBand(BAND_465))
                .filter(name -> !name.equals(EII_468) || hasBand(BAND_468))
                .toList();
    }

    /**
     * Returns the order with a name. {@code band:5:3:4} is {@link #banded} with rows 5, left 3 and right 4.
     *
     * @throws ScoreException if there is none with this name, or the board is too small for it
     */
    public BoardOrder named(String name) {
        return switch (name) {
            case ROW -> BoardOrder.rows(width, height);
            case BOTTOM -> new BoardOrder(BOTTOM, upToBand(0, 0, 0));
            case EII_465 -> new BoardOrder(EII_465, band(EII_465, BAND_465));
            case EII_468 -> new BoardOrder(EII_468, band(EII_468, BAND_468));
            default -> bandNamed(name);
        };
    }

    private BoardOrder bandNamed(String name) {
        Matcher band = BAND.matcher(name);
        if (!band.matches()) {
            throw new ScoreException("there is no search order " + name + "; orders are " + String.join(", ", names())
                    + ", band:ROWS:LEFT:RIGHT, and @FILE, a file with the names of all cells");
        }
        int rows = Integer.parseInt(band.group(1));
        int left = Integer.parseInt(band.group(2));
        int right = Integer.parseInt(band.group(3));
        if (rows < 1 || rows >= height || left + right >= width) {
            throw new ScoreException("the order " + name + " needs more than " + rows + " rows and " + (left + right)
                    + " columns, and one row in its band at least; this board is " + width + "x" + height);
        }
        return banded(rows, left, right);
    }

    /**
     * Returns the candidates for tuning: the orders of {@link #possible}, and each order of {@link #banded} with a band of
     * two to eight rows and with up to eight columns at either side. By the theory, none of 324 candidates was better than
     * {@code eii465} on the colours of Eternity II.
     */
    public List<BoardOrder> candidates() {
        List<BoardOrder> candidates = new ArrayList<>();
        possible().forEach(name -> candidates.add(named(name)));
        for (int rows = 2; rows <= Math.min(WIDEST, height - 1); rows++) {
            for (int left = 0; left <= Math.min(WIDEST, width - 1); left++) {
                for (int right = 0; right <= Math.min(WIDEST, width - 1 - left); right++) {
                    candidates.add(banded(rows, left, right));
                }
            }
        }
        return List.copyOf(candidates);
    }

    /**
     * Returns the order by rows from the bottom up to a band; in the band some columns at the left row by row, then columns
     * one after the other, each upwards, and then some columns at the right row by row.
     *
     * @param rows the height of the band, less than that of the board
     * @param left the number of columns that come first
     * @param right the number of columns that come last
     */
    public BoardOrder banded(int rows, int left, int right) {
        List<Integer> cells = upToBand(rows, left, right);
        for (int row = rows - 1; row >= 0; row--) {
            addRow(cells, row, width - right, width);
        }
        return new BoardOrder("band:" + rows + ":" + left + ":" + right, cells);
    }

    /**
     * An order that begins at a corner of the board and goes on in a direction.
     *
     * @param order the order; its name ends with the number of the direction
     * @param shape the name that it shares with the orders to which symmetries of the empty board carry it
     */
    public record Directed(BoardOrder order, String shape) {}

    /**
     * Returns orders from each corner and in both directions, without repetitions: a board of one row has equal orders in
     * several directions.
     *
     * @param names the names of the orders; a name that the board is too small for is left out
     */
    static List<Directed> directed(int width, int height, List<String> names) {
        Map<List<Integer>, Directed> different = new LinkedHashMap<>();
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            boolean isTurned = (direction & TURNED) != 0;
            SearchOrders orders = isTurned ? new SearchOrders(height, width) : new SearchOrders(width, height);
            IntUnaryOperator moved = moved(width, height, direction);
            for (String name :
                    names.stream().filter(orders.possible()::contains).toList()) {
                List<Integer> cells = orders.named(name).cells().stream()
                        .map(moved::applyAsInt)
                        .toList();
                String shape = isTurned && width != height ? name + " by columns" : name;
                different.putIfAbsent(cells, new Directed(new BoardOrder(name + "-" + (direction + 1), cells), shape));
            }
        }
        return List.copyOf(different.values());
    }

    /**
     * Returns the map of cells that makes an order begin at another corner or go in another direction.
     *
     * @param direction bit 0: columns from the right; bit 1: rows from the bottom; bit 2: columns in place of rows
     */
    private static IntUnaryOperator moved(int width, int height, int direction) {
        boolean isTurned = (direction & TURNED) != 0;
        int columns = isTurned ? height : width;
        return cell -> {
            int column = isTurned ? cell / columns : cell % columns;
            int row = isTurned ? cell % columns : cell / columns;
            int x = (direction & 1) == 0 ? column : width - 1 - column;
            int y = (direction & 2) == 0 ? row : height - 1 - row;
            return y * width + x;
        };
    }

    private boolean hasBand(int rows) {
        return width >= LEFT + 1 + RIGHT && height > rows;
    }

    private List<Integer> band(String name, int rows) {
        if (!hasBand(rows)) {
            throw new ScoreException("the order " + name + " needs a board of at least " + (LEFT + 1 + RIGHT)
                    + " columns and " + (rows + 1) + " rows, and this one is " + width + "x" + height
                    + "; take row or bottom, or a file of your own: @FILE");
        }
        List<Integer> cells = upToBand(rows, LEFT, RIGHT);
        for (int row = rows - 1; row >= LAST_ROWS; row--) {
            addRow(cells, row, width - RIGHT, width);
        }
        for (int row = LAST_ROWS - 1; row >= 0; row--) {
            cells.add(cell(row, width - RIGHT));
        }
        addRow(cells, 2, width - RIGHT + 1, width);
        if (name.equals(EII_465)) {
            addRow(cells, 1, width - RIGHT + 1, width);
            addRow(cells, 0, width - RIGHT + 1, width);
        } else {
            // As the eii article prints it: B14 A14 B15 B16 A15 A16.
            cells.add(cell(1, width - 3));
            cells.add(cell(0, width - 3));
            addRow(cells, 1, width - 2, width);
            addRow(cells, 0, width - 2, width);
        }
        return cells;
    }

    /** Returns all cells below a band, from the bottom, and then those of the band without the columns at its right. */
    private List<Integer> upToBand(int rows, int left, int right) {
        List<Integer> cells = new ArrayList<>();
        for (int row = height - 1; row >= rows; row--) {
            addRow(cells, row, 0, width);
        }
        for (int row = rows - 1; row >= 0; row--) {
            addRow(cells, row, 0, left);
        }
        for (int column = left; column < width - right; column++) {
            for (int row = rows - 1; row >= 0; row--) {
                cells.add(cell(row, column));
            }
        }
        return cells;
    }

    private void addRow(List<Integer> cells, int row, int from, int to) {
        for (int column = from; column < to; column++) {
            cells.add(cell(row, column));
        }
    }

    private int cell(int row, int column) {
        return row * width + column;
    }

    /**
     * Checks that an order has all cells of this board, and no others.
     *
     * @return the order
     * @throws ScoreException if it leaves out a cell, or has one that the board has not
     */
    public BoardOrder whole(BoardOrder order) {
        CellNames names = new CellNames(width, height);
        Set<Integer> given = new HashSet<>(order.cells());
        List<String> missing = new ArrayList<>();
        for (int cell = 0; cell < width * height; cell++) {
            if (!given.remove(cell)) {
                missing.add(names.name(cell));
            }
        }
        if (!missing.isEmpty()) {
            throw new ScoreException(order.name() + " leaves out " + listed(missing) + "; each cell comes once");
        }
        if (!given.isEmpty()) {
            throw new ScoreException(order.name() + " has cells that a board of " + width + "x" + height + " has not");
        }
        return order;
    }

    private static String listed(List<String> missing) {
        int shown = 8;
        String all = String.join(", ", missing.subList(0, Math.min(shown, missing.size())));
        return missing.size() <= shown ? all : all + " and " + (missing.size() - shown) + " cells more";
    }
}
