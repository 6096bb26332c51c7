package io.github.filaforge.strategy.fila;

import io.github.filaforge.emit.ImageTables;
import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.RegionTables;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SolverTemplate;
import io.github.filaforge.emit.SourceHeader;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.emit.VariableNames;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.model.Layout;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.FramedImages;
import io.github.filaforge.plan.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Writes FILA with its image list sets in arrays, which the solver makes when it is loaded: one short method is all code.
 *
 * <p>Measured for 10x6 in steady state: this loop over the free shapes 59 ms; one list for all shapes with the test of
 * the shape beside each image 78 ms, with both tests in one 58 ms, which is lost where lists are long, in 3-D.
 * With a look-up in a table of what can be completed with four pieces left, as the sieve has it, 61 become 11 ms, where the
 * sieve takes 4. It is not looked up here: such a table can be had just where the sieve has it too.
 */
final class FilaTablesEmitter {

    private final FixedOrderPlan plan;
    private final SourceRequest request;
    private final int words;
    private final List<Direction> directions;

    FilaTablesEmitter(FixedOrderPlan plan, SourceRequest request) {
        this.plan = plan;
        this.request = request;
        this.words = Layout.wordsFor(plan.order().size());
        TreeSet<Direction> used = new TreeSet<>();
        plan.targets().forEach(target -> used.addAll(target.neighbours().keySet()));
        this.directions = List.copyOf(used);
    }

    /** The source of the solver. */
    SolverSource source() {
        String header = SourceHeader.ofFixedOrder(FilaTablesStrategy.NAME, plan);
        String className = Literals.className(plan.puzzle().name(), "FilaTables");
        SolverTemplate template = new SolverTemplate("fila-tables.txt", plan, request, header, className);
        List<String> imports = new ArrayList<>(List.of("FrameImages", "fila.FilaLists", "fila.ListSolver"));
        if (!directions.isEmpty()) {
            imports.add("Words");
        }
        FramedImages images = FramedImages.dense(plan);
        new ImageTables(images).tables().forEach(template::with);
        return template.importing(imports)
                .with("cells", plan.order().size())
                .with("shapes", plan.shapes().size())
                .with("copies", images.hasCopies())
                .with("words", VariableNames.words(words, "o", "root", "LAYOUTS"))
                .with("shapeWords", shapeWords(plan.shapes().size() / Long.SIZE + 1))
                .with("directions", directions.stream().map(this::direction).toList())
                .with("set", set())
                .with("looks", !directions.isEmpty())
                .with("stoppable", request.stoppable())
                .source();
    }

    /** The words of free shapes, each with the shapes that are left when one of its own is placed. */
    private static List<Map<String, Object>> shapeWords(int count) {
        List<Map<String, Object>> shapeWords = VariableNames.words(count, "free", "shapes");
        for (Map<String, Object> own : shapeWords) {
            own.put(
                    "left",
                    shapeWords.stream()
                            .map(word -> word == own ? "rest" : word.get("free"))
                            .toList());
        }
        return shapeWords;
    }

    private Map<String, Object> direction(Direction direction) {
        int[] neighbours = IntStream.range(0, plan.order().size()).toArray();
        for (Target target : plan.targets()) {
            neighbours[target.position()] = target.neighbours().getOrDefault(direction, target.position());
        }
        return Map.of(
                "number",
                directions.indexOf(direction),
                "name",
                direction.name(),
                "label",
                direction.label(),
                "neighbours",
                RegionTables.joined(IntStream.of(neighbours)));
    }

    /** The number of the image list set: the target and a bit for each direction. */
    private String set() {
        StringBuilder set = new StringBuilder(directions.isEmpty() ? "target" : "target << " + directions.size());
        for (int i = 0; i < directions.size(); i++) {
            int shift = directions.size() - 1 - i;
            String bit = filled(directions.get(i).name() + "[target]");
            set.append(" | ").append(shift == 0 ? bit : "(" + bit + ") << " + shift);
        }
        return set.toString();
    }

    /** One if a cell is filled. The target, which stands for a neighbour that is not looked at, is not. */
    private String filled(String cell) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < words - 1; i++) {
            word.append(cell)
                    .append(" < ")
                    .append((i + 1) * Long.SIZE)
                    .append(" ? o")
                    .append(i)
                    .append(" : ");
        }
        word.append(VariableNames.numbered("o", words - 1, words));
        return "(int) (" + (words == 1 ? word : "(" + word + ")") + " >>> " + cell + ") & 1";
    }
}
