package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.OptionalValue;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.terminal.ColourDepth;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Pace;
import io.github.filaforge.cli.terminal.PiecePainter;
import io.github.filaforge.cli.terminal.Screen;
import io.github.filaforge.cli.terminal.Terminal;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.search.SearchJob;
import java.util.regex.Pattern;

/** The option that shows a search while it goes on. */
final class WatchOption extends Options {

    private static final double USUAL_RATE = 8;

    private static final Pattern RATE = Pattern.compile("[0-9]{1,9}(\\.[0-9]{1,3})?");

    private final Argument<String> rate = option(String.class, "--watch")
            .label("RATE")
            .mayBeMissing(new OptionalValue.Rate())
            .onlyForPackings(InspectOptions.PACKINGS)
            .where(WatchOption::isRate, "--watch takes a number of steps a second, from 0.001 to 999999999")
            .excludes(
                    "--watch shows a whole search, and nothing else of it: leave out -s, -t and --sub-puzzles",
                    "-s",
                    "-t",
                    "--sub-puzzles")
            .description("Show the search in the terminal as it places and removes pieces, at RATE steps a"
                    + " second. Default of RATE: 8. The search runs by a schedule on one thread: dancing"
                    + " links and image lists as the options state.");

    WatchOption() {
        super(Heading.INSIGHT);
    }

    /** Returns true if the search is to be shown. */
    boolean isGiven() {
        return rate.isGiven();
    }

    /**
     * Checks that the search can be shown.
     *
     * @param terminal the terminal that shows it
     */
    void check(Terminal terminal) {
        if (rate.isGiven() && !terminal.canRewriteErr()) {
            throw new UserException("--watch draws on standard error, and that is no terminal in which a cursor can be"
                    + " moved: leave it out, or have each assembly printed by -t K");
        }
    }

    private static boolean isRate(String text) {
        return text.equals(OptionalValue.MISSING) || (RATE.matcher(text).matches() && Double.parseDouble(text) > 0);
    }

    private double rate() {
        return rate.value().equals(OptionalValue.MISSING) ? USUAL_RATE : Double.parseDouble(rate.value());
    }

    /**
     * Makes a search and shows it.
     *
     * @param listener the listener of the search, which has printed a solution when its call returns
     * @param colours the number of colours of the pictures
     */
    SearchResult run(
            SearchJob job, RunSettings settings, SearchListener listener, Console console, ColourDepth colours) {
        SearchPlan plan = job.chosen().packing().search();
        PiecePainter painter = new PiecePainter(plan.puzzle(), colours);
        try (Screen screen = new Screen(console.pictures(), console.terminal().size(), painter)) {
            Watcher watcher = new Watcher(plan, job.decoder(), screen, new Pace(rate(), console.time()));
            return job.runTraced(settings, watcher.before(listener), watcher);
        }
    }
}
