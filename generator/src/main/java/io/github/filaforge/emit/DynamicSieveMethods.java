package io.github.filaforge.emit;

import io.github.filaforge.model.Direction;
import io.github.filaforge.plan.DynamicSievePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes the tables and methods of a dynamic sieve. */
final class DynamicSieveMethods {

    static final int CHUNK_STATES = 32;

    private static final int CHUNK = 5;
    private static final int FREE_CHUNK = 6;

    /**
     * A target with so few fits is taken at once. Measured: Bedlam Cube 2.86 s instead of 3.15, PT12 11.0 instead of
     * 12.2, Tetris Cube the same.
     */
    private static final int FEW_FITS = 2;

    /** With this many fits it pays to look at cells with two open neighbours too, if many pieces are left. */
    private static final int MANY_FITS = 4;

    /** What joins terms, one a line. */
    private static final String NEXT_TERM = "\n                | ";

    private final DynamicSievePlan plan;
    private final boolean counting;
    private final int words;
    private final List<Direction> directions;

    DynamicSieveMethods(DynamicSievePlan plan, boolean counting) {
        this.plan = plan;
        this.counting = counting;
        this.words = plan.frame().words();
        this.directions = plan.directions();
    }

    /** The number of tables of a block. */
    static int chunks(DynamicSievePlan plan) {
        return (plan.window() + CHUNK - 1) / CHUNK;
    }

    private int stride() {
        return chunks(plan) * CHUNK_STATES;
    }

    private int freeTables() {
        return (plan.search().shapes().size() + FREE_CHUNK - 1) / FREE_CHUNK;
    }

    /** The number of bits that number the direction of the only open neighbour. */
    private int codeBits() {
        return directions.size() > 4 ? 3 : 2;
    }

    /**
     * The number of pieces left from which on more cells are looked at. Measured: Tetris Cube 2.26 to 2.38 s instead of
     * 2.42 to 2.57, PT12 8.2 s instead of 8.9 (with 8: 9.4).
     */
    private int manyLeft() {
        return plan.isFlat() ? 10 : 5;
    }

    private String numbered(String name, int word) {
        return StateVariables.numbered(name, word, words);
    }

    private String o(int word) {
        return numbered("o", word);
    }

    String join(IntFunction<String> name) {
        return IntStream.range(0, words).mapToObj(name).collect(Collectors.joining(", "));
    }

    private String occupancyParameters() {
        return join(word -> "long " + o(word));
    }

    String tables() {
        CodeText code = new CodeText(1);
        code.comment(
                "For each block, and each part of the occupancy: the images that each state of it leaves possible.");
        code.line("private static final long[] POSSIBLE = SIEVE.tables();").blank();
        code.comment("For each block: the images whose shapes are not among those used up, six shapes a table.");
        for (int table = 0; table < freeTables(); table++) {
            code.line("private static final long[] FREE" + table + " = SIEVE.free(" + table + ");");
        }
        code.blank().comment("The cells of each image.");
        for (int word = 0; word < words; word++) {
            code.line("private static final long[] " + numbered("LAYOUTS", word) + " = SIEVE.layouts(" + word + ");");
        }
        code.blank().comment(plan.hasCopies() ? "The shape of each image." : "The shape of each image, as a bit.");
        code.line(
                plan.hasCopies()
                        ? "private static final int[] SHAPES = SIEVE.shapes();"
                        : "private static final long[] SHAPES = SIEVE.shapeBits();");
        if (words > 1) {
            code.blank().comment("The cell of the frame from which on a block looks at the occupancy.");
            code.line("private static final int[] WINDOWS = SIEVE.starts();");
        }
        code.blank().comment("The first block, and the number of blocks, for each cell and state of its neighbours.");
        code.line("private static final int[] FIRST = SIEVE.first();");
        code.line("private static final int[] COUNTS = SIEVE.counts();");
        code.blank()
                .comment("The cells that have more than one block though only the neighbour in a direction is open.");
        for (int direction = 0; direction < directions.size(); direction++) {
            for (int word = 0; word < words; word++) {
                code.line("private static final long " + tooLong(direction, word) + " = SIEVE.tooLong(" + direction
                        + ", " + word + ");");
            }
        }
        for (int word = 0; word < words; word++) {
            List<String> masks = new ArrayList<>();
            for (long[] mask : kinds()) {
                masks.add(Literals.hex(mask[word]));
            }
            code.blank().comment("The cells by the number of walls beside them, most first.");
            code.line("private static final long[] " + numbered("KINDS", word) + " = {" + String.join(", ", masks)
                    + "};");
        }
        code.blank().comment("The number of fits of a cell of one kind with which the next kinds are not looked at.");
        code.line("private static final int[] ENOUGH = {" + (plan.isFlat() ? "3, 5, 0" : "4, 6, 3, 0") + "};");
        code.comment("The same with many pieces left.");
        code.line("private static final int[] ENOUGH_OF_MANY = {" + (plan.isFlat() ? "2, 3, 0" : "3, 4, 6, 0") + "};");
        if (looksAtVolumes() && plan.sizes().size() == 2) {
            addVolumes(code);
        }
        return code.toString();
    }

