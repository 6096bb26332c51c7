package io.github.filaforge.strategy.sieve;

import io.github.filaforge.emit.BoardText;
import io.github.filaforge.emit.ImageTables;
import io.github.filaforge.emit.SizeSplit;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SolverTemplate;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.emit.StringTable;
import io.github.filaforge.emit.VariableNames;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.FramedImages;
import io.github.filaforge.plan.Root;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.ImageSplit;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.strategy.sieve.SievePlan.CellRange;
import io.github.filaforge.templates.Escape;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Fills the template of a sieve. It has one method for each number of pieces left, in which a few table look-ups give all
 * images that fit. The occupancy from the target on is the words that the template calls the window, and a set of images is
 * the words that it calls sets. Their names have numbers only if there are several.
 */
final class SieveEmitter {

    /**
     * The number of pieces left from which on a search goes on in one method until it is known to be long. With this number,
     * most of the search is in that method, and to watch the length costs nothing.
     */
    private static final int FEW = 8;

    /** The smallest number of pieces left at the roots for which one method gains anything. */
    private static final int LEAST_FOR_FEW = 4;

    /** The greatest length of a literal in a row of a constant. */
    private static final int ROW_LENGTH = 115;

    private final SievePlan plan;
    private final FramedImages framed;
    private final FixedOrderPlan search;
    private final SourceRequest request;
    private final int windowWords;
    private final int imageWords;
    /** The numbers of pieces that the roots leave. */
    private final TreeSet<Integer> lefts = new TreeSet<>();
    /** The number of pieces left from which on one method makes short searches; 0 if there is no such method. */
    private final int few;
    /** True if limits of the numbers of pieces can end branches. */
    private final boolean isLimited;
    /** True if the solver has one method for any number of pieces left, because solutions may leave pieces over. */
    private final boolean loops;
    /** True if no shape is ever used up. */
    private final boolean isUnbounded;
    /** The number of pieces left at which the tail is looked up; 0 if there is no tail. */
    private final int tail;

    SieveEmitter(SievePlan plan, SourceRequest request) {
        this.plan = plan;
        this.framed = plan.framed();
        this.search = plan.search();
        this.request = request;
        this.windowWords = framed.windowWords();
        this.imageWords = framed.imageWords();
        for (Root root : search.roots().list()) {
            lefts.add(search.pieces() - root.size());
        }
        int least = lefts.isEmpty() ? 0 : lefts.first();
        this.isLimited = BoardText.isLimited(search);
        this.loops =
                search.catalog().isVaried() && (isLimited || !search.catalog().hasFixedNumberOfImages());
        this.isUnbounded = search.catalog().isVaried()
                && !isLimited
                && search.shapes().stream().noneMatch(search.catalog()::canRunOut);
        boolean hasFew = !loops && plan.isNarrow() && !request.settings().counting() && least >= LEAST_FOR_FEW;
        this.few = hasFew ? Math.min(FEW, least - 1) : 0;
        this.tail = plan.tailLeft();
    }

    SolverSource source() {
        SolverTemplate template = new SolverTemplate(
                "sieve.txt", search, request, SolverTemplate.ofFixedOrder(SieveStrategy.NAME, search), "Sieve");
        ImageTables.tables(framed).forEach(template::with);
        template.importing(List.of("FrameImages", "sieve.Sieve", "sieve.SieveSolver"))
                .importing(tail > 0 ? List.of("sieve.TailTable") : List.of());
        Map<String, Object> values = new HashMap<>();
        putTables(values);
        putMethods(values);
        return template.with(values).source();
    }

    private static StringTable tailTable(Tail tail) {
        String text = tail.text();
        List<String> rows = new ArrayList<>();
        for (int begin = 0; begin < text.length(); ) {
            int end = Math.min(begin + ROW_LENGTH, text.length());
            while (Escape.STRING.apply(text.substring(begin, end)).length() > ROW_LENGTH) {
                end--;
            }
            rows.add(text.substring(begin, end));
            begin = end;
        }
        return new StringTable(
                "COMPLETABLE",
                "The states that can be completed with " + Plural.of(tail.left(), "piece") + " left: "
                        + Plural.of(tail.states(), "state") + ", as steps between the bits of their hashes.",
                rows);
    }

