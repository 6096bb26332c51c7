package io.github.filaforge.emit;

import io.github.filaforge.plan.Root;
import io.github.filaforge.plan.SievePlan;
import io.github.filaforge.plan.SievePlan.CellRange;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the methods of a sieve: the start, and one for each number of pieces left. */
final class SieveMethods {

    /**
     * The number of pieces left from which on a search that is not known to be long goes on in one method: late enough to
     * be the most of it, early enough that to watch the length costs nothing.
     */
    private static final int FEW = 8;

    private static final int MAX_STATE_WORDS = 120;

    private static final String TARGET = "target";

    private final SievePlan plan;
    private final SieveNames names;
    private final boolean counting;
    private final boolean pairs;

    /**
     * @param counting whether fits are counted
     * @param pairs whether a filter looks up the last two pieces
     */
    SieveMethods(SievePlan plan, SieveNames names, boolean counting, boolean pairs) {
        this.plan = plan;
        this.names = names;
        this.counting = counting;
        this.pairs = pairs;
    }

    /** Whether the state fits into the parameters of a method, of which a long takes two of 255. */
    static boolean canServe(SievePlan plan) {
        return plan.windowWords() + plan.imageWords() <= MAX_STATE_WORDS;
    }

    /** The number of words of images that a method has room for, of which each takes a loop. */
    private int wordsPerMethod() {
        int loop = BytecodeEstimate.sieveLoop(plan.tables().size(), plan.windowWords(), plan.imageWords());
        return Math.max(1, BytecodeEstimate.METHOD_LIMIT / loop);
    }

    /** Whether every root leaves so many pieces that the last two can be looked up before they are placed. */
    static boolean leavesPairs(SievePlan plan) {
        return leastLeft(plan) > 3;
    }

    /** From how few pieces left on there is one method for short searches, if a filter looks up the last two pieces. */
    private static int few(SievePlan plan) {
        return Math.min(FEW, leastLeft(plan) - 1);
    }

    private static int leastLeft(SievePlan plan) {
        return plan.search().roots().stream()
                .mapToInt(root -> plan.search().pieces() - root.size())
                .min()
                .orElse(0);
    }

    /** The statements that go from a root to the method for the number of pieces that it leaves. */
    String start() {
        CodeText code = new CodeText(2).open("switch (left)");
        List<Integer> lefts = plan.search().roots().stream()
                .map(root -> plan.search().pieces() - root.size())
                .filter(left -> left > 0)
                .distinct()
                .sorted()
                .toList();
        String images = plan.imageWords() == 1 ? "images[0]" : join(word -> "images[" + word + "]", plan.imageWords());
        for (int left : lefts) {
            code.line("case " + left + ":");
            String occupancy = plan.isWholeInOneWord() ? "fixed[target]" : join(word -> "0L", plan.windowWords());
            code.line("    fill" + left + "(" + occupancy + ", " + images + ", target);");
            code.line("    break;");
        }
        return code.line("default:").line("    break;").close().toString();
    }

    private static String join(IntFunction<String> name, int count) {
        return Stream.iterate(0, i -> i < count, i -> i + 1).map(name::apply).collect(Collectors.joining(", "));
    }

    /** The methods, from the most pieces left to one. */
    String fillMethods() {
        int most = plan.search().roots().stream().mapToInt(Root::size).min().orElse(0);
        CodeText code = new CodeText(1);
        for (int left = plan.search().pieces() - most; left > 0; left--) {
            addMethods(code, left);
        }
        if (pairs) {
            addFew(code);
        }
        return code.toString();
    }

