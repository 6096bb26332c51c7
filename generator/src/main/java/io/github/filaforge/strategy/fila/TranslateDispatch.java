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
 * Writes how each kind of target goes on to its image lists: it looks at the neighbours one by one, getIlsiXX and the
 * switch on it in one (FILA article, section on NOF).
 */
final class TranslateDispatch {

    private static final Template LOOK = Template.named("fila-look.txt");

    private final TranslatePlan plan;
    private final Lattice lattice;
    private final int words;
    /** What every call passes on. */
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
                                        .mapToObj(word -> VariableNames.numbered("free", word, counterWords)))
                        .toList());
    }

    private String occupancy(int word) {
        return VariableNames.numbered("o", word, words);
    }

    /** The name of a kind by its number. */
    static String name(int kind) {
        return "kind" + kind;
    }

    /** The name of the method for a list of a kind. */
    static String name(int kind, int ilsi) {
        return name(kind) + "Ilsi" + ilsi;
    }

    /** The name, the cells and the dispatch of each kind. */
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

    /** What the targets of a kind have in common. */
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

    /** The code that looks at the given neighbours; empty if whatever they are there is no image. */
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
