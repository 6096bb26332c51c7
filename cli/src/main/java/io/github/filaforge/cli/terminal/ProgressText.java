package io.github.filaforge.cli.terminal;

import io.github.filaforge.run.SearchProgress;
import io.github.filaforge.runtime.text.Plural;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes the progress of a search in words, for a line on a terminal. */
final class ProgressText {

    private static final int BAR = 12;

    private static final int PERCENT = 100;
    private static final double MINUTE = 60;
    private static final double HOUR = 60 * MINUTE;
    private static final double DAY = 24 * HOUR;
    private static final double YEAR = 365.25 * DAY;

    /** The greatest number of roots that are listed; each of many threads may search one. */
    private static final int MOST_ROOTS = 8;

    private ProgressText() {}

    /**
     * Returns one line with a bar that is no longer than the room. If there is too little room, the least important parts
     * are left out.
     *
     * @param columns the greatest number of characters
     */
    static String bar(SearchProgress progress, int columns) {
        List<String> parts = parts(progress);
        for (String least : new String[] {" fits/s", " left"}) {
            if (line(progress, parts).length() > columns) {
                parts.removeIf(part -> part.contains(least));
            }
        }
        String text = line(progress, parts);
        return text.substring(0, Math.max(0, Math.min(text.length(), columns)));
    }

    private static String line(SearchProgress progress, List<String> parts) {
        String text = String.join(", ", parts);
        if (!progress.hasShare()) {
            return text;
        }
        int filled = (int) (progress.share() * BAR);
        return "[" + "#".repeat(filled) + ".".repeat(BAR - filled) + "] " + text;
    }

    /** Returns one line without a bar. */
    static String line(SearchProgress progress) {
        return String.join(", ", parts(progress));
    }

    /** Returns everything that is known about the progress. */
    static String statistics(SearchProgress progress) {
        String running = progress.running().stream()
                .limit(MOST_ROOTS)
                .map(String::valueOf)
                .collect(Collectors.joining(", "));
        String more = progress.running().size() > MOST_ROOTS ? " and others" : "";
        return line(progress) + System.lineSeparator() + progress.rootsDone() + " of "
                + Plural.of(progress.roots(), "root") + " done"
                + (running.isEmpty() ? "" : ", in root " + running + more);
    }

    private static List<String> parts(SearchProgress progress) {
        List<String> parts = new ArrayList<>();
        if (progress.hasShare()) {
            parts.add(String.format(Locale.ROOT, "%.1f %%", PERCENT * progress.share()));
        }
        if (progress.level().isPresent()) {
            SearchProgress.Level level = progress.level().get();
            parts.add("level " + level.number() + " of " + level.levels());
            parts.add(String.format(Locale.ROOT, "%,d states", level.states()));
        } else {
            parts.add(String.format(
                    Locale.ROOT,
                    "%,d solution%s",
                    progress.solutions(),
                    progress.solutions().bitLength() == 1 ? "" : "s"));
        }
        if (progress.fitsPerSecond() > 0 && progress.fitsPerSecond() < Double.POSITIVE_INFINITY) {
            parts.add((progress.fitsAreCounted() ? "" : "~") + rate(progress.fitsPerSecond()) + " fits/s");
        }
        parts.add(time(progress.seconds()));
        if (progress.hasShare()) {
            parts.add(left(progress));
        }
        return parts;
    }

    private static String left(SearchProgress progress) {
        if (progress.left() >= YEAR) {
            return "years left";
        }
        String error = progress.leftError() < 1 ? "" : " (+-" + time(progress.leftError()) + ")";
        return time(progress.left()) + " left" + error;
    }

    private static String rate(double perSecond) {
        String[] units = {"", " k", " M", " G"};
        double number = perSecond;
        int unit = 0;
        while (number >= 999.5 && unit < units.length - 1) {
            number /= 1000;
            unit++;
        }
        return String.format(Locale.ROOT, number < 10 && unit > 0 ? "%.1f%s" : "%.0f%s", number, units[unit]);
    }

    /** Returns a time, to the second or in larger units. */
    static String time(double seconds) {
        if (seconds < MINUTE) {
            return (long) seconds + " s";
        }
        if (seconds < HOUR) {
            return String.format(Locale.ROOT, "%d:%02d min", (long) (seconds / MINUTE), (long) (seconds % MINUTE));
        }
        if (seconds < DAY) {
            return String.format(Locale.ROOT, "%d:%02d h", (long) (seconds / HOUR), (long) (seconds % HOUR / MINUTE));
        }
        return String.format(Locale.ROOT, "%.1f days", seconds / DAY);
    }
}
