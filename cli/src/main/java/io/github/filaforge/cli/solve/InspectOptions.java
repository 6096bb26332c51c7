package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.OptionalValue;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.terminal.Terminal;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.model.Piece;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.search.SearchBuilder;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The options that inspect a search by a schedule: for samples, for traces, for sub-puzzles, and for a picture of the search
 * while it runs.
 */
final class InspectOptions extends Options {

    /** The reason why an edge puzzle takes none of these options. */
    private static final String PACKINGS = "only a search of a packing can be looked into";

    private static final double USUAL_RATE = 8;

    private static final Pattern RATE = Pattern.compile("[0-9]{1,9}(\\.[0-9]{1,3})?");
    private static final Pattern SAMPLE = Pattern.compile("([0-9]{1,9}),([0-9]{1,4}),(-?[0-9]{1,18})");

    private final Argument<String> sample = option(String.class, "-s", "--sample")
            .label("TRIALS,R,SEED")
            .onlyForPackings(PACKINGS)
            .excludes("-s makes trials of its own: leave out ", "--tries")
            .excludes("-s makes all of its trials, whatever time they take: leave out ", "--time")
            .excludes(
                    "-s reports figures of its trials, and shows no assembly of them: leave out ",
                    "-t",
                    "--sub-puzzles")
            .excludes("-s does not find all solutions: leave out ", "--count", "--unique-check")
            .description("Sample the search: make TRIALS trials, each with the images in another order that"
                    + " depends on SEED. A trial ends when a piece is first removed so that R pieces are" + " left.");

    final Argument<Integer> trace = option(Integer.class, "-t", "--trace")
            .label("K")
            .checkedBy(OptionalValue.REQUIRED_COUNT)
            .onlyForPackings(PACKINGS)
            .description("Trace: print every assembly that leaves K pieces or more on standard error.");

    final Argument<Integer> subPuzzles = option(Integer.class, "--sub-puzzles")
            .label("K")
            .excludes("--sub-puzzles prints definitions on standard output: leave out ", "--json")
            .excludes("--sub-puzzles looks for no solutions: leave out ", "--count", "--unique-check")
            .onlyForPackings(PACKINGS)
            .description("Print sub-puzzles instead of solutions: for each assembly that leaves K pieces, a"
                    + " definition in which the placed pieces are stationary. Solved with --all, the"
                    + " sub-puzzles have all solutions together, and symmetric solutions too where the"
                    + " constrained piece is not placed yet.");

    final Argument<String> watch = option(String.class, "--watch")
            .label("RATE")
            .mayBeMissing(OptionalValue.RATE)
            .onlyForPackings(PACKINGS)
            .where(InspectOptions::isRate, "--watch takes a number of steps a second, from 0.001 to 999999999")
            .excludes(
                    "--watch shows a whole search, and nothing else of it: leave out -s, -t and --sub-puzzles",
                    "-s",
                    "-t",
                    "--sub-puzzles")
            .description("Show the search in the terminal as it places and removes pieces, at RATE steps a"
                    + " second. Default of RATE: 8. The search runs by a schedule on one thread: dancing"
                    + " links and image lists as the options state.");

    /**
     * The trials that are asked for.
     *
     * @param end the number of pieces left that ends a trial, when it is reached by removing a piece
     */
    record Sample(int trials, int end, long seed) {}

    InspectOptions() {
        super(Heading.INSIGHT);
    }

    private static boolean isRate(String text) {
        return text.equals(OptionalValue.MISSING) || (RATE.matcher(text).matches() && Double.parseDouble(text) > 0);
    }

    /** Returns the number of steps a second at which the search is shown. */
    double rate() {
        return watch.value().equals(OptionalValue.MISSING) ? USUAL_RATE : Double.parseDouble(watch.value());
    }

    /** Checks that the search can be shown, and that the trials can be read. */
    void check(Terminal terminal) {
        if (watch.isGiven() && !terminal.canRewriteErr()) {
            throw new UserException("--watch draws on standard error, and that is no terminal in which a cursor can be"
                    + " moved: leave it out, or have each assembly printed by -t K");
        }
        sample();
    }

    /** Returns true if the search can be made by one thread only, and by a schedule. */
    boolean needOneThread() {
        return sample.isGiven() || trace.isGiven() || subPuzzles.isGiven() || watch.isGiven();
    }

    /** Returns the trials that are asked for; empty if none are. */
    Optional<Sample> sample() {
        if (!sample.isGiven()) {
            return Optional.empty();
        }
        Matcher form = SAMPLE.matcher(sample.value());
        if (!form.matches() || Integer.parseInt(form.group(1)) == 0) {
            throw new UserException(
                    "-s takes TRIALS,R,SEED, for example 1000,16,5: TRIALS trials, each of which ends when"
                            + " the removal of a piece leaves R, in orders that come from the seed; not '"
                            + sample.value()
                            + "'");
        }
        return Optional.of(new Sample(
                Integer.parseInt(form.group(1)), Integer.parseInt(form.group(2)), Long.parseLong(form.group(3))));
    }

    /** Checks that each assembly with the number of pieces left can be written as a definition. */
    void check(SearchBuilder search) {
        if (!subPuzzles.isGiven()) {
            return;
        }
        List<Piece> mobile = search.packing().puzzle().mobilePieces();
        if (search.packing().puzzle().hasOptionalPieces()) {
            throw new UserException(
                    "--sub-puzzles: solutions of this puzzle have different numbers of pieces, so that not"
                            + " every solution has an assembly with " + subPuzzles.value()
                            + " pieces left: give each piece a number of copies");
        }
        if (!search.packing().puzzle().choices().isEmpty()) {
            throw new UserException(
                    "--sub-puzzles: a puzzle with choices has no sub-puzzles, since a piece may cover cells of"
                            + " an option: leave it out");
        }
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
}