    private String tooLong(int direction, int word) {
        return "LONG_" + directions.get(direction).name() + (words == 1 ? "" : "_" + word);
    }

    /** Corners, edges, faces and the rest; in the plane corners, edges and the rest. */
    private List<long[]> kinds() {
        int axes = plan.isFlat() ? 2 : 3;
        List<long[]> kinds = new ArrayList<>();
        for (int kind = 0; kind <= axes; kind++) {
            kinds.add(plan.frame().mask(plan.cellsWithNeighbours(kind == 0 ? 0 : axes + kind, axes + kind)));
        }
        return kinds;
    }

    String text() {
        CodeText code = new CodeText(1);
        addFill(code);
        addChoose(code);
        addPlace(code);
        addFitting(code);
        return code.toString();
    }

    /** The expression for the cells from which the step in a direction leads to a cell of a set. */
    private String shifted(String set, Direction direction, int word) {
        int step = plan.frame().steps().get(direction);
        int distance = Math.abs(step);
        int far = distance / Long.SIZE;
        int near = distance % Long.SIZE;
        int sign = step > 0 ? 1 : -1;
        String ahead = step > 0 ? " >>> " : " << ";
        String behind = step > 0 ? " << " : " >>> ";
        List<String> parts = new ArrayList<>();
        int from = word + sign * far;
        if (from >= 0 && from < words) {
            parts.add(near == 0 ? numbered(set, from) : numbered(set, from) + ahead + near);
        }
        from += sign;
        if (from >= 0 && from < words && near != 0) {
            parts.add(numbered(set, from) + behind + (Long.SIZE - near));
        }
        return parts.isEmpty() ? "0L" : String.join(" | ", parts);
    }

    private String masked(String set, Direction direction, int word) {
        String shifted = shifted(set, direction, word);
        if (!plan.wraps(direction)) {
            return shifted;
        }
        String mask = Literals.hex(plan.frame().mask(plan.cellsBefore(direction))[word]);
        return (shifted.contains("|") ? "(" + shifted + ")" : shifted) + " & " + mask;
    }

    private String open(int word) {
        return numbered("open", word);
    }

    /** The cells whose neighbour in a direction is open. */
    private String beside(int direction, int word) {
        String name = switch (directions.get(direction)) {
            case MINUS_X -> "minusX";
            case MINUS_Y -> "minusY";
            case MINUS_Z -> "minusZ";
            case PLUS_X -> "plusX";
            case PLUS_Y -> "plusY";
            case PLUS_Z -> "plusZ";
        };
        return numbered(name, word);
    }

    /** The test that no set has a cell. */
    private static String zero(String sets) {
        return (sets.contains("|") ? "(" + sets + ")" : sets) + " == 0L";
    }

    private void addOpen(CodeText code) {
        for (int word = 0; word < words; word++) {
            code.line("long " + open(word) + " = ~" + o(word) + ";");
        }
        for (int direction = 0; direction < directions.size(); direction++) {
            for (int word = 0; word < words; word++) {
                code.line("long " + beside(direction, word) + " = " + masked("open", directions.get(direction), word)
                        + ";");
            }
        }
    }

    /** The cells with one, two and three open neighbours or more; each a name in the code. */
    private record Counted(String some, String several, String many) {}

