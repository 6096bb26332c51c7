package io.github.filaforge.cli;

import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.plan.Root;
import io.github.filaforge.plan.SearchPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/**
 * The options that shape a search. They have the letters and meanings that they have in polycube. Where neither
 * {@code -f} nor {@code -o} spells the algorithm out, the fastest sound configuration is used.
 */
final class SearchOptions {

    private static final Pattern ORDER = Pattern.compile("([A-Za-z]+)(@[^=:]*)?(?:=([0-9]+))?");
    private static final List<String> ELSEWHERE = List.of("s", "e", "l", "x", "y", "z", "X", "Y", "Z", "a", "A", "R");

    @Option(
            names = "-r",
            arity = "0..1",
            paramLabel = "PIECE",
            parameterConsumer = OptionalValue.Piece.class,
            description = "Redundancy filter: find each solution once up to symmetry by constraining PIECE; without"
                    + " PIECE one is chosen as polycube does, without -r the one with the fewest images, or in a long"
                    + " search the fewest fits by a sample of it.")
    private String constrained;

    @Option(names = "--all", description = "Find all symmetric copies of each solution.")
    private boolean all;

    @Option(names = "--mirror", description = "Count mirror images in three dimensions once, if the pieces allow it.")
    private boolean mirror;

    @Option(
            names = "-V",
            arity = "0..1",
            paramLabel = "N",
            parameterConsumer = OptionalValue.Count.class,
            description = "Volume filter, once before the search. On by default. N is not available yet.")
    private String volume;

    @Option(
            names = "-P",
            arity = "0..1",
            paramLabel = "N",
            parameterConsumer = OptionalValue.Count.class,
            description = "Parity filter, once before the search. On by default. N is not available yet.")
    private String parity;

    @Option(names = "-n", description = "Neighbour occupancy filtering (NOF). On by default.")
    private boolean nof;

    @Option(
            names = "-f",
            arity = "0..1",
            paramLabel = "N",
            parameterConsumer = OptionalValue.Count.class,
            description =
                    "FILA from N pieces left, and only what else is asked for: -n, -V and -P are then off by default."
                            + " Without N from where the constrained pieces are placed.")
    private String fila;

    /** The schedule of ordering heuristics; its letter differs from command to command. */
    private String order;

    void order(String schedule) {
        order = schedule;
    }

    /** Whether -f or -o spells out the algorithm. */
    boolean algorithmGiven() {
        return fila != null || order != null;
    }

    boolean useNof() {
        return nof || !algorithmGiven();
    }

    boolean useVolumeFilter() {
        return volume != null || !algorithmGiven();
    }

    boolean useParityFilter() {
        return parity != null || !algorithmGiven();
    }

    Distinct distinct() {
        if (all) {
            return Distinct.ALL;
        }
        return mirror ? Distinct.UP_TO_REFLECTION : Distinct.UP_TO_ROTATION;
    }

    /** The name of the piece to be constrained; empty if it is to be chosen. */
    String constrainedPiece() {
        return constrained == null ? "" : constrained;
    }

    /** Whether the piece is to be chosen by polycube's rule, so that its command lines make the search they made there. */
    boolean constrainsAsPolycube() {
        return constrained != null;
    }

    OptionalInt handOver() {
        if (fila == null || fila.isEmpty()) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(number(fila, "-f"));
    }

    private static int number(String text, String option) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new UserException(option + " takes a number of pieces, and " + text + " is too large");
        }
    }

    /** Looks for options that exclude one another or that cannot be served. */
    void check() {
        if (all && (mirror || constrained != null)) {
            throw new UserException("--all finds every symmetric copy: leave out " + (mirror ? "--mirror" : "-r"));
        }
        checkOnce("-V", volume, "volume");
        checkOnce("-P", parity, "parity");
        if (order != null) {
            checkOrder();
        }
    }

    private static void checkOnce(String option, String left, String filter) {
        if (left != null && !left.isEmpty()) {
            throw new UserException(option + left + " (the " + filter + " filter during the search) is not available:"
                    + " use " + option + " without a number, to filter once before the search");
        }
    }

    private void checkOrder() {
        Matcher heuristic = ORDER.matcher(order);
        if (!heuristic.matches() || !heuristic.group(1).equals("f") || heuristic.group(2) != null) {
            String first = order.split("[@=:]", -1)[0];
            String problem = ELSEWHERE.contains(first) || first.equals("f")
                    ? "the ordering schedule '" + order + "' is not available"
                    : "unknown ordering heuristic '" + first + "'";
            throw new UserException(problem + ": use -o f or -o f=N (the first open cell, from N pieces left)");
        }
        if (heuristic.group(3) != null && handOver().isPresent()) {
            int from = number(heuristic.group(3), "-o");
            if (from < handOver().getAsInt()) {
                throw new UserException("-o " + order + " leaves open how cells are chosen from " + fila
                        + " pieces left" + " down to " + from + ": use -o f=" + fila);
            }
        }
    }

    /**
     * The options in force for a plan, spelled out so that they make the same plan again.
     *
     * @param orderOption the option for the ordering heuristic, with its value
     */
    String spelledOut(SearchPlan plan, String orderOption) {
        List<String> options = new ArrayList<>();
        if (all) {
            options.add("--all");
        } else {
            options.add(plan.catalog()
                    .constraint()
                    .map(constraint -> "-r" + constraint.shape().name())
                    .orElse("-r"));
        }
        if (mirror) {
            options.add("--mirror");
        }
        if (useParityFilter()) {
            options.add("-P");
        }
        if (useVolumeFilter()) {
            options.add("-V");
        }
        options.add(orderOption);
        options.add("-f" + handOver(plan));
        if (useNof()) {
            options.add("-n");
        }
        return String.join(" ", options);
    }

    /** The number of pieces left at the roots; empty if they differ. */
    private static String handOver(SearchPlan plan) {
        List<Integer> left = plan.roots().stream()
                .map(Root::size)
                .distinct()
                .map(placed -> plan.pieces() - placed)
                .toList();
        return left.size() == 1 ? left.get(0).toString() : "";
    }
}
