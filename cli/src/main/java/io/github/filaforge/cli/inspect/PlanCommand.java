package io.github.filaforge.cli.inspect;

import io.github.filaforge.choice.ChosenSearch;
import io.github.filaforge.choice.Strategies;
import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.input.PuzzleInputs;
import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.input.TextFile;
import io.github.filaforge.cli.options.CommonOptions;
import io.github.filaforge.cli.report.PlanReport;
import io.github.filaforge.cli.report.ScoreReportReader;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.edge.score.MeasuredSearch;
import io.github.filaforge.edge.score.ScoreException;
import io.github.filaforge.edge.score.ScoreSearch;
import io.github.filaforge.model.Layout;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.Root;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.Target;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.search.EdgeBuilder;
import io.github.filaforge.search.PackingBuilder;
import io.github.filaforge.search.SearchBuilder;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The command {@code fila plan}, which prints the plan of a search. */
public final class PlanCommand extends Command {

    /** The reason why an edge puzzle takes no option for a part of the plan. */
    private static final String WHOLE_PLAN = "plan prints its whole plan";

    /** The greatest number of tuned slip arrays that are printed. */
    private static final int MOST_TUNINGS = 10;

    private final Console console;

    private final CommonOptions options = include(new CommonOptions());

    private final Argument<Integer> cell = option(Integer.class, "--cell")
            .label("N")
            .onlyForPackings(WHOLE_PLAN)
            .excludes("--cell and --occupancy ask for two things: leave out one", "--occupancy")
            .description("Print the images of every list set of one cell.");

    private final Argument<String> occupancy = option(String.class, "--occupancy")
            .label("BITS")
            .onlyForPackings(WHOLE_PLAN)
            .description("Print the target, its ILSI and its images for an occupancy: a 0 or 1 for each cell, the last"
                    + " cell first, with blanks anywhere.");

    private final Argument<Integer> root = option(Integer.class, "--root")
            .label("K")
            .onlyForPackings(WHOLE_PLAN)
            .needs("--cell", "--occupancy")
            .description("With --cell or --occupancy: leave out the images that collide with the pieces of root K.");

    private final Argument<Boolean> tune = flag("--tune")
            .refusedWithout("--tune goes with --score, which says for which score", "--score")
            .excludes("--tune prints slip arrays, which need no groups: leave out ", "--groups-file")
            .description(
                    "With --score, for edge puzzles: tune slip arrays for the order of --order, or for all that are"
                            + " worth a try, and print the ten that theory finds cheapest.");

    private final Argument<String> measured = option(String.class, "--measured")
            .label("FILE")
            .needs("--score", "--slips")
            .description("With --score or --slips: correct the theory by the counts of a search, and print the expected"
                    + " number of boards an hour. FILE has the output of solve -i --json of this puzzle with --score or"
                    + " --slips; the search may have been interrupted.");

    public PlanCommand(Console console) {
        super(
                "plan",
                "Print the plan of a search: for a fixed order (by default f) roots, getIlsiXX masks and image list sets;"
                        + " for a search by a schedule its steps.",
                EXAMPLE,
                "  ./fila plan def/somacube.txt");
        this.console = console;
    }

    @Override
    protected Integer run() {
        SearchRequest request = options.request().build();
        try (PuzzleInputs inputs = options.open(request, console)) {
            while (inputs.hasNext()) {
                SearchInput input = inputs.next();
                options.check(input);
                Optional<EdgeBuilder> edges = input.builder().edges();
                if (edges.isPresent()) {
                    print(input.name(), edges.get(), () -> plan(edges.get()));
                } else {
                    print(input.name(), input.packing());
                }
            }
        }
        console.check();
        return 0;
    }