    /** The method for a number of pieces left; if it would be too long, with parts that are methods of their own. */
    private void addMethods(CodeText code, int left) {
        String name = "fill" + left;
        int words = wordsPerMethod();
        if (plan.imageWords() <= words) {
            code.open("private void " + name + "(" + parameters() + ")");
            addBody(code, left, 0, plan.imageWords());
            code.close().blank();
            return;
        }
        List<String> arguments = new ArrayList<>();
        arguments.addAll(names.window(names::occupancy));
        arguments.addAll(names.ofImages(names::images));
        arguments.add(TARGET);
        code.open("private void " + name + "(" + parameters() + ")");
        for (int word = 0; word < plan.imageWords(); word += words) {
            code.line(name + "From" + word + "(" + String.join(", ", arguments) + ");");
        }
        code.close().blank();
        for (int word = 0; word < plan.imageWords(); word += words) {
            code.open("private void " + name + "From" + word + "(" + parameters() + ")");
            addBody(code, left, word, Math.min(word + words, plan.imageWords()));
            code.close().blank();
        }
    }

    /** What is done with some words of the images. */
    private void addBody(CodeText code, int left, int fromWord, int toWord) {
        if (left == 1) {
            addLast(code, fromWord, toWord);
        } else {
            addFill(code, Integer.toString(left), fromWord, toWord, goOn(left));
        }
    }

    /**
     * The methods for 6 to 1 pieces, inlined into one another, take the JIT 30 ms, in which 10x6 is solved; this one takes
     * 6 ms. When the JIT is done, the former search in 12.5 ms with the filter and 15 without, and this one in 16.
     */
    private void addFew(CodeText code) {
        code.comment("The same for any number of pieces from " + few(plan) + " to 2, while the search is not long:"
                + " the JIT has it ready sooner.");
        code.open("private void fillFew(" + parameters() + ", int left)");
        addFill(code, "left", 0, plan.imageWords(), (text, arguments) -> {
            text.open("if (left == 2)").line("fill1(" + arguments + ");");
            text.orElse().line("fillFew(" + arguments + ", left - 1);").close();
        });
        code.close().blank();
    }

    /** Writes how the search goes on when an image is placed, given the arguments that tell the next state. */
    private interface GoOn {
        void add(CodeText code, String arguments);
    }

    /** The same with a number of pieces left that has a method of its own. */
    private GoOn goOn(int left) {
        String next = "fill" + (left - 1);
        if (pairs && left == 3) {
            String occupancy = plan.isWholeInOneWord() ? "next" : "next | fixed[target + step]";
            return (code, arguments) -> code.open("if (PairFilter.mayFill(Pairs.FILTER, " + occupancy + ", rest))")
                    .line(next + "(" + arguments + ");")
                    .close();
        }
        if (pairs && left == few(plan) + 1) {
            return (code, arguments) -> code.open("if (isLong)")
                    .line(next + "(" + arguments + ");")
                    .orElse()
                    .line("watchLength();")
                    .line("fillFew(" + arguments + ", " + (left - 1) + ");")
                    .close();
        }
        return (code, arguments) -> code.line(next + "(" + arguments + ");");
    }

    private String parameters() {
        List<String> parameters = new ArrayList<>();
        names.window(names::occupancy).forEach(word -> parameters.add("long " + word));
        names.ofImages(names::images).forEach(word -> parameters.add("long " + word));
        parameters.add("int " + TARGET);
        return String.join(", ", parameters);
    }

    private void addLast(CodeText code, int fromWord, int toWord) {
        for (int word = fromWord; word < toWord; word++) {
            addFits(code, word, "1");
            code.open("if (" + names.fits(word) + " != 0L)");
            code.line("solved(" + names.fits(word) + ", " + word + ", " + TARGET + ");");
            code.close();
        }
    }

    private void addFill(CodeText code, String left, int fromWord, int toWord, GoOn goOn) {
        if (!plan.isWholeInOneWord() && plan.windowWords() == 1) {
            code.line("long filled = fixed[" + TARGET + "];");
        }
        for (int word = fromWord; word < toWord; word++) {
            addFits(code, word, left);
            String fits = names.fits(word);
            code.open("while (" + fits + " != 0L)");
            code.line("int image = " + (word == 0 ? "" : word * Long.SIZE + " + ") + "Long.numberOfTrailingZeros("
                    + fits + ");");
            code.line(fits + " &= " + fits + " - 1L;");
            addStep(code, left, goOn);
            code.close();
        }
    }

