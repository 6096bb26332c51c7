package io.github.filaforge.strategy.fila;

import io.github.filaforge.emit.BytecodeEstimate;
import io.github.filaforge.emit.ImageTables;
import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SolverTemplate;
import io.github.filaforge.emit.SourceHeader;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.emit.VariableNames;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.FramedImages;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Writes unrolled FILA in which lists that are translates of one another are written once.
 *
 * <p>As in {@link UnrolledEmitter}, all roots share the lists.
 */
final class TranslateEmitter {

    private final TranslatePlan plan;
    private final FramedImages images;
    private final ShapeNames shapes;
    private final SourceRequest request;
    private final int words;
    private final int counterWords;

    TranslateEmitter(TranslatePlan plan, SourceRequest request) {
        this.plan = plan;
        this.images = plan.images();
        this.shapes = new ShapeNames(plan.search().shapes());
        this.request = request;
        this.words = images.windowWords();
        this.counterWords = shapes.counters().wordCount();
    }

    /** Returns the source of the solver. */
    SolverSource source() {
        FixedOrderPlan search = plan.search();
        String header = SourceHeader.ofFixedOrder(FilaStrategy.NAME, search);
        String className = Literals.className(search.puzzle().name(), "Fila");
        List<Map<String, Object>> window = window();
        List<String> path = path();
        TranslateLists allLists = new TranslateLists(plan, shapes, request.counting());
        List<Map<String, Object>> lists = allLists.lists();
        return new SolverTemplate("fila-translates.txt", search, request, header, className)
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
                .with("dispatchHere", dispatchSize() < BytecodeEstimate.METHOD_LIMIT)
                .with("kinds", new TranslateDispatch(plan, counterWords).kinds())
                .with("lists", lists)
                .with("searches", !lists.isEmpty())
                .with("example", lists.isEmpty() ? "" : lists.get(0).get("name"))
                .with(
                        "looks",
                        plan.kinds().stream()
                                .anyMatch(kind -> !kind.neighbours().isEmpty()))
                .with("excludes", !allLists.outs().isEmpty())
                .with("outs", allLists.outs())
                .with("stoppable", request.stoppable())
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

    /** Returns the variables that record on the path the image that was placed and the pieces that were left. */
    private List<String> path() {
        List<String> path = new ArrayList<>();
        IntStream.range(0, words).forEach(word -> path.add(VariableNames.numbered("image", word, words)));
        IntStream.range(0, counterWords)
                .forEach(word -> path.add(VariableNames.numbered("unused", word, counterWords)));
        return path;
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
        return 4 * plan.kindOf().size() + states * (12 + BytecodeEstimate.call(2 * (words + counterWords) + 2));
    }
}
