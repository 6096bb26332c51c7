package io.github.filaforge.cli;

import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.plan.Beginning;
import io.github.filaforge.plan.OrderSchedule;
import io.github.filaforge.plan.OrderingHeuristic;
import io.github.filaforge.plan.ScheduleException;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.SearchSchedule;
import io.github.filaforge.plan.Tries;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * The options that shape a search. They have the letters and meanings that they have in polycube. Where neither
 * {@code -f} nor {@code -o} spells the algorithm out, the fastest sound configuration is used.
 */
final class SearchOptions {

    private static final Pattern TRIES = Pattern.compile("([1-9][0-9]{0,5}),([1-9][0-9]{0,8})");

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
            names = "-u",
            description = "Find all symmetric copies and print each solution once: -r does the same in less time.")
    private boolean unique;

    @Mixin
    private FilterOptions filters;

    @Option(names = "-n", description = "Neighbour occupancy filtering (NOF). On by default.")
    private boolean nof;

    @Option(
            names = "-f",
            arity = "0..1",
            paramLabel = "N",
            parameterConsumer = OptionalValue.Count.class,
            description =
                    "FILA from N pieces left, dancing links before; -n, -V and -P are then off unless given. Without N from"
                            + " where the constrained pieces are placed, or from the start where a schedule is needed."
                            + " Without -o by heuristic f, as are dancing links before it.")
    private String fila;

    @Option(
            names = "--tries",
            paramLabel = "N,FITS",
            description = "For first solutions of a very large puzzle: with N pieces left search for so many FITS, some"
                    + " times, each time with images in another order, awkward pieces first; then begin anew. -n, -V and"
                    + " -P are then off unless given.")
    private String tries;

    /** The schedule of ordering heuristics; its letter differs from command to command. */
    private String order;

    /** Whether the search goes by a schedule, even one that could be served otherwise. */
    private boolean byScheduleAnyway;

    void order(String schedule) {
        order = schedule;
    }

    boolean hasTries() {
        return tries != null;
    }

    void searchBySchedule() {
        byScheduleAnyway = true;
    }

    /** Whether -f, -o or --tries spells out the algorithm. */
    boolean algorithmGiven() {
        return fila != null || order != null || tries != null;
    }

    boolean useNof() {
        return nof || !algorithmGiven();
    }

    boolean useVolumeFilter() {
        return filters.asksForVolumeFilter() || !algorithmGiven();
    }

    boolean useParityFilter() {
        return filters.asksForParityFilter() || !algorithmGiven();
    }

    boolean useFitFilter() {
        return filters.asksForFitFilter();
    }

    boolean repeatsFitFilter() {
        return filters.repeatsFitFilter();
    }

    /** Whether symmetric copies are only to be told apart when they are found. */
    boolean findsCopies() {
        return unique;
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

    static int number(String text, String option) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new UserException(option + " takes a number of pieces up to " + Integer.MAX_VALUE + ", not " + text);
        }
    }

    /** Looks for options that exclude one another or that cannot be served. */
    void check() {
        if (all && (mirror || constrained != null)) {
            throw new UserException("--all finds every symmetric copy: leave out " + (mirror ? "--mirror" : "-r"));
        }
        if (unique && (all || constrained != null)) {
            throw new UserException("-u finds all copies of each solution and prints one: leave out "
                    + (all ? "--all" : "-r, which finds only one"));
        }
        filters.check();
        handOver();
        orderSchedule();
        tries();
    }

    private Optional<Tries> tries() {
        if (tries == null) {
            return Optional.empty();
        }
        Matcher form = TRIES.matcher(tries);
        if (!form.matches()) {
            throw new UserException(
                    "--tries takes N,FITS, for example 48,4000: from so many pieces left, so many fits a"
                            + " try; not '" + tries + "'");
        }
        return Optional.of(new Tries(Integer.parseInt(form.group(1)), Integer.parseInt(form.group(2))));
    }

    private OrderSchedule orderSchedule() {
        try {
            if (order != null) {
                return OrderSchedule.parse(order);
            }
            return fila != null ? OrderSchedule.parse("f") : OrderSchedule.standard();
        } catch (ScheduleException e) {
            throw new UserException("ordering schedule " + order + ": " + e.getMessage());
        }
    }

    /**
     * The order of the cells, if the search is to take them in a fixed one from the roots on; empty if it goes by the
     * schedule.
     *
     * @param pieces the number of pieces of the puzzle
     */
    Optional<OrderingHeuristic> fixedOrder(int pieces) {
        if (tries != null) {
            return Optional.empty();
        }
        if (isOpen()) {
            return Optional.of(orderOfDefault());
        }
        boolean rootsAreKnown =
                fila != null && (fila.isEmpty() || handOver().getAsInt() >= pieces || beginsBySize(pieces));
        if (!rootsAreKnown || filters.worksDuringSearch() || byScheduleAnyway) {
            return Optional.empty();
        }
        OrderSchedule schedule = orderSchedule();
        OrderingHeuristic last = schedule.at(1);
        int from = Math.min(pieces, handOver().orElse(pieces - 1));
        boolean isSame = IntStream.rangeClosed(1, from)
                .allMatch(left -> schedule.at(left).equals(last));
        return isSame && last.isFixed() ? Optional.of(last) : Optional.empty();
    }

    /**
     * What is placed before the cells are taken in the order of {@link #fixedOrder}.
     *
     * @param pieces the number of pieces of the puzzle
     */
    Beginning beginning(int pieces) {
        if (handOver().isEmpty()) {
            return Beginning.CONSTRAINED_PIECES;
        }
        return beginsBySize(pieces) ? Beginning.FEWEST_IMAGES : Beginning.BARE_REGION;
    }

    /** Whether dancing links place the first piece by heuristic s, before another algorithm takes over. */
    private boolean beginsBySize(int pieces) {
        return !isOpen()
                && handOver().equals(OptionalInt.of(pieces - 1))
                && orderSchedule().at(pieces).equals(OrderSchedule.standard().at(pieces));
    }

    /** Whether the options leave the algorithm open. */
    boolean isOpen() {
        return !algorithmGiven() && !filters.worksDuringSearch() && !byScheduleAnyway;
    }

    /** Whether no order of the cells is asked for, or the one that is spelled out for any strategy. */
    boolean isInStandardOrder() {
        return order == null || orderSchedule().at(1).equals(orderOfDefault());
    }

    private static OrderingHeuristic orderOfDefault() {
        try {
            return OrderSchedule.parse("f").at(1);
        } catch (ScheduleException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What a search does that goes by a schedule. */
    SearchSchedule schedule() {
        if (orderSchedule().steps().stream().anyMatch(step -> step.heuristic().isSearchedFor())) {
            throw new UserException("heuristic o serves from the constrained piece to the end: use -oo -f, with other"
                    + " options than those for the search by a schedule");
        }
        int lists = fila == null ? 0 : handOver().orElse(Integer.MAX_VALUE);
        return new SearchSchedule(
                orderSchedule(),
                lists,
                nof,
                filters.volumeFilter(),
                filters.parityFilter(),
                filters.fitFilter(),
                filters.repeatsFitFilter(),
                filters.volumeTrigger(),
                filters.watchesParity(),
                tries());
    }

    /**
     * The options in force for a plan, spelled out so that they make the same plan again.
     *
     * @param orderOption what stands before the schedule of ordering heuristics
     */
    String spelledOut(SearchPlan plan, String orderOption) {
        List<String> options = new ArrayList<>();
        if (all) {
            options.add("--all");
        } else if (unique) {
            options.add("-u");
        } else {
            options.add(plan.catalog()
                    .constraint()
                    .map(constraint -> "-r" + constraint.shape().name())
                    .orElse("-r"));
        }
        if (mirror) {
            options.add("--mirror");
        }
        filters.spellOut(
                options,
                useParityFilter(),
                useVolumeFilter(),
                plan.schedule().map(SearchSchedule::volumeTrigger).orElse(OptionalInt.empty()));
        options.add(orderOption + plan.order().heuristic() + handOver(plan));
        if (plan.nof()) {
            options.add("-n");
        }
        plan.schedule().flatMap(SearchSchedule::tries).ifPresent(each -> options.add("--tries " + each.text()));
        return String.join(" ", options);
    }

    /** Where FILA takes over, after the letter of the ordering heuristic. */
    private static String handOver(SearchPlan plan) {
        if (plan.schedule().isPresent()) {
            int lists = plan.schedule().get().lists();
            return lists == 0 ? "" : " -f" + Math.min(lists, plan.pieces());
        }
        return switch (plan.beginning()) {
            case CONSTRAINED_PIECES -> " -f";
            case FEWEST_IMAGES -> "=" + (plan.pieces() - 1) + " -f" + (plan.pieces() - 1);
            case BARE_REGION -> " -f" + plan.pieces();
        };
    }
}
