package io.github.filaforge.emit;

import io.github.filaforge.model.Direction;
import io.github.filaforge.plan.DynamicSievePlan;
import io.github.filaforge.plan.DynamicTargetRule;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes the methods of a dynamic sieve. */
final class DynamicSieveMethods {

    /**
     * A target with so few fits is taken at once. Measured: Bedlam Cube 2.86 s instead of 3.15, PT12 11.0 instead of
     * 12.2, Tetris Cube the same.
     */
    private static final int FEW_FITS = 2;

    /** What joins terms, one a line. */
    private static final String NEXT_TERM = "\n                | ";

    private final DynamicSievePlan plan;
    private final boolean counting;
    private final DynamicSieveNames names;
    private final DynamicSieveLookUp lookUp;
    private final DynamicSieveVolumes volumes;
    private final int words;
    private final List<Direction> directions;

    DynamicSieveMethods(DynamicSievePlan plan, DynamicSieveNames names, boolean counting) {
        this.plan = plan;
        this.counting = counting;
        this.names = names;
        this.lookUp = new DynamicSieveLookUp(plan, names);
        this.volumes = new DynamicSieveVolumes(plan, names);
        this.words = plan.frame().words();
        this.directions = plan.directions();
    }

    /** The number of bits that number the direction of the only open neighbour. */
    private int codeBits() {
        return directions.size() > 4 ? 3 : 2;
    }

    String text() {
        CodeText code = new CodeText(1);
        addFill(code);
        addChoose(code);
        addPlace(code);
        lookUp.addTo(code);
        return code.toString();
    }

    /** The test that no set has a cell. */
    private static String zero(String sets) {
        return (sets.contains("|") ? "(" + sets + ")" : sets) + " == 0L";
    }

    private void addOpen(CodeText code) {
        for (int word = 0; word < words; word++) {
            code.line("long " + names.open(word) + " = ~" + names.o(word) + ";");
        }
        for (int direction = 0; direction < directions.size(); direction++) {
            for (int word = 0; word < words; word++) {
                code.line("long " + names.beside(direction, word) + " = "
                        + names.masked("open", directions.get(direction), word) + ";");
            }
        }
    }

    private void addFill(CodeText code) {
        code.comment("Fills a cell with just one open neighbour, that with the fewest fits.");
        code.open("private void fill(" + names.occupancyParameters() + ", long used, int left)");
        addOpen(code);
        List<NeighbourCounts> counted = new ArrayList<>();
        for (int word = 0; word < words; word++) {
            counted.add(NeighbourCounts.addTo(code, names, directions.size(), word, false));
            code.line("long " + names.numbered("one", word) + " = " + names.open(word) + " & ~"
                    + counted.get(word).severalOrNone() + ";");
        }
        addHoles(code, counted);
        volumes.addTest(code);
        for (int word = 0; word < words; word++) {
            int each = word;
            code.line(names.numbered("one", word) + " &= ~("
                    + IntStream.range(0, directions.size())
                            .mapToObj(
                                    direction -> names.beside(direction, each) + " & " + names.tooLong(direction, each))
                            .collect(Collectors.joining(NEXT_TERM))
                    + ");");
        }
        String none = names.joined(" | ", word -> names.numbered("one", word));
        code.open("if (" + zero(none) + ")");
        code.line("choose(" + names.occupancyArguments() + ", used, left, Integer.MAX_VALUE, 0, 0L);");
        code.line("return;").close();
        code.line("int best = Integer.MAX_VALUE;").line("int block = 0;").line("long images = 0L;");
        for (int word = 0; word < words; word++) {
            addSmallest(code, word);
        }
        code.open("if (left >= " + plan.rule().manyLeft() + " && best >= " + DynamicTargetRule.MANY_FITS + ")");
        code.line("choose(" + names.occupancyArguments() + ", used, left, best, block, images);")
                .line("return;")
                .close();
        addCount(code, "best");
        addPlacing(code);
        code.close().blank();
    }

