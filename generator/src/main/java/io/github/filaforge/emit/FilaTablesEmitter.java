package io.github.filaforge.emit;

import io.github.filaforge.model.Direction;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.SievePlan;
import io.github.filaforge.plan.SievePlanner;
import io.github.filaforge.plan.Target;
import io.github.filaforge.runtime.PieceCounters;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * FILA with its image list sets in arrays, which the solver makes when it is loaded: one short method is all code.
 *
 * <p>Measured for 10x6 in steady state: this loop over the free shapes 59 ms; one list for all shapes with the test of
 * the shape beside each image 78 ms, with both tests in one 58 ms, which is lost where lists are long, in 3-D.
 */
public final class FilaTablesEmitter implements Emitter {

    @Override
    public String strategy() {
        return "fila-tables";
    }

    @Override
    public SolverSource emit(SearchPlan plan, SourceRequest request) {
        return new Writer(plan, request).source(strategy());
    }

    /** Writes one solver. */
    private static final class Writer {

        private final SearchPlan plan;
        private final SourceRequest request;
        private final SievePlan images;
        private final StateVariables state;
        private final List<Direction> directions;

        Writer(SearchPlan plan, SourceRequest request) {
            this.plan = plan;
            this.request = request;
            this.images = SievePlanner.dense(plan);
            int[] copies =
                    plan.shapes().stream().mapToInt(shape -> shape.copies()).toArray();
            this.state = new StateVariables(plan.order().size(), new PieceCounters(copies));
            TreeSet<Direction> used = new TreeSet<>();
            plan.targets().forEach(target -> used.addAll(target.neighbours().keySet()));
            this.directions = List.copyOf(used);
        }

        SolverSource source(String strategy) {
            String className = Literals.className(plan.puzzle().name(), "FilaTables");
            List<String> imports = new ArrayList<>(List.of("FilaLists", "ListSolver", "Sieve"));
            String text = new SolverTemplate("fila-tables.txt", plan, request, strategy, className)
                    .importing(imports)
                    .with("cells", plan.order().size())
                    .with("images", new ImageTables(images).text())
                    .with("tables", tables())
                    .with("start", start())
                    .with("methods", fill())
                    .text();
            return new SolverSource(request.packageName(), className, text);
        }

        private String tables() {
            CodeText code = new CodeText(1);
            code.strings(
                    "NEIGHBOURS",
                    "For each direction that is looked at, each cell's neighbour; the cell itself if there is none.",
                    directions.stream().map(this::neighbours).toList());
            code.line("private static final FilaLists LISTS = new FilaLists(SIEVE, NEIGHBOURS, " + shapes() + ");")
                    .blank();
            code.comment("Where each image list begins: by target, state of the neighbours and shape.");
            code.line("private static final int[] FIRST = LISTS.first();").blank();
            code.comment("The cells of each image.");
            for (int word = 0; word < state.occupancyWords(); word++) {
                code.line("private static final long[] " + layouts(word) + " = LISTS.layouts(" + word + ");");
            }
            for (Direction direction : directions) {
                code.blank().comment("The neighbour of each cell in direction " + direction.label() + ".");
                code.line("private static final int[] " + direction.name() + " = Sieve.numbers(NEIGHBOURS["
                        + directions.indexOf(direction) + "]);");
            }
            return code.toString();
        }

        private int shapes() {
            return plan.shapes().size();
        }

        private int shapeWords() {
            return shapes() / Long.SIZE + 1;
        }

        private String layouts(int word) {
            return StateVariables.numbered("LAYOUTS", word, state.occupancyWords());
        }

        private String free(int word) {
            return StateVariables.numbered("free", word, shapeWords());
        }

        private String neighbours(Direction direction) {
            int[] neighbours = IntStream.range(0, plan.order().size()).toArray();
            for (Target target : plan.targets()) {
                neighbours[target.position()] = target.neighbours().getOrDefault(direction, target.position());
            }
            return IntStream.of(neighbours).mapToObj(String::valueOf).collect(Collectors.joining(" "));
        }