    private String plan(EdgeBuilder builder) {
        if (!tune.value()) {
            String text = builder.planText();
            options.keepGroups(builder);
            return text + expectation(builder);
        }
        try {
            Optional<MeasuredSearch> counted = measured(builder);
            return ScoreSearch.tuned(builder.puzzle(), builder.request().score().orElseThrow(), counted).stream()
                    .limit(MOST_TUNINGS)
                    .map(tuned -> tuned.text(counted) + "\n")
                    .collect(Collectors.joining());
        } catch (ScoreException e) {
            throw new UserException(e.getMessage());
        }
    }

    /** Returns the expected visits of a search for a high score by depth; empty for another search. */
    private String expectation(EdgeBuilder builder) {
        try {
            Optional<MeasuredSearch> counted = measured(builder);
            return builder.search()
                    .score()
                    .flatMap(score -> score.expectation(builder.puzzle(), counted))
                    .orElse("");
        } catch (ScoreException e) {
            throw new UserException(e.getMessage());
        }
    }

    private Optional<MeasuredSearch> measured(EdgeBuilder builder) {
        if (!measured.isGiven()) {
            return Optional.empty();
        }
        TextFile file = new TextFile("report", measured.value(), "a line that solve -i --json --score N has printed");
        return Optional.of(ScoreReportReader.read(measured.value(), file.read(), builder.puzzle()));
    }

    private void print(String name, PackingBuilder builder) {
        print(name, builder, () -> text(builder.spelledOutPlan()));
    }

    private void print(String name, SearchBuilder builder, Supplier<String> plan) {
        console.text()
                .print(builder.impossibility()
                        .map(reason -> "no solution of " + name + ": " + reason + "; there is nothing to plan\n")
                        .orElseGet(plan));
    }

    private String text(SearchPlan plan) {
        PlanReport report = new PlanReport(plan, ChosenSearch.standard(plan, "").shares(), tables(plan));
        if (!occupancy.isGiven() && !cell.isGiven()) {
            return report.overview();
        }
        FixedOrderPlan fixed = plan.inFixedOrder()
                .orElseThrow(() -> new UserException(
                        "a search by a schedule has no targets before it begins: for --cell and --occupancy"
                                + " give an order that is fixed from the first piece on, as -of -f"));
        if (occupancy.isGiven()) {
            Layout state = state(fixed);
            Target target = fixed.target(state)
                    .orElseThrow(() -> new UserException("no image can fill the first open cell of this occupancy"));
            return report.state(fixed, target, chosenRoot(fixed), state);
        }
        Target target = fixed.targets().stream()
                .filter(candidate -> candidate.cell() == cell.value())
                .findFirst()
                .orElseThrow(
                        () -> new UserException("cell " + cell.value() + " is never a target that an image can fill;"
                                + " cells are numbered 0 to " + (plan.order().size() - 1)));
        return report.target(target, chosenRoot(fixed));
    }

    /** Returns the texts of the tables that strategies make of a plan. */
    private static List<String> tables(SearchPlan plan) {
        return Strategies.all().stream()
                .filter(strategy -> strategy.takes(plan.kind()))
                .map(strategy -> strategy.plan(plan).text())
                .filter(text -> !text.isEmpty())
                .distinct()
                .toList();
    }

    private Layout state(SearchPlan plan) {
        String bits = occupancy.value().replaceAll("\\s", "");
        int size = plan.order().size();
        if (bits.length() != size || !bits.matches("[01]*")) {
            throw new UserException(
                    "--occupancy takes " + size + " digits 0 or 1, one for each cell, not '" + occupancy.value() + "'");
        }
        int[] cells = IntStream.range(0, size)
                .filter(number -> bits.charAt(size - 1 - number) == '1')
                .toArray();
        return plan.order().toPositions(Layout.of(size, cells));
    }

    private Root chosenRoot(SearchPlan plan) {
        if (!root.isGiven()) {
            return Root.empty(plan.order().size());
        }
        if (root.value() < 0 || root.value() >= plan.roots().size()) {
            throw new UserException("there is no root " + root.value() + ": they are numbered 0 to "
                    + (plan.roots().size() - 1));
        }
        return plan.roots().list().get(root.value());
    }
}
