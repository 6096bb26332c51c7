package io.github.filaforge.runtime;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The box with its stationary pieces and the names of the pieces: what it takes to draw a solution. Pictures have the
 * rows from the highest y down to 0; in a row the layers from z = 0 up, separated by commas; in a layer the cells from
 * x = 0 up, separated by blanks.
 */
public final class Board {

    private static final String OPEN = ".";

    /** The picture with {@code null} at the open cells: by row from the top, layer and x. */
    private final String[][][] picture;
    /** Row, layer and x of the cell at each position. */
    private final int[][] places;

    private final String[][] names;
    private final int width;

    /**
     * @param region the picture of the empty region, a row an element: a dot is an open cell, anything else the name of
     *     the stationary piece that covers the cell
     * @param order the numbers of the cells by position, separated by blanks; empty if position and number are the same.
     *     Cells are numbered in the order of their x, then y, then z coordinates.
     * @param pieces the names of the pieces of each shape, separated by blanks, by shape index
     */
    public Board(String[] region, String order, String[] pieces) {
        this.picture = new String[region.length][][];
        List<int[]> open = new ArrayList<>();
        int longest = 1;
        for (int row = 0; row < region.length; row++) {
            String[] layers = region[row].split(",", -1);
            picture[row] = new String[layers.length][];
            for (int layer = 0; layer < layers.length; layer++) {
                String[] cells = layers[layer].trim().split("\\s+", -1);
                picture[row][layer] = cells;
                for (int x = 0; x < cells.length; x++) {
                    if (cells[x].equals(OPEN)) {
                        open.add(new int[] {row, layer, x});
                    }
                    longest = Math.max(longest, cells[x].codePointCount(0, cells[x].length()));
                }
            }
        }
        // Rows run from the top, that is, against y.
        open.sort(Comparator.<int[]>comparingInt(place -> place[2])
                .thenComparingInt(place -> -place[0])
                .thenComparingInt(place -> place[1]));
        this.places = inOrder(open, order);
        this.names =
                Arrays.stream(pieces).map(ofShape -> ofShape.split(" ", -1)).toArray(String[][]::new);
        for (String[] ofShape : names) {
            for (String name : ofShape) {
                longest = Math.max(longest, name.codePointCount(0, name.length()));
            }
        }
        this.width = longest;
    }

    private static int[][] inOrder(List<int[]> open, String order) {
        int[][] places = new int[open.size()][];
        int[] numbers = Numbers.parse(order);
        for (int position = 0; position < places.length; position++) {
            places[position] = open.get(order.isEmpty() ? position : numbers[position]);
        }
        return places;
    }

    /** The number of cells of the region. */
    public int size() {
        return places.length;
    }

    /** The number of pieces of each shape, by shape index. */
    int[] copies() {
        return Arrays.stream(names).mapToInt(ofShape -> ofShape.length).toArray();
    }

    /**
     * The picture of a solution, each row ending with a line feed. Copies of a shape take their names in the order in
     * which the solution has their images.
     */
    public String draw(Solution solution) {
        String[][][] filled = new String[picture.length][][];
        for (int row = 0; row < picture.length; row++) {
            filled[row] = Arrays.stream(picture[row]).map(String[]::clone).toArray(String[][]::new);
        }
        String[] nameOfImage = nameImages(solution);
        for (int position = 0; position < places.length; position++) {
            int[] place = places[position];
            filled[place[0]][place[1]][place[2]] = nameOfImage[solution.image(position)];
        }
        StringBuilder text = new StringBuilder();
        for (String[][] row : filled) {
            appendRow(text, row);
        }
        return text.toString();
    }

    private String[] nameImages(Solution solution) {
        int[] used = new int[names.length];
        String[] nameOfImage = new String[solution.imageCount()];
        for (int image = 0; image < nameOfImage.length; image++) {
            int shape = solution.shape(image);
            nameOfImage[image] = names[shape][used[shape]++];
        }
        return nameOfImage;
    }

    private void appendRow(StringBuilder text, String[][] layers) {
        int start = text.length();
        for (int layer = 0; layer < layers.length; layer++) {
            text.append(layer == 0 ? "" : " , ");
            for (int x = 0; x < layers[layer].length; x++) {
                String name = layers[layer][x];
                text.append(x == 0 ? "" : " ").append(name);
                for (int i = name.codePointCount(0, name.length()); i < width; i++) {
                    text.append(' ');
                }
            }
        }
        int end = text.length();
        while (end > start && text.charAt(end - 1) == ' ') {
            end--;
        }
        text.setLength(end);
        text.append('\n');
    }
}
