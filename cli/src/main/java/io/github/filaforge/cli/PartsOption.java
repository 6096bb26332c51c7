package io.github.filaforge.cli;

import io.github.filaforge.SearchRequest;
import io.github.filaforge.runtime.Quantity;

/** The option that states the number of parts into which a program divides its search. */
final class PartsOption extends Options {

    private static final int MOST = 100_000;

    private final Argument<Integer> parts = option(Integer.class, "--parts")
            .label("N")
            .description("Divide the search into N parts or more, each of which has a file of its own. java"
                    + " -jar NAME.jar --results DIR searches the missing parts, --share K/N every Nth of"
                    + " them, and --total DIR adds them up.");

    PartsOption() {
        super(Heading.LONG);
    }

    /** Checks the number of parts, and refuses options that exclude parts. */
    void check(boolean hasJar, boolean hasPage, boolean isNative) {
        if (!parts.isGiven()) {
            return;
        }
        if (parts.value() < 1 || parts.value() > MOST) {
            throw new UserException("--parts takes a number from 1 to " + MOST + ", not " + parts.value());
        }
        if (!hasJar) {
            throw new UserException("--parts is for a program in a jar: say --output, or leave it out");
        }
        if (hasPage) {
            throw new UserException("a page has no parts: leave out --html or --parts");
        }
        if (isNative) {
            throw new UserException("a program in parts is told from others by the bytes of its jar, which a native"
                    + " program has not: leave out --native or --parts");
        }
        if (parsed().hasMatchedOption("--roots")) {
            throw new UserException("the roots of a search in parts are its parts: leave out --roots");
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
