package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Declaration;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.options.CheckpointOptions;
import io.github.filaforge.cli.options.CommonOptions;
import io.github.filaforge.cli.options.OrderRange;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.options.ProgressOption;
import io.github.filaforge.cli.options.ResultOptions;
import io.github.filaforge.cli.options.SeparableOptions;
import io.github.filaforge.cli.options.StrategyOption;
import io.github.filaforge.cli.options.ThreadOptions;
import io.github.filaforge.cli.options.TimeOption;
import io.github.filaforge.cli.terminal.Terminal;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.JavacCompiler;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.search.SolverMaking;
import io.github.filaforge.solution.Subject;
import java.io.PrintStream;
import java.util.Optional;

/**
 * The options of a search for solutions. For a command that does not take one of these options, the option counts as not
 * given.
 */
final class SolveOptions extends Options {

    /** The number of solutions that shows that there is more than one. */
    private static final long ENOUGH = 2;

    /** The ways to make a solver, as they are written on the command line. */
    @SuppressWarnings("java:S115")
    private enum CompilerName {
        auto,
        none,
        janino,
        javac
    }

    /** The things by which solutions are grouped, as they are written on the command line. */
    @SuppressWarnings("java:S115")
    enum GroupName {
        choice
    }

    final Argument<Boolean> uniqueCheck;
    final Argument<GroupName> groupBy;
    final Argument<Boolean> quiet;
    final Argument<Boolean> statistics;
    final Argument<String> heat;
    final Argument<String> chart;
    final Argument<Boolean> json;
    final Argument<Long> goal;
    final TimeOption time;
    final ResultOptions result;
    final CommonOptions common;
    final ThreadOptions threads;
    final CheckpointOptions checkpoint;
    final SeparableOptions apart;
    final StrategyOption strategy;
    final InspectOptions inspect;
    final ProgressOption progress;
    private final Argument<CompilerName> compiler;
    private final Argument<Boolean> count;
    private final boolean alwaysCounts;

    /**
     * Declares the options.
     *
     * @param alwaysCounts true for a command that counts, and false for a command that prints solutions by default
     */
    SolveOptions(boolean alwaysCounts) {
        this.alwaysCounts = alwaysCounts;
        count = flag("--count")
                .excludes(
                        "--count counts all solutions, --unique-check stops at the second: leave out one",
                        "--unique-check")
                .excludes(
                        "--count and --json both write to the output: leave out one; the JSON has the count", "--json")
                .description("Print only the number of solutions on standard output. Of several puzzles print a"
                        + " line each (the number, a tab and the name), and last a line with the sum.");
        uniqueCheck = flag("--unique-check")
                .under(Heading.SOLUTIONS)
                .excludes("--unique-check stops at the second solution: leave out -g and --limit", "-g")
                .description(
                        alwaysCounts
                                ? "Count no further than to the second solution, and return an exit code that states"
                                        + " whether there is exactly one, as solve --unique-check does."
                                : "Print whether there is exactly one solution, and stop at the second. The exit code"
                                        + " is 0 for exactly one, 3 for none, 4 for more. Of several puzzles print a"
                                        + " line each: one, none or more, a tab and the name; the exit code is 0 if"
                                        + " each has one, else 3 if any has none, else 4.");
        groupBy = option(GroupName.class, "--group-by")
                .label("WHAT")
                .under(Heading.SOLUTIONS)
                .onlyForPackings("it has no choices")
                .excludes(
                        "--group-by counts all solutions in one run: leave out --unique-check, --sub-puzzles, --checkpoint, -s,"
                                + " -t, --watch, --spark, --format and --color",
                        "--unique-check",
                        "--sub-puzzles",
                        "--checkpoint",
                        "-s",
                        "-t",
                        "--watch",
                        "--spark",
                        "--format",
                        "--color")
                .description("With choice, of a puzzle with choices (R:choose): count the solutions of each combination"
                        + " of options in one search. Of the choices month and day only dates are listed.");
        quiet = flag("-q", "--quiet").description("Print no solutions, only their number.");
        statistics = flag("-i", "--info")
                .description(
                        "Print statistics: before the search its strategy and the expected numbers, after it attempts, fits and times.");
        heat = picture("--heat")
                .under(Heading.EDGES)
                .description("Edge puzzles, strategy edge or edge-tables: draw the number of pieces placed at each"
                        + " cell into FILE, whose name ends in .svg.");
        chart = picture("--chart")
                .under(Heading.INSIGHT)
                .description(
                        "With -s and a range in -o: draw solutions a second over the numbers of the range, to FILE.svg.");
        json = flag("--json")
                .description("Print one JSON object for each puzzle on standard output instead of "
                        + (alwaysCounts ? "numbers." : "solutions."));
        goal = option(Long.class, "-g", "--limit")
                .label("N")
                .between("a number of solutions", 1, Double.POSITIVE_INFINITY)
                .description(
                        alwaysCounts
                                ? "The goal: count the solutions of each puzzle up to N and stop there; standard error"
                                        + " says of which puzzle there may be more."
                                : "The goal: stop after N solutions of each puzzle, or with --sub-puzzles after N"
                                        + " sub-puzzles.");
        time = include(new TimeOption(
                Heading.FIRST,
                "The time: stop the search of each puzzle after TIME, a number of seconds, or numbers with d, h, m and s"
                        + " (90, 10m, 1h30m). The result so far is printed, with the words that there may be more."));
        result = new ResultOptions(alwaysCounts ? "Write the numbers" : "Write solutions, counts, JSON or sub-puzzles");
        include(result.output());
        include(result.format());
        common = include(new CommonOptions());
        threads = include(new ThreadOptions((alwaysCounts ? "Count" : "Search")
                + " with N threads. Default: one for each processor, but only one for a short search."));
        checkpoint = include(new CheckpointOptions(
                Heading.FIRST,
                "Solutions must go to a file (--output), or only be counted (--count, -q, or the command count).",
                "--count for their number only",
                "--threads, --limit, --states"));
        apart = include(new SeparableOptions());
        strategy = include(new StrategyOption());
        inspect = include(new InspectOptions());
        include(result.colour());
        progress = include(new ProgressOption());
        compiler = option(CompilerName.class, "--compiler")
                .label("COMPILER")
                .under(Heading.SEARCH)
                .standard(CompilerName.auto)
                .description(
                        "The compiler of the solver: ${COMPLETION-CANDIDATES}. With none, a solver of the program itself"
                                + " searches by the tables of the plan; auto takes none if the search is expected to be"
                                + " shorter than a compilation, else janino. Default: ${DEFAULT-VALUE}.");
    }