    /** Ends the branch if a hole is smaller than any part of a piece. */
    private void addHoles(CodeText code, List<NeighbourCounts> counted) {
        int smallest = plan.smallestPart();
        List<String> tests = new ArrayList<>();
        for (int word = 0; word < words; word++) {
            tests.add(names.open(word) + " & ~" + counted.get(word).some());
            if (smallest > 2) {
                for (Direction direction : directions) {
                    if (plan.frame().steps().get(direction) > 0) {
                        tests.add(names.numbered("one", word) + " & (" + names.masked("one", direction, word) + ")");
                    }
                }
            }
        }
        code.open("if ((" + String.join(NEXT_TERM, tests) + ") != 0L)");
        if (smallest == 1) {
            code.line("choose(" + names.occupancyArguments() + ", used, left, Integer.MAX_VALUE, 0, 0L);");
        }
        code.line("return;").close();
    }

    private void addSmallest(CodeText code, int word) {
        String one = names.numbered("one", word);
        if (word == 0) {
            code.open("while (" + one + " != 0L)");
        } else {
            code.open("while (" + one + " != 0L && best > " + FEW_FITS + ")");
        }
        code.line("int cell = Long.numberOfTrailingZeros(" + one + ");");
        code.line(one + " &= " + one + " - 1L;");
        StringBuilder candidate =
                new StringBuilder((word == 0 ? "cell" : "(" + word * Long.SIZE + " + cell)") + " << " + codeBits());
        for (int bit = 0; bit < codeBits(); bit++) {
            int each = bit;
            String set = IntStream.range(0, directions.size())
                    .filter(direction -> (direction >> each & 1) != 0)
                    .mapToObj(direction -> names.beside(direction, word))
                    .collect(Collectors.joining(" | "));
            if (!set.isEmpty()) {
                String value = "(int) (" + (set.contains("|") ? "(" + set + ")" : set) + " >>> cell & 1L)";
                candidate.append(NEXT_TERM).append(bit == 0 ? value : value + " << " + bit);
            }
        }
        code.line("int candidate = " + candidate + ";");
        code.line("long fitting = " + lookUp.alone() + "(candidate, " + names.occupancyArguments() + ", used);");
        code.open("if (fitting == 0L)").line("return;").close();
        code.line("int count = Long.bitCount(fitting);");
        code.open("if (count < best)");
        code.line("best = count;").line("block = candidate;").line("images = fitting;");
        code.open("if (best <= " + FEW_FITS + ")").line("break;").close();
        code.close().close();
    }

    private void addCount(CodeText code, String fits) {
        if (counting) {
            code.line("attempts[left] += " + fits + ";").line("fits[left] += " + fits + ";");
        }
    }

    /** Places the images of a block. */
    private void addPlacing(CodeText code) {
        code.open("if (left == 1)")
                .line("solved(block, images);")
                .line("return;")
                .close();
        code.line("int first = block << 6;");
        code.open("do");
        code.line("int image = first + Long.numberOfTrailingZeros(images);");
        code.line("images &= images - 1L;");
        code.line("path[left] = image;");
        code.line("int at = (image & IMAGE_BITS) * " + names.placeStride() + ";");
        String next = names.join(word -> names.o(word) + " | " + place(word));
        if (plan.hasCopies()) {
            code.line("long shapeBit = " + place(words) + ";");
            code.line("int shape = Long.numberOfTrailingZeros(shapeBit);");
            code.line("copies[shape]--;");
            code.line("fill(" + next + ", copies[shape] == 0 ? used | shapeBit : used, left - 1);");
            code.line("copies[shape]++;");
        } else {
            code.line("fill(" + next + ", used | " + place(words) + ", left - 1);");
        }
        code.closeWith("while (images != 0L);");
    }

    private static String place(int index) {
        return index == 0 ? "PLACES[at]" : "PLACES[at + " + index + "]";
    }

