package io.github.filaforge.cli.apart;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.request.ApartRequest;
import java.util.Optional;

/** The options of {@code fila apart} that state the assemblies that are printed, and how. */
final class ApartOptions extends Options {

    private static final int MOST_KEPT = 1_000_000;

    private static final int KEPT_SORTED = 1000;

    private static final int MOST_LEVEL = 1_000_000;

    private final Argument<Boolean> moves =
            flag("--moves").description("Print the moves of each assembly in words, too.");

    private final Argument<Integer> keep = option(Integer.class, "--keep")
            .label("N")
            .between("a number of assemblies", 1, MOST_KEPT)
            .description(
                    "Print N assemblies at most: the first ones, or the first ones by --sort. The search goes on and counts"
                            + " the others. Default: all, and with --sort 1000.");

    private final Argument<ApartRun.Sorting> sort = option(ApartRun.Sorting.class, "--sort")
            .label("BY")
            .description(
                    "Print the assemblies at the end, sorted by BY: level (the number of moves to the first separation,"
                            + " then to the next), moves (of all separations) or pieces; the greatest first.");

    private final Argument<Integer> leastLevel = option(Integer.class, "--least-level")
            .label("K")
            .standard(1)
            .between("a level", 1, MOST_LEVEL)
            .description("Print assemblies only that need K moves or more to the first separation.");

    private final Argument<Long> states = option(Long.class, "--states")
            .label("N")
            .standard((long) ApartRequest.standard().states())
            .between("a number of states", 1L, 100_000_000L)
            .description(
                    "Give an assembly up after N states. It then counts as not decided. Default: ${DEFAULT-VALUE}.");

    private final Argument<Boolean> count = flag("--count")
            .excludes(
                    "--count prints no assemblies: leave out --moves, --sort, --keep and --least-level",
                    "--moves",
                    "--sort",
                    "--keep",
                    "--least-level")
            .description(
                    "Print no assemblies, but a line for each number of moves to the first separation, with the number"
                            + " of assemblies that need them.");

    private final Argument<Boolean> json = flag("--json")
            .excludes(
                    "--json prints an object for the puzzle instead of assemblies: leave out --moves, --sort, --keep,"
                            + " --least-level and --count, or print assemblies by --ndjson",
                    "--moves",
                    "--sort",
                    "--keep",
                    "--least-level",
                    "--count")
            .description("Print one object of JSON with all numbers instead of assemblies.");

    private final Argument<Boolean> ndjson = flag("--ndjson")
            .excludes(
                    "--ndjson prints an object for each assembly, with its moves: leave out --moves, --count and --json",
                    "--moves",
                    "--count",
                    "--json")
            .description("Print an object of JSON for each assembly, with its level and moves.");

    boolean printsMoves() {
        return moves.value();
    }

    /** Returns the greatest number of assemblies that are printed. */
    long keep() {
        return keep.isGiven() ? keep.value() : sort().isPresent() ? KEPT_SORTED : Long.MAX_VALUE;
    }

    Optional<ApartRun.Sorting> sort() {
        return Optional.ofNullable(sort.value());
    }

    int leastLevel() {
        return leastLevel.value();
    }

    long states() {
        return states.value();
    }

    boolean isCount() {
        return count.value();
    }

    boolean isJson() {
        return json.value();
    }

    boolean isJsonLines() {
        return ndjson.value();
    }

    boolean printsAssemblies() {
        return !isCount() && !isJson();
    }

    /** Returns true if assemblies are printed as they come. */
    boolean printsAtOnce() {
        return printsAssemblies() && sort().isEmpty();
    }

    /** Returns the options that decide which results are printed, as words that two runs can compare. */
    String text() {
        String form = isCount() ? "count" : isJson() ? "json" : isJsonLines() ? "ndjson" : "text";
        return form + (printsMoves() ? ", moves" : "")
                + sort().map(by -> ", sort " + by).orElse("")
                + ", keep " + keep() + ", least level " + leastLevel() + ", states " + states();
    }
}