    /**
     * Counts the open neighbours of all cells at once: sets of directions are joined two by two.
     *
     * @param withMany whether three are to be told from two
     */
    private Counted addCounts(CodeText code, int word, boolean withMany) {
        List<Counted> level = new ArrayList<>();
        for (int direction = 0; direction < directions.size(); direction++) {
            level.add(new Counted(beside(direction, word), "", ""));
        }
        int number = 0;
        while (level.size() > 1) {
            List<Counted> next = new ArrayList<>();
            for (int i = 0; i + 1 < level.size(); i += 2) {
                Counted left = level.get(i);
                Counted right = level.get(i + 1);
                boolean last = level.size() == 2;
                String suffix = last ? "" : String.valueOf(number);
                String wordSuffix = words == 1 ? "" : "_" + word;
                String some = "some" + suffix + wordSuffix;
                String several = "several" + suffix + wordSuffix;
                String many = "many" + suffix + wordSuffix;
                code.line("long " + some + " = " + left.some + " | " + right.some + ";");
                code.line(
                        "long " + several + " = " + or(left.several, right.several, and(left.some, right.some)) + ";");
                boolean canBeMany = withMany && !(left.several.isEmpty() && right.several.isEmpty());
                if (canBeMany) {
                    code.line("long " + many + " = "
                            + or(left.many, right.many, and(left.several, right.some), and(left.some, right.several))
                            + ";");
                }
                next.add(new Counted(some, several, canBeMany ? many : ""));
                number++;
            }
            if (level.size() % 2 == 1) {
                next.add(level.get(level.size() - 1));
            }
            level = next;
        }
        return level.get(0);
    }

    private static String and(String left, String right) {
        return left.isEmpty() || right.isEmpty() ? "" : left + " & " + right;
    }

    private static String or(String... terms) {
        String joined = IntStream.range(0, terms.length)
                .mapToObj(i -> terms[i])
                .filter(term -> !term.isEmpty())
                .collect(Collectors.joining(" | "));
        return joined.isEmpty() ? "0L" : joined;
    }

    private static String orZero(String set) {
        return set.isEmpty() ? "0L" : set;
    }

    private void addFill(CodeText code) {
        code.comment("Fills a cell with just one open neighbour, that with the fewest fits.");
        code.open("private void fill(" + occupancyParameters() + ", long used, int left)");
        addOpen(code);
        List<Counted> counted = new ArrayList<>();
        for (int word = 0; word < words; word++) {
            counted.add(addCounts(code, word, false));
            code.line("long " + numbered("one", word) + " = " + open(word) + " & ~" + orZero(counted.get(word).several)
                    + ";");
        }
        addHoles(code, counted);
        if (looksAtVolumes()) {
            addVolumeTest(code);
        }
        for (int word = 0; word < words; word++) {
            int each = word;
            code.line(numbered("one", word) + " &= ~("
                    + IntStream.range(0, directions.size())
                            .mapToObj(direction -> beside(direction, each) + " & " + tooLong(direction, each))
                            .collect(Collectors.joining(NEXT_TERM))
                    + ");");
        }
        String none = IntStream.range(0, words)
                .mapToObj(word -> numbered("one", word))
                .collect(Collectors.joining(" | "));
        code.open("if (" + zero(none) + ")");
        code.line("choose(" + join(this::o) + ", used, left, Integer.MAX_VALUE, 0, 0L);");
        code.line("return;").close();
        code.line("int best = Integer.MAX_VALUE;").line("int block = 0;").line("long images = 0L;");
        for (int word = 0; word < words; word++) {
            addSmallest(code, word);
        }
        code.open("if (left >= " + manyLeft() + " && best >= " + MANY_FITS + ")");
        code.line("choose(" + join(this::o) + ", used, left, best, block, images);")
                .line("return;")
                .close();
        addCount(code, "best");
        addPlacing(code);
        code.close().blank();
    }

    /** Ends the branch if a hole is smaller than any part of a piece. */
    private void addHoles(CodeText code, List<Counted> counted) {
        int smallest = plan.smallestPart();
        List<String> tests = new ArrayList<>();
        for (int word = 0; word < words; word++) {
            tests.add(open(word) + " & ~" + counted.get(word).some);
            if (smallest > 2) {
                for (Direction direction : directions) {
                    if (plan.frame().steps().get(direction) > 0) {
                        tests.add(numbered("one", word) + " & (" + masked("one", direction, word) + ")");
                    }
                }
            }
        }
        code.open("if ((" + String.join(NEXT_TERM, tests) + ") != 0L)");
        if (smallest == 1) {
            code.line("choose(" + join(this::o) + ", used, left, Integer.MAX_VALUE, 0, 0L);");
        }
        code.line("return;").close();
    }

