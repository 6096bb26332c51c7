package io.github.filaforge.strategy.fila;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SolverTemplate;
import io.github.filaforge.emit.SourceHeader;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.Target;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
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

    static final String ROOT = "root";

    private final FixedOrderPlan plan;
    private final SourceRequest request;
    private final ShapeNames shapes;
    private final StateVariables state;
    private final IlsiMethods ilsiMethods;
    private final PlaceMethods placeMethods;
    private final TargetMethods targetMethods;
    /** The targets of each class of methods. There is one for all, the solver, unless it would have too many constants. */
    private final List<List<Target>> parts;

    private UnrolledEmitter(FixedOrderPlan plan, SourceRequest request) {
        this.plan = plan;
        this.request = request;
        this.shapes = new ShapeNames(plan.shapes());
        this.state = new StateVariables(plan.order().size(), shapes.counters());
        this.ilsiMethods = new IlsiMethods(state, plan.catalog().region().lattice(), plan.targets());
        this.placeMethods = new PlaceMethods(state, request.counting());
        this.targetMethods = new TargetMethods(state, shapes, ilsiMethods, placeMethods);
        this.parts = new ConstantBudget(state).parts(plan.targets());
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
                        SourceHeader.ofFixedOrder(FilaUnrolledStrategy.NAME, plan),
                        Literals.className(plan.puzzle().name(), "FilaUnrolled"))
                .importing(List.of("GeneratedSolver"))
                .with("nof", plan.nof())
                .with("searches", placeMethods.example().isPresent())
                .with("cells", plan.order().size())
                .with("natural", plan.order().isNatural())
                .with(
                        "cell",
                        plan.targets().stream()
                                .findFirst()
                                .map(TargetMethods::name)
                                .orElse(""))
                .with("place", placeMethods.example().orElse(""))
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
                                .map(name -> Map.of("name", name, "field", FillMethods.fieldOf(name)))
                                .toList())
                .with("rootWords", rootWords())
                .with("stride", state.stride())
                .with(
                        "trail",
                        state.words(FillMethods::trail, word -> FillMethods.trail(state.occupancyWords() + word)))
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

    private List<Map<String, String>> rootWords() {
        List<String> names = placeMethods.rootFields();
        return IntStream.range(0, names.size())
                .mapToObj(word -> Map.of("name", names.get(word), "trail", FillMethods.trail(word)))
                .toList();
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
        List<MethodSpec> methods =
                new ArrayList<>(new FillMethods(plan, state, holders, request.stoppable()).methods());
        methods.addAll(ilsiMethods.methods());
        methods.addAll(placeMethods.methods());
        methods.addAll(ofTargets);
        methods.forEach(method -> code.addMethod(isDivided() ? method : PoetLayout.hidden(method)));
        return PoetLayout.members(code.build());
    }
}
