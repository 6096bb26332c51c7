package io.github.filaforge.strategy.fila;

import com.palantir.javapoet.TypeSpec;
import io.github.filaforge.emit.BoardTables;
import io.github.filaforge.emit.BoardText;
import io.github.filaforge.emit.ImageTables;
import io.github.filaforge.emit.RegionTables;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SolverTemplate;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.emit.VariableNames;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.model.Layout;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.FramedImages;
import io.github.filaforge.plan.Target;
import io.github.filaforge.runtime.fila.FilaLists;
import io.github.filaforge.runtime.fila.LoopLists;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.strategy.fila.FilaTablesStrategy.IlsiForm;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Makes solvers by FILA with its image list sets in arrays, and writes their source. The code of the search is one short
 * method.
 *
 * <p>Measured for 10x6 in steady state: this loop over the free shapes takes 59 ms. With one list for all shapes, and the
 * test of the shape at each image, it takes 78 ms. With the tests of the shape and the image in one expression it takes 58
 * ms, but this gain is lost in 3-D, where lists are long. A look-up in a tail with four pieces left, as in the sieve,
 * reduces 61 ms to 11 ms; the sieve takes 4 ms. This strategy has no tail, since a tail is possible only for puzzles that
 * the sieve takes too.
 */
final class FilaTablesEmitter {

    private final FixedOrderPlan plan;
    private final IlsiForm ilsi;
    private final int words;
    private final List<Direction> directions;

    FilaTablesEmitter(FixedOrderPlan plan, IlsiForm ilsi) {
        this.plan = plan;
        this.ilsi = ilsi;
        this.words = Layout.wordsFor(plan.order().size());
        this.directions = ilsi == IlsiForm.OPEN_NEIGHBOURS
                ? used()
                : plan.catalog().region().lattice().directions();
    }

    private List<Direction> used() {
        TreeSet<Direction> used = new TreeSet<>();
        plan.targets().forEach(target -> used.addAll(target.neighbours().keySet()));
        return List.copyOf(used);
    }

    SolverSource source(SourceRequest request) {
        String header = SolverTemplate.ofFixedOrder(ilsi.strategy, plan);
        SolverTemplate template = new SolverTemplate("fila-tables.txt", plan, request, header, ilsi.classEnding);
        List<String> imports = new ArrayList<>(List.of("FrameImages", "fila.FilaLists", "fila.ListSolver"));
        if (!directions.isEmpty()) {
            imports.add("text.Words");
        }
        FramedImages images = FramedImages.dense(plan);
        ImageTables.tables(images).forEach(template::with);
        boolean isLimited = BoardText.isLimited(plan);
        boolean isUnbounded = plan.catalog().isVaried()
                && !isLimited
                && plan.shapes().stream().noneMatch(plan.catalog()::canRunOut);
        return template.importing(imports)
                .with("cells", plan.order().size())
                .with("shapes", plan.shapes().size())
                .with("copies", images.hasCopies() && !isUnbounded)
                .with("varied", plan.catalog().isVaried())
                .with("limited", isLimited)
                .with("unbounded", isUnbounded)
                .with("words", VariableNames.words(words, "filled", "root", "LAYOUTS"))
                .with("shapeWords", shapeWords(plan.shapes().size() / Long.SIZE + 1, isUnbounded))
                .with("directions", directions.stream().map(this::direction).toList())
                .with("set", set())
                .with("looks", !directions.isEmpty())
                .with("looksAtAll", ilsi == IlsiForm.GENERAL)
                .with("hasMasks", ilsi == IlsiForm.SPECIAL)
                .with("masks", masks())
                .with("ilsiCases", ilsi == IlsiForm.SPECIAL ? ilsiCases() : List.of())
                .with("ilsiMethods", ilsi == IlsiForm.SPECIAL ? ilsiMethods() : "")
                .with("stoppable", request.settings().stoppable())
                .source();
    }

    /**
     * Returns the maker of solvers that receive the lists. They find an ILSI in one way, from the directions of this form.
     */
    Supplier<Search> directSolvers(boolean counting) {
        BoardTables board = BoardTables.of(plan);
        String[] neighbours = directions.stream().map(this::neighbours).toArray(String[]::new);
        FilaLists lists = new FilaLists(
                ImageTables.images(FramedImages.dense(plan)),
                neighbours,
                plan.shapes().size());
        return () -> new LoopLists(board.board(), board.roots(), board.canonicalForm(), counting, lists, neighbours);
    }

    /**
     * Returns the words of the free shapes, each with the words that are left after one of its shapes is placed.
     *
     * @param isUnbounded true if no shape is ever used up
     */
    private static List<Map<String, Object>> shapeWords(int count, boolean isUnbounded) {
        List<Map<String, Object>> shapeWords = VariableNames.words(count, "unused", "shapes");
        for (Map<String, Object> own : shapeWords) {
            own.put(
                    "left",
                    shapeWords.stream()
                            .map(word -> word == own && !isUnbounded ? "remaining" : word.get("unused"))
                            .toList());
        }
        return shapeWords;
    }

