package io.github.filaforge.emit;

import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.SievePlan;
import io.github.filaforge.plan.TranslatePlan;
import io.github.filaforge.plan.TranslatePlanner;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The unrolled strategy with lists that are translates of one another unrolled once.
 *
 * <p>As in the other form, all roots share the lists.
 */
public final class TranslateEmitter implements Emitter {

    @Override
    public String strategy() {
        return "fila";
    }

    @Override
    public SolverSource emit(SearchPlan plan, SourceRequest request) throws EmitException {
        TranslatePlan translates = TranslatePlanner.plan(plan);
        SievePlan images = translates.images();
        long entries = translates.kinds().stream()
                .flatMap(kind -> kind.sets().stream())
                .mapToLong(set -> set.images().size())
                .sum();
        if (entries > FilaEmitter.MAX_LIST_ENTRIES / 10) {
            throw new EmitException("an unrolled solver for this puzzle would have " + entries
                    + " images in its lists; at most " + FilaEmitter.MAX_LIST_ENTRIES / 10
                    + " are possible: use --strategy fila-tables");
        }
        String className = Literals.className(plan.puzzle().name(), "Fila");
        ShapeNames shapes = new ShapeNames(plan.shapes());
        TranslateMethods methods = new TranslateMethods(translates, shapes, request.counting());
        String text = new SolverTemplate("fila-translates.txt", plan, request, strategy(), className)
                .importing(List.of("TranslateSolver"))
                .with(
                        "pieces",
                        shapes.declarations().stream()
                                .map(field -> "    private static final long " + field.name() + " = "
                                        + field.initializer() + ";\n")
                                .collect(Collectors.joining()))
                .with("words", images.windowWords())
                .with("frameSize", images.frame().size())
                .with("frame", Literals.string(ImageTables.frame(images)))
                .with("start", methods.start())
                .with("methods", methods.text())
                .text();
        return new SolverSource(request.packageName(), className, text);
    }
}
