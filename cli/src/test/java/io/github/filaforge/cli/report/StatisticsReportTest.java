package io.github.filaforge.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.request.SearchRequest.Constraining;
import io.github.filaforge.request.SearchRequest.Filters;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class StatisticsReportTest {

    /** Case P-4 of the FILA article: its Table 2, in the order of its columns. */
    private static final String TABLE_2 = """
            1 301677 2339 299338 0.998 0.008 0.990
            2 3478035 302256 3175779 4.574 0.398 4.177
            3 5722296 760374 4961922 9.264 1.231 8.033
            4 3665538 617667 3047871 13.473 2.270 11.202
            5 1284992 272072 1012920 15.593 3.302 12.292
            6 386776 82406 304370 14.352 3.058 11.294
            7 200366 26950 173416 11.599 1.560 10.039
            8 126819 17275 109544 15.864 2.161 13.703
            9 28279 7994 20285 16.215 4.584 11.631
            10 3088 1744 1344 23.573 13.313 10.260
            11 131 131 0 18.714 18.714 0.000
            12 7 7 0 7.000 7.000 0.000
            """;

    /** Case P-5 of the FILA article: its Table 3. */
    private static final String TABLE_3 = """
            1 78883 2339 76544 0.261 0.008 0.253
            2 1346664 302256 1044408 1.771 0.398 1.374
            3 2551252 760374 1790878 4.130 1.231 2.899
            4 1775873 617667 1158206 6.527 2.270 4.257
            5 660506 272072 388434 8.015 3.302 4.714
            6 196017 82406 113611 7.273 3.058 4.216
            7 80724 26950 53774 4.673 1.560 3.113
            8 62568 17275 45293 7.827 2.161 5.666
            9 19118 7994 11124 10.962 4.584 6.378
            10 2358 1744 614 18.000 13.313 4.687
            11 131 131 0 18.714 18.714 0.000
            12 7 7 0 7.000 7.000 0.000
            """;

    @Test
    void theLinesOfAttemptsAndFitsAreTheArticlesAndAddUp() {
        List<String> lines = after(true);

        assertTrue(lines.contains("# attempts 6774101, fits 2091215, no-fits 4682886"), lines::toString);
        assertTrue(lines.contains("ATTEMPTS[12]=             7"), lines::toString);
        assertTrue(lines.contains("FITS[12]=                 7"), lines::toString);
        assertEquals(6_774_101, sum(lines, "ATTEMPTS["));
        assertEquals(2_091_215, sum(lines, "FITS["));
    }

    @Test
    void theTableByPiecesLeftIsTable2OfTheArticle() {
        assertEquals(TABLE_2, table(after(false)));
    }

    @Test
    void theTableByPiecesLeftIsTable3OfTheArticle() {
        assertEquals(TABLE_3, table(after(true)));
    }

    /** "On average only 3.65 pieces must be considered", each of 5.25 images: 19.2 images. */
    @Test
    void theMeanNumberOfFreePiecesIsTheArticles() {
        List<String> lines = after(true);

        assertTrue(
                lines.contains(
                        "# free pieces: on average 3.65 where one fits, x 5.25 orientations = 19.2 images; 2.65 at a target"),
                lines::toString);
        assertTrue(lines.contains("# difficulty: 2339 solutions / 2091215 fits = 0.001118"), lines::toString);
    }

    private static List<String> after(boolean nof) {
        SearchRequest request = SearchRequest.builder()
                .constraining(Constraining.piece("X"))
                .filters(Filters.before(true, false))
                .strategy("fila-tables")
                .nof(nof)
                .counting(true)
                .build();
        SearchJob job = SearchBuilder.prepare(Definitions.puzzle("pentominoes_10x6"), request);
        return StatisticsReport.after(job, job.run(), new Stopwatch()).lines().toList();
    }

    /** Returns the rows of numbers of the table by pieces left, their columns parted by single blanks. */
    private static String table(List<String> lines) {
        return lines.stream()
                .filter(line -> line.matches("# +\\d+( +[\\d.]+){6}"))
                .map(line -> line.substring(1).strip().replaceAll(" +", " ") + "\n")
                .collect(Collectors.joining());
    }

    private static long sum(List<String> lines, String column) {
        return lines.stream()
                .filter(line -> line.startsWith(column))
                .mapToLong(line ->
                        Long.parseLong(line.substring(line.indexOf('=') + 1).strip()))
                .sum();
    }
}
