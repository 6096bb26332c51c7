package io.github.filaforge.strategy.fila;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import io.github.filaforge.emit.BoardText;
import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.SizeSplit;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SolverTemplate;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.model.Layout;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.ImageListSet;
import io.github.filaforge.plan.Target;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.Modifier;

/**
 * Writes unrolled FILA with every image of every image list set as a constant in the code. The methods that
 * are computed are built by JavaPoet; all else is a template.
 *
 * <p>All roots share the lists. Under a root, the images that collide with its pieces fail their test like any other image
 * that does not fit. Lists for each root would be several times the code, all of which the JIT has to compile before it runs
 * fast. A counting solver counts as attempts only the images that a list made for the root would have.
 */
final class UnrolledEmitter {

    /**
     * The number of entries of a constant pool for the targets of one class. A pool has at most 65,535 entries; the rest is
     * for entries that all targets share.
     */
    private static final int ENTRIES = 50_000;

    /** The entries of one method with its parts: name, name and type, method reference, and constants of its source. */
    private static final int ENTRIES_PER_METHOD = 16;

    private final FixedOrderPlan plan;
    private final SourceRequest request;
    private final ShapeNames shapes;
    private final StateVariables state;
    private final IlsiMethods ilsiMethods;
    private final TargetMethods targetMethods;
    /** The targets of each class of methods. There is one for all, the solver, unless it would have too many constants. */
    private final List<List<Target>> parts;

    private UnrolledEmitter(FixedOrderPlan plan, SourceRequest request) {
        this.plan = plan;
        this.request = request;
        this.shapes = new ShapeNames(plan.shapes());
        this.state = new StateVariables(plan.order().size(), shapes.counters());
        this.ilsiMethods = new IlsiMethods(state, plan.catalog().region().lattice(), plan.targets());
        this.targetMethods =
                new TargetMethods(state, shapes, ilsiMethods, request.settings().counting(), BoardText.isLimited(plan));
        this.parts = SizeSplit.runs(plan.targets(), ENTRIES, (before, target) -> entries(target));
    }

    static SolverSource source(FixedOrderPlan plan, SourceRequest request) {
        return new UnrolledEmitter(plan, request).source();
    }

    private SolverSource source() {
        String methods = methods();
        Optional<Integer> known = plan.targets().stream()
                .filter(target -> !target.neighbours().isEmpty())
                .map(Target::mask)
                .findFirst();
        return new SolverTemplate(
                        "fila-unrolled.txt",
                        plan,
                        request,
                        SolverTemplate.ofFixedOrder(FilaUnrolledStrategy.NAME, plan),
                        "FilaUnrolled")
                .importing(List.of("GeneratedSolver"))
                .with("nof", plan.nof())
                .with("varied", plan.catalog().isVaried())
                .with("limited", BoardText.isLimited(plan))
                .with("searches", targetMethods.example().isPresent())
                .with("cells", plan.order().size())
                .with("natural", plan.order().isNatural())
                .with(
                        "cell",
                        plan.targets().isEmpty()
                                ? ""
                                : TargetMethods.name(plan.targets().get(0)))
                .with("place", targetMethods.example().orElse(""))
                .with("looks", known.isPresent())
                .with("getIlsi", known.map(IlsiMethods::name).orElse(""))
                .with("known", known.orElse(0))
                .with(
                        "bits",
                        plan.catalog().region().lattice().directions().stream()
                                .map(direction -> direction.ilsiBit() + " for " + direction.label())
                                .collect(Collectors.joining(", ")))
                .with("pieceComment", ShapeNames.COMMENT)
                .with("pieces", shapes.constants())
                .with("access", isDivided() ? "" : "private ")
                .with("divided", isDivided())
                .with(
                        "holders",
                        parts.stream()
                                .map(UnrolledEmitter::holder)
                                .map(name -> Map.of("name", name, "field", fieldOf(name)))
                                .toList())
                .with(
                        "rootWords",
                        IntStream.range(0, state.occupancyWords())
                                .mapToObj(word -> Map.of("name", targetMethods.root(word), "trail", trail(word)))
                                .toList())
                .with("stride", state.stride())
                .with("trail", state.words(UnrolledEmitter::trail, word -> trail(state.occupancyWords() + word)))
                .with("methods", methods)
                .source();
    }

    private boolean isDivided() {
        return parts.size() > 1;
    }

    /** Returns the name of the class with the methods of some targets, if the methods are divided. */
    private static String holder(List<Target> part) {
        return "Cells" + part.get(0).cell();
    }

    /**
     * Returns the methods in the order in which they are read. If they are divided, classes call methods of one another,
     * which are not private then.
     */
    private String methods() {
        Map<Target, String> holders = new LinkedHashMap<>();
        List<MethodSpec> ofTargets = new ArrayList<>();
        TypeSpec.Builder code = TypeSpec.classBuilder("Code");
        for (List<Target> part : parts) {
            List<MethodSpec> methods = new ArrayList<>();
            for (Target target : part) {
                holders.put(target, isDivided() ? holder(part) : "");
                methods.addAll(targetMethods.methods(target));
            }
            if (isDivided()) {
                code.addType(TypeSpec.classBuilder(holder(part))
                        .addModifiers(Modifier.FINAL)
                        .addMethods(methods)
                        .build());
            } else {
                ofTargets.addAll(methods);
            }
        }
        List<MethodSpec> methods = new ArrayList<>(fillMethods(holders));
        methods.addAll(ilsiMethods.methods());
        methods.addAll(targetMethods.placeMethods());
        methods.addAll(ofTargets);
        methods.forEach(method -> code.addMethod(isDivided() ? method : PoetLayout.hidden(method)));
        return PoetLayout.members(code.build());
    }

