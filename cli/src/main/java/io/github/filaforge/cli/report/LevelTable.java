package io.github.filaforge.cli.report;

import io.github.filaforge.result.SearchResult;
import io.github.filaforge.runtime.search.LevelCounter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/**
 * The numbers of attempts, fits and no-fits of a search by the number of pieces left, in total and per target (FILA article,
 * Tables 2 to 5). The numbers of targets follow from the fits: every fit with p + 1 pieces left that no backtrack trigger
 * cuts off leads to one target with p pieces left, and the search begins with one target. Immutable.
 */
final class LevelTable {

    private final List<Row> rows;

    /**
     * The figures of one level.
     *
     * @param left the number of pieces left
     * @param targets the number of targets that were chosen with this number of pieces left
     */
    record Row(int left, long attempts, long fits, long targets) {

        /** Returns the number of attempts at images that did not fit. */
        long noFits() {
            return attempts - fits;
        }

        /** Returns a number divided by the number of targets; empty if there was no target. */
        private OptionalDouble perTarget(long number) {
            return targets == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) number / targets);
        }

        OptionalDouble attemptsPerTarget() {
            return perTarget(attempts);
        }

        OptionalDouble fitsPerTarget() {
            return perTarget(fits);
        }

        OptionalDouble noFitsPerTarget() {
            return perTarget(noFits());
        }
    }

    private LevelTable(List<Row> rows) {
        this.rows = List.copyOf(rows);
    }

    /** Returns the table of a search; empty if it did not count both attempts and fits. */
    static Optional<LevelTable> of(SearchResult result) {
        if (result.attempts().isEmpty() || result.fits().isEmpty()) {
            return Optional.empty();
        }
        LevelCounter attempts = result.attempts().get();
        LevelCounter fits = result.fits().get();
        List<Row> rows = new ArrayList<>();
        for (int left = 1; left < fits.levels(); left++) {
            long targets = left + 1 == fits.levels() ? 1 : fits.at(left + 1) - turnedBack(result, left + 1);
            rows.add(new Row(left, attempts.at(left), fits.at(left), targets));
        }
        return Optional.of(new LevelTable(rows));
    }

    /** Returns the number of fits with a number of pieces left after which a trigger ended the branch. */
    private static long turnedBack(SearchResult result, int left) {
        return Stream.of(LevelCounter.PARITY_TRIGGER, LevelCounter.VOLUME_TRIGGER)
                .flatMap(name -> result.counter(name).stream())
                .mapToLong(counter -> counter.at(left))
                .sum();
    }

    /** Returns the rows, from one piece left upwards. */
    List<Row> rows() {
        return rows;
    }

    /** Returns a row with the sums of all levels. Its number of pieces left is 0. */
    Row all() {
        return new Row(0, sum(Row::attempts), sum(Row::fits), sum(Row::targets));
    }

    private long sum(ToLongFunction<Row> figure) {
        return rows.stream().mapToLong(figure).sum();
    }

    /** Returns the mean number of pieces left at a fit. The piece that fits is counted as left. */
    OptionalDouble freePiecesAtFit() {
        return meanLeft(Row::fits);
    }

    /** Returns the mean number of pieces left at a target. */
    OptionalDouble freePiecesAtTarget() {
        return meanLeft(Row::targets);
    }

    private OptionalDouble meanLeft(ToLongFunction<Row> weight) {
        long weights = sum(weight);
        double sum = rows.stream()
                .mapToDouble(row -> (double) row.left() * weight.applyAsLong(row))
                .sum();
        return weights == 0 ? OptionalDouble.empty() : OptionalDouble.of(sum / weights);
    }

    /** Returns the table as comments. Each line ends with a line feed. */
    String text() {
        ReportText text = new ReportText();
        text.plain("#   p        attempts            fits         no-fits"
                + "  attempts/target  fits/target  no-fits/target");
        rows.forEach(row -> append(text, String.valueOf(row.left()), row));
        append(text, "all", all());
        return text.toString();
    }

    private static void append(ReportText text, String name, Row row) {
        text.line(
                "# %3s  %14d  %14d  %14d  %15s  %11s  %14s",
                name,
                row.attempts(),
                row.fits(),
                row.noFits(),
                rounded(row.attemptsPerTarget()),
                rounded(row.fitsPerTarget()),
                rounded(row.noFitsPerTarget()));
    }

    /** Returns a figure with three decimal places, like the article, or a dash if it is empty. */
    static String rounded(OptionalDouble figure) {
        return figure.isEmpty() ? "-" : String.format(Locale.ROOT, "%.3f", figure.getAsDouble());
    }
}
