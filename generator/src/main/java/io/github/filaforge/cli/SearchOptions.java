package io.github.filaforge.cli;

import io.github.filaforge.SearchRequest;
import io.github.filaforge.SearchRequest.Constraining;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.plan.OrderSchedule;
import io.github.filaforge.plan.ScheduleException;
import io.github.filaforge.plan.Tries;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * The options that shape a search. They have the letters and meanings that they have in polycube. Where neither
 * {@code -f} nor {@code -o} spells the algorithm out, the fastest sound configuration is used.
 */
final class SearchOptions {

    /** More make a table of roots that is larger than any solver. */
    private static final int MOST_ROOTS = 100_000;

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

    @Option(
            names = {"-o", "--order"},
            paramLabel = "H",
            description =
                    "Ordering heuristics: H[@ARGUMENTS][=N], several with colons between, each from N pieces left on."
                            + " s: fewest fits; e: fewest open neighbours, then fewest fits; n: fewest open neighbours; f: first"
                            + " by x, y, z; x y z X Y Z: least or (capitals) greatest coordinate; xyz: least sum of these;"
                            + " l@A,B,C: least A x + B y + C z; a@DEG[,X,Y], A@DEG[,X,Y]: by angle, counter-clockwise or clockwise;"
                            + " R[@X,Y,Z]: farthest from the centre; o: with -f, a fixed order found by samples. Without -f, dancing links throughout; -n, -V and -P are"
                            + " off unless given.")
    private String order;

    @Option(
            names = "--roots",
            paramLabel = "N",
            description =
                    "Split the search into N independent parts or more, each from where some pieces are placed; by"
                            + " default a long search is split as far as its threads need, and one with -i is not.")
    private Integer roots;

    boolean hasTries() {
        return tries != null;
    }

    /** Whether -f, -o or --tries spells out the algorithm. */
    private boolean isAlgorithmGiven() {
        return fila != null || order != null || tries != null;
    }

    private Distinct distinct() {
        if (all) {
            return Distinct.ALL;
        }
        return mirror ? Distinct.UP_TO_REFLECTION : Distinct.UP_TO_ROTATION;
    }

    private Constraining constraining() {
        if (unique) {
            return Constraining.by(Constraining.Rule.NOTHING);
        }
        if (constrained == null) {
            return Constraining.by(Constraining.Rule.CHEAPEST);
        }
        return constrained.isEmpty() ? Constraining.by(Constraining.Rule.AS_POLYCUBE) : Constraining.piece(constrained);
    }

    static int number(String text, String option) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new UserException(option + " takes a number of pieces up to " + Integer.MAX_VALUE + ", not " + text);
        }
    }

    /**
     * What is asked for.
     *
     * @throws UserException if options exclude one another or cannot be read
     */
    SearchRequest.Builder request() {
        check();
        SearchRequest.Builder request = SearchRequest.builder()
                .distinct(distinct())
                .constraining(constraining())
                .filters(filters.request(!isAlgorithmGiven()))
                .nof(nof || !isAlgorithmGiven());
        if (fila != null) {
            request.lists(fila.isEmpty() ? SearchRequest.FROM_CONSTRAINED : number(fila, "-f"));
        }
        if (order != null) {
            request.order(orderSchedule());
        }
        if (tries != null) {
            request.tries(tries());
        }
        if (roots != null) {
            request.roots(roots);
        }
        return request;
    }

    private void check() {
        if (all && (mirror || constrained != null)) {
            throw new UserException("--all finds every symmetric copy: leave out " + (mirror ? "--mirror" : "-r"));
        }
        if (unique && (all || constrained != null)) {
            throw new UserException("-u finds all copies of each solution and prints one: leave out "
                    + (all ? "--all" : "-r, which finds only one"));
        }
        if (roots != null && (roots < 1 || roots > MOST_ROOTS)) {
            throw new UserException("--roots takes a number from 1 to " + MOST_ROOTS + ", not " + roots);
        }
    }

    private Tries tries() {
        Matcher form = TRIES.matcher(tries);
        if (!form.matches()) {
            throw new UserException(
                    "--tries takes N,FITS, for example 48,4000: from so many pieces left, so many fits a"
                            + " try; not '" + tries + "'");
        }
        return new Tries(Integer.parseInt(form.group(1)), Integer.parseInt(form.group(2)));
    }

    private OrderSchedule orderSchedule() {
        try {
            return OrderSchedule.parse(order);
        } catch (ScheduleException e) {
            throw new UserException("ordering schedule " + order + ": " + e.getMessage());
        }
    }
}