    /**
     * Returns the expression for a word of a state on the trail. The variable {@code index} is the index of the state's
     * first word.
     */
    private static String trail(int word) {
        return word == 0 ? "trail[index]" : "trail[index + " + word + "]";
    }

    /** Returns the name of the solver's field with the only instance of a holder. */
    private static String fieldOf(String holder) {
        return holder.toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the method that records the state on the trail, and one method for each occupancy word if there are several
     * words. With no pieces left it reports a solution; otherwise it goes to the target, the first open cell.
     *
     * @param holders the class that has the methods of each target; an empty name is the solver itself
     */
    private List<MethodSpec> fillMethods(Map<Target, String> holders) {
        MethodSpec.Builder fill = MethodSpec.methodBuilder("fill")
                .addJavadoc("Goes on to the target, the first open cell; or reports a solution.")
                .addParameters(state.parameters())
                .addComment("Record the state for a solution.")
                .addStatement("int index = $L * $L", StateVariables.LEFT, state.stride());
        List<String> words = state.words(state::occupancy, state::unused);
        for (int word = 0; word < words.size(); word++) {
            fill.addStatement("$L = $L", trail(word), words.get(word));
        }
        if (plan.catalog().isVaried()) {
            addEnds(fill);
        } else {
            fill.beginControlFlow("if ($L == 0)", StateVariables.LEFT)
                    .addStatement("foundOnTrail()")
                    .addStatement("return")
                    .endControlFlow();
        }
        if (request.settings().stoppable()) {
            fill.addStatement("endIfStopped($L)", StateVariables.LEFT);
        }
        if (state.occupancyWords() == 1) {
            return List.of(fill.addCode(dispatch(0, holders)).build());
        }
        List<MethodSpec> methods = new ArrayList<>();
        for (int word = 0; word < state.occupancyWords(); word++) {
            String name = "fillWord" + word;
            if (word < state.occupancyWords() - 1) {
                fill.beginControlFlow("if ($L != -1L)", state.occupancy(word))
                        .addStatement("$L($L)", name, state.arguments())
                        .addStatement("return")
                        .endControlFlow();
            } else {
                fill.addStatement("$L($L)", name, state.arguments());
            }
            methods.add(MethodSpec.methodBuilder(name)
                    .addJavadoc("Goes on to a target among the cells of word $L.", word)
                    .addParameters(state.parameters())
                    .addCode(dispatch(word, holders))
                    .build());
        }
        methods.add(0, fill.build());
        return methods;
    }

    /** Adds the ends of a search that may leave pieces over: the region is full, or there is an open cell and no piece. */
    private void addEnds(MethodSpec.Builder fill) {
        Layout full = Layout.full(plan.order().size());
        fill.beginControlFlow(
                        "if ($L)",
                        IntStream.range(0, state.occupancyWords())
                                .mapToObj(word -> state.occupancy(word) + " == " + Literals.hex(full.word(word)))
                                .collect(Collectors.joining(" && ")))
                .beginControlFlow("if (!isCounted($L))", StateVariables.LEFT)
                .addStatement("foundOnTrail($L)", StateVariables.LEFT)
                .endControlFlow()
                .addStatement("return")
                .endControlFlow()
                .beginControlFlow("if ($L == 0)", StateVariables.LEFT)
                .addStatement("return")
                .endControlFlow();
    }

    private CodeBlock dispatch(int word, Map<Target, String> holders) {
        CodeBlock.Builder code = CodeBlock.builder().add("// The target is the first bit that is not set.\n");
        code.beginControlFlow("switch ($T.numberOfTrailingZeros(~$L))", Long.class, state.occupancy(word));
        for (Target target : plan.targets()) {
            if (target.position() / Long.SIZE == word) {
                String holder = holders.get(target);
                String owner = holder.isEmpty() ? "" : fieldOf(holder) + ".";
                code.add("case $L:\n$>", target.position() % Long.SIZE)
                        .addStatement("$L$L($L)", owner, TargetMethods.name(target), state.arguments())
                        .addStatement("break$<");
            }
        }
        return code.add("default:\n$>").addStatement("break$<").endControlFlow().build();
    }

    /** Returns an upper bound of the number of entries of a constant pool for the methods of a target. */
    private int entries(Target target) {
        // The set of the ILSI with the fewest bits has every image of every set of the target.
        int longs = target.widestSet().lists().stream()
                .mapToInt(list -> list.layouts().size())
                .sum();
        int methods = 1
                + target.sets().stream().mapToInt(ImageListSet::size).sum() / 100
                + target.sets().size();
        return longs * state.occupancyWords() * 2 + methods * ENTRIES_PER_METHOD;
    }
}
