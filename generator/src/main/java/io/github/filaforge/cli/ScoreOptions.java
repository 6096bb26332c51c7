package io.github.filaforge.cli;

import io.github.filaforge.SearchRequest;
import io.github.filaforge.edge.score.ScoreRequest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.OptionalInt;

/** What is asked for of a search for boards of an edge puzzle with a high score. */
final class ScoreOptions extends Options {

    /** An order of the largest board, with comments, is shorter. */
    private static final long MOST_BYTES = 1 << 20;

    private final Argument<Integer> score = option(Integer.class, "--score")
            .label("N")
            .description("Edge puzzles: find boards of which N joins match or more; the others slip. The best board so"
                    + " far, which may have gaps, is told of, kept in checkpoints, and printed if none has such a score."
                    + " --order then takes row, bottom, eii465, eii468, band:ROWS:LEFT:RIGHT or @FILE with the names of all"
                    + " cells; without it that is taken which theory finds cheapest.");

    private final Argument<String> slips = option(String.class, "--slips")
            .label("ARRAY")
            .description(
                    "Edge puzzles: where joins may slip, as pairs of a depth and how many may have slipped from there"
                            + " on (193,1,202,2), or eii465 or eii468 for those of the article. Without it the array that theory"
                            + " finds best for --score.");

    /** Whether such a search is asked for. */
    boolean isGiven() {
        return score.isGiven() || slips.isGiven();
    }

    /**
     * Adds what is asked for.
     *
     * @param order the value of --order; empty if it is not given
     */
    void addTo(SearchRequest.Builder request, String order) {
        if (isGiven()) {
            request.score(new ScoreRequest(
                    score.isGiven() ? OptionalInt.of(score.value()) : OptionalInt.empty(),
                    order,
                    order.startsWith("@") ? text(order.substring(1)) : "",
                    slips.isGiven() ? slips.value() : ""));
        }
    }

    private static String text(String name) {
        try {
            Path file = Path.of(name);
            if (Files.size(file) > MOST_BYTES) {
                throw new UserException("order " + name + " has more than " + MOST_BYTES
                        + " bytes: an order is a list of the names of all cells");
            }
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (IOException | InvalidPathException e) {
            throw new UserException("order " + name + " cannot be read: name a file with the names of all cells, as in"
                    + " P1-P16, or a line with x and y for each");
        }
    }
}
