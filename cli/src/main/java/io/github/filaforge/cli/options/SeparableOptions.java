package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.request.ApartRequest;
import io.github.filaforge.request.SearchRequest;

/** The options by which an assembly is a solution only if it can be taken apart. */
public final class SeparableOptions extends Options {

    private static final int MOST_STATES = 100_000_000;

    private final Argument<Boolean> apart = flag("--apart")
            .onlyForPackings("its pieces are laid side by side, and always come apart")
            .excludes("-s makes trials, and takes no assembly apart: leave out one", "-s")
            .excludes("--sub-puzzles looks for no solutions: leave out it or --apart", "--sub-puzzles")
            .description(
                    "Count an assembly as a solution only if straight moves take it apart. The command apart prints the"
                            + " moves. An assembly of which this is not known ends the search with exit code 2.");

    private final Argument<Integer> states = option(Integer.class, "--states")
            .label("N")
            .standard(ApartRequest.standard().states())
            .between("a number of states", 1, MOST_STATES)
            .onlyForPackings("its pieces are laid side by side, and always come apart")
            .refusedWithout("--states is the limit for assemblies that are taken apart: say --apart too", "--apart")
            .description("With --apart: look at N states of an assembly at most. Default: ${DEFAULT-VALUE}.");

    public SeparableOptions() {
        super(Heading.SOLUTIONS);
    }

    public boolean isGiven() {
        return apart.value();
    }

    public void addTo(SearchRequest.Builder request) {
        if (apart.value()) {
            request.apart(ApartRequest.standard().withStates(states.value()));
        }
    }
}