    private Declaration<String> picture(String name) {
        return option(String.class, name)
                .label("FILE")
                .where(file -> file.endsWith(".svg"), name + " draws SVG: give the name of a file that ends with .svg");
    }

    /**
     * Refuses options that exclude one another, and values that no option takes.
     *
     * @param err the stream of messages about options that have no effect
     */
    void check(Terminal terminal, PrintStream err) {
        checkSeries();
        inspect.check(terminal);
        checkIsNoInput("--output", result.name());
        checkpoint.check(result.name(), printsSolutions(), threads);
        threads.check(inspect.needOneThread() || common.hasTries(), err);
    }

    private void checkIsNoInput(String option, String name) {
        OutputFile.checkIsNoInput(option, name, common.puzzleArguments().toArray(String[]::new));
    }

    /** Refuses options that have no meaning for a series of samples, and a chart without a series. */
    private void checkSeries() {
        Optional<OrderRange> range = common.range();
        if (range.isEmpty()) {
            if (chart.isGiven()) {
                throw new UserException(
                        "--chart draws a series of samples: give -s TRIALS,R,SEED and a range in -o, as in"
                                + " -ox=35:s=4..24");
            }
            return;
        }
        // A number that the order does not take is refused here, before hours of samples are taken for the other
        // numbers.
        range.get().numbers().forEach(common::request);
        if (goal.isGiven()) {
            throw new UserException("a series of samples makes every trial: leave out -g and --limit");
        }
        if (heat.isGiven()) {
            throw new UserException(
                    "--heat draws the cells of edge puzzles, and a series of samples is of a packing: leave"
                            + " it out");
        }
        if (result.format().isGiven()) {
            throw new UserException("a series of samples prints no solutions: leave out --format");
        }
        if (result.endsIn("svg")) {
            throw new UserException(
                    "--output takes the table of a series: name another file, and draw by --chart FILE.svg");
        }
        if (chart.isGiven()) {
            checkIsNoInput("--chart", chart.value());
        }
    }

    /** Returns the request of these options. If the order has a range, the request has the first of its numbers. */
    SearchRequest request() {
        return request(common.request());
    }

    /** Returns the request of these options with a number in place of the range in the order. */
    SearchRequest request(int number) {
        return request(common.request(number));
    }

    private SearchRequest request(SearchRequest.Builder basis) {
        boolean isOnlyCounted = !printsSolutions() && !inspect.subPuzzles.isGiven() && !groupBy.isGiven();
        // Only a count can give up a part for a thread that is idle, since it has reported no solution of the part.
        SearchRequest.Builder request = basis.counting(statistics.value() || heat.isGiven())
                .fewAreEnough(goal.isGiven())
                .onlyCounted(isOnlyCounted)
                .stoppable(isOnlyCounted);
        strategy.addTo(request);
        apart.addTo(request);
        if (inspect.needOneThread()) {
            request.scheduled(true);
        }
        return request.build();
    }

    /** Refuses a puzzle whose solutions cannot be printed in the format, if they are printed. */
    void checkFormat(Subject puzzle) {
        if (printsSolutions()) {
            result.check(puzzle);
        }
    }

    /** Returns true if only the number of solutions is printed. */
    boolean isCount() {
        return count.value() || groupBy.isGiven() || (alwaysCounts && !uniqueCheck.value());
    }

    /** Returns true if solutions are printed, rather than their number or something else. */
    boolean printsSolutions() {
        return !quiet.value() && !json.value() && !inspect.subPuzzles.isGiven() && !isCount() && !uniqueCheck.value();
    }

    /** Returns the number of solutions or sub-puzzles after which to stop; {@code null} if there is none. */
    Long limit() {
        return uniqueCheck.value() ? Long.valueOf(ENOUGH) : goal.value();
    }

    /** Returns the way in which solvers are made. If Janino is asked for, it loads its classes on another thread. */
    SolverMaking making() {
        return switch (compiler.value()) {
            case auto -> SolverMaking.byTime();
            case none -> SolverMaking.direct();
            case janino -> SolverMaking.compiledBy(JaninoCompiler.readiedMeanwhile());
            case javac -> SolverMaking.compiledBy(new JavacCompiler());
        };
    }
}
