package io.github.filaforge.cli;

import io.github.filaforge.SearchRequest;
import java.util.regex.Pattern;

/** The option of the tail, the table of the sieve with all states that can be completed. */
final class TailOption extends Options {

    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,3}");

    private final Argument<String> tail = option(String.class, "--tail")
            .label("J")
            .onlyForPackings("its solvers look up no rest in a table")
            .where(TailOption::isTail, "--tail takes auto, 0 or a number of pieces left")
            .description("With J pieces left, look up in a table whether they can fill the open cells; only"
                    + " with --strategy sieve. 0: never. auto: where the table takes less time to make than"
                    + " it saves, but not with -f, -o, -i or a limit. Default: auto.");

    TailOption() {
        super(Heading.SEARCH);
    }

    private static boolean isTail(String text) {
        return text.equals(SearchRequest.AUTO) || NUMBER.matcher(text).matches();
    }

    /** Adds the option to a request. */
    void addTo(SearchRequest.Builder request) {
        if (!tail.isGiven() || tail.value().equals(SearchRequest.AUTO)) {
            return;
        }
        request.tail(Integer.parseInt(tail.value()));
    }
}