    private void addSmallest(CodeText code, int word) {
        String one = numbered("one", word);
        if (word == 0) {
            code.open("while (" + one + " != 0L)");
        } else {
            code.open("while (" + one + " != 0L && best > " + FEW_FITS + ")");
        }
        code.line("int cell = Long.numberOfTrailingZeros(" + one + ");");
        code.line(one + " &= " + one + " - 1L;");
        StringBuilder candidate =
                new StringBuilder((word == 0 ? "cell" : "(" + word * Long.SIZE + " + cell)") + " << " + codeBits());
        for (int bit = 0; bit < codeBits(); bit++) {
            int each = bit;
            String set = IntStream.range(0, directions.size())
                    .filter(direction -> (direction >> each & 1) != 0)
                    .mapToObj(direction -> beside(direction, word))
                    .collect(Collectors.joining(" | "));
            if (!set.isEmpty()) {
                String value = "(int) (" + (set.contains("|") ? "(" + set + ")" : set) + " >>> cell & 1L)";
                candidate.append(NEXT_TERM).append(bit == 0 ? value : value + " << " + bit);
            }
        }
        code.line("int candidate = " + candidate + ";");
        code.line("long fitting = fitting(candidate, " + join(this::o) + ", used);");
        code.open("if (fitting == 0L)").line("return;").close();
        code.line("int count = Long.bitCount(fitting);");
        code.open("if (count < best)");
        code.line("best = count;").line("block = candidate;").line("images = fitting;");
        code.open("if (best <= " + FEW_FITS + ")").line("break;").close();
        code.close().close();
    }

    private void addCount(CodeText code, String fits) {
        if (counting) {
            code.line("attempts[left] += " + fits + ";").line("fits[left] += " + fits + ";");
        }
    }

    /** Places the images of a block. */
    private void addPlacing(CodeText code) {
        code.open("if (left == 1)")
                .line("solved(block, images);")
                .line("return;")
                .close();
        code.line("int first = block << 6;");
        code.open("do");
        code.line("int image = first + Long.numberOfTrailingZeros(images);");
        code.line("images &= images - 1L;");
        code.line("path[left] = image;");
        String next = join(word -> o(word) + " | " + numbered("LAYOUTS", word) + "[image]");
        if (plan.hasCopies()) {
            code.line("int shape = SHAPES[image];");
            code.line("copies[shape]--;");
            code.line("fill(" + next + ", copies[shape] == 0 ? used | 1L << shape : used, left - 1);");
            code.line("copies[shape]++;");
        } else {
            code.line("fill(" + next + ", used | SHAPES[image], left - 1);");
        }
        code.closeWith("while (images != 0L);");
    }

    private void addPlace(CodeText code) {
        code.comment("Places each of some images of a block.");
        code.open("private void place(int block, long fitting, " + occupancyParameters() + ", long used, int left)");
        code.line("long images = fitting;");
        addPlacing(code);
        code.close().blank();
    }

