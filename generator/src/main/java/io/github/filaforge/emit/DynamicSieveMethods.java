package io.github.filaforge.emit;

import io.github.filaforge.plan.DynamicSievePlan;

/** Writes the methods of a dynamic sieve. */
final class DynamicSieveMethods {

    private final DynamicSieveNames names;
    private final DynamicSieveNeighbours neighbours;
    private final DynamicSieveTargets targets;
    private final int words;

    DynamicSieveMethods(DynamicSievePlan plan, DynamicSieveNames names, boolean counting) {
        this.names = names;
        this.neighbours = new DynamicSieveNeighbours(plan, names);
        this.targets = new DynamicSieveTargets(plan, names, counting);
        this.words = names.words();
    }

    String text() {
        CodeText code = new CodeText(1);
        addSearch(code);
        neighbours.addTo(code);
        targets.addTo(code);
        return code.toString();
    }

    /**
     * Adds the method that searches from a batch. It places images too: C2 does not make a method of this size part of
     * itself. With a method for placing that it does so with, it is busy for a second before the first run is fast:
     * Tetris Cube 2.3 s in place of 1.95.
     */
    private void addSearch(CodeText code) {
        code.line("@Override").open("protected void search(int left, int count)");
        code.line("StateBatch batch = batches[left];");
        addArrays(code, "occupancy", "batch.occupancy");
        code.line("long[] used = batch.used();");
        addArrays(code, "holes", "neighbours.holes");
        addArrays(code, "alone", "neighbours.alone");
        neighbours.addCalls(code);
        code.line("int[] whole = neighbours.whole();");
        code.line("int wholeCount = neighbours.findWhole(count);").blank();
        code.line("batch.clearChoices();");
        code.open("for (int each = 0; each < wholeCount; each++)");
        code.line("int state = whole[each];");
        code.line("findTarget(batch, state, " + names.join(word -> names.numbered("occupancy", word) + "[state]")
                + ", used[state], " + names.join(word -> names.numbered("alone", word) + "[state]") + ", left);");
        code.close();
        code.open("if (left == 1)").line("solved();").line("return;").close().blank();
        addPlacing(code);
        code.close().blank();
    }

    private void addArrays(CodeText code, String name, String source) {
        for (int word = 0; word < words; word++) {
            code.line("long[] " + names.numbered(name, word) + " = " + source + "(" + word + ");");
        }
    }

    private void addPlacing(CodeText code) {
        code.line("StateBatch next = batches[left - 1];");
        addArrays(code, "nextOccupancy", "next.occupancy");
        code.line("long[] nextUsed = next.used();")
                .line("int[] parents = next.parents();")
                .line("int[] placed = next.placed();")
                .line("int[] choosers = batch.choosers();")
                .line("int[] blocks = batch.blocks();")
                .line("long[] fitting = batch.images();")
                .line("int nextCount = 0;");
        code.open("for (int choice = 0, end = batch.choices(); choice < end; choice++)");
        code.line("int state = choosers[choice];")
                .line("int first = blocks[choice] << 6;")
                .line("long images = fitting[choice];");
        code.open("do");
        code.line("int image = first + Long.numberOfTrailingZeros(images);");
        code.line("images &= images - 1L;");
        code.line("int at = (image & IMAGE_BITS) * " + names.placeStride() + ";");
        for (int word = 0; word < words; word++) {
            code.line(names.numbered("nextOccupancy", word) + "[nextCount] = " + names.numbered("occupancy", word)
                    + "[state] | " + place(word) + ";");
        }
        code.line("nextUsed[nextCount] = used[state] + " + place(words) + ";")
                .line("parents[nextCount] = state;")
                .line("placed[nextCount] = image;")
                .line("nextCount++;");
        code.closeWith("while (images != 0L);");
        code.open("if (nextCount >= StateBatch.FULL)")
                .line("search(left - 1, nextCount);")
                .line("nextCount = 0;")
                .close();
        code.close();
        code.open("if (nextCount > 0)").line("search(left - 1, nextCount);").close();
    }

    private static String place(int index) {
        return index == 0 ? "PLACES[at]" : "PLACES[at + " + index + "]";
    }
}
