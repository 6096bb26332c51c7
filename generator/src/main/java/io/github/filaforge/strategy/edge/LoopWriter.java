package io.github.filaforge.strategy.edge;

import io.github.filaforge.emit.RegionTables;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.runtime.edge.EdgeBoard;
import io.github.filaforge.runtime.edge.EdgeLists;
import io.github.filaforge.runtime.edge.LookAhead;
import io.github.filaforge.runtime.edge.PackedTables;
import io.github.filaforge.strategy.EdgePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Writes the nested loops of a solver in a fixed order, with one method for each line of the board.
 *
 * <p>Times were measured on a board of 6x6 (36 pieces, 3 and 4 colours) and on one of 16x16 (5 and 17 colours), in relation
 * to a loop over tables: methods for a line with lists 0.88 and 0.78; lists that begin at a multiple of their longest, and
 * so need no look-up of their beginning, 0.86 and 0.66; masks 0.41 on 6x6, where equal pieces had different numbers.
 *
 * <p>Some variants lost against lists, all on boards without pins: masks of lists that are updated at each placement (1.0
 * and 1.6), masks gathered from four elements of a list (1.0 and 1.3), array bounds that are masked away (1.0), one method
 * for all inner lines (1.05), two short lines in a method (1.15). On 16x16 two variants lost too: lists that end at a type
 * which always seems left (1.3), and loops by a count (1.1). On 10x10 with 12 pins, methods of up to 10, 12 or 16 loops
 * where pins break lines took equal time (1.0). Words that are a constant of the class take 0.92 of the time of words in a
 * field on 16x16, and 0.94 on 6x6.
 *
 * <p>The look-ahead was measured on 12x12 with 18 pins, in steady state, in relation to loops over plain lists: lists that have
 * only the pieces that leave a piece for the next cell 0.60 to 0.67; such lists behind a table of their beginnings 0.73; a test of
 * the next list at each piece 0.84; a mask of colours for the next cell 0.80; lists of pairs of pieces for two cells 0.72;
 * methods of at most six or four such loops 1.1 of the time of methods for a line; indices that are stored at the end of a
 * line 1.0. Searches with slips have such lists before the first slip: 0.77 of the time of plain lists on this board, with
 * slips from the 70th cell on. Masks with a look-ahead took 1.0 on 6x6 and 8x8, since a row without a piece ends at once.
 *
 * <p>A piece is placed only if the list of the next cell has a piece. On this board such loops took 0.92 of the time of loops
 * that place it in any case, 0.88 if both count fits, and 0.93 to 0.95 if both look ahead (JDK 17 and 25). One branch for an
 * unused piece and a next list, by a mask that is made of the number of unused pieces, took 0.88, 0.91 and 0.96. Marks -1 and
 * 0 in place of this number took 0.87 without a look-ahead. With these marks too, words whose last one has a flag took 0.87,
 * arrays that are constants of the class 0.84, for which each thread would need a class of its own, and compilations of it.
 *
 * <p>The plain loops reach 0.8 of the rate of their translation to C (gcc 12 -O3) on this board, with this test and without it.
 * For a placement without the test HotSpot's code has 42 instructions, and that of gcc 30. Each loop surrounds the call of the
 * next method, over which HotSpot keeps no value in a register, so that indices, types and the beginnings of arrays are on the
 * stack. Range checks are 9 of the 42 instructions, and the poll 2. In relation to the plain loops without the test, fields of
 * the object in place of placed took 1.0, indices that are read from these fields again 0.98, pieces that are left in a part
 * of one array for all threads 1.03, and both arrays as constants 0.92 to 0.96. One array for pieces and indices took 1.1, and
 * indices that are masked 1.0.
 */
final class LoopWriter {

    private static final int SIDES = EdgeBoard.SIDES;

    /** The number of cells left below which a method does not test if the search is to end, because it returns very soon. */
    private static final int FEWEST_TO_ASK = 5;