    private void addChoose(CodeText code) {
        code.comment(
                "Fills the cell with the fewest fits among those with two open neighbours, or that which is known.");
        code.open("private void choose(" + occupancyParameters()
                + ", long used, int left, int fewest, int block, long images)");
        addOpen(code);
        List<Counted> counted = new ArrayList<>();
        for (int word = 0; word < words; word++) {
            counted.add(addCounts(code, word, true));
            code.line("long " + numbered("candidates", word) + " = " + open(word) + " & ~"
                    + orZero(counted.get(word).many) + ";");
        }
        String anyCandidate = IntStream.range(0, words)
                .mapToObj(word -> numbered("candidates", word))
                .collect(Collectors.joining(" | "));
        code.open("if (images != 0L)");
        for (int word = 0; word < words; word++) {
            code.line(numbered("candidates", word) + " &= " + orZero(counted.get(word).several) + ";");
        }
        code.closeWith("else if (" + zero(anyCandidate) + ") {").deeper();
        for (int word = 0; word < words; word++) {
            code.line(numbered("candidates", word) + " = " + open(word) + ";");
        }
        code.close();
        code.line("int[] enough = left >= " + manyLeft() + " ? ENOUGH_OF_MANY : ENOUGH;");
        code.line("int best = fewest;").line("int state = -1;");
        code.open("for (int kind = 0; kind < ENOUGH.length; kind++)");
        for (int word = 0; word < words; word++) {
            String rest = numbered("rest", word);
            code.open("for (long " + rest + " = " + numbered("candidates", word) + " & " + numbered("KINDS", word)
                    + "[kind]; " + rest + " != 0L; " + rest + " &= " + rest + " - 1L)");
            code.line("int cell = Long.numberOfTrailingZeros(" + rest + ");");
            StringBuilder index = new StringBuilder(
                    (word == 0 ? "cell" : "(" + word * Long.SIZE + " + cell)") + " << " + directions.size());
            for (int direction = 0; direction < directions.size(); direction++) {
                String value = "(int) (" + beside(direction, word) + " >>> cell & 1L)";
                index.append(NEXT_TERM).append(direction == 0 ? value : value + " << " + direction);
            }
            code.line("int candidate = " + index + ";");
            code.line("int count = count(candidate, " + join(this::o) + ", used, best);");
            code.open("if (count == 0)").line("return;").close();
            code.open("if (count < best)")
                    .line("best = count;")
                    .line("state = candidate;")
                    .close();
            code.close();
        }
        code.open("if (best <= enough[kind])").line("break;").close();
        code.close();
        addCount(code, "best");
        code.open("if (state < 0)");
        code.line("place(block, images, " + join(this::o) + ", used, left);")
                .line("return;")
                .close();
        code.open("for (int each = FIRST[state], end = each + COUNTS[state]; each < end; each++)");
        code.line("long fitting = fitting(each, " + join(this::o) + ", used);");
        code.open("if (fitting != 0L)");
        code.line("place(each, fitting, " + join(this::o) + ", used, left);")
                .close()
                .close();
        code.close().blank();
        code.comment("The number of fits of a cell in a state; counting ends where it reaches a limit.");
        code.open("private static int count(int state, " + occupancyParameters() + ", long used, int limit)");
        code.line("int count = 0;");
        code.open("for (int each = FIRST[state], end = each + COUNTS[state]; each < end && count < limit; each++)");
        code.line("count += Long.bitCount(fitting(each, " + join(this::o) + ", used));")
                .close();
        code.line("return count;").close().blank();
    }

    private void addFitting(CodeText code) {
        code.comment("The images of a block that fit.");
        code.open("private static long fitting(int block, " + occupancyParameters() + ", long used)");
        code.line("int at = block * " + stride() + ";");
        if (words > 1) {
            code.line("int start = WINDOWS[block];");
        }
        int windows = (plan.window() + Long.SIZE - 1) / Long.SIZE;
        List<String> terms = new ArrayList<>();
        int chunk = 0;
        for (int bit = 0; bit < plan.window(); bit += CHUNK) {
            terms.add("POSSIBLE[at + " + (chunk == 0 ? "" : chunk * CHUNK_STATES + " + ") + state(bit) + "]");
            chunk++;
        }
        if (words > 1) {
            for (int window = 0; window < windows; window++) {
                code.line("long " + StateVariables.numbered("window", window, windows) + " = " + window(window) + ";");
            }
        }
        for (int table = 0; table < freeTables(); table++) {
            String used = table == 0 ? "used" : "(used >>> " + table * FREE_CHUNK + ")";
            terms.add("FREE" + table + "[(block << 6) + ((int) " + used + " & 63)]");
        }
        code.line("return " + conjunction(terms) + ";").close().blank();
    }

    /** The occupancy of the cells that a table looks at. */
    private String state(int bit) {
        int windows = (plan.window() + Long.SIZE - 1) / Long.SIZE;
        String name = words == 1 ? "o" : StateVariables.numbered("window", bit / Long.SIZE, windows);
        int shift = bit % Long.SIZE;
        String low = shift == 0 ? "(int) " + name : "(int) (" + name + " >>> " + shift + ")";
        boolean crosses = words > 1 && shift + CHUNK > Long.SIZE && bit / Long.SIZE + 1 < windows;
        if (!crosses) {
            return "(" + low + " & 31)";
        }
        String next = StateVariables.numbered("window", bit / Long.SIZE + 1, windows);
        return "((" + low + " | (int) " + next + " << " + (Long.SIZE - shift) + ") & 31)";
    }

