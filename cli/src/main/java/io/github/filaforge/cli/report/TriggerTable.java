package io.github.filaforge.cli.report;

import io.github.filaforge.runtime.search.LevelCounter;
import java.util.List;
import java.util.Locale;

/**
 * Writes a table of the actions of backtrack triggers and image filters by the number of pieces left. For a trigger they are
 * the placements after which it ended the branch, for a filter the images that it removed.
 */
final class TriggerTable {

    private static final int WIDTH = 14;

    private TriggerTable() {}

    /**
     * Returns the table as comments. Each line ends with a line feed. The text is empty if there are no counters.
     *
     * @param counters the counters of triggers and filters, all with the levels of one search
     */
    static String text(List<LevelCounter> counters) {
        if (counters.isEmpty()) {
            return "";
        }
        StringBuilder text = new StringBuilder();
        text.append("# Placements after which a trigger turned back, images that a filter removed:\n#   p");
        counters.forEach(counter -> text.append(column(counter.name())));
        for (int left = 1; left < counters.get(0).levels(); left++) {
            int level = left;
            text.append(String.format(Locale.ROOT, "\n# %3d", level));
            counters.forEach(counter -> text.append(column(String.valueOf(counter.at(level)))));
        }
        text.append("\n# all");
        counters.forEach(counter -> text.append(column(String.valueOf(counter.sum()))));
        return text.append('\n').toString();
    }

    private static String column(String cell) {
        return String.format(Locale.ROOT, "  %" + WIDTH + "s", cell);
    }
}
