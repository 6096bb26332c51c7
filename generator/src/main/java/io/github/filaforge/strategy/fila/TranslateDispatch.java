package io.github.filaforge.strategy.fila;

import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.VariableNames;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.strategy.fila.TranslatePlan.Kind;
import io.github.filaforge.templates.Template;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Writes the code by which each kind of target goes to its image lists. The code tests the neighbours one by one, and so
 * joins getIlsiXX with the switch on its result (FILA article, section on NOF).
 */
final class TranslateDispatch {

    private static final Template LOOK = Template.named("fila-look.txt");

    private final TranslatePlan plan;
    private final Lattice lattice;
    private final int words;
    /** The arguments that every call passes on. */
    private final String arguments;

    TranslateDispatch(TranslatePlan plan, int counterWords) {
        this.plan = plan;
        this.lattice = plan.images().search().catalog().region().lattice();
        this.words = plan.images().windowWords();
        this.arguments = String.join(
                ", ",
                Stream.concat(
                                IntStream.range(0, words).mapToObj(this::occupancy),
                                IntStream.range(0, counterWords)
                                        .mapToObj(word -> VariableNames.numbered("unused", word, counterWords)))
                        .toList());
    }

    private String occupancy(int word) {
        return VariableNames.numbered("filled", word, words);
    }

    /** Returns the name of a kind by its number. */
    static String name(int kind) {
        return "kind" + kind;
    }

    /** Returns the name of the method for a list of a kind. */
    static String name(int kind, int ilsi) {
        return name(kind) + "Ilsi" + ilsi;
    }

    /** Returns the name, the cells, the comment and the dispatch of each kind. */
    List<Map<String, Object>> kinds() {
        return IntStream.range(0, plan.kinds().size()).mapToObj(this::kind).toList();
    }

    private Map<String, Object> kind(int number) {
        Kind kind = plan.kinds().get(number);
        List<Integer> cells = IntStream.range(0, plan.kindOf().size())
                .filter(cell -> plan.kindOf().get(cell) == number)
                .boxed()
                .toList();
        List<Map.Entry<Direction, Integer>> neighbours =
                List.copyOf(kind.neighbours().entrySet());
        return Map.of(
                "name",
                name(number),
                "cells",
                cells,
                "comment",
                comment(number),
                "dispatch",
                look(number, kind.mask(), neighbours));
    }

    /** Returns the comment with the properties that all targets of a kind share. */
    private String comment(int number) {
        Kind kind = plan.kinds().get(number);
        if (kind.neighbours().isEmpty()) {
            return "Kind " + number + ".";
        }
        int looked = (1 << lattice.directions().size()) - 1 - kind.mask();
        return "Kind " + number + ": "
                + (kind.mask() == 0 ? "" : lattice.labels(kind.mask()) + " are filled anyway, ")
                + lattice.labels(looked) + (Integer.bitCount(looked) == 1 ? " can" : " can each") + " be open.";
    }

    /** Returns the code that tests the given neighbours. It is empty if there is no image for any state of them. */
    private String look(int kind, int ilsi, List<Map.Entry<Direction, Integer>> neighbours) {
        if (neighbours.isEmpty()) {
            boolean any = plan.kinds().get(kind).sets().stream().anyMatch(set -> set.ilsi() == ilsi);
            return any ? name(kind, ilsi) + "(" + arguments + ", target, left);" : "";
        }
        int cell = neighbours.get(0).getValue();
        List<Map.Entry<Direction, Integer>> others = neighbours.subList(1, neighbours.size());
        String whenFilled = look(kind, ilsi | neighbours.get(0).getKey().ilsiBit(), others);
        String whenOpen = look(kind, ilsi, others);
        if (whenFilled.isEmpty() && whenOpen.isEmpty()) {
            return "";
        }
        return LOOK.fill(Map.of(
                        "word",
                        occupancy(cell / Long.SIZE),
                        "bit",
                        Literals.hex(1L << cell),
                        "direction",
                        neighbours.get(0).getKey().label(),
                        "filled",
                        !whenFilled.isEmpty(),
                        "open",
                        !whenOpen.isEmpty(),
                        "whenFilled",
                        whenFilled,
                        "whenOpen",
                        whenOpen))
                .stripTrailing();
    }
}
