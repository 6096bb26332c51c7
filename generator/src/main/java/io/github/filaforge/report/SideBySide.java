package io.github.filaforge.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Blocks of lines that stand side by side. */
final class SideBySide {

    private static final int GAP = 3;

    private SideBySide() {}

    /** The lines of blocks in bands, each of as many blocks as have room, at least one; an empty line between bands. */
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

    /** The width of blocks side by side. */
    static int width(List<List<String>> blocks) {
        int gaps = GAP * Math.max(0, blocks.size() - 1);
        return gaps + blocks.stream().mapToInt(SideBySide::widthOf).sum();
    }

    /** The lines of blocks that stand side by side, with equal tops. */
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

    /** A text with blanks behind it. */
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