    private void addPlace(CodeText code) {
        code.comment("Places each of some images of a block.");
        code.open("private void place(int block, long fitting, " + names.occupancyParameters()
                + ", long used, int left)");
        code.line("long images = fitting;");
        addPlacing(code);
        code.close().blank();
    }

    private void addChoose(CodeText code) {
        code.comment(
                "Fills the cell with the fewest fits among those with two open neighbours, or that which is known.");
        code.open("private void choose(" + names.occupancyParameters()
                + ", long used, int left, int fewest, int block, long images)");
        addOpen(code);
        List<NeighbourCounts> counted = new ArrayList<>();
        for (int word = 0; word < words; word++) {
            counted.add(NeighbourCounts.addTo(code, names, directions.size(), word, true));
            code.line("long " + names.numbered("candidates", word) + " = " + names.open(word) + " & ~"
                    + counted.get(word).manyOrNone() + ";");
        }
        String anyCandidate = names.joined(" | ", word -> names.numbered("candidates", word));
        code.open("if (images != 0L)");
        for (int word = 0; word < words; word++) {
            code.line(names.numbered("candidates", word) + " &= "
                    + counted.get(word).severalOrNone() + ";");
        }
        code.closeWith("else if (" + zero(anyCandidate) + ") {").deeper();
        for (int word = 0; word < words; word++) {
            code.line(names.numbered("candidates", word) + " = " + names.open(word) + ";");
        }
        code.close();
        code.line("int[] enough = left >= " + plan.rule().manyLeft() + " ? ENOUGH_OF_MANY : ENOUGH;");
        code.line("int best = fewest;").line("int state = -1;");
        code.open("for (int kind = 0; kind < ENOUGH.length; kind++)");
        for (int word = 0; word < words; word++) {
            String rest = names.numbered("rest", word);
            code.open("for (long " + rest + " = " + names.numbered("candidates", word) + " & "
                    + names.numbered("KINDS", word) + "[kind]; " + rest + " != 0L; " + rest + " &= " + rest + " - 1L)");
            code.line("int cell = Long.numberOfTrailingZeros(" + rest + ");");
            StringBuilder index = new StringBuilder(
                    (word == 0 ? "cell" : "(" + word * Long.SIZE + " + cell)") + " << " + directions.size());
            for (int direction = 0; direction < directions.size(); direction++) {
                String value = "(int) (" + names.beside(direction, word) + " >>> cell & 1L)";
                index.append(NEXT_TERM).append(direction == 0 ? value : value + " << " + direction);
            }
            code.line("int candidate = " + index + ";");
            code.line("int count = count(candidate, " + names.occupancyArguments() + ", used, best);");
            code.open("if (count == 0)").line("return;").close();
            code.open("if (count < best)")
                    .line("best = count;")
                    .line("state = candidate;")
                    .close();
            code.close();
        }
        code.open("if (best <= enough[kind])").line("break;").close();
        code.close();
        addCount(code, "best");
        code.open("if (state < 0)");
        code.line("place(block, images, " + names.occupancyArguments() + ", used, left);")
                .line("return;")
                .close();
        code.open("for (int each = FIRST[state], end = each + COUNTS[state]; each < end; each++)");
        code.line("long fitting = fitting(each, " + names.occupancyArguments() + ", used);");
        code.open("if (fitting != 0L)");
        code.line("place(each, fitting, " + names.occupancyArguments() + ", used, left);")
                .close()
                .close();
        code.close().blank();
        code.comment("The number of fits of a cell in a state; counting ends where it reaches a limit.");
        code.open("private static int count(int state, " + names.occupancyParameters() + ", long used, int limit)");
        code.line("int count = 0;");
        code.open("for (int each = FIRST[state], end = each + COUNTS[state]; each < end && count < limit; each++)");
        code.line("count += Long.bitCount(fitting(each, " + names.occupancyArguments() + ", used));")
                .close();
        code.line("return count;").close().blank();
    }
}
