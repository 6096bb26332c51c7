package io.github.filaforge.strategy.fila;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.github.filaforge.emit.BoardTables;
import io.github.filaforge.emit.BoardText;
import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SolverTemplate;
import io.github.filaforge.emit.SourceHeader;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.emit.StringTable;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.Target;
import io.github.filaforge.runtime.Board;
import io.github.filaforge.runtime.BoardForm;
import io.github.filaforge.runtime.CanonicalForm;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.SolverMain;
import io.github.filaforge.runtime.SolverResource;
import io.github.filaforge.runtime.parts.PartsMain;
import io.github.filaforge.templates.Escape;
import io.github.filaforge.templates.Template;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/**
 * Writes unrolled FILA with every image of every image list set as a constant in the code.
 *
 * <p>All roots share the lists. Under a root, the images that collide with its pieces fail their test like any other image
 * that does not fit. Lists for each root would be several times the code, all of which the JIT has to compile before it runs
 * fast. A counting solver counts as attempts only the images that a list made for the root would have.
 */
final class UnrolledEmitter {

    static final String ROOT = "root";

    private UnrolledEmitter() {}

    static SolverSource source(FixedOrderPlan plan, SourceRequest request) {
        String className = Literals.className(plan.puzzle().name(), "FilaUnrolled");
        TypeSpec solver = new Writer(plan, request, className).solver();
        String header = new SourceHeader(plan, request, SourceHeader.ofFixedOrder(FilaUnrolledStrategy.NAME, plan))
                .lines().stream()
                        .map(line -> "// " + Escape.COMMENT.apply(line) + "\n")
                        .collect(Collectors.joining());
        JavaFile file = JavaFile.builder(request.packageName(), solver)
                .indent("    ")
                .skipJavaLangImports(true)
                .build();
        return new SolverSource(request.packageName(), className, header + "\n" + file);
    }

    /** Writes one solver. */
    private static final class Writer {

        private final FixedOrderPlan plan;
        private final SourceRequest request;
        private final String className;
        private final ShapeNames shapes;
        private final StateVariables state;
        private final IlsiMethods ilsiMethods;
        private final PlaceMethods placeMethods;
        private final TargetMethods targetMethods;
        private final TypeSpec.Builder solver;

        Writer(FixedOrderPlan plan, SourceRequest request, String className) {
            this.plan = plan;
            this.request = request;
            this.className = className;
            this.shapes = new ShapeNames(plan.shapes());
            this.state = new StateVariables(plan.order().size(), shapes.counters());
            this.ilsiMethods = new IlsiMethods(state, plan.catalog().region().lattice(), plan.targets());
            this.placeMethods = new PlaceMethods(state, request.counting());
            this.targetMethods = new TargetMethods(state, shapes, ilsiMethods, placeMethods);
            this.solver = TypeSpec.classBuilder(className)
                    .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                    .superclass(GeneratedSolver.class);
        }

        /** Returns the comment on the class, which names methods of the class. */
        private String overview() {
            Map<String, Object> values = new HashMap<>();
            values.put("puzzle", plan.puzzle().name());
            values.put("cells", plan.order().size());
            values.put("searches", placeMethods.example().isPresent());
            values.put("place", placeMethods.example().orElse(""));
            values.put(
                    "cell",
                    plan.targets().stream().findFirst().map(TargetMethods::name).orElse(""));
            if (plan.nof()) {
                Optional<Integer> known = plan.targets().stream()
                        .filter(target -> !target.neighbours().isEmpty())
                        .map(Target::mask)
                        .findFirst();
                values.put("looks", known.isPresent());
                values.put("getIlsi", known.map(IlsiMethods::name).orElse(""));
                values.put("known", known.orElse(0));
                values.put(
                        "bits",
                        plan.catalog().region().lattice().directions().stream()
                                .map(direction -> direction.ilsiBit() + " for " + direction.label())
                                .collect(Collectors.joining(", ")));
            }
            return Template.named(plan.nof() ? "fila-overview.txt" : "fila-overview-pof.txt")
                    .fill(values);
        }

