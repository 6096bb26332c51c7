package io.github.filaforge.cli.bench;

import io.github.filaforge.cli.report.JsonLine;
import io.github.filaforge.picture.page.JsonObject;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.Splitter;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/** Simulates a search by several numbers of threads, and writes its speeds. Each figure is the median of some rounds. */
final class ThreadsReport {

    private static final double PERCENT = 100;

    private final String puzzle;
    private final String machine;
    private final List<Row> rows;

    /** A number of threads with its simulated runs, one of each kind in a round. */
    private record Row(int threads, List<Round> rounds) {

        double median(ToDoubleFunction<Round> value) {
            return rounds.stream().mapToDouble(value).sorted().toArray()[rounds.size() / 2];
        }

        double inOrder() {
            return median(round -> round.inOrder.share(threads, round.one.work()));
        }

        double shared() {
            return median(round -> round.shared.share(threads, round.one.work()));
        }

        double moreWork() {
            return median(round -> (double) round.shared.work() / round.one.work() - 1);
        }

        int parts() {
            return (int) median(round -> round.shared.parts());
        }

        int givenUp() {
            return (int) median(round -> round.shared.givenUp());
        }
    }

    /** The runs of a round: one thread, threads that search whole roots in order, and threads that share parts. */
    private record Round(ThreadSimulation.Run one, ThreadSimulation.Run inOrder, ThreadSimulation.Run shared) {}

    private ThreadsReport(String puzzle, String machine, List<Row> rows) {
        this.puzzle = puzzle;
        this.machine = machine;
        this.rows = rows;
    }

    /**
     * Simulates threads.
     *
     * @param machine the machine in words
     * @param splitter splits the parts of the search
     */
    static ThreadsReport of(
            String puzzle, String machine, Search search, Splitter splitter, List<Integer> threads, int rounds) {
        ThreadSimulation simulation = new ThreadSimulation(
                search, splitter, () -> ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
        // The JIT has not compiled the code before these two runs, so they are not measured.
        simulation.inOrder(1);
        simulation.shared(2);
        List<Row> rows = threads.stream()
                .distinct()
                .map(each -> new Row(each, new ArrayList<>()))
                .toList();
        for (int round = 0; round < rounds; round++) {
            for (Row row : rows) {
                row.rounds.add(new Round(
                        simulation.inOrder(1), simulation.inOrder(row.threads), simulation.shared(row.threads)));
            }
        }
        return new ThreadsReport(puzzle, machine, rows);
    }

    private static String percent(int digits, double share) {
        return String.format(Locale.ROOT, "%." + digits + "f %%", PERCENT * share);
    }

    /** Returns the table. Each line ends with a line feed. */
    String table() {
        List<String> lines = new ArrayList<>(List.of(
                puzzle + " on " + machine,
                "simulated from processor time; speed in percent of the ideal speed, medians",
                "",
                line("threads", "in order", "shared", "more work", "parts", "given up")));
        for (Row row : rows) {
            lines.add(line(
                    String.valueOf(row.threads),
                    percent(0, row.inOrder()),
                    percent(0, row.shared()),
                    percent(1, row.moreWork()),
                    String.valueOf(row.parts()),
                    String.valueOf(row.givenUp())));
        }
        return String.join("\n", lines) + "\n";
    }

    private static String line(String... entries) {
        return String.format(Locale.ROOT, "%7s %10s %10s %11s %8s %10s", (Object[]) entries);
    }

    /** Returns the line of JSON, without a line feed. */
    String json() {
        Function<Row, Map<String, Object>> fields = row -> JsonObject.of(
                "threads", row.threads,
                "inOrder", JsonLine.rounded(row.inOrder()),
                "shared", JsonLine.rounded(row.shared()),
                "moreWork", JsonLine.rounded(row.moreWork()),
                "parts", row.parts(),
                "givenUp", row.givenUp());
        return JsonLine.of(JsonObject.of(
                "puzzle",
                puzzle,
                "machine",
                machine,
                "rows",
                rows.stream().map(fields).toList()));
    }
}
