package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A range in -o has a sample of each of its numbers: as a table, as lines of JSON, as a chart. */
class SwitchSeriesTest {

    private static final String SOMA = "../def/somacube.txt";
    private static final String SAMPLE = "30,2,5";

    private static final Pattern SUMMARY =
            Pattern.compile("# 30 trials: ([0-9]+) solutions?, ([0-9]+) fits, .* s; with 95 % confidence");

    @TempDir
    Path folder;

    /** The cells of each row of a table, without its head. */
    private static List<List<String>> rows(String table) {
        return table.lines()
                .skip(3)
                .map(line -> List.of(line.strip().split(" +")))
                .toList();
    }

    /** The solutions and fits that the sample of one number has. */
    private static List<String> ofOneSample(int number) {
        Ended ended = fila("solve", "-q", "-s", SAMPLE, "-of:s=" + number, SOMA);
        Matcher summary = SUMMARY.matcher(ended.err());
        assertTrue(summary.find(), ended.err());
        return List.of(summary.group(1), summary.group(2));
    }

    @Test
    void aRangeHasARowForEachNumberWithTheFiguresOfItsOwnSample() {
        Ended ended = fila("solve", "-s", SAMPLE, "-of:s=3..6", SOMA);

        assertEquals(0, ended.exitCode(), ended.err());
        assertTrue(
                ended.out().startsWith("somacube: 30 trials each, to 2 pieces left, seed 5; -of:s=N\n\n"), ended.out());
        List<List<String>> rows = rows(ended.out());
        assertEquals(
                List.of("3", "4", "5", "6"),
                rows.stream().map(row -> row.get(0)).toList());
        for (List<String> row : rows) {
            assertEquals("30", row.get(1));
            assertEquals(
                    ofOneSample(Integer.parseInt(row.get(0))),
                    List.of(row.get(2).replace(",", ""), row.get(3).replace(",", "")));
            assertEquals(7, row.size(), ended.out());
        }
        assertTrue(ended.lastErrorLine().startsWith("most solutions a second with N = "), ended.err());
    }

    @Test
    void aRangeMayHaveAStepAndStandAnywhereInTheOrder() {
        Ended ended = fila("solve", "-s", SAMPLE, "-of=7:s=2..7/2:f=1", SOMA);

        assertEquals(0, ended.exitCode(), ended.err());
        assertEquals(
                List.of("2", "4", "6"),
                rows(ended.out()).stream().map(row -> row.get(0)).toList());
        assertTrue(ended.out().contains("-of=7:s=N:f=1"), ended.out());
    }

    @Test
    void jsonHasALineForEachNumber() {
        Ended ended = fila("solve", "--json", "-s", SAMPLE, "-of:s=3..4", SOMA);

        assertEquals(0, ended.exitCode(), ended.err());
        List<String> lines = ended.out().lines().toList();
        assertEquals(2, lines.size());
        for (int number = 3; number <= 4; number++) {
            String line = lines.get(number - 3);
            assertTrue(line.contains("\"switchNumber\":" + number + ","), line);
            assertTrue(line.contains("-of:s=" + number), line);
            assertTrue(line.contains("\"fits\":" + ofOneSample(number).get(1) + ","), line);
            assertTrue(line.contains("\"solutionsPerSecond\":{\"mean\":"), line);
        }
    }

    @Test
    void aChartHasAPointForEachNumberBesideTheTable() throws Exception {
        Path chart = folder.resolve("series.svg");

        Ended ended = fila("solve", "-s", SAMPLE, "-of:s=3..6", "--chart", chart.toString(), SOMA);

        assertEquals(0, ended.exitCode(), ended.err());
        String svg = Files.readString(chart);
        for (List<String> row : rows(ended.out())) {
            String told = "<title>N = " + row.get(0) + ": " + row.get(5) + " +- " + row.get(6) + " solutions a second<";
            assertTrue(svg.contains(told), () -> told + " in " + svg);
        }
    }

    @Test
    void eachTrialIsToldWithStatistics() {
        Ended ended = fila("solve", "-i", "-s", "2,2,5", "-of:s=3..4", SOMA);

        assertEquals(0, ended.exitCode(), ended.err());
        assertEquals(
                2,
                ended.err()
                        .lines()
                        .filter(line -> line.startsWith("# trial 2: "))
                        .count());
        assertTrue(ended.err().contains("# N = 4\n# trial 1: "), ended.err());
    }

    @Test
    void aPuzzleWithoutASolutionHasNoSeries() {
        Path chart = folder.resolve("none.svg");

        Ended ended =
                fila("solve", "-s", SAMPLE, "-of:s=1..2", "--chart", chart.toString(), "../def/hexominoes_15x14.txt");

        assertEquals("0 solutions", ended.lastErrorLine());
        assertEquals("", ended.out());
        assertFalse(Files.exists(chart));
    }
}
