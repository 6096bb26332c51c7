package io.github.filaforge.runtime.board;

import io.github.filaforge.runtime.text.Words;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The box with its stationary pieces and the names of the pieces: the data that are needed to draw a solution. A picture has
 * the rows from the highest y down to 0. A row has the layers from z = 0 up, separated by commas. A layer has the cells from
 * x = 0 up, separated by blanks. Where a point of the lattice has several cells, the {@link BoardForm} states where they
 * stand. Rows of slanting lattices are indented, and a hyphen marks a place that is not a cell. For a lattice without
 * pictures, a solution is a list of the pieces, one on each line.
 *
 * <p>A solution is an array. First it has, for each position, the number of the image that fills the position; images are
 * numbered from 0 in the order in which they are placed. Then it has, for each image, the index of its shape.
 */
public final class Board implements SolutionDecoder {

    /**
     * An open cell of the region's picture. It is also the name of a blank: a piece of one cell that stands for an optional
     * cell that stays empty.
     */
    public static final String OPEN = ".";
    /** A place of the picture that is not a cell of the lattice. No name equals it, since names have no white space. */
    public static final String GAP = "\t";
    /** A place of the region's picture that is a cell of the lattice, but not of the puzzle. */
    public static final String OUTSIDE = "\f";
    /** The character that stands for {@link #GAP} and {@link #OUTSIDE} in pictures of solutions. */
    public static final String DRAWN_GAP = "-";

    private final BoardForm form;
    /** The contents of the cells of the box, by row from the top, layer and column. */
    private final String[][][] picture;
    /** For each position the row, layer and column of its cell. */
    private final int[][] places;

    private final String[][] names;
    /** For each shape, true if its images are drawn as open cells. */
    private final boolean[] isOpen;

    private final Supply supply;
    private final Allowance allowance;
    /** Draws solutions. It is made at the first use, which never comes in a page. */
    private BoardPicture drawing;
    /** Draws solutions if every name is one ASCII character; else {@code null}. It is made together with the drawing. */
    private BoardPicture.Letters letters;

    /**
     * Creates a board of cubes or squares.
     *
     * @param region the picture of the empty region, one row for each element: a dot is an open cell, and anything else is
     *     the name of the stationary piece that covers the cell
     * @param order the numbers of the cells by position, separated by blanks; empty if each position equals the number of
     *     its cell. Cells are numbered in the order of their x, then y, then z coordinates.
     * @param pieces for each shape, by index, the names of its pieces, separated by blanks; {@link #OPEN} for each cell that
     *     stays empty. If pieces of a shape may be left over, their names are the last.
     */
    public Board(String[] region, String order, String[] pieces) {
        this(region, order, pieces, BoardForm.CUBES);
    }

    /**
     * Creates a board of any lattice.
     *
     * @param region the picture of the empty region as for cubes, without indentation; {@link #GAP} and {@link #OUTSIDE} are
     *     places that are not cells of the puzzle
     * @param order the numbers of the cells by position as for cubes; the third number of a cell takes the place of z
     * @param pieces the names of the pieces of each shape as for cubes
     * @param form the way in which the cells stand in the picture
     */
    public Board(String[] region, String order, String[] pieces, BoardForm form) {
        this.form = form;
        this.picture = new String[region.length][][];
        List<int[]> open = new ArrayList<>();
        for (int row = 0; row < region.length; row++) {
            String[] layers = Words.split(region[row], ',');
            picture[row] = new String[layers.length][];
            for (int layer = 0; layer < layers.length; layer++) {
                String[] cells = Words.split(withoutBlanks(layers[layer]), ' ');
                picture[row][layer] = cells;
                for (int column = 0; column < cells.length; column++) {
                    if (cells[column].equals(OPEN)) {
                        open.add(new int[] {row, layer, column});
                    }
                }
            }
        }
        open.sort(new ByNumber(form.classes()));
        this.places = inOrder(open, order);
        this.names = new String[pieces.length][];
        for (int shape = 0; shape < pieces.length; shape++) {
            names[shape] = Words.split(pieces[shape], ' ');
        }
        int images = 0;
        int[] most = new int[names.length];
        boolean[] blanks = new boolean[names.length];
        for (int shape = 0; shape < most.length; shape++) {
            most[shape] = names[shape].length;
            blanks[shape] = names[shape][0].equals(OPEN);
            images += most[shape];
        }
        this.isOpen = blanks;
        this.supply = new Supply(most, blanks, images);
        this.allowance = null;
    }

