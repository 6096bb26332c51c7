package io.github.filaforge.strategy.fila;

import io.github.filaforge.emit.BoardText;
import io.github.filaforge.emit.ImageTables;
import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.SizeSplit;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SolverTemplate;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.emit.VariableNames;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.FramedImages;
import io.github.filaforge.strategy.fila.TranslatePlan.Kind;
import io.github.filaforge.templates.Template;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Writes unrolled FILA in which lists that are translates of one another are written once.
 *
 * <p>As in {@link UnrolledEmitter}, all roots share the lists. The code by which each kind of target goes to its lists tests
 * the neighbours one by one, and so joins getIlsiXX with the switch on its result (FILA article, section on NOF).
 */
final class TranslateEmitter {

    private static final Template LOOK = Template.named("fila-look.txt");

    private final TranslatePlan plan;
    private final FramedImages images;
    private final ShapeNames shapes;
    private final SourceRequest request;
    private final int words;
    private final int counterWords;
    private final Lattice lattice;

    TranslateEmitter(TranslatePlan plan, SourceRequest request) {
        this.plan = plan;
        this.images = plan.images();
        this.shapes = new ShapeNames(plan.search().shapes());
        this.request = request;
        this.words = images.windowWords();
        this.counterWords = shapes.counters().wordCount();
        this.lattice = plan.search().catalog().region().lattice();
    }

    SolverSource source() {
        FixedOrderPlan search = plan.search();
        String header = SolverTemplate.ofFixedOrder(FilaStrategy.NAME, search);
        List<Map<String, Object>> window = window();
        List<String> path = variables("image");
        boolean isLimited = BoardText.isLimited(search);
        TranslateLists allLists =
                new TranslateLists(plan, shapes, request.settings().counting(), isLimited);
        List<Map<String, Object>> lists = allLists.lists();
        return new SolverTemplate("fila-translates.txt", search, request, header, "Fila")
                .importing(List.of("fila.TranslateSolver"))
                .with("pieceComment", ShapeNames.COMMENT)
                .with("pieces", shapes.constants())
                .with("windowWords", words)
                .with("frameSize", images.frame().size())
                .with("frame", ImageTables.frame(images))
                .with("pictured", !ImageTables.numbers(images).isEmpty())
                .with("numbers", ImageTables.numbers(images))
                .with("words", window)
                .with("carried", window.subList(0, words - 1))
                .with("last", window.get(words - 1))
                .with("wide", words > 1)
                .with("whole", images.isWholeInOneWord())
                .with("counters", VariableNames.words(counterWords, "unused"))
                .with(
                        "path",
                        IntStream.range(0, path.size())
                                .mapToObj(i -> Map.of("number", i, "first", i == 0, "name", path.get(i)))
                                .toList())
                .with("stride", path.size())
                .with("dispatchHere", dispatchSize() < SizeSplit.METHOD_LIMIT)
                .with(
                        "kinds",
                        IntStream.range(0, plan.kinds().size())
                                .mapToObj(this::kind)
                                .toList())
                .with("lists", lists)
                .with("searches", !lists.isEmpty())
                .with("example", lists.isEmpty() ? "" : lists.get(0).get("name"))
                .with(
                        "looks",
                        plan.kinds().stream()
                                .anyMatch(kind -> !kind.neighbours().isEmpty()))
                .with("varied", search.catalog().isVaried())
                .with("limited", isLimited)
                .with("excludes", !allLists.outs().isEmpty())
                .with("outs", allLists.outs())
                .with("stoppable", request.settings().stoppable())
                .source();
    }

    /** Returns the words of the occupancy from the target on, each with the word that follows it. */
    private List<Map<String, Object>> window() {
        List<Map<String, Object>> window = VariableNames.words(words, "filled", "image", "next");
        for (int word = 0; word < words - 1; word++) {
            window.get(word).put("following", window.get(word + 1).get("next"));
        }
        return window;
    }

    /** Returns the variables of the words of a window, and those of the pieces that are left. */
    private List<String> variables(String window) {
        List<String> variables = new ArrayList<>();
        IntStream.range(0, words).forEach(word -> variables.add(VariableNames.numbered(window, word, words)));
        IntStream.range(0, counterWords)
                .forEach(word -> variables.add(VariableNames.numbered("unused", word, counterWords)));
        return variables;
    }

    /**
     * Returns an upper bound of the size of the dispatch over the neighbours of all kinds, in bytes of bytecode. In one
     * method for all kinds the dispatch is too long for the JIT to inline; the JIT would inline a shorter method in one JVM
     * and not in another. In this form 10x6 takes 54 to 61 ms, and with a method for each kind 51 to 64 ms.
     */
    private int dispatchSize() {
        int states = plan.kinds().stream()
                .mapToInt(kind -> 1 << kind.neighbours().size())
                .sum();
        return 4 * plan.kindOf().size() + states * (12 + SizeSplit.call(2 * (words + counterWords) + 2));
    }

    /** Returns the name of the method for a list of a kind. */
    static String name(int kind, int ilsi) {
        return "kind" + kind + "Ilsi" + ilsi;
    }

    /** Returns the name, the cells, the comment and the dispatch of a kind. */
    private Map<String, Object> kind(int number) {
        Kind kind = plan.kinds().get(number);
        List<Integer> cells = IntStream.range(0, plan.kindOf().size())
                .filter(cell -> plan.kindOf().get(cell) == number)
                .boxed()
                .toList();
        return Map.of(
                "name",
                "kind" + number,
                "cells",
                cells,
                "comment",
                comment(number, kind),
                "dispatch",
                look(number, kind.mask(), List.copyOf(kind.neighbours().entrySet())));
    }

    /** Returns the comment with the properties that all targets of a kind share. */
    private String comment(int number, Kind kind) {
        if (kind.neighbours().isEmpty()) {
            return "Kind " + number + ".";
        }
        int looked = (1 << lattice.directions().size()) - 1 - kind.mask();
        return "Kind " + number + ": "
                + (kind.mask() == 0 ? "" : lattice.labels(kind.mask()) + " are filled anyway, ")
                + lattice.labels(looked) + (Integer.bitCount(looked) == 1 ? " can" : " can each") + " be open.";
    }

    /** Returns the code that tests the given neighbours. It is empty if there is no image for any state of them. */
    private String look(int kind, int ilsi, List<Map.Entry<Direction, Integer>> neighbours) {
        if (neighbours.isEmpty()) {
            boolean any = plan.kinds().get(kind).sets().stream().anyMatch(set -> set.ilsi() == ilsi);
            return any ? name(kind, ilsi) + "(" + String.join(", ", variables("filled")) + ", target, left);" : "";
        }
        int cell = neighbours.get(0).getValue();
        List<Map.Entry<Direction, Integer>> others = neighbours.subList(1, neighbours.size());
        String whenFilled = look(kind, ilsi | neighbours.get(0).getKey().ilsiBit(), others);
        String whenOpen = look(kind, ilsi, others);
        if (whenFilled.isEmpty() && whenOpen.isEmpty()) {
            return "";
        }
        return LOOK.fill(Map.of(
                        "word",
                        VariableNames.numbered("filled", cell / Long.SIZE, words),
                        "bit",
                        Literals.hex(1L << cell),
                        "direction",
                        neighbours.get(0).getKey().label(),
                        "filled",
                        !whenFilled.isEmpty(),
                        "open",
                        !whenOpen.isEmpty(),
                        "whenFilled",
                        whenFilled,
                        "whenOpen",
                        whenOpen))
                .stripTrailing();
    }
}