    private final EdgeLists lists;
    private final PackedTables tables;
    private final boolean slipping;
    /**
     * The name of the array of the words in the source. It is a constant, unless the words are shuffled for each attempt.
     */
    private final String words;

    private final LoopMethods methods;
    private final boolean attempts;
    private final SourceRequest request;
    private final List<String> lines = new ArrayList<>();
    /** The explanations that the source has so far. Each stands where a reader meets its subject first. */
    private final Set<String> explained = new TreeSet<>();

    private int indent;

    LoopWriter(EdgeLists lists, PackedTables tables, EdgePlan plan, SourceRequest request) {
        this.lists = lists;
        this.tables = tables;
        this.slipping = plan.search().slips().isPresent();
        this.attempts = plan.attempts().isPresent();
        this.methods = new LoopMethods(lists, plan);
        this.words = slipping ? "words" : "WORDS";
        this.request = request;
    }

    /** Returns the positions where a method begins, and the number of positions. */
    String entries() {
        return RegionTables.joined(IntStream.concat(
                methods.begins().stream().mapToInt(Integer::intValue), IntStream.of(lists.positions())));
    }

    /** Returns the lines of the methods. */
    List<String> code() {
        add("");
        add("/** Goes on from a position where a method begins; with all positions filled, reports a solution. */");
        add("@Override");
        add("protected void enter(int position, long unused) {");
        add("    switch (position) {");
        for (int begin : methods.begins()) {
            add("        case " + begin + ":");
            String slipped = slips(begin).equals("0") ? "" : "slips";
            add("            fill" + begin + "(" + (tables.isMasked() ? "unused" : slipped) + ");");
            add("            break;");
        }
        add("        default:");
        if (slipping) {
            add("            int s" + lists.positions() + " = slips;");
            addLook(lists.positions());
        }
        add("            found();");
        add("            break;");
        add("    }");
        add("}");
        methods.begins().forEach(begin -> addMethod(begin, methods.end(begin)));
        return List.copyOf(lines);
    }

    private void add(String line) {
        lines.add(line.isEmpty() ? line : "    ".repeat(indent) + line);
    }

    /** Adds a line for a position, in which # stands for its number and @ for the next one. */
    private void add(int position, String line) {
        add(line.replace("#", String.valueOf(position)).replace("@", String.valueOf(position + 1)));
    }

    /** Adds lines of a comment, unless they are in the source already. */
    private void explain(String... comment) {
        if (explained.add(comment[0])) {
            for (String line : comment) {
                add("// " + line);
            }
        }
    }