    private Board(Board board, boolean[] isOpen, Supply supply, Allowance allowance) {
        this.form = board.form;
        this.picture = board.picture;
        this.places = board.places;
        this.names = board.names;
        this.isOpen = isOpen;
        this.supply = supply;
        this.allowance = allowance;
    }

    /**
     * Returns this board for solutions that may leave pieces over.
     *
     * @param least for each shape the number of pieces that every solution has, separated by blanks
     * @param leastInAll the least number of pieces of a solution, without blanks
     * @param mostInAll the greatest number of pieces of a solution, without blanks
     * @param images the greatest number of images of a solution, blanks included
     * @param volumes for each shape the number of cells of its pieces, separated by blanks
     */
    public Board placing(String least, int leastInAll, int mostInAll, int images, String volumes) {
        Supply limited = supply.within(Words.numbers(least), leastInAll, mostInAll, images, Words.numbers(volumes));
        return new Board(this, isOpen, limited, new Allowance(limited, places.length));
    }

    /**
     * Returns this board for shapes that are choices: pictures of solutions show the cells of a chosen option as open cells.
     * Lists of pieces have the choice with its cells.
     *
     * @param choices the indices of these shapes, separated by blanks
     */
    public Board leavingOpen(String choices) {
        boolean[] open = isOpen.clone();
        for (int shape : Words.numbers(choices)) {
            open[shape] = true;
        }
        return new Board(this, open, supply, allowance);
    }

    /** Returns the numbers of pieces that a solution may have. */
    public Supply supply() {
        return supply;
    }

    /**
     * Returns the allowance of a search, or {@code null} if no pieces may be left over. It is made here alone, so that a page
     * whose puzzle leaves no pieces over does not carry its class.
     */
    public Allowance allowance() {
        return allowance;
    }

    /** Returns the picture of a layer without the blanks around it. {@code String.trim} would remove {@link #GAP} too. */
    private static String withoutBlanks(String layer) {
        int start = 0;
        int end = layer.length();
        while (start < end && layer.charAt(start) == ' ') {
            start++;
        }
        while (end > start && layer.charAt(end - 1) == ' ') {
            end--;
        }
        return layer.substring(start, end);
    }

    static int width(String name) {
        return name.codePointCount(0, name.length());
    }

    /** Orders places by the numbers of their cells: by x, then y (rows run against it), then layer, then class. */
    private record ByNumber(int classes) implements Comparator<int[]> {
        @Override
        public int compare(int[] one, int[] other) {
            int x = Integer.compare(one[2] / classes, other[2] / classes);
            int y = Integer.compare(other[0], one[0]);
            int layer = Integer.compare(one[1], other[1]);
            return x != 0 ? x : y != 0 ? y : layer != 0 ? layer : Integer.compare(one[2], other[2]);
        }
    }

    private static int[][] inOrder(List<int[]> open, String order) {
        int[][] places = new int[open.size()][];
        int[] numbers = Words.numbers(order);
        for (int position = 0; position < places.length; position++) {
            places[position] = open.get(order.isEmpty() ? position : numbers[position]);
        }
        return places;
    }

    /** Returns the number of cells of the region. */
    public int size() {
        return places.length;
    }