    /** The 64 cells from a block's start on, or further on. */
    private String window(int window) {
        StringBuilder text = new StringBuilder();
        for (int word = 0; word < words - window; word++) {
            int from = word + window;
            boolean last = from == words - 1;
            String here = o(from) + " >>> start";
            String value = last ? here : here + " | " + o(from + 1) + " << 1 << ~start";
            boolean lastCase = word == words - window - 1;
            text.append(lastCase ? value : "start < " + (word + 1) * Long.SIZE + " ? " + value + " : ");
        }
        return text.toString();
    }

    /** The terms in pairs, so that look-ups need not wait for one another. */
    private static String conjunction(List<String> terms) {
        List<String> level = terms;
        while (level.size() > 1) {
            List<String> next = new ArrayList<>();
            for (int i = 0; i < level.size(); i += 2) {
                next.add(
                        i + 1 == level.size()
                                ? level.get(i)
                                : level.size() == 2
                                        ? level.get(i) + "\n                & " + level.get(i + 1)
                                        : "(" + level.get(i)
                                                + (level.size() <= 8 ? "\n                & " : " & ")
                                                + level.get(i + 1) + ")");
            }
            level = next;
        }
        return level.get(0);
    }

    /** Whether to look at the volume of the part of the open space round the first open cell: in the plane it pays. */
    private boolean looksAtVolumes() {
        boolean connected = plan.smallestPart() == plan.sizes().get(0);
        return plan.isFlat()
                && connected
                && (plan.sizes().size() == 1 || (plan.sizes().size() == 2 && !plan.hasCopies()));
    }

    private void addVolumeTest(CodeText code) {
        code.open("if (left >= 3 && left <= 12)");
        for (int word = 0; word < words; word++) {
            code.line("long " + numbered("grown", word) + " = "
                    + (word == 0
                            ? open(0) + " & -" + open(0)
                            : "("
                                    + IntStream.range(0, word)
                                            .mapToObj(this::open)
                                            .collect(Collectors.joining(" | ")) + ") == 0L ? " + open(word) + " & -"
                                    + open(word) + " : 0L")
                    + ";");
            code.line("long " + numbered("part", word) + " = 0L;");
        }
        String differs = IntStream.range(0, words)
                .mapToObj(word -> numbered("part", word) + " != " + numbered("grown", word))
                .collect(Collectors.joining(" || "));
        code.open("while (" + differs + ")");
        for (int word = 0; word < words; word++) {
            code.line(numbered("part", word) + " = " + numbered("grown", word) + ";");
        }
        for (int word = 0; word < words; word++) {
            int each = word;
            String beside = directions.stream()
                    .map(direction -> "(" + masked("part", direction, each) + ")")
                    .collect(Collectors.joining(" | "));
            code.line(numbered("grown", word) + " |= (" + beside + ") & " + open(word) + ";");
        }
        code.close();
        code.line("int volume = "
                + IntStream.range(0, words)
                        .mapToObj(word -> "Long.bitCount(" + numbered("part", word) + ")")
                        .collect(Collectors.joining(" + "))
                + ";");
        if (plan.sizes().size() == 1) {
            code.open("if (volume % " + plan.sizes().get(0) + " != 0)");
        } else {
            code.open("if (!VOLUMES[left][Long.bitCount(used & SMALL)][volume])");
        }
        code.line("return;").close().close();
    }

    private void addVolumes(CodeText code) {
        int small = plan.sizes().get(0);
        int large = plan.sizes().get(1);
        long mask = plan.search().shapes().stream()
                .filter(shape -> shape.orientations().get(0).size() == small)
                .mapToLong(shape -> 1L << shape.index())
                .sum();
        code.blank().comment("The shapes with " + small + " cells.");
        code.line("private static final long SMALL = " + Literals.hex(mask) + ";");
        code.blank()
                .comment("By pieces left and shapes with " + small + " cells used: the volumes that parts may have.");
        code.line("private static final boolean[][][] VOLUMES = DynamicSieve.volumes("
                + plan.search().pieces() + ", " + Long.bitCount(mask) + ", " + small + ", " + large + ", "
                + plan.frame().size() + ");");
    }
}