    /**
     * Returns the arguments of the look-up in the tail: the occupancy from the next target on, in which cells beyond the
     * region are filled, and the images left.
     */
    private String tailKey() {
        String images = VariableNames.numbered("remaining", 0, imageWords);
        for (int set = 1; set < imageWords; set++) {
            images = "TailTable.images(" + images + ", " + VariableNames.numbered("remaining", set, imageWords) + ")";
        }
        String occupancy = VariableNames.numbered("next", 0, windowWords);
        String target = windowWords > 1 ? "base" : "target";
        return (framed.isWholeInOneWord() ? occupancy : occupancy + " | fixed[" + target + " + step]") + ", " + images;
    }

    private void putTables(Map<String, Object> values) {
        values.put("imageCount", framed.images().size());
        values.put("reach", framed.reach());
        values.put("frame", ImageTables.frame(framed));
        List<String> numbers = ImageTables.numbers(framed);
        values.put("pictured", !numbers.isEmpty());
        values.put("numbers", numbers);
        List<Map<String, Object>> tables = new ArrayList<>();
        for (CellRange range : plan.tables()) {
            List<Map<String, Object>> names = new ArrayList<>();
            for (int set = 0; set < imageWords; set++) {
                names.add(Map.of("set", set, "table", table(range, set)));
            }
            tables.add(Map.of("first", range.first(), "last", range.last(), "count", range.count(), "names", names));
        }
        values.put("tables", tables);
        values.put("looksUp", !tables.isEmpty());
    }

    /** Returns the numbers of pieces left at which a search may begin, because roots may be split while it goes on. */
    private List<Integer> starts() {
        return search.pieces() > ImageSplit.MOST_PIECES || lefts.isEmpty()
                ? lefts.stream().filter(left -> left > 0).toList()
                : IntStream.rangeClosed(1, lefts.last()).boxed().toList();
    }

    private void putMethods(Map<String, Object> values) {
        values.put("tail", tail > 0);
        values.put("tailPieces", Plural.of(tail, "piece"));
        values.put("beforeTail", tail + 1);
        values.put("tailWords", plan.tail().map(Tail::words).orElse(0));
        values.put("tailKey", tailKey());
        values.put(
                "completable",
                plan.tail().map(SieveEmitter::tailTable).map(StringTable::java).orElse(""));
        values.put("copies", (framed.hasCopies() || isLimited) && !isUnbounded);
        values.put("loops", loops);
        values.put("limited", isLimited);
        values.put("unbounded", isUnbounded);
        values.put("frameSize", framed.frame().size());
        values.put("whole", framed.isWholeInOneWord());
        values.put("wide", windowWords > 1);
        values.put("oneSet", imageWords == 1);
        values.put("setCount", imageWords);
        values.put("stride", Long.SIZE * imageWords);
        values.put("base", windowWords > 1 ? "base" : "target");
        values.put("few", few);
        values.put("looksUpFew", tail > 0 && tail < few);
        values.put("searches", !lefts.isEmpty() && lefts.last() > 0);
        values.put("several", !lefts.isEmpty() && lefts.last() > 1);
        values.put("most", lefts.isEmpty() ? 0 : lefts.last());
        values.put("firstLayouts", VariableNames.numbered("LAYOUTS", 0, windowWords));
        values.put("starts", starts());
        values.put("window", window());
        List<Map<String, Object>> sets = sets();
        values.put("sets", sets);
        List<Map<String, Object>> methods = methods(sets);
        values.put("methods", methods);
        // The first method that places images is explained line by line, and the others refer to it.
        Optional<Map<String, Object>> explained = methods.stream()
                .filter(method ->
                        !method.get("last").equals(true) && method.get("parts").equals(List.of()))
                .findFirst();
        explained.ifPresent(method -> method.put("explained", true));
        values.put("explained", explained.map(method -> method.get("name")).orElse(""));
    }

    private List<Map<String, Object>> window() {
        List<Map<String, Object>> window = VariableNames.words(windowWords, "filled", "next");
        for (int word = 0; word < windowWords; word++) {
            window.get(word).put("none", "0L");
            window.get(word).put("following", VariableNames.numbered("next", word + 1, windowWords));
            window.get(word).put("layouts", VariableNames.numbered("LAYOUTS", word, windowWords));
        }
        return window;
    }

