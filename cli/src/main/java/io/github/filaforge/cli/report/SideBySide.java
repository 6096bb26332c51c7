package io.github.filaforge.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Lays out blocks of lines side by side. */
final class SideBySide {

    private static final int GAP = 3;

    private SideBySide() {}

    /**
     * Returns the lines of blocks in bands. A band has the blocks that have room side by side, at least one. Between bands
     * there is an empty line.
     *
     * @param blocks the blocks, each a list of lines
     * @param width the room of a line, in characters
     */
    static List<String> lines(List<List<String>> blocks, int width) {
        List<String> lines = new ArrayList<>();
        for (int from = 0; from < blocks.size(); ) {
            int to = from + 1;
            while (to < blocks.size() && width(blocks.subList(from, to + 1)) <= width) {
                to++;
            }
            if (from > 0) {
                lines.add("");
            }
            lines.addAll(band(blocks.subList(from, to)));
            from = to;
        }
        return lines;
    }

    /** Returns the width of blocks side by side. */
    static int width(List<List<String>> blocks) {
        int gaps = GAP * Math.max(0, blocks.size() - 1);
        return gaps + blocks.stream().mapToInt(SideBySide::widthOf).sum();
    }

    /** Returns the lines of blocks that stand side by side, with equal tops. */
    static List<String> band(List<List<String>> blocks) {
        int height = blocks.stream().mapToInt(List::size).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            int line = row;
            lines.add(blocks.stream()
                    .map(block -> padded(line < block.size() ? block.get(line) : "", widthOf(block)))
                    .collect(Collectors.joining(" ".repeat(GAP)))
                    .stripTrailing());
        }
        return lines;
    }

    /** Returns a text with blanks behind it up to a width. */
    static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.codePointCount(0, text.length())));
    }

    private static int widthOf(List<String> block) {
        return block.stream()
                .mapToInt(line -> line.codePointCount(0, line.length()))
                .max()
                .orElse(0);
    }
}
