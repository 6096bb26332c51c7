package io.github.filaforge.emit;

import io.github.filaforge.model.Direction;
import io.github.filaforge.plan.DynamicSievePlan;
import io.github.filaforge.plan.DynamicTargetRule;

/** Writes how a dynamic sieve chooses the cell that is to be filled next in a state. */
final class DynamicSieveTargets {

    /**
     * A target with so few fits is taken at once. Measured: Bedlam Cube 2.86 s instead of 3.15, PT12 11.0 instead of
     * 12.2, Tetris Cube the same.
     */
    private static final int FEW_FITS = 2;

    private final DynamicSievePlan plan;
    private final DynamicSieveNames names;
    private final DynamicSieveLookUp lookUp;
    private final DynamicSieveVolumes volumes;
    private final boolean counting;
    private final int words;

    DynamicSieveTargets(DynamicSievePlan plan, DynamicSieveNames names, boolean counting) {
        this.plan = plan;
        this.names = names;
        this.lookUp = new DynamicSieveLookUp(plan, names);
        this.volumes = new DynamicSieveVolumes(plan, names);
        this.counting = counting;
        this.words = names.words();
    }

    /** Adds the methods. */
    void addTo(CodeText code) {
        addFindTarget(code);
        addFindAmongMore(code);
        addAround(code);
        lookUp.addTo(code);
    }

    private String alone(int word) {
        return names.numbered("alone", word);
    }

    private String candidates(int word) {
        return names.numbered("candidates", word);
    }

    private static String cell(int word) {
        return word == 0 ? "cell" : word * Long.SIZE + " + cell";
    }

    private void addFindTarget(CodeText code) {
        code.comment("Chooses a cell with just one open neighbour, that with the fewest fits.");
        code.open("private void findTarget(StateBatch batch, int state, " + names.occupancyParameters()
                + ", long used, " + names.join(word -> "long " + alone(word)) + ", int left)");
        volumes.addTest(code);
        code.line("int best = Integer.MAX_VALUE;").line("int block = 0;").line("long images = 0L;");
        for (int word = 0; word < words; word++) {
            addSmallest(code, word);
        }
        code.open("if (best == Integer.MAX_VALUE || left >= " + plan.rule().manyLeft() + " && best >= "
                + DynamicTargetRule.MANY_FITS + ")");
        code.line("findAmongMore(batch, state, " + names.occupancyArguments() + ", used, " + names.join(this::alone)
                + ", left, best, block, images);");
        code.orElse();
        addChoice(code, "block", "images");
        code.close().close().blank();
    }

    private void addSmallest(CodeText code, int word) {
        String rest = names.numbered("rest", word);
        code.open("for (long " + rest + " = " + alone(word) + "; " + rest + " != 0L && best > " + FEW_FITS + "; " + rest
                + " &= " + rest + " - 1L)");
        code.line("int cell = Long.numberOfTrailingZeros(" + rest + ");");
        code.line("int first = FIRST[around(" + cell(word) + ", " + names.occupancyArguments() + ")];");
        code.open("if (first >= ALONE_BLOCKS)").line("continue;").close();
        code.line("long fitting = " + lookUp.alone() + "(first, " + names.occupancyArguments() + ", used);");
        code.open("if (fitting == 0L)").line("return;").close();
        code.line("int count = Long.bitCount(fitting);");
        code.open("if (count < best)");
        code.line("best = count;").line("block = first;").line("images = fitting;");
        code.close().close();
    }

