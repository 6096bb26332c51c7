package io.github.filaforge.emit;

import io.github.filaforge.plan.DynamicSievePlan;
import java.util.ArrayList;
import java.util.List;

/** Writes how a dynamic sieve looks up the images of a block that fit. */
final class DynamicSieveLookUp {

    /** The number of states of a part of the occupancy. */
    static final int CHUNK_STATES = 32;

    private static final int CHUNK = 5;
    private static final int FREE_CHUNK = 6;

    private final DynamicSievePlan plan;
    private final DynamicSieveNames names;

    DynamicSieveLookUp(DynamicSievePlan plan, DynamicSieveNames names) {
        this.plan = plan;
        this.names = names;
    }

    /** The number of tables of a block. */
    static int chunks(DynamicSievePlan plan) {
        return (plan.window() + CHUNK - 1) / CHUNK;
    }

    /** The number of tables of shapes used up; one, which tells nothing, if every root uses all up. */
    int freeTables() {
        return Math.max(1, (plan.counterBits() + FREE_CHUNK - 1) / FREE_CHUNK);
    }

    /** Whether targets with just one open neighbour have look-ups of their own. */
    static boolean gathers(DynamicSievePlan plan) {
        return plan.window() <= Long.SIZE;
    }

    /** The method that looks up the images that fit a target with just one open neighbour. */
    String alone() {
        return gathers(plan) ? "fittingAlone" : "fitting";
    }

    /** Adds the methods that look up the images of a block that fit. */
    void addTo(CodeText code) {
        addFitting(code);
        if (gathers(plan)) {
            addAlone(code);
        }
    }

    private void addAlone(CodeText code) {
        code.comment("The same for a target with just one open neighbour, whose images reach few cells.");
        code.open("private static long fittingAlone(int block, " + names.occupancyParameters() + ", long used)");
        code.line("int known = block & ALONE_BITS;");
        if (names.words() > 1) {
            code.line("int start = WINDOWS[known];");
            code.line("long window = " + window(0) + ";");
        }
        List<String> terms = new ArrayList<>();
        addFree(terms);
        code.line("long images = " + conjunction(terms) + ";");
        // With a constant number of turns C2 unrolls the loop: Tetris Cube 1.84 s instead of 1.90.
        code.line("int first = known * GROUPS;");
        code.open("for (int each = 0; each < GROUPS; each++)");
        code.line("int group = first + each;");
        code.line("long product = (" + (names.words() > 1 ? "window" : "o")
                + " & FACTORS[2 * group]) * FACTORS[2 * group + 1];");
        code.line("images &= ALONE[(group << 7) + (int) (product >>> 57)];");
        code.close();
        code.line("return images;").close().blank();
    }

    private void addFitting(CodeText code) {
        code.comment("The images of a block that fit.");
        code.open("private static long fitting(int block, " + names.occupancyParameters() + ", long used)");
        code.line("int known = block & BLOCK_BITS;");
        code.line("int at = known * " + chunks(plan) * CHUNK_STATES + ";");
        if (names.words() > 1) {
            code.line("int start = WINDOWS[known];");
        }
        int windows = (plan.window() + Long.SIZE - 1) / Long.SIZE;
        List<String> terms = new ArrayList<>();
        int chunk = 0;
        for (int bit = 0; bit < plan.window(); bit += CHUNK) {
            terms.add("POSSIBLE[at + " + (chunk == 0 ? "" : chunk * CHUNK_STATES + " + ") + state(bit) + "]");
            chunk++;
        }
        if (names.words() > 1) {
            for (int window = 0; window < windows; window++) {
                code.line("long " + StateVariables.numbered("window", window, windows) + " = " + window(window) + ";");
            }
        }
        addFree(terms);
        code.line("return " + conjunction(terms) + ";").close().blank();
    }

    private void addFree(List<String> terms) {
        for (int table = 0; table < freeTables(); table++) {
            String used = table == 0 ? "used" : "(used >>> " + table * FREE_CHUNK + ")";
            terms.add("FREE" + table + "[(known << 6) + ((int) " + used + " & 63)]");
        }
    }

    /** The occupancy of the cells that a table looks at. */
    private String state(int bit) {
        int windows = (plan.window() + Long.SIZE - 1) / Long.SIZE;
        String name = names.words() == 1 ? "o" : StateVariables.numbered("window", bit / Long.SIZE, windows);
        int shift = bit % Long.SIZE;
        String low = shift == 0 ? "(int) " + name : "(int) (" + name + " >>> " + shift + ")";
        boolean crosses = names.words() > 1 && shift + CHUNK > Long.SIZE && bit / Long.SIZE + 1 < windows;
        if (!crosses) {
            return "(" + low + " & 31)";
        }
        String next = StateVariables.numbered("window", bit / Long.SIZE + 1, windows);
        return "((" + low + " | (int) " + next + " << " + (Long.SIZE - shift) + ") & 31)";
    }

    /** The 64 cells from a block's start on, or further on. */
    private String window(int window) {
        StringBuilder text = new StringBuilder();
        for (int word = 0; word < names.words() - window; word++) {
            int from = word + window;
            boolean last = from == names.words() - 1;
            String here = names.o(from) + " >>> start";
            String value = last ? here : here + " | " + names.o(from + 1) + " << 1 << ~start";
            boolean lastCase = word == names.words() - window - 1;
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
}