    /** The set of the images that fit, of one word. */
    private void addFits(CodeText code, int word, String left) {
        int words = plan.imageWords();
        String bounded = words == 1
                ? "bounded[" + TARGET + "]"
                : "bounded[" + words + " * " + TARGET + (word == 0 ? "" : " + " + word) + "]";
        String fits = names.fits(word);
        String tables = plan.tables().stream()
                .map(range -> names.table(word, range) + "[" + occupancyOf(range) + "]")
                .collect(Collectors.joining("\n                    & "));
        String start = "long " + fits + " = " + names.images(word) + " & " + bounded;
        if (words == 1) {
            code.line(start + (tables.isEmpty() ? ";" : "\n                    & " + tables + ";"));
        } else {
            code.line(start + ";");
            if (!tables.isEmpty()) {
                code.open("if (" + fits + " != 0L)");
                code.line(fits + " &= " + tables + ";");
                code.close();
            }
        }
        if (counting) {
            // Nothing is tried that does not fit.
            code.line("attempts[" + left + "] += Long.bitCount(" + fits + ");");
            code.line("fits[" + left + "] += Long.bitCount(" + fits + ");");
        }
    }

    private String occupancyOf(CellRange range) {
        String word = names.occupancy(range.first() / Long.SIZE);
        int shift = range.first() % Long.SIZE;
        return "(int) " + (shift == 0 ? word : "(" + word + " >>> " + shift + ")") + " & 0x"
                + Long.toHexString((1L << range.count()) - 1);
    }

    /** Places an image and goes on from there. */
    private void addStep(CodeText code, String left, GoOn goOn) {
        for (int word = 0; word < plan.windowWords(); word++) {
            code.line("long " + names.next(word) + " = " + names.occupancy(word) + " | " + names.layouts(word)
                    + "[image];");
        }
        String at = TARGET;
        String here = "filled";
        if (plan.windowWords() > 1) {
            at = "at";
            here = "fixed[at]";
            code.line("int at = " + TARGET + ";");
            code.open("while ((next0 | fixed[at]) == -1L)");
            addWordShift(code);
            code.close();
        }
        if (plan.isWholeInOneWord()) {
            code.line("int step = Long.numberOfTrailingZeros(~next);");
            code.line("next = next >> step;");
        } else {
            code.line("int step = Long.numberOfTrailingZeros(~(" + names.next(0) + " | " + here + "));");
            addShift(code);
        }
        for (int word = 0; word < plan.imageWords(); word++) {
            code.line(
                    "long " + names.rest(word) + " = " + names.images(word) + " & " + names.others(word) + "[image];");
        }
        if (plan.hasCopies()) {
            addCopies(code);
        }
        List<String> arguments = new ArrayList<>();
        arguments.addAll(names.window(names::next));
        arguments.addAll(names.ofImages(names::rest));
        arguments.add(at + " + step");
        code.line("path[" + left + "] = " + TARGET + " * " + Long.SIZE * plan.imageWords() + " + image;");
        goOn.add(code, String.join(", ", arguments));
        if (plan.hasCopies()) {
            code.line("copies[SHAPES[image]]++;");
        }
    }

    private void addCopies(CodeText code) {
        code.open("if (--copies[SHAPES[image]] != 0)");
        for (int word = 0; word < plan.imageWords(); word++) {
            code.line(names.rest(word) + " = " + names.images(word) + ";");
        }
        code.close();
    }

    private void addWordShift(CodeText code) {
        for (int word = 0; word < plan.windowWords() - 1; word++) {
            code.line(names.next(word) + " = " + names.next(word + 1) + ";");
        }
        code.line(names.next(plan.windowWords() - 1) + " = 0L;");
        code.line("at += " + Long.SIZE + ";");
    }

    private void addShift(CodeText code) {
        for (int word = 0; word < plan.windowWords(); word++) {
            String own = names.next(word) + " >>> step";
            boolean last = word == plan.windowWords() - 1;
            // In two shifts, since a shift by 64 would be one by 0.
            String more = last ? "" : " | " + names.next(word + 1) + " << 1 << " + (Long.SIZE - 1) + " - step";
            code.line(names.next(word) + " = " + own + more + ";");
        }
    }
}
