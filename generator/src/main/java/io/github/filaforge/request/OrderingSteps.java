package io.github.filaforge.request;

import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The ordering heuristic for each number of pieces left, in the syntax of polycube: {@code H[@args][+pieces][=R]}, several
 * of them with colons between. Each heuristic is in use from R pieces left on; s is in use before the first.
 *
 * @param steps the heuristics, by descending number of pieces left
 */
public record OrderingSteps(List<Step> steps) {

    /** The greatest number of pieces left in a schedule. No puzzle has more pieces. */
    public static final int MOST_PIECES = 999_999;

    private static final Pattern STEP = Pattern.compile("([A-Za-z]+)(?:@([^=:@]*?))?(\\+pieces)?(?:=([0-9]{1,6}))?");

    /** A step whose cells are in a file. */
    private static final Pattern LISTED_STEP = Pattern.compile("@(.+?)(\\+pieces)?(?:=([0-9]{1,6}))?", Pattern.DOTALL);

    /**
     * A heuristic and the number of pieces left with which it begins.
     *
     * @param heuristic the heuristic
     * @param from the number of pieces left from which on it is in use; {@link Integer#MAX_VALUE} if from the beginning
     */
    public record Step(OrderingHeuristic heuristic, int from) {

        private String text() {
            return from == Integer.MAX_VALUE ? heuristic.text() : heuristic.text() + "=" + from;
        }
    }

    public OrderingSteps {
        steps = List.copyOf(steps);
    }

    /** Returns the steps with heuristic s for the whole search. */
    public static OrderingSteps standard() {
        return new OrderingSteps(List.of(new Step(OrderingHeuristic.size(), Integer.MAX_VALUE)));
    }

    /** Returns the steps with heuristic f for the whole search. */
    public static OrderingSteps natural() {
        return new OrderingSteps(List.of(new Step(OrderingHeuristic.natural(), Integer.MAX_VALUE)));
    }

    /**
     * Reads the steps, none of which may name a file.
     *
     * @throws OrderingException if the text cannot be read
     */
    public static OrderingSteps parse(String text) throws OrderingException {
        return parse(text, file -> {
            throw new IllegalArgumentException("no files are read for " + text);
        });
    }

    /**
     * Reads the steps. A step {@code @FILE} or {@code @FILE=R} takes the cells in the order of a file whose name has no
     * colon.
     *
     * @param files reads the text of a file
     * @throws OrderingException if the text cannot be read
     */
    public static OrderingSteps parse(String text, UnaryOperator<String> files) throws OrderingException {
        List<Step> steps = new ArrayList<>();
        for (String part : text.split(":", -1)) {
            Matcher listed = LISTED_STEP.matcher(part);
            Matcher step = STEP.matcher(part);
            if (!listed.matches() && !step.matches()) {
                throw new OrderingException(
                        "'" + part + "' is no part of an ordering schedule: write H, H=N, H@ARGUMENTS=N or @FILE=N"
                                + " with a heuristic H and the number N of pieces left from which on it serves");
            }
            String number = listed.matches() ? listed.group(3) : step.group(4);
            int from = number == null ? Integer.MAX_VALUE : Integer.parseInt(number);
            if (!steps.isEmpty() && from >= steps.get(steps.size() - 1).from()) {
                throw new OrderingException("'" + part + "' would begin where '"
                        + steps.get(steps.size() - 1).text() + "' does or before it: give each heuristic a smaller"
                        + " number of pieces left than the one before it");
            }
            OrderingHeuristic heuristic = listed.matches()
                    ? OrderingHeuristic.listed(listed.group(1), listed.group(2) != null, files.apply(listed.group(1)))
                    : OrderingHeuristic.parse(step.group(1), Optional.ofNullable(step.group(2)), step.group(3) != null);
            steps.add(new Step(heuristic, from));
        }
        return new OrderingSteps(steps);
    }

    /** Returns the heuristic for a number of pieces left. */
    public OrderingHeuristic at(int left) {
        return steps.stream()
                .filter(step -> step.from() >= left)
                .reduce((earlier, later) -> later)
                .map(Step::heuristic)
                .orElseGet(OrderingHeuristic::size);
    }

    /** Returns the heuristic that lists the cells for the whole search; empty if there is another one. */
    public Optional<OrderingHeuristic> listedAlone() {
        return listed().filter(heuristic -> equals(new OrderingSteps(List.of(new Step(heuristic, Integer.MAX_VALUE)))))
                .filter(heuristic -> !heuristic.alsoPieces())
                .findFirst();
    }

    /** Returns the texts that list cells, in the order of the steps. */
    public List<String> listedCells() {
        return listed().map(OrderingHeuristic::cells).toList();
    }

    private Stream<OrderingHeuristic> listed() {
        return steps.stream().map(Step::heuristic).filter(OrderingHeuristic::isListed);
    }

    /**
     * Checks that every listed order is an order of the cells of a puzzle.
     *
     * @throws io.github.filaforge.definition.DefinitionException with the place in the text, if a listed order is not
     */
    public void check(Puzzle puzzle) {
        listed().forEach(heuristic -> heuristic.keys(puzzle));
    }

    /** Returns the steps in the syntax of polycube. */
    public String text() {
        return steps.stream().map(Step::text).collect(Collectors.joining(":"));
    }
}
