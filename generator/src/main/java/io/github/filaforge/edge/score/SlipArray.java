package io.github.filaforge.edge.score;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The number of slips that a search may have made at each depth. A slip is a join of a placed piece that does not match. The
 * depth of a cell is the number of cells that the search order has before it: the first slip of {@code 193, 1} may be made
 * by the 194th piece. See "Edge Slipping" in the eii article.
 *
 * @param depths the depths from which the first slip, the second slip and so on are allowed; no depth is less than the depth
 *     before it
 */
public record SlipArray(List<Integer> depths) {

    /** The array without slips: all joins have to match. */
    public static final SlipArray NONE = new SlipArray(List.of());

    /** The array of the eii article for a score of 465 on 16x16. */
    public static final SlipArray EII_465 = parse(
            "188,1,196,2,203,3,208,4,213,5,218,6,222,7,225,8,228,9,231,10,234,11," + "237,12,239,13,241,14,243,15");

    /** The array of the eii article for a score of 468 on 16x16. */
    public static final SlipArray EII_468 =
            parse("193,1,202,2,209,3,214,4,218,5,222,6,226,7,229,8,232,9,235,10,238,11,240,12");

    /** The arrays that have names, by their names. The ladders are named after the scores of the boards that they led to. */
    private static final Map<String, SlipArray> NAMED = named();

    public SlipArray {
        depths = List.copyOf(depths);
        for (int i = 0; i < depths.size(); i++) {
            if (depths.get(i) < (i == 0 ? 0 : depths.get(i - 1))) {
                throw new IllegalArgumentException("the depths of slips fall or are below 0: " + depths);
            }
        }
    }

    private static Map<String, SlipArray> named() {
        Map<String, SlipArray> named = new LinkedHashMap<>();
        named.put(SearchOrders.EII_465, EII_465);
        named.put(SearchOrders.EII_468, EII_468);
        named.put("ladder466", of(201, 206, 211, 216, 221, 225, 229, 233, 235, 237, 239, 241, 243, 245));
        named.put("ladder468", of(201, 206, 211, 216, 221, 225, 229, 233, 237, 239, 241, 243));
        named.put("ladder469", of(201, 206, 211, 216, 221, 225, 229, 233, 237, 239, 241));
        named.put("ladder470", of(201, 206, 211, 216, 221, 225, 229, 233, 237, 239));
        return Collections.unmodifiableMap(named);
    }

    /** Returns the names of the arrays that have one: the arrays of the eii article, and then the ladders. */
    public static List<String> names() {
        return List.copyOf(NAMED.keySet());
    }

    /**
     * Returns the array of a text: the array with this name, or else the array that {@link #parse} reads.
     *
     * @throws ScoreException if the text is neither
     */
    public static SlipArray read(String text) {
        SlipArray named = NAMED.get(text);
        return named == null ? parse(text) : named;
    }

    static SlipArray of(int... depths) {
        return new SlipArray(Arrays.stream(depths).boxed().toList());
    }

    /**
     * Returns an array without the help of theory. Its ends and its shape are near those of the arrays that theory finds for
     * 16x16: the depths stand closer together towards the end, and the first depth falls with the number of slips.
     *
     * @param cells the number of cells of the board
     * @param slips the number of slips
     */
    static SlipArray spread(int cells, int slips) {
        double first = Math.max(0, 0.75 - 0.004 * Math.max(0, slips - EII_468.slips()));
        double last = 0.965;
        return new SlipArray(IntStream.range(0, slips)
                .mapToObj(slip -> (int) (cells
                        * (first + (last - first) * Math.pow((double) slip / Math.max(1, slips - 1), 0.6))))
                .toList());
    }

    /**
     * Reads pairs of a depth and the number of slips that are allowed from there, as the eii article prints them: {@code
     * 193, 1, 202, 2}, with or without braces. {@code 0, 2} allows two slips from the first cell.
     *
     * @throws ScoreException if the text has another form, or if its depths or numbers do not go up
     */
    public static SlipArray parse(String text) {
        String inner = text.strip();
        if (inner.startsWith("{") && inner.endsWith("}")) {
            inner = inner.substring(1, inner.length() - 1).strip();
        }
        if (inner.isEmpty()) {
            return NONE;
        }
        List<Integer> numbers = new ArrayList<>();
        for (String word : inner.split("[\\s,]+")) {
            if (!word.matches("\\d{1,4}")) {
                throw new ScoreException("slip array: " + word + " is no number; give pairs of a depth and the slips"
                        + " that are allowed from there, as in 193,1,202,2, or a name: " + String.join(", ", names()));
            }
            numbers.add(Integer.parseInt(word));
        }
        if (numbers.size() % 2 != 0) {
            throw new ScoreException("slip array: depth " + numbers.get(numbers.size() - 1)
                    + " has no number of slips; give pairs, as in 193,1,202,2");
        }
        List<Integer> depths = new ArrayList<>();
        int last = -1;
        for (int i = 0; i < numbers.size(); i += 2) {
            int depth = numbers.get(i);
            int allowed = numbers.get(i + 1);
            if (allowed == 0) {
                throw new ScoreException("slip array: depth " + depth
                        + " with 0 slips says nothing; begin with the depth of the first slip, as in 193,1,202,2");
            }
            if (depth <= last || allowed <= depths.size()) {
                throw new ScoreException("slip array: after depth " + last + " with " + depths.size()
                        + " slips comes depth " + depth + " with " + allowed + "; both have to go up");
            }
            while (depths.size() < allowed) {
                depths.add(depth);
            }
            last = depth;
        }
        return new SlipArray(depths);
    }

    /** Returns the number of slips that are allowed in all. */
    public int slips() {
        return depths.size();
    }

    /** Returns this array without the slips beyond a number of them. */
    public SlipArray first(int most) {
        return new SlipArray(depths.subList(0, Math.min(most, slips())));
    }

    /**
     * Returns the number of slips that may have been made once a cell is filled. A piece that half fits may be placed there
     * if fewer slips have been made so far.
     *
     * @param depth the index of the cell in the order, from 0
     */
    public int allowed(int depth) {
        int allowed = 0;
        while (allowed < depths.size() && depths.get(allowed) <= depth) {
            allowed++;
        }
        return allowed;
    }

    /**
     * Returns the least score of a full board, since each slip is one of its joins.
     *
     * @param joins the number of joins of the board
     */
    public int target(int joins) {
        return joins - slips();
    }

    /** Returns the pairs as the eii article prints them, without braces; {@link #parse} reads them. */
    public String text() {
        List<String> pairs = new ArrayList<>();
        for (int i = 0; i < depths.size(); i++) {
            if (i + 1 == depths.size() || !depths.get(i + 1).equals(depths.get(i))) {
                pairs.add(depths.get(i) + "," + (i + 1));
            }
        }
        return String.join(",", pairs);
    }
}