    private void addFindAmongMore(CodeText code) {
        code.comment(
                "Chooses the cell with the fewest fits among those with two open neighbours, and that which is known.");
        code.open("private void findAmongMore(StateBatch batch, int state, " + names.occupancyParameters()
                + ", long used, " + names.join(word -> "long " + alone(word))
                + ", int left, int fewest, int known, long imagesKnown)");
        names.addOpen(code);
        for (Direction direction : plan.directions()) {
            for (int word = 0; word < words; word++) {
                names.addBeside(code, direction, word);
            }
        }
        for (int word = 0; word < words; word++) {
            int each = word;
            NeighbourCounts counts = NeighbourCounts.addTo(
                    code,
                    plan.directions().stream()
                            .map(direction -> names.beside(direction, each))
                            .toList(),
                    words == 1 ? "" : "_" + word,
                    true);
            code.line("long " + candidates(word) + " = " + names.open(word) + " & ~" + counts.manyOrNone() + ";");
        }
        code.open("if (imagesKnown != 0L)");
        for (int word = 0; word < words; word++) {
            code.line(candidates(word) + " &= ~" + alone(word) + ";");
        }
        String any = names.joined(" | ", this::candidates);
        code.closeWith("else if (" + (words == 1 ? any : "(" + any + ")") + " == 0L) {")
                .deeper();
        for (int word = 0; word < words; word++) {
            code.line(candidates(word) + " = " + names.open(word) + ";");
        }
        code.close();
        code.line("int[] enough = left >= " + plan.rule().manyLeft() + " ? ENOUGH_OF_MANY : ENOUGH;");
        code.line("int best = fewest;").line("int block = known;").line("int end = known + 1;");
        code.line("long images = imagesKnown;");
        code.open("for (int kind = 0; kind < ENOUGH.length; kind++)");
        for (int word = 0; word < words; word++) {
            addCount(code, word);
        }
        code.open("if (best <= enough[kind])").line("break;").close();
        code.close();
        code.open("if (images != 0L)");
        addChoice(code, "block", "images");
        code.close();
        code.open("for (int each = block + 1; each < end; each++)");
        code.line("long more = fitting(each, " + names.occupancyArguments() + ", used);");
        code.open("if (more != 0L)");
        addChoice(code, "each", "more");
        code.close().close();
        code.close().blank();
    }

    /** Counts the fits of the candidates of one kind; only as far as they are fewer than before. */
    private void addCount(CodeText code, int word) {
        String rest = names.numbered("rest", word);
        code.open("for (long " + rest + " = " + candidates(word) + " & " + names.numbered("KINDS", word) + "[kind]; "
                + rest + " != 0L; " + rest + " &= " + rest + " - 1L)");
        code.line("int cell = Long.numberOfTrailingZeros(" + rest + ");");
        code.line("int around = around(" + cell(word) + ", " + names.occupancyArguments() + ");");
        code.line("int first = FIRST[around];");
        code.line("int last = first + COUNTS[around];");
        code.line("long fitting = fitting(first, " + names.occupancyArguments() + ", used);");
        code.line("int count = Long.bitCount(fitting);");
        code.open("for (int each = first + 1; each < last && count < best; each++)");
        code.line("count += Long.bitCount(fitting(each, " + names.occupancyArguments() + ", used));")
                .close();
        code.open("if (count == 0)").line("return;").close();
        code.open("if (count < best)");
        code.line("best = count;").line("block = first;").line("end = last;").line("images = fitting;");
        code.close().close();
    }

    /** Has some images placed, each for itself, when all states of the batch have been seen. */
    private void addChoice(CodeText code, String block, String images) {
        if (counting) {
            code.line("attempts[left] += Long.bitCount(" + images + ");");
            code.line("fits[left] += Long.bitCount(" + images + ");");
        }
        code.line("batch.choose(state, " + block + ", " + images + ");");
    }

    private void addAround(CodeText code) {
        code.comment("The number of a cell and the state of its neighbours.");
        code.open("private static int around(int cell, " + names.occupancyParameters() + ")");
        String moved = names.joined(
                " + ",
                word -> "(" + names.numbered("BESIDE", word) + "[cell] & ~" + names.o(word) + ") * "
                        + names.numbered("BESIDE_FACTORS", word) + "[cell]");
        code.line("return cell << 7 | (int) (" + (words == 1 ? moved : "(" + moved + ")") + " >>> 57);");
        code.close().blank();
    }
}
