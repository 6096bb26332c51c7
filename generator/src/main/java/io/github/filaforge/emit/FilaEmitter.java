package io.github.filaforge.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.github.filaforge.plan.CanonicalTest;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.Target;
import io.github.filaforge.runtime.Board;
import io.github.filaforge.runtime.CanonicalForm;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.SolverMain;
import io.github.filaforge.templates.Template;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/**
 * The unrolled strategy: FILA with every image of every image list set as a constant in the code.
 *
 * <p>All roots share the lists. Under a root, the images that collide with its pieces fail their test like any other
 * that does not fit; lists for each root would be several times the code, which the JIT has to compile before it runs
 * fast. A counting solver counts as attempts only the images that a list made for the root would have.
 */
public final class FilaEmitter implements Emitter {

    static final String ROOT = "root";

    /** How many images, each counted for every list set it is in, a solver may have. */
    static final int MAX_LIST_ENTRIES = 300_000;

    @Override
    public String strategy() {
        return "fila";
    }

    @Override
    public SolverSource emit(SearchPlan plan, SourceRequest request) throws EmitException {
        checkSize(plan);
        String className = Literals.className(plan.puzzle().name(), "Fila");
        TypeSpec solver = new Writer(plan, request, className).solver();
        JavaFile.Builder file =
                JavaFile.builder(request.packageName(), solver).indent("    ").skipJavaLangImports(true);
        new SourceHeader(plan, request, strategy()).lines().forEach(line -> file.addFileComment("$L\n", line));
        return new SolverSource(request.packageName(), className, file.build().toString());
    }

    private static void checkSize(SearchPlan plan) throws EmitException {
        long entries = plan.targets().stream()
                .flatMap(target -> target.sets().stream())
                .mapToLong(set -> set.size())
                .sum();
        if (entries > MAX_LIST_ENTRIES) {
            throw new EmitException("an unrolled solver for this puzzle would have " + entries
                    + " images in its lists; at most " + MAX_LIST_ENTRIES + " are possible");
        }
    }

    /** Writes one solver. */
    private static final class Writer {

        private final SearchPlan plan;
        private final SourceRequest request;
        private final ShapeNames shapes;
        private final StateVariables state;
        private final IlsiMethods ilsiMethods;
        private final PlaceMethods placeMethods;
        private final TargetMethods targetMethods;
        private final TypeSpec.Builder solver;

        Writer(SearchPlan plan, SourceRequest request, String className) {
            this.plan = plan;
            this.request = request;
            this.shapes = new ShapeNames(plan.shapes());
            this.state = new StateVariables(plan.order().size(), shapes.counters());
            this.ilsiMethods = new IlsiMethods(state, plan.targets());
            this.placeMethods = new PlaceMethods(state, request.counting());
            this.targetMethods = new TargetMethods(state, shapes, ilsiMethods, placeMethods);
            this.solver = TypeSpec.classBuilder(className)
                    .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                    .addJavadoc("$L", overview(plan))
                    .superclass(GeneratedSolver.class);
        }

        private static String overview(SearchPlan plan) {
            return Template.named(plan.nof() ? "fila-overview.txt" : "fila-overview-pof.txt")
                    .with("puzzle", Literals.comment(plan.puzzle().name()))
                    .with("cells", plan.order().size())
                    .text();
        }

        TypeSpec solver() {
            solver.addFields(shapes.declarations());
            addTables();
            Map<Target, String> holders = addTargets();
            solver.addMethods(placeMethods.methods());
            solver.addMethods(ilsiMethods.methods());
            solver.addMethods(new FillMethods(plan, state, holders).methods());
            addStart();
            addMain();
            return solver.build();
        }