    private void addMethod(int begin, int end) {
        add("");
        add("/** Fills the cells at positions " + begin + " to " + (end - 1) + ", and then the later ones. */");
        String slipped = slips(begin).equals("0") ? "" : "int " + slips(begin);
        add("private void fill" + begin + "(" + (tables.isMasked() ? "long unused" + begin : slipped) + ") {");
        indent++;
        if (attempts) {
            add("watch();");
        } else if (request.settings().stoppable() && lists.positions() - begin >= FEWEST_TO_ASK) {
            add("endIfStopped();");
        }
        if (slipping) {
            add("final int[] words = this.words;");
        }
        if (methods.isGate(begin)) {
            add("if (!open(" + begin + ")) {");
            add("    return;");
            add("}");
        }
        explain("The superclass has placed: for each position the index of the word of its piece.");
        add("final int[] placed = this.placed;");
        if (!tables.isMasked()) {
            explain("It has free too: for each type the number of unused pieces.");
            add("final int[] free = this.free;");
        }
        for (int position = begin; position < end; position++) {
            for (int known = 0; known < lists.knownCount(position); known++) {
                int side = lists.knownSide(position, known);
                int neighbour = lists.neighbour(position, side);
                if (neighbour < begin) {
                    String word = words + "[placed[" + neighbour + "]]";
                    explain(
                            "The sides beside these cells that are known before: fields of the words of earlier pieces.");
                    add("final int " + outer(position, side) + " = " + field(word, neighbour, side) + ";");
                }
            }
        }
        for (int position = begin; position < end; position++) {
            int at = position;
            ahead(position).filter(each -> each.side() >= 0).ifPresent(each -> {
                explain("The side above the next cell leads to lists of pieces that leave a piece for the next cell.");
                add("final int ahead" + at + " = " + outer(at + 1, each.side()) + " * " + each.factor() + ";");
            });
        }
        if (slipping) {
            explain("For each position, the slips below which a board is the best so far.");
            add("final int[] least = this.least;");
        }
        for (int position = begin; position < end; position++) {
            if (slipping) {
                addLook(position);
            }
            if (tables.isMasked()) {
                openMasked(position);
            } else {
                openListed(position);
            }
            if (request.settings().counting() || attempts) {
                add("fits[" + (lists.positions() - position) + "]++;");
                if (mayHalfFit(position)) {
                    add("halves[" + (lists.positions() - position) + "] += s" + (position + 1) + " - " + slips(position)
                            + ";");
                }
            }
            if (!tables.isMasked()) {
                if (isNextTested(position)) {
                    addTestOfNext(position);
                }
                add(position, "free[t#]--;");
            }
            explain("Place it, and go on to the next cell.");
            add("placed[" + position + "] = i" + position + ";");
        }
        if (end == lists.positions()) {
            if (slipping) {
                addLook(end);
            }
            add("found();");
        } else {
            String passed = slips(end).equals("0") ? "" : slips(end);
            add("fill" + end + "(" + (tables.isMasked() ? "unused" + end : passed) + ");");
        }
        for (int position = end - 1; position >= begin; position--) {
            close(position);
        }
        if (methods.isGate(begin)) {
            add("shut(" + begin + ");");
        }
        indent--;
        add("}");
    }

    /**
     * Returns true if a piece is placed at a position only if the list of the next cell has a piece. A search with slips places
     * it in any case, since it may make the best board so far.
     */
    private boolean isNextTested(int position) {
        return !slipping && position + 1 < lists.positions() && methods.begin(position + 1) == methods.begin(position);
    }

    private boolean mayHalfFit(int position) {
        return lists.form().slips(position) > 0;
    }

    /** Returns the expression for the number of slips before a position. */
    private String slips(int position) {
        return position <= lists.form().firstSlip() ? "0" : "s" + position;
    }

    /** Adds the test for the best board so far. */
    private void addLook(int position) {
        String slips = slips(position);
        add("if (" + slips + " < least[" + position + "]) {");
        add("    look(" + position + ", " + slips + ");");
        add("}");
    }

    private static String outer(int position, int side) {
        return switch (side) {
            case 0 -> "above" + position;
            case 1 -> "right" + position;
            case 2 -> "below" + position;
            default -> "left" + position;
        };
    }

    /** Returns the field of the word of a neighbour for the side where it meets a cell. */
    private String field(String word, int neighbour, int side) {
        int itsSide = (side + 2) % SIDES;
        int shift = tables.fields().shift(neighbour, itsSide);
        String field = (shift == 0 ? word : "(" + word + " >>> " + shift + ")") + " & "
                + tables.fields().mask(neighbour, itsSide);
        int rest = tables.fields().rest(neighbour, itsSide);
        return rest == 1 ? field : "(" + field + ") * " + rest;
    }

    /**
     * Returns the look-ahead of a position; empty if there is none, or if a side of the next cell is not known where the method
     * of the position begins.
     */
    private Optional<LookAhead> ahead(int position) {
        int begin = methods.begin(position);
        return tables.ahead(position)
                .filter(each -> methods.begin(position + 1) == begin
                        && (each.side() < 0 || lists.neighbour(position + 1, each.side()) < begin));
    }

