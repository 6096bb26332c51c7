package io.github.filaforge.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.SearchJob;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.SearchRequest.Constraining;
import io.github.filaforge.SearchRequest.Filters;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.run.Stopwatch;
import java.util.List;
import org.junit.jupiter.api.Test;

class StatisticsReportTest {

    /** Case P-5 of the FILA article: 2,091,215 fits and 4,682,886 attempts that did not fit. */
    @Test
    void theCountsAreTheArticlesAndAddUp() {
        SearchRequest request = SearchRequest.builder()
                .constraining(Constraining.piece("X"))
                .filters(Filters.before(true, false))
                .strategy("fila-tables")
                .counting(true)
                .build();
        SearchJob job = Filaforge.prepare(Definitions.puzzle("pentominoes_10x6"), request);

        List<String> lines =
                StatisticsReport.after(job.run(), new Stopwatch()).lines().toList();

        assertTrue(lines.contains("# attempts 6774101, fits 2091215, no-fits 4682886"), lines::toString);
        assertTrue(lines.contains("ATTEMPTS[12]=             7"), lines::toString);
        assertTrue(lines.contains("FITS[12]=                 7"), lines::toString);
        assertEquals(6_774_101, sum(lines, "ATTEMPTS["));
        assertEquals(2_091_215, sum(lines, "FITS["));
    }

    private static long sum(List<String> lines, String column) {
        return lines.stream()
                .filter(line -> line.startsWith(column))
                .mapToLong(line ->
                        Long.parseLong(line.substring(line.indexOf('=') + 1).strip()))
                .sum();
    }
}
