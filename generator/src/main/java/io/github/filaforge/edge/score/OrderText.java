package io.github.filaforge.edge.score;

import io.github.filaforge.edge.BoardOrder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a search order from a text of cells. It has names like {@code A1} (row A at the top) and ranges along a row or
 * column like {@code P1-P16} or {@code D4-A4}, separated by blanks, commas or ends of lines; or it has a line for each cell
 * with x and y as in definitions, x to the right and y upwards from the bottom, from 0. The text behind {@code #} is a
 * comment.
 */
public final class OrderText {

    private static final Pattern PLACE = Pattern.compile("(\\d{1,5})[\\s,]+(\\d{1,5})");

    private static final Pattern RANGE = Pattern.compile("([A-Za-z]+\\d+)-([A-Za-z]+\\d+)");

    private final String source;
    private final CellNames names;

    /** The number of the line that has a cell, by the number of the cell. */
    private final Map<Integer, Integer> lines = new HashMap<>();

    private final List<Integer> cells = new ArrayList<>();

    /** The number of the line that is read. */
    private int number;

    private OrderText(String source, CellNames names) {
        this.source = source;
        this.names = names;
    }

    /**
     * Reads an order.
     *
     * @param source the name of the text in messages, which is the name of its file; it is the name of the order too
     * @param text the text
     * @param names the names of the cells of the board
     * @throws ScoreException if the text is no order of all cells of the board; the message gives the place and the remedy
     */
    public static BoardOrder read(String source, String text, CellNames names) {
        OrderText reader = new OrderText(source, names);
        for (String line : text.split("\r?\n|\r")) {
            reader.line(line);
        }
        return new SearchOrders(names.width(), names.height()).whole(new BoardOrder(source, reader.cells));
    }

    /** Returns the names of the cells of an order, with ranges along rows; {@link #read} reads them. */
    public static String write(BoardOrder order, CellNames names) {
        List<String> ranges = new ArrayList<>();
        List<Integer> cells = order.cells();
        int first = 0;
        while (first < cells.size()) {
            int last = first;
            while (last + 1 < cells.size()
                    && cells.get(last + 1) == cells.get(last) + 1
                    && cells.get(last + 1) % names.width() != 0) {
                last++;
            }
            String range = last == first ? "" : "-" + names.name(cells.get(last));
            ranges.add(names.name(cells.get(first)) + range);
            first = last + 1;
        }
        return String.join(" ", ranges);
    }

    private void line(String text) {
        number++;
        int comment = text.indexOf('#');
        String line = (comment < 0 ? text : text.substring(0, comment)).strip();
        Matcher place = PLACE.matcher(line);
        if (place.matches()) {
            int x = Integer.parseInt(place.group(1));
            int y = Integer.parseInt(place.group(2));
            if (x >= names.width() || y >= names.height()) {
                throw wrong("there is no cell x = " + x + ", y = " + y + "; x goes from 0 to " + (names.width() - 1)
                        + ", y from 0 to " + (names.height() - 1) + " upwards");
            }
            add((names.height() - 1 - y) * names.width() + x);
            return;
        }
        for (String word : line.split("[\\s,]+")) {
            if (!word.isEmpty()) {
                word(word);
            }
        }
    }

    private void word(String word) {
        Matcher range = RANGE.matcher(word);
        if (!range.matches()) {
            add(cell(word));
            return;
        }
        int from = cell(range.group(1));
        int to = cell(range.group(2));
        boolean alongRow = from / names.width() == to / names.width();
        if (!alongRow && from % names.width() != to % names.width()) {
            throw wrong(word + " is along no row and no column; name its cells one by one");
        }
        int step = (alongRow ? 1 : names.width()) * Integer.signum(to - from);
        for (int cell = from; cell != to; cell += step) {
            add(cell);
        }
        add(to);
    }

    private int cell(String name) {
        OptionalInt cell = names.cell(name);
        if (cell.isEmpty()) {
            throw wrong("there is no cell " + name + "; cells are " + names.range());
        }
        return cell.getAsInt();
    }

    private void add(int cell) {
        Integer before = lines.putIfAbsent(cell, number);
        if (before != null) {
            throw wrong(names.name(cell) + " comes twice, first in line " + before
                    + "; each cell comes once: leave one out");
        }
        cells.add(cell);
    }

    private ScoreException wrong(String problem) {
        return new ScoreException(source + ", line " + number + ": " + problem);
    }
}