    private Map<String, Object> direction(Direction direction) {
        return Map.of(
                "number", directions.indexOf(direction),
                "name", direction.name(),
                "label", direction.label(),
                "neighbours", neighbours(direction));
    }

    private String neighbours(Direction direction) {
        return ilsi == IlsiForm.OPEN_NEIGHBOURS ? openNeighbours(direction) : allNeighbours(direction);
    }

    /** Returns for each position the neighbour that may be open when the position is the target, or the position itself. */
    private String openNeighbours(Direction direction) {
        int[] neighbours = IntStream.range(0, plan.order().size()).toArray();
        for (Target target : plan.targets()) {
            neighbours[target.position()] = target.neighbours().getOrDefault(direction, target.position());
        }
        return RegionTables.joined(IntStream.of(neighbours));
    }

    private String allNeighbours(Direction direction) {
        return new RegionTables(plan.catalog(), plan.order()).neighbours(direction);
    }

    /** Returns for each position the ILSI bits that are known without a test of the occupancy, separated by blanks. */
    private String masks() {
        int[] masks = new int[plan.order().size()];
        Arrays.fill(masks, (1 << directions.size()) - 1);
        plan.targets().forEach(target -> masks[target.position()] = target.mask());
        return RegionTables.joined(IntStream.of(masks));
    }

    /** Returns for each mask in use its {@code number} and its {@code ilsi}, an expression. */
    private List<Map<String, Object>> ilsiCases() {
        TreeMap<Integer, String> calls = new TreeMap<>();
        for (Target target : plan.targets()) {
            calls.computeIfAbsent(target.mask(), mask -> ilsi(target));
        }
        return calls.entrySet().stream()
                .map(call -> Map.<String, Object>of("number", call.getKey(), "ilsi", call.getValue()))
                .toList();
    }

    /** Returns the expression for the ILSI of all targets with the mask of a target. */
    private String ilsi(Target target) {
        if (target.neighbours().isEmpty()) {
            return String.valueOf(target.mask());
        }
        List<String> arguments = new ArrayList<>();
        if (words == 1) {
            arguments.add("filled");
        }
        for (Direction direction : target.neighbours().keySet()) {
            String cell = direction.name() + "[target]";
            if (words > 1) {
                arguments.add(wordOf(cell));
            }
            arguments.add("1L << " + cell);
        }
        return IlsiMethods.name(target.mask()) + "(" + String.join(", ", arguments) + ")";
    }

    /** Returns the text of one method for each mask in use, if its targets have neighbours that may be open. */
    private String ilsiMethods() {
        StateVariables state = new StateVariables(plan.order().size(), new ShapeNames(plan.shapes()).counters());
        TypeSpec.Builder code = TypeSpec.classBuilder("Code");
        new IlsiMethods(state, plan.catalog().region().lattice(), plan.targets())
                .methods()
                .forEach(method -> code.addMethod(PoetLayout.hidden(method)));
        return PoetLayout.members(code.build());
    }

    /** Returns an expression for the number of the image list set: the target and a bit for each direction. */
    private String set() {
        if (ilsi == IlsiForm.SPECIAL) {
            return "(target << " + directions.size() + ") | getIlsi("
                    + IntStream.range(0, words)
                            .mapToObj(word -> VariableNames.numbered("filled", word, words) + ", ")
                            .collect(Collectors.joining())
                    + "target)";
        }
        StringBuilder set =
                new StringBuilder(directions.isEmpty() ? "target" : "(target << " + directions.size() + ")");
        for (int i = 0; i < directions.size(); i++) {
            int shift = directions.size() - 1 - i;
            String bit = filled(directions.get(i).name() + "[target]");
            set.append(" | (" + (shift == 0 ? bit : "(" + bit + ") << " + shift) + ")");
        }
        return set.toString();
    }

    /**
     * Returns an expression that is 1 if a cell is filled. In place of a neighbour that is not tested, the cell is the
     * target itself, which is open.
     */
    private String filled(String cell) {
        String word = wordOf(cell);
        return "(int) (" + (words == 1 ? word : "(" + word + ")") + " >>> " + cell + ") & 1";
    }

    /** Returns the expression for the word of the occupancy that has a cell. */
    private String wordOf(String cell) {
        return IntStream.range(0, words - 1)
                        .mapToObj(word -> cell + " < " + (word + 1) * Long.SIZE + " ? filled" + word + " : ")
                        .collect(Collectors.joining())
                + VariableNames.numbered("filled", words - 1, words);
    }
}
