package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.OptionalValue;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.terminal.ColourDepth;
import io.github.filaforge.cli.terminal.PiecePainter;
import io.github.filaforge.cli.terminal.Terminal;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.model.Piece;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.search.SearchBuilder;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The options that look into a search by a schedule: samples, traces, sub-puzzles, and the search as it goes. */
final class InspectOptions extends Options {

    /** The reason why an edge puzzle takes none of these options. */
    static final String PACKINGS = "only a search of a packing can be looked into";

    private final Argument<String> sample = option(String.class, "-s", "--sample")
            .label("TRIALS,R,SEED")
            .onlyForPackings(PACKINGS)
            .excludes("-s makes trials of its own: leave out ", "--tries")
            .excludes(
                    "-s reports figures of its trials, and shows no assembly of them: leave out ",
                    "-t",
                    "--sub-puzzles")
            .excludes("-s does not find all solutions: leave out ", "--count", "--unique-check")
            .description("Sample the search: make TRIALS trials, each with the images in another order that"
                    + " depends on SEED. A trial ends when a piece is first removed so that R pieces are" + " left.");

    private final Argument<Integer> trace = option(Integer.class, "-t", "--trace")
            .label("K")
            .checkedBy(new OptionalValue.RequiredCount())
            .onlyForPackings(PACKINGS)
            .description("Trace: print every assembly that leaves K pieces or more on standard error.");

    private final Argument<Integer> subPuzzles = option(Integer.class, "--sub-puzzles")
            .label("K")
            .excludes("--sub-puzzles prints definitions on standard output: leave out ", "--json")
            .excludes("--sub-puzzles looks for no solutions: leave out ", "--count", "--unique-check")
            .onlyForPackings(PACKINGS)
            .description("Print sub-puzzles instead of solutions: for each assembly that leaves K pieces, a"
                    + " definition in which the placed pieces are stationary. Solved with --all, the"
                    + " sub-puzzles have all solutions together, and symmetric solutions too where the"
                    + " constrained piece is not placed yet.");

    private final WatchOption watch = include(new WatchOption());

    InspectOptions() {
        super(Heading.INSIGHT);
    }

    /** Checks that the search can be shown, and that the trials can be read. */
    void check(Terminal terminal) {
        watch.check(terminal);
        sample();
    }

    /** Returns true if the search can be made by one thread only. */
    boolean needOneThread() {
        return sample.isGiven() || trace.isGiven() || subPuzzles.isGiven() || watch.isGiven();
    }

    /** Returns the option that shows the search. */
    WatchOption watch() {
        return watch;
    }

    /** Requests a search by a schedule if these options need one. */
    void addTo(SearchRequest.Builder request) {
        if (needOneThread()) {
            request.scheduled(true);
        }
    }

    /** Returns true if assemblies are shown on standard error. */
    boolean isTraced() {
        return trace.isGiven();
    }

    boolean printPuzzles() {
        return subPuzzles.isGiven();
    }

    Optional<SampleRequest> sample() {
        return Optional.ofNullable(sample.value()).map(SampleRequest::parse);
    }

    /** Checks that each assembly with the number of pieces left can be written as a definition. */
    void check(SearchBuilder search) {
        if (!subPuzzles.isGiven()) {
            return;
        }
        List<Piece> mobile = search.packing().puzzle().mobilePieces();
        if (mobile.size() < 2) {
            throw new UserException("--sub-puzzles: this puzzle has " + Plural.of(mobile.size(), "mobile piece")
                    + ", and it takes two to place one and leave one");
        }
        if (subPuzzles.value() < 1 || subPuzzles.value() >= mobile.size()) {
            throw new UserException("--sub-puzzles takes a number of pieces that are left, from 1 to "
                    + (mobile.size() - 1) + " in this puzzle, not " + subPuzzles.value());
        }
        mobile.stream()
                .map(Piece::name)
                .filter(name -> name.contains(":"))
                .findFirst()
                .ifPresent(name -> {
                    throw new UserException("--sub-puzzles: piece " + name + " would have to be made stationary, and no"
                            + " definition can say that of a name with a colon: rename it");
                });
    }

    /**
     * Returns the tracer that shows the assemblies that are asked for.
     *
     * @param colours the number of colours of the pictures
     * @param pictures the stream of the pictures
     * @param puzzles the receiver of the sub-puzzles
     */
    Tracer tracer(SearchPlan plan, ColourDepth colours, PrintStream pictures, Consumer<String> puzzles) {
        int cut = !subPuzzles.isGiven() ? -1 : subPuzzles.value();
        int traced = !trace.isGiven() ? Integer.MAX_VALUE : trace.value();
        PiecePainter painter = new PiecePainter(plan.puzzle(), colours);
        return new Tracer(plan, traced, cut, painter, pictures::print, puzzles);
    }
}