    private List<Map<String, Object>> sets() {
        List<Map<String, Object>> sets = VariableNames.words(imageWords, "images", "fitting", "remaining");
        if (isUnbounded) {
            sets.forEach(set -> set.put("remaining", set.get("images")));
        }
        for (int set = 0; set < imageWords; set++) {
            List<Map<String, Object>> looks = new ArrayList<>();
            for (CellRange range : plan.tables()) {
                looks.add(Map.of(
                        "later", !looks.isEmpty(),
                        "table", table(range, set),
                        "cells", cells(range),
                        "mask", Long.toHexString((1L << range.count()) - 1)));
            }
            sets.get(set).put("later", set > 0);
            sets.get(set).put("firstImage", set * Long.SIZE);
            sets.get(set).put("others", VariableNames.numbered("OTHERS", set, imageWords));
            sets.get(set).put("looks", looks);
        }
        return sets;
    }

    /** Returns the occupancy with the cells of a table in its lowest bits. */
    private String cells(CellRange range) {
        String word = VariableNames.numbered("filled", range.first() / Long.SIZE, windowWords);
        int shift = range.first() % Long.SIZE;
        return shift == 0 ? word : "(" + word + " >>> " + shift + ")";
    }

    private String table(CellRange range, int set) {
        return "AFTER_" + range.first() + (imageWords == 1 ? "" : "_" + set);
    }

    /**
     * Returns the methods, from the greatest number of pieces left to one. A method that would be too long has parts that
     * are methods of their own.
     */
    private List<Map<String, Object>> methods(List<Map<String, Object>> sets) {
        int loop = SizeSplit.sieveLoop(plan.tables().size(), windowWords, imageWords);
        int setsPerMethod = Math.max(1, SizeSplit.METHOD_LIMIT / loop);
        List<Map<String, Object>> methods = new ArrayList<>();
        int most = lefts.isEmpty() ? 0 : lefts.last();
        for (int left = loops ? 1 : most; left > 0; left--) {
            String name = loops ? "fill" : "fill" + left;
            if (imageWords <= setsPerMethod) {
                methods.add(method(name, left, sets));
                continue;
            }
            List<Map<String, Object>> parts = new ArrayList<>();
            for (int set = 0; set < imageWords; set += setsPerMethod) {
                int end = Math.min(set + setsPerMethod, imageWords);
                Map<String, Object> part = method(name + "From" + set, left, sets.subList(set, end));
                part.put("asks", false);
                parts.add(part);
            }
            Map<String, Object> whole = method(name, left, List.of());
            whole.put("parts", parts.stream().map(part -> part.get("name")).toList());
            methods.add(whole);
            methods.addAll(parts);
        }
        if (few > 0) {
            methods.add(fewMethod(sets));
        }
        return methods;
    }

    /**
     * Returns the method for short searches. The methods for 6 to 1 pieces, inlined into one another, take the JIT 30 ms, in
     * which 10x6 is solved; this one takes 6 ms. After the JIT, those methods search 10x6 in 15 ms, and this one in 16.
     */
    private Map<String, Object> fewMethod(List<Map<String, Object>> sets) {
        Map<String, Object> method = method("fillFew", 2, sets);
        method.put("few", true);
        method.put("takesLeft", true);
        method.put("left", "left");
        method.put(
                "asks",
                request.settings().stoppable() && IntStream.rangeClosed(2, few).anyMatch(GeneratedSolver::asksWith));
        return method;
    }

    private Map<String, Object> method(String name, int left, List<Map<String, Object>> sets) {
        Map<String, Object> method = new HashMap<>();
        method.put("name", name);
        method.put("left", loops ? "left" : left);
        method.put("takesLeft", loops);
        method.put("following", "fill" + (left - 1));
        method.put("parts", List.of());
        method.put("sets", sets);
        method.put("last", left == 1 && !loops);
        method.put(
                "looksPastTheRoot",
                (left > 1 || loops) && !sets.isEmpty() && windowWords == 1 && !framed.isWholeInOneWord());
        method.put("few", false);
        method.put("explained", false);
        method.put("divided", sets.isEmpty());
        method.put("looksUpTail", tail > 0 && left == tail + 1);
        method.put("watches", few > 0 && left == few + 1);
        method.put("asks", request.settings().stoppable() && (loops || GeneratedSolver.asksWith(left)));
        return method;
    }
}
