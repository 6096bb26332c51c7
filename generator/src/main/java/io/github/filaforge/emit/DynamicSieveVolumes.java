package io.github.filaforge.emit;

import io.github.filaforge.model.Direction;
import io.github.filaforge.plan.DynamicSievePlan;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Writes how a dynamic sieve looks at the volume of the part of the open space round the first open cell, and ends a
 * branch in which no pieces left have that volume together.
 */
final class DynamicSieveVolumes {

    private final DynamicSievePlan plan;
    private final DynamicSieveNames names;

    DynamicSieveVolumes(DynamicSievePlan plan, DynamicSieveNames names) {
        this.plan = plan;
        this.names = names;
    }

    /** Whether there are constants, which need the class {@code PartVolumes}. */
    boolean needsTables() {
        return plan.rule().looksAtVolumes() && plan.sizes().size() > 1;
    }

    /** Adds the test of a volume, which needs the open cells, to a method; nothing if it does not pay. */
    void addTest(CodeText code) {
        if (!plan.rule().looksAtVolumes()) {
            return;
        }
        code.open("if (left >= 3 && left <= 12)");
        for (int word = 0; word < names.words(); word++) {
            code.line("long " + names.numbered("grown", word) + " = "
                    + (word == 0
                            ? names.open(0) + " & -" + names.open(0)
                            : "("
                                    + IntStream.range(0, word)
                                            .mapToObj(names::open)
                                            .collect(Collectors.joining(" | ")) + ") == 0L ? " + names.open(word)
                                    + " & -"
                                    + names.open(word) + " : 0L")
                    + ";");
            code.line("long " + names.numbered("part", word) + " = 0L;");
        }
        String differs =
                names.joined(" || ", word -> names.numbered("part", word) + " != " + names.numbered("grown", word));
        code.open("while (" + differs + ")");
        for (int word = 0; word < names.words(); word++) {
            code.line(names.numbered("part", word) + " = " + names.numbered("grown", word) + ";");
        }
        for (List<Direction> axis : axes()) {
            for (int word = 0; word < names.words(); word++) {
                int each = word;
                String beside = axis.stream()
                        .map(direction -> "(" + names.masked("grown", direction, each) + ")")
                        .collect(Collectors.joining(" | "));
                code.line(names.numbered("grown", word) + " |= (" + beside + ") & " + names.open(word) + ";");
            }
        }
        code.close();
        code.line("int volume = "
                + names.joined(" + ", word -> "Long.bitCount(" + names.numbered("part", word) + ")")
                + ";");
        if (plan.sizes().size() == 1) {
            code.open("if (volume % " + plan.sizes().get(0) + " != 0)");
        } else {
            code.open("if (!VOLUMES[left][Long.bitCount(used & SMALL)][volume])");
        }
        code.line("return;").close().close();
    }

    /**
     * The directions along each axis. What has grown along one grows on along the next: PT12 5.58 s instead of 5.88 with
     * all at once.
     */
    private List<List<Direction>> axes() {
        return Stream.of(
                        List.of(Direction.MINUS_X, Direction.PLUS_X),
                        List.of(Direction.MINUS_Y, Direction.PLUS_Y),
                        List.of(Direction.MINUS_Z, Direction.PLUS_Z))
                .filter(axis -> plan.directions().containsAll(axis))
                .toList();
    }

    /** Adds the constants that the test needs. */
    void addTables(CodeText code) {
        if (!needsTables()) {
            return;
        }
        int small = plan.sizes().get(0);
        int large = plan.sizes().get(1);
        long mask = IntStream.range(0, plan.unplaced().size())
                .filter(bit -> plan.unplaced().get(bit).volume() == small)
                .mapToLong(bit -> 1L << bit)
                .sum();
        code.blank().comment("The shapes with " + small + " cells.");
        code.line("private static final long SMALL = " + Literals.hex(mask) + ";");
        code.blank()
                .comment("By pieces left and shapes with " + small + " cells used: the volumes that parts may have.");
        code.line("private static final boolean[][][] VOLUMES = PartVolumes.of("
                + plan.search().pieces() + ", " + Long.bitCount(mask) + ", " + small + ", " + large + ", "
                + plan.frame().size() + ");");
    }
}