        private void addTables() {
            addTable("REGION", "The empty region, the row with the highest y first.", BoardText.region(plan.puzzle()));
            addTable("PIECES", "The names of the pieces of each shape.", BoardText.pieces(plan.shapes()));
            addTable("ROOTS", "Where the search starts: shape and cells of each image.", BoardText.roots(plan.roots()));
            CodeBlock canonicalForm = CodeBlock.of("null");
            if (plan.canonicalTest().isPresent()) {
                CanonicalTest test = plan.canonicalTest().get();
                addTable(
                        "SYMMETRIES",
                        "Where each symmetry carries the cells.",
                        BoardText.symmetries(test, plan.order()));
                addTable("STARTS", "The images of which every solution found has one set.", BoardText.starts(test));
                canonicalForm = CodeBlock.of("new $T(SYMMETRIES, STARTS)", CanonicalForm.class);
            }
            CodeBlock board = CodeBlock.of(
                    "new $T(REGION, $L, PIECES)", Board.class, Literals.string(BoardText.order(plan.order())));
            solver.addMethod(MethodSpec.constructorBuilder()
                    .addModifiers(Modifier.PUBLIC)
                    .addStatement("super($L, $L, ROOTS, $L)", GeneratedSolver.FORMAT, board, canonicalForm)
                    .build());
        }

        private void addTable(String name, String comment, List<String> rows) {
            CodeBlock.Builder table = CodeBlock.builder().add("{\n").indent();
            for (String row : rows) {
                table.add("$L,\n", Literals.string(row));
            }
            solver.addField(FieldSpec.builder(ArrayTypeName.of(String.class), name)
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                    .addJavadoc(comment)
                    .initializer(table.unindent().add("}").build())
                    .build());
        }

        /** Adds the methods of all targets and says which class has those of each: an empty name is the solver. */
        private Map<Target, String> addTargets() {
            List<List<Target>> parts = new ConstantBudget(state).parts(plan.targets());
            Map<Target, String> holders = new LinkedHashMap<>();
            for (List<Target> part : parts) {
                String holder = parts.size() == 1 ? "" : "Cells" + part.get(0).cell();
                List<MethodSpec> methods = new ArrayList<>();
                for (Target target : part) {
                    holders.put(target, holder);
                    methods.addAll(targetMethods.methods(target));
                }
                if (holder.isEmpty()) {
                    solver.addMethods(methods);
                } else {
                    solver.addType(TypeSpec.classBuilder(holder)
                            .addModifiers(Modifier.FINAL)
                            .addMethods(methods)
                            .build());
                    ClassName type = ClassName.get("", holder);
                    solver.addField(FieldSpec.builder(type, FillMethods.fieldOf(holder), Modifier.FINAL)
                            .initializer("new $T()", type)
                            .build());
                }
            }
            return holders;
        }

        private void addStart() {
            MethodSpec.Builder start = MethodSpec.methodBuilder("start")
                    .addAnnotation(Override.class)
                    .addModifiers(Modifier.PROTECTED)
                    .addParameter(TypeName.INT, StateVariables.LEFT)
                    .addStatement("int at = $L * $L", StateVariables.LEFT, state.stride());
            if (request.counting()) {
                addCounters();
                List<String> roots = placeMethods.rootFields();
                for (int word = 0; word < roots.size(); word++) {
                    solver.addField(TypeName.LONG, roots.get(word), Modifier.PRIVATE);
                    start.addStatement("$L = $L", roots.get(word), FillMethods.trail(word));
                }
            }
            List<String> words =
                    state.words(FillMethods::trail, word -> FillMethods.trail(state.occupancyWords() + word));
            start.addStatement("fill($L, $L)", String.join(", ", words), StateVariables.LEFT);
            solver.addMethod(start.build());
        }

        private void addCounters() {
            for (String counter : List.of("attempts", "fits")) {
                solver.addField(FieldSpec.builder(ArrayTypeName.of(TypeName.LONG), counter)
                        .addModifiers(Modifier.PRIVATE, Modifier.FINAL)
                        .initializer("new long[pieces() + 1]")
                        .build());
                solver.addMethod(MethodSpec.methodBuilder(counter)
                        .addAnnotation(Override.class)
                        .addModifiers(Modifier.PUBLIC)
                        .returns(ArrayTypeName.of(TypeName.LONG))
                        // Janino takes the clone of an array for an Object.
                        .addStatement("return $T.copyOf($L, $L.length)", Arrays.class, counter, counter)
                        .build());
            }
        }

        private void addMain() {
            solver.addMethod(MethodSpec.methodBuilder("main")
                    .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                    .addParameter(ArrayTypeName.of(String.class), "arguments")
                    .addStatement(
                            "$T.run(new $L(), arguments)",
                            SolverMain.class,
                            solver.build().name())
                    .build());
        }
    }
}
