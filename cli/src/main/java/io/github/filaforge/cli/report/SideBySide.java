package io.github.filaforge.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
        for (List<List<String>> band : bands(blocks, width)) {
            if (!lines.isEmpty()) {
                lines.add("");
            }
            lines.addAll(band(band));
        }
        return lines;
    }

    /**
     * Returns blocks in bands. A band has the blocks that have room side by side, at least one.
     *
     * @param blocks the blocks, each a list of lines
     * @param width the room of a line, in characters
     */
    static List<List<List<String>>> bands(List<List<String>> blocks, int width) {
        List<List<List<String>>> bands = new ArrayList<>();
        int room = -1;
        for (List<String> block : blocks) {
            int own = GAP + width(block.stream());
            if (room < own) {
                bands.add(new ArrayList<>());
                room = width + GAP;
            }
            bands.get(bands.size() - 1).add(block);
            room -= own;
        }
        return bands;
    }

    /** Returns the lines of blocks that stand side by side, with equal tops. */
    static List<String> band(List<List<String>> blocks) {
        int height = blocks.stream().mapToInt(List::size).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            int line = row;
            lines.add(blocks.stream()
                    .map(block -> padded(line < block.size() ? block.get(line) : "", width(block.stream())))
                    .collect(Collectors.joining(" ".repeat(GAP)))
                    .stripTrailing());
        }
        return lines;
    }

    /** Returns a text with blanks behind it up to a width. */
    static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.codePointCount(0, text.length())));
    }

    /** Returns the number of characters of the longest of some lines. */
    static int width(Stream<String> lines) {
        return lines.mapToInt(line -> line.codePointCount(0, line.length()))
                .max()
                .orElse(0);
    }
}
