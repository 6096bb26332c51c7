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

    /** Adds the test of a volume to a method, which has the occupancy; nothing if it does not pay. */
    void addTest(CodeText code) {
        if (!plan.rule().looksAtVolumes()) {
            return;
        }
        names.addOpen(code);
        addPartCount(code);
        code.open("if (parts > 1 && left > 2)");
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
        code.line("int volume = " + names.joined(" + ", word -> bitCount(names.numbered("part", word))) + ";");
        if (plan.sizes().size() == 1) {
            code.open("if (volume % " + plan.sizes().get(0) + " != 0)");
        } else {
            code.open("if (!VOLUMES[left][Long.bitCount(used & SMALL)][volume])");
        }
        code.line("return;").close().close();
    }

    /**
     * Counts the parts of the open space: by Euler's formula the cells, less the pairs of neighbours, and the squares of
     * four are the parts less the holes in them. So where the count is above one there are several parts; that some
     * cases with a hole are missed costs less than to look for the parts everywhere, which takes PT12 5.9 s instead
     * of 4.5. In space, with tunnels and cavities, both take longer than no test: Tetris Cube 2.65 s instead of 2.57.
     */
    private void addPartCount(CodeText code) {
        List<Direction> forwards =
                axes().stream().map(axis -> axis.get(axis.size() - 1)).toList();
        code.line(
                "// The parts of the open space, less the holes in them: its cells, less pairs of them, and squares.");
        for (int word = 0; word < names.words(); word++) {
            code.line("long " + names.numbered("pairs", word) + " = " + names.open(word) + " & ("
                    + names.masked("open", forwards.get(0), word) + ");");
        }
        for (int word = 0; word < names.words(); word++) {
            StringBuilder count = new StringBuilder(bitCount(names.open(word)));
            count.append(" - ").append(bitCount(names.numbered("pairs", word)));
            if (forwards.size() > 1) {
                Direction second = forwards.get(1);
                count.append("\n                - ")
                        .append(bitCount(names.open(word) + " & (" + names.masked("open", second, word) + ")"));
                count.append("\n                + ")
                        .append(bitCount(
                                names.numbered("pairs", word) + " & (" + names.masked("pairs", second, word) + ")"));
            }
            code.line((word == 0 ? "int parts = " : "parts += ") + count + ";");
        }
    }

    private static String bitCount(String set) {
        return "Long.bitCount(" + set + ")";
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
