package io.github.filaforge.cli;

import io.github.filaforge.choice.ChosenSearch;
import io.github.filaforge.choice.Strategies;
import io.github.filaforge.model.Layout;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.Root;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.Target;
import io.github.filaforge.report.PlanReport;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code fila plan}. */
@Command(
        name = "plan",
        description =
                "Print the plan of a search: for a fixed order (by default f) roots, getIlsiXX masks and image list sets;"
                        + " for a search by a schedule its steps.",
        footerHeading = "%nExample:%n",
        footer = "  ./fila plan def/somacube.txt")
final class PlanCommand implements Callable<Integer> {

    private final Console console;

    @Mixin
    private CommonOptions options;

    @Option(names = "--cell", paramLabel = "N", description = "Print the images of every list set of one cell.")
    private Integer cell;

    @Option(
            names = "--occupancy",
            paramLabel = "BITS",
            description = "Print the target, its ILSI and its images for an occupancy: a 0 or 1 for each cell, the last"
                    + " cell first, with blanks anywhere.")
    private String occupancy;

    @Option(
            names = "--root",
            paramLabel = "K",
            description = "With --cell or --occupancy: leave out the images that collide with the pieces of root K.")
    private Integer root;

    PlanCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (cell != null && occupancy != null) {
            throw new UserException("--cell and --occupancy ask for two things: leave out one");
        }
        if (root != null && cell == null && occupancy == null) {
            throw new UserException("--root goes with --cell or --occupancy");
        }
        try (PuzzleInputs inputs = options.open(options.request().build(), console)) {
            while (inputs.hasNext()) {
                PuzzleInput input = inputs.next();
                Optional<String> impossibility = input.preparation().impossibility();
                console.text()
                        .print(
                                impossibility.isPresent()
                                        ? "no solution of " + input.name() + ": " + impossibility.get()
                                                + "; there is nothing to plan\n"
                                        : text(input.preparation().spelledOutPlan()));
            }
        }
        console.check();
        return 0;
    }

    private String text(SearchPlan plan) {
        PlanReport report = new PlanReport(plan, ChosenSearch.standard(plan, "").shares(), tables(plan));
        if (occupancy == null && cell == null) {
            return report.overview();
        }
        if (!(plan instanceof FixedOrderPlan fixed)) {
            throw new UserException("a search by a schedule has no targets before it begins: for --cell and --occupancy"
                    + " give an order that is fixed from the first piece on, as -of -f");
        }
        if (occupancy != null) {
            Layout state = state(fixed);
            Target target = fixed.target(state)
                    .orElseThrow(() -> new UserException("no image can fill the first open cell of this occupancy"));
            return report.state(fixed, target, chosenRoot(fixed), state);
        }
        Target target = fixed.targets().stream()
                .filter(candidate -> candidate.cell() == cell)
                .findFirst()
                .orElseThrow(() -> new UserException("cell " + cell + " is never a target that an image can fill;"
                        + " cells are numbered 0 to " + (plan.order().size() - 1)));
        return report.target(target, chosenRoot(fixed));
    }

    /** What strategies make of a plan. */
    private static List<String> tables(SearchPlan plan) {
        return Strategies.all().stream()
                .filter(strategy -> strategy.kind() == plan.kind())
                .map(strategy -> strategy.plan(plan, "").text())
                .filter(text -> !text.isEmpty())
                .distinct()
                .toList();
    }

    private Layout state(SearchPlan plan) {
        String bits = occupancy.replaceAll("\\s", "");
        int size = plan.order().size();
        if (bits.length() != size || !bits.matches("[01]*")) {
            throw new UserException(
                    "--occupancy takes " + size + " digits 0 or 1, one for each cell, not '" + occupancy + "'");
        }
        int[] cells = IntStream.range(0, size)
                .filter(number -> bits.charAt(size - 1 - number) == '1')
                .toArray();
        return plan.order().toPositions(Layout.of(size, cells));
    }

    private Root chosenRoot(SearchPlan plan) {
        if (root == null) {
            return Root.empty(plan.order().size());
        }
        if (root < 0 || root >= plan.roots().size()) {
            throw new UserException("there is no root " + root + ": they are numbered 0 to "
                    + (plan.roots().size() - 1));
        }
        return plan.roots().list().get(root);
    }
}