        TypeSpec solver() {
            addPieces();
            addConstructor();
            Map<Target, String> holders = addTargets();
            solver.addMethods(placeMethods.methods());
            solver.addMethods(ilsiMethods.methods());
            solver.addMethods(new FillMethods(plan, state, holders, request.stoppable()).methods());
            addStart();
            addMain();
            solver.addJavadoc("$L", overview());
            return solver.build();
        }

        private void addPieces() {
            List<Map<String, String>> pieces = shapes.constants();
            for (Map<String, String> piece : pieces) {
                FieldSpec.Builder constant = FieldSpec.builder(
                                TypeName.LONG, piece.get("name"), Modifier.STATIC, Modifier.FINAL)
                        .initializer(piece.get("bits"));
                if (piece.equals(pieces.get(0))) {
                    constant.addJavadoc("$L", ShapeNames.COMMENT);
                }
                solver.addField(constant.build());
            }
        }

        private void addConstructor() {
            BoardTables.of(plan, request).forEach(this::addTable);
            CodeBlock form = BoardText.form(plan.puzzle())
                    .map(made -> CodeBlock.of(", new $T$L", BoardForm.class, made))
                    .orElse(CodeBlock.of(""));
            CodeBlock board = CodeBlock.of(
                    "new $T(REGION, $L, PIECES$L)",
                    Board.class,
                    Escape.STRING.apply(BoardText.order(plan.order())),
                    form);
            CodeBlock canonicalForm = plan.canonicalTest().isPresent()
                    ? CodeBlock.of("new $T(SYMMETRIES, STARTS)", CanonicalForm.class)
                    : CodeBlock.of("null");
            solver.addMethod(MethodSpec.constructorBuilder()
                    .addModifiers(Modifier.PUBLIC)
                    .addCode("super(\n$>$>")
                    .addCode("$L, // the version of the contract with the runtime\n", GeneratedSolver.FORMAT)
                    .addCode("$L,\n$L,\n", board, roots())
                    .addCode(
                            "$L, // $L\n",
                            canonicalForm,
                            SolverTemplate.canonicalNote(plan.canonicalTest().isPresent()))
                    .addCode("$L); // $L\n$<$<", request.counting(), SolverTemplate.countingNote(request.counting()))
                    .build());
        }

        private CodeBlock roots() {
            return request.inParts()
                    ? CodeBlock.of("$T.roots($N.class)", SolverResource.class, className)
                    : CodeBlock.of("ROOTS");
        }

        private void addTable(StringTable constant) {
            CodeBlock.Builder rows = CodeBlock.builder().add("{\n").indent();
            for (String row : constant.rows()) {
                rows.add("$L,\n", Escape.STRING.apply(row));
            }
            solver.addField(FieldSpec.builder(ArrayTypeName.of(String.class), constant.name())
                    .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                    .addJavadoc("$L", constant.comment())
                    .initializer(rows.unindent().add("}").build())
                    .build());
        }

        /**
         * Adds the methods of all targets, and returns the class that has the methods of each target. An empty name is the
         * solver.
         */
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
                    .addJavadoc("Searches from a root, which leaves so many pieces; the trail has its occupancy.")
                    .addAnnotation(Override.class)
                    .addModifiers(Modifier.PROTECTED)
                    .addParameter(TypeName.INT, StateVariables.LEFT)
                    .addStatement("int at = $L * $L", StateVariables.LEFT, state.stride());
            if (request.counting()) {
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

        private void addMain() {
            solver.addMethod(MethodSpec.methodBuilder("main")
                    .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                    .addParameter(ArrayTypeName.of(String.class), "arguments")
                    .addStatement(
                            "$T.run(new $L(), arguments)",
                            request.inParts() ? PartsMain.class : SolverMain.class,
                            solver.build().name())
                    .build());
        }
    }
}