    /** Returns the sum of the fields of the known sides of a cell, which leads to its list or row. */
    private String sum(int position) {
        int begin = methods.begin(position);
        List<String> terms = new ArrayList<>();
        int plain = tables.base(position);
        String base = ahead(position)
                .map(each -> each.base() + (each.side() < 0 ? "" : " + ahead" + position))
                // A piece without a successor may make the best board so far.
                .map(each -> slipping ? "(least[" + (position + 1) + "] > 0 ? " + plain + " : " + each + ")" : each)
                .orElse(plain > 0 || lists.knownCount(position) == 0 ? String.valueOf(plain) : "");
        if (!base.isEmpty()) {
            terms.add(base);
        }
        for (int known = 0; known < lists.knownCount(position); known++) {
            int side = lists.knownSide(position, known);
            int neighbour = lists.neighbour(position, side);
            terms.add(neighbour < begin ? outer(position, side) : "(" + field("w" + neighbour, neighbour, side) + ")");
        }
        return String.join(" + ", terms);
    }

    private void openListed(int position) {
        boolean half = mayHalfFit(position);
        if (half) {
            add(position, "int s@ = " + slips(position) + ";");
        }
        explain("The colours beside the cell lead to its list. Go through the words of the list, up to a 0.");
        boolean isBegun = position > 0 && isNextTested(position - 1);
        String first = isBegun ? "" : "int i# = " + sum(position) + ", w# = " + words + "[i#]";
        add(position, "for (" + first + "; w# != 0; w# = " + words + "[++i#]) {");
        indent++;
        if (half) {
            addHalf(position);
        }
        explain("If a piece of the type of the word is unused, take it.");
        add(position, "int t# = w# >>> " + tables.fields().bits(position) + ";");
        add(position, "if (free[t#] == 0) {");
        add("    continue;");
        add("}");
    }

    /** Begins the list of the next cell, and goes on to the next piece if it is empty. */
    private void addTestOfNext(int position) {
        explain("Place it only if the list of the next cell has a piece. Most lists have none.");
        add(position, "int i@ = " + sum(position + 1) + ";");
        add(position, "int w@ = " + words + "[i@];");
        add(position, "if (w@ == 0) {");
        add("    continue;");
        add("}");
    }

    /** Adds the step to the placements that half fit, if a slip is allowed. */
    private void addHalf(int position) {
        explain("A negative word leads to the pieces that half fit, each of which is a slip.");
        add(position, "if (w# < 0) {");
        if (!slips(position).equals("0")) {
            add(position, "    if (s# == " + lists.form().slips(position) + ") {");
            add("        break;");
            add("    }");
        }
        add(position, "    s@++;");
        add(position, "    i# = w# & Integer.MAX_VALUE;");
        add(position, "    w# = " + words + "[i#];");
        add("}");
    }

    private void openMasked(int position) {
        explain("The colours beside the cell lead to its row.");
        add(position, "int row# = " + sum(position) + ";");
        boolean further = tables.hasFurtherTurns(position);
        if (further) {
            add(position, "int first# = row# * " + tables.types() + ";");
        }
        explain("Try in turn each piece that fits, by the mask of the row, and is unused.");
        add(position, "for (long c# = MASKS[row#] & unused#; c# != 0L;" + (further ? "" : " c# &= c# - 1L") + ") {");
        indent++;
        explain("The word of the piece in the row has the colours of its other sides.");
        String first = further ? "first#" : "row# * " + tables.types();
        add(position, "int i# = " + first + " + Long.numberOfTrailingZeros(c#);");
        add(position, "int w# = " + words + "[i#];");
        if (position + 1 < lists.positions()) {
            explain("Take the piece.");
            add(position, "long unused@ = unused# & ~Long.lowestOneBit(c#);");
        }
    }

    private void close(int position) {
        if (!tables.isMasked()) {
            add(position, "free[t#]++;");
        } else if (tables.hasFurtherTurns(position)) {
            explain(
                    "A piece that also fits in a later turn has the sign bit: also, a field of the superclass, leads to the row",
                    "with its later turns and with the pieces behind it. Otherwise go on to the next piece.");
            add(position, "if (w# < 0) {");
            add(position, "    first# = also[i#];");
            add("} else {");
            add(position, "    c# &= c# - 1L;");
            add("}");
        }
        indent--;
        add("}");
    }
}