    /** Returns the greatest number of pieces of each shape, by the index of the shape. */
    public int[] copies() {
        int[] copies = new int[names.length];
        for (int shape = 0; shape < copies.length; shape++) {
            copies[shape] = supply.most(shape);
        }
        return copies;
    }

    /** Returns, for each shape, true if its pieces are blanks, which stand for optional cells that stay empty. */
    public boolean[] blanks() {
        boolean[] blanks = new boolean[names.length];
        for (int shape = 0; shape < blanks.length; shape++) {
            blanks[shape] = supply.isBlank(shape);
        }
        return blanks;
    }

    @Override
    public boolean takes(int[] solution) {
        int[] unused = copies();
        int images = solution.length - places.length;
        boolean fits = true;
        for (int index = 0; index < solution.length && fits; index++) {
            int each = solution[index];
            fits = each >= 0 && each < (index < places.length ? images : unused.length);
            if (fits && index >= places.length) {
                unused[each]--;
                fits = unused[each] >= 0;
            }
        }
        return fits && images > 0;
    }

    /** Draws a solution. Copies of a shape receive their names in the order in which the solution has their images. */
    @Override
    public String draw(int[] solution) {
        return new String(drawBytes(solution), StandardCharsets.UTF_8);
    }

    @Override
    public byte[] drawBytes(int[] solution) {
        if (!form.hasPictures()) {
            return list(solution);
        }
        if (drawing == null) {
            makeDrawing();
        }
        return letters == null ? drawNames(solution) : letters.draw(places.length, solution);
    }

    private void makeDrawing() {
        int longest = 1;
        boolean hasLetters = true;
        for (String[][] lists : picture) {
            longest = Math.max(longest, longest(lists));
            hasLetters &= areLetters(lists);
        }
        String[][] drawn = drawnNames();
        longest = Math.max(longest, longest(drawn));
        hasLetters &= areLetters(drawn);
        BoardPicture made = new BoardPicture(form, picture, places, form.width(longest));
        letters = hasLetters ? made.letters(drawn) : null;
        drawing = made;
    }

    /** Returns the names of the pieces of each shape as pictures show them. */
    private String[][] drawnNames() {
        String[][] drawn = names.clone();
        for (int shape = 0; shape < drawn.length; shape++) {
            if (isOpen[shape] && !names[shape][0].equals(OPEN)) {
                drawn[shape] = new String[] {OPEN};
            }
        }
        return drawn;
    }

    /** Returns the length of the longest name, in characters. */
    private static int longest(String[]... lists) {
        int longest = 0;
        for (String[] list : lists) {
            for (String name : list) {
                longest = Math.max(longest, width(name));
            }
        }
        return longest;
    }

    /** Returns true if every name is one ASCII character. */
    private static boolean areLetters(String[]... lists) {
        boolean areLetters = true;
        for (String[] list : lists) {
            for (String name : list) {
                areLetters &= name.length() == 1 && name.charAt(0) < 0x80;
            }
        }
        return areLetters;
    }

    private byte[] drawNames(int... solution) {
        String[] nameOfImage = nameImages(drawnNames(), solution);
        String[] filled = new String[places.length];
        for (int position = 0; position < filled.length; position++) {
            filled[position] = nameOfImage[solution[position]];
        }
        return drawing.draw(filled).getBytes(StandardCharsets.UTF_8);
    }

