package io.github.filaforge.cli;

import io.github.filaforge.SearchRequest;
import io.github.filaforge.runtime.Quantity;

/** The option that states the number of parts into which a program divides its search. */
final class PartsOption extends Options {

    private static final int MOST = 100_000;

    private final Argument<Integer> parts = option(Integer.class, "--parts")
            .label("N")
            .between(1, MOST)
            .excludes(
                    "a program in parts is told from others by the bytes of its jar, which a native program has not: leave out"
                            + " --native or --parts",
                    "--native")
            .excludes("the roots of a search in parts are its parts: leave out --roots", "--roots")
            .description("Divide the search into N parts or more, each of which has a file of its own. java"
                    + " -jar NAME.jar --results DIR searches the missing parts, --share K/N every Nth of"
                    + " them, and --total DIR adds them up.");

    PartsOption() {
        super(Heading.LONG);
    }

    /** Refuses parts where no jar is written. */
    void check(boolean hasJar, boolean hasPage) {
        if (!parts.isGiven()) {
            return;
        }
        if (!hasJar) {
            throw new UserException("--parts is for a program in a jar: say --output, or leave it out");
        }
        if (hasPage) {
            throw new UserException("a page has no parts: leave out --html or --parts");
        }
    }

    /** Adds the parts to a request. Merging is switched off, since a search that merges states cannot be divided. */
    void addTo(SearchRequest.Builder request) {
        if (parts.isGiven()) {
            request.roots(parts.value()).inParts(true).merging(false);
        }
    }

    /** Prints the number of parts. */
    void tell(int number, Console console) {
        if (parts.isGiven()) {
            console.say(Quantity.of(number, "part"));
        }
    }
}
