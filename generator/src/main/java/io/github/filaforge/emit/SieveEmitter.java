package io.github.filaforge.emit;

import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.SievePlan;
import io.github.filaforge.plan.SievePlanner;
import io.github.filaforge.templates.Template;
import java.util.List;
import java.util.Optional;

/**
 * The sieve strategy: one method for each number of pieces left, in which a few table look-ups give the set of all
 * images that fit.
 */
public final class SieveEmitter implements Emitter {

    private final Optional<SievePlan> planned;

    public SieveEmitter() {
        this.planned = Optional.empty();
    }

    /** An emitter for the search of a plan that is made already. */
    SieveEmitter(SievePlan planned) {
        this.planned = Optional.of(planned);
    }

    @Override
    public String strategy() {
        return "sieve";
    }

    @Override
    public SolverSource emit(SearchPlan plan, SourceRequest request) throws EmitException {
        SievePlan sieve = planned.filter(made -> made.search().equals(plan)).orElseGet(() -> SievePlanner.plan(plan));
        if (!SieveMethods.canServe(sieve)) {
            throw new EmitException(
                    "a sieve for this puzzle would have "
                            + sieve.images().size()
                            + " images that are no translates of one another, more than it can hold: use --strategy fila-tables");
        }
        String className = Literals.className(plan.puzzle().name(), "Sieve");
        SieveNames names = new SieveNames(sieve);
        boolean pairs = sieve.canLookUpPairs() && !request.counting() && SieveMethods.leavesPairs(sieve);
        SieveMethods methods = new SieveMethods(sieve, names, request.counting(), pairs);
        String text = new SolverTemplate("sieve.txt", plan, request, strategy(), className)
                .importing(pairs ? List.of("PairFilter", "Sieve", "SieveSolver") : List.of("Sieve", "SieveSolver"))
                .with("overview", overview(sieve, pairs))
                .with("images", new ImageTables(sieve).text())
                .with("tables", sieveTables(sieve, names, pairs))
                .with("frame", Literals.string(ImageTables.frame(sieve)))
                .with("start", methods.start())
                .with("methods", methods.fillMethods())
                .text();
        return new SolverSource(request.packageName(), className, text);
    }

    private static String overview(SievePlan sieve, boolean pairs) {
        return Template.named("sieve-overview.txt")
                .with("images", sieve.images().size())
                .with("reach", sieve.reach())
                .with(
                        "pairs",
                        pairs
                                ? " * <p>With two pieces left, a filter that knows what any two images leave filled ends nearly every search"
                                        + "\n * that is in vain.\n"
                                : "")
                .text()
                .stripTrailing();
    }

    private static String sieveTables(SievePlan sieve, SieveNames names, boolean pairs) {
        CodeText code = new CodeText(1);
        code.comment("The cells of each image, from the target on.");
        for (int word = 0; word < sieve.windowWords(); word++) {
            code.line("private static final long[] " + names.layouts(word) + " = SIEVE.layouts(" + word + ");");
        }
        code.blank().comment("The images of other shapes than that of each image.");
        for (int word = 0; word < sieve.imageWords(); word++) {
            code.line("private static final long[] " + names.others(word) + " = SIEVE.others(" + word + ");");
        }
        if (sieve.hasCopies()) {
            code.blank().comment("The shape of each image.");
            code.line("private static final int[] SHAPES = SIEVE.shapes();");
        }
        for (SievePlan.CellRange range : sieve.tables()) {
            int last = range.first() + range.count() - 1;
            code.blank()
                    .comment("By the occupancy of the cells " + range.first() + " to " + last
                            + " after the target, the images that it leaves possible.");
            for (int word = 0; word < sieve.imageWords(); word++) {
                code.line("private static final long[] " + names.table(word, range) + " = SIEVE.table(" + word + ", "
                        + range.first() + ", " + range.count() + ");");
            }
        }
        if (pairs) {
            code.blank().comment("What any two images leave filled; made when the search turns out to be long.");
            code.open("static final class Pairs");
            code.line("static final long[] FILTER = PairFilter.of(SIEVE, PIECES, " + sieve.furthestStep() + ");");
            code.close();
        }
        return code.toString();
    }
}