        private String start() {
            CodeText code = new CodeText(2);
            if (request.counting()) {
                for (int word = 0; word < state.occupancyWords(); word++) {
                    code.line(root(word) + " = " + FillMethods.trail(word) + ";");
                }
            }
            String occupancy = join(state.occupancyWords(), FillMethods::trail, ", ");
            String shapes = join(shapeWords(), word -> "free[" + word + "]", ", ");
            return code.line("fill(" + occupancy + ", " + shapes + ", left);").toString();
        }

        private String root(int word) {
            return StateVariables.numbered("root", word, state.occupancyWords());
        }

        private String fill() {
            CodeText code = new CodeText(1);
            if (request.counting()) {
                code.comment("The occupancy of the root: an image that collides with it is in no list of the article.");
                for (int word = 0; word < state.occupancyWords(); word++) {
                    code.line("private long " + root(word) + ";");
                }
                code.blank();
            }
            String parameters = join(state.occupancyWords(), word -> "long " + state.occupancy(word), ", ") + ", "
                    + join(shapeWords(), word -> "long " + free(word), ", ");
            code.open("private void fill(" + parameters + ", int left)");
            code.line("int target = " + target(0) + ";");
            code.line("int lists = (" + set() + ") * " + shapes() + ";");
            for (int word = 0; word < shapeWords(); word++) {
                addShapes(code, word);
            }
            return code.close().toString();
        }

        /** Tries the images of the free shapes of one word. */
        private void addShapes(CodeText code, int word) {
            String shapes = StateVariables.numbered("shapes", word, shapeWords());
            code.open("for (long " + shapes + " = " + free(word) + "; " + shapes + " != 0L; " + shapes + " &= " + shapes
                    + " - 1L)");
            code.line("int shape = " + (word == 0 ? "" : word * Long.SIZE + " + ") + "Long.numberOfTrailingZeros("
                    + shapes + ");");
            String used = free(word) + " & ~(1L << shape)";
            code.line("long rest = " + (images.hasCopies() ? "--copies[shape] > 0 ? " + free(word) + " : " : "") + used
                    + ";");
            code.line("int end = FIRST[lists + shape + 1];");
            code.open("for (int i = FIRST[lists + shape]; i < end; i++)");
            if (request.counting()) {
                code.open("if (" + misses("root") + ")")
                        .line("attempts[left]++;")
                        .close();
            }
            code.open("if (" + misses("o") + ")");
            if (request.counting()) {
                code.line("fits[left]++;");
            }
            code.line("path[left] = i;");
            code.open("if (left == 1)").line("solved();").orElse();
            String occupancy =
                    join(state.occupancyWords(), each -> state.occupancy(each) + " | " + layouts(each) + "[i]", ", ");
            String rest = join(shapeWords(), each -> each == word ? "rest" : free(each), ", ");
            code.line("fill(" + occupancy + ", " + rest + ", left - 1);").close();
            code.close().close();
            if (images.hasCopies()) {
                code.line("copies[shape]++;");
            }
            code.close();
        }

        private String misses(String occupancy) {
            return join(
                    state.occupancyWords(),
                    word -> "(" + StateVariables.numbered(occupancy, word, state.occupancyWords()) + " & "
                            + layouts(word) + "[i]) == 0L",
                    " && ");
        }

        private static String join(int count, IntFunction<String> text, String separator) {
            return IntStream.range(0, count).mapToObj(text).collect(Collectors.joining(separator));
        }

        /** The first open cell. */
        private String target(int word) {
            String here = "Long.numberOfTrailingZeros(~" + state.occupancy(word) + ")";
            String from = word == 0 ? here : word * Long.SIZE + " + " + here;
            return word == state.occupancyWords() - 1
                    ? from
                    : state.occupancy(word) + " != -1L ? " + from + " : " + target(word + 1);
        }

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
            StringBuilder word = new StringBuilder(state.occupancy(state.occupancyWords() - 1));
            for (int i = state.occupancyWords() - 2; i >= 0; i--) {
                word.insert(0, cell + " < " + (i + 1) * Long.SIZE + " ? " + state.occupancy(i) + " : ");
            }
            String shifted = state.occupancyWords() == 1 ? word.toString() : "(" + word + ")";
            return "(int) (" + shifted + " >>> " + cell + ") & 1";
        }
    }
}
