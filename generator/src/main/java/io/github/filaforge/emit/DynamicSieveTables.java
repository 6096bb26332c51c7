package io.github.filaforge.emit;

import io.github.filaforge.plan.DynamicSievePlan;
import java.util.ArrayList;
import java.util.List;

/** Writes the tables of a dynamic sieve. */
final class DynamicSieveTables {

    private final DynamicSievePlan plan;
    private final DynamicSieveNames names;
    private final DynamicSieveLookUp lookUp;
    private final DynamicSieveVolumes volumes;

    DynamicSieveTables(DynamicSievePlan plan, DynamicSieveNames names) {
        this.plan = plan;
        this.names = names;
        this.lookUp = new DynamicSieveLookUp(plan, names);
        this.volumes = new DynamicSieveVolumes(plan, names);
    }

    /** The tables as constants. */
    String text() {
        CodeText code = new CodeText(1);
        code.comment("The bits of the numbers of blocks and images; with them no index is beyond the end of a table.");
        code.line("private static final int BLOCK_BITS = SIEVE.blockBits();");
        code.line("private static final int IMAGE_BITS = BLOCK_BITS << 6 | 63;").blank();
        code.comment(
                "For each block, and each part of the occupancy: the images that each state of it leaves possible.");
        code.line("private static final long[] POSSIBLE = SIEVE.tables();").blank();
        code.comment(
                "For each block: the images whose shapes are not used up, by six bits of the counters of used pieces.");
        for (int table = 0; table < lookUp.freeTables(); table++) {
            code.line("private static final long[] FREE" + table + " = SIEVE.free(" + table + ");");
        }
        if (DynamicSieveLookUp.gathers(plan)) {
            addGather(code);
        }
        code.blank().comment("The cells of each image, and what counts one piece of its shape as used.");
        code.line("private static final long[] PLACES = SIEVE.places(" + names.placeStride() + ");");
        if (names.words() > 1) {
            code.blank().comment("The cell of the frame from which on a block looks at the occupancy.");
            code.line("private static final int[] WINDOWS = SIEVE.starts();");
        }
        addStates(code);
        for (int word = 0; word < names.words(); word++) {
            List<String> masks = new ArrayList<>();
            for (long[] mask : kinds()) {
                masks.add(Literals.hex(mask[word]));
            }
            code.blank().comment("The cells by the number of walls beside them, most first.");
            code.line("private static final long[] " + names.numbered("KINDS", word) + " = {" + String.join(", ", masks)
                    + "};");
        }
        code.blank().comment("The number of fits of a cell of one kind with which the next kinds are not looked at.");
        code.line("private static final int[] ENOUGH = {" + (plan.rule().isFlat() ? "3, 5, 0" : "6, 8, 8, 0") + "};");
        code.comment("The same with many pieces left.");
        code.line("private static final int[] ENOUGH_OF_MANY = {" + (plan.rule().isFlat() ? "2, 3, 0" : "4, 6, 8, 0")
                + "};");
        volumes.addTables(code);
        return code.toString();
    }

    private void addStates(CodeText code) {
        code.blank().comment("The neighbours of each cell, and what moves them to the highest seven bits.");
        for (int word = 0; word < names.words(); word++) {
            code.line("private static final long[] " + names.numbered("BESIDE", word) + " = SIEVE.neighbours(" + word
                    + ");");
            code.line("private static final long[] " + names.numbered("BESIDE_FACTORS", word) + " = SIEVE.stateFactors("
                    + word + ");");
        }
        code.blank().comment("The first block, and the number of blocks, for each cell and state of its neighbours.");
        code.line("private static final int[] FIRST = SIEVE.first();");
        code.line("private static final int[] COUNTS = SIEVE.counts();").blank();
        code.comment("Blocks with lower numbers are all the images of a cell with just one open neighbour.");
        code.line("private static final int ALONE_BLOCKS = SIEVE.aloneBlocks();");
    }

    private static void addGather(CodeText code) {
        code.blank().comment("Look-ups for targets with just one open neighbour, whose images reach few cells.");
        code.line("private static final Gather GATHER = SIEVE.gather();").blank();
        code.comment("The bits of the numbers of their blocks, and how many groups of cells each looks at.");
        code.line("private static final int ALONE_BITS = GATHER.blockBits();");
        code.line("private static final int GROUPS = GATHER.groups();").blank();
        code.comment("For each group: what leaves its cells, and what moves them to the highest seven bits.");
        code.line("private static final long[] FACTORS = GATHER.factors();").blank();
        code.comment("For each group, and each state of its cells: the images that it leaves possible.");
        code.line("private static final long[] ALONE = GATHER.tables();");
    }

    /** Corners, edges, faces and the rest; in the plane corners, edges and the rest. */
    private List<long[]> kinds() {
        int axes = plan.rule().isFlat() ? 2 : 3;
        List<long[]> kinds = new ArrayList<>();
        for (int kind = 0; kind <= axes; kind++) {
            kinds.add(plan.frame().mask(plan.cellsWithNeighbours(kind == 0 ? 0 : axes + kind, axes + kind)));
        }
        return kinds;
    }
}