    /** Returns the solution as a list: one line for each piece, with its name and its cells. */
    private byte[] list(int... solution) {
        StringBuilder text = new StringBuilder();
        for (List<PlacedPiece> pieces : List.of(pieces(solution), stationaryPieces())) {
            for (PlacedPiece piece : pieces) {
                text.append(piece.name());
                String before = ": ";
                for (List<Integer> cell : piece.cells()) {
                    for (int number : cell) {
                        text.append(before).append(number);
                        before = " ";
                    }
                    before = ", ";
                }
                text.append('\n');
            }
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private String[] nameImages(String[][] called, int... solution) {
        int[] used = new int[called.length];
        String[] nameOfImage = new String[solution.length - places.length];
        for (int image = 0; image < nameOfImage.length; image++) {
            int shape = solution[places.length + image];
            nameOfImage[image] = called[shape][used[shape]++];
        }
        return nameOfImage;
    }

    @Override
    public List<PlacedPiece> pieces(int[] solution) {
        String[] nameOfImage = nameImages(names, solution);
        List<List<int[]>> filled = new ArrayList<>();
        for (int image = 0; image < nameOfImage.length; image++) {
            filled.add(new ArrayList<>());
        }
        for (int position = 0; position < places.length; position++) {
            filled.get(solution[position]).add(places[position]);
        }
        List<PlacedPiece> pieces = new ArrayList<>(nameOfImage.length);
        for (int image = 0; image < nameOfImage.length; image++) {
            if (!nameOfImage[image].equals(OPEN)) {
                pieces.add(placed(nameOfImage[image], filled.get(image)));
            }
        }
        return pieces;
    }

    private PlacedPiece placed(String name, List<int[]> filled) {
        filled.sort(new ByNumber(form.classes()));
        List<List<Integer>> cells = new ArrayList<>(filled.size());
        for (int[] place : filled) {
            if (place[2] % form.classes() < form.written()) {
                cells.add(coordinates(place));
            }
        }
        return new PlacedPiece(name, cells);
    }

    /** Returns the coordinates of a cell: x, y, and z or the number in its place; in four dimensions w too. */
    public List<Integer> cell(int position) {
        return coordinates(places[position]);
    }

    private List<Integer> coordinates(int... place) {
        int classes = form.classes();
        int x = place[2] / classes - form.beyond();
        int y = picture.length - 1 - place[0] - form.beyond();
        return form.wDim() > 0
                ? List.of(x, y, place[1] / form.wDim(), place[1] % form.wDim())
                : List.of(x, y, place[1] * classes + place[2] % classes);
    }

    /** Returns the stationary pieces in the order in which their first cells occur in the picture, row by row. */
    @Override
    public List<PlacedPiece> stationaryPieces() {
        Map<String, List<int[]>> covered = new LinkedHashMap<>();
        for (int row = 0; row < picture.length; row++) {
            for (int layer = 0; layer < picture[row].length; layer++) {
                for (int column = 0; column < picture[row][layer].length; column++) {
                    String name = picture[row][layer][column];
                    if (!name.equals(OPEN) && !isNoCell(name)) {
                        covered.computeIfAbsent(name, unused -> new ArrayList<>())
                                .add(new int[] {row, layer, column});
                    }
                }
            }
        }
        List<PlacedPiece> pieces = new ArrayList<>(covered.size());
        for (Map.Entry<String, List<int[]>> piece : covered.entrySet()) {
            pieces.add(placed(piece.getKey(), piece.getValue()));
        }
        return pieces;
    }

    static boolean isNoCell(String name) {
        return name.equals(GAP) || name.equals(OUTSIDE);
    }

    @Override
    public boolean isWholeBox() {
        boolean isWhole = true;
        for (boolean isBlank : blanks()) {
            isWhole &= !isBlank;
        }
        for (String[][] row : picture) {
            for (String[] layer : row) {
                for (String name : layer) {
                    isWhole &= !name.equals(OUTSIDE);
                }
            }
        }
        return isWhole;
    }

    @Override
    public List<Integer> box() {
        int xDim = picture[0][0].length / form.classes() - form.beyond();
        int yDim = picture.length - form.beyond();
        int layers = picture[0].length;
        return form.wDim() > 0 ? List.of(xDim, yDim, layers / form.wDim(), form.wDim()) : List.of(xDim, yDim, layers);
    }

    @Override
    public String lattice() {
        return form.lattice();
    }

    @Override
    public String wrap() {
        return form.wrap();
    }
}
