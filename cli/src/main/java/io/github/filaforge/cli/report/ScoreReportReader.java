package io.github.filaforge.cli.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.score.CellNames;
import io.github.filaforge.edge.score.MeasuredSearch;
import io.github.filaforge.edge.score.OrderText;
import io.github.filaforge.edge.score.ScoreException;
import io.github.filaforge.edge.score.SlipArray;
import io.github.filaforge.run.Stage;
import io.github.filaforge.runtime.edge.EdgeSolver;
import io.github.filaforge.runtime.search.LevelCounter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** Reads the counts of a search for high scores from the line that {@link JsonReport} has written. */
public final class ScoreReportReader {

    private static final String REMEDY = "; name a file that solve -i --json --score N has printed of this puzzle";

    private final String source;
    private final EdgePuzzle puzzle;
    private String name = "";
    private String order = "";
    private String slips;
    private OptionalDouble seconds = OptionalDouble.empty();
    /** The counts by counter, and then by the number of pieces left. */
    private final Map<String, Map<Integer, Long>> counts = new HashMap<>();

    private ScoreReportReader(String source, EdgePuzzle puzzle) {
        this.source = source;
        this.puzzle = puzzle;
    }

    /**
     * Reads the first report of a puzzle.
     *
     * @param text lines of JSON, of this puzzle and others
     * @throws ScoreException if there is no report of the puzzle, or if the text cannot be read
     */
    public static MeasuredSearch read(String source, String text, EdgePuzzle puzzle) {
        for (String line : text.lines().toList()) {
            if (!line.isBlank()) {
                ScoreReportReader report = new ScoreReportReader(source, puzzle);
                report.read(line);
                if (report.name.equals(puzzle.name())) {
                    return report.search();
                }
            }
        }
        throw new ScoreException(source + " has no report of puzzle " + puzzle.name() + REMEDY);
    }

    private void read(String line) {
        try (JsonParser parser = new JsonFactory().createParser(line)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw wrong("is no report");
            }
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                String field = parser.currentName();
                JsonToken value = parser.nextToken();
                if (value == JsonToken.VALUE_STRING) {
                    switch (field) {
                        case JsonReport.PUZZLE -> name = parser.getText();
                        case JsonReport.ORDER -> order = parser.getText();
                        case JsonReport.SLIPS -> slips = parser.getText();
                        default -> {}
                    }
                } else if (value == JsonToken.START_OBJECT && field.equals(JsonReport.SECONDS)) {
                    readSeconds(parser);
                } else if (value == JsonToken.START_ARRAY && field.equals(JsonReport.LEVELS)) {
                    readLevels(parser);
                } else {
                    parser.skipChildren();
                }
            }
        } catch (JsonProcessingException e) {
            throw wrong("is no report");
        } catch (IOException e) {
            throw new UncheckedIOException("a string cannot fail to be read", e);
        }
    }

    private void readSeconds(JsonParser parser) throws IOException {
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String stage = parser.currentName();
            if (parser.nextToken().isNumeric() && stage.equals(Stage.SEARCH.label())) {
                seconds = OptionalDouble.of(parser.getDoubleValue());
            } else {
                parser.skipChildren();
            }
        }
    }

    private void readLevels(JsonParser parser) throws IOException {
        while (parser.nextToken() == JsonToken.START_OBJECT) {
            Map<String, Long> level = new HashMap<>();
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                String field = parser.currentName();
                if (parser.nextToken() == JsonToken.VALUE_NUMBER_INT) {
                    level.put(field, parser.getLongValue());
                } else {
                    parser.skipChildren();
                }
            }
            int left = (int) Math.min(Integer.MAX_VALUE, level.getOrDefault(JsonReport.LEFT, 0L));
            level.forEach((counter, count) ->
                    counts.computeIfAbsent(counter, any -> new HashMap<>()).put(left, count));
        }
    }

    private MeasuredSearch search() {
        if (order.isEmpty() || slips == null) {
            throw wrong("is no report of a search for high scores");
        }
        if (!counts.containsKey(LevelCounter.FITS) || !counts.containsKey(EdgeSolver.HALF_FITS)) {
            throw wrong("has no numbers of fits and half fits");
        }
        return MeasuredSearch.of(
                puzzle,
                OrderText.read(source, order, new CellNames(puzzle.width(), puzzle.height())),
                SlipArray.parse(slips),
                levels(LevelCounter.FITS),
                levels(EdgeSolver.HALF_FITS),
                seconds);
    }

    private List<Long> levels(String counter) {
        Map<Integer, Long> byLeft = counts.get(counter);
        List<Long> levels = new ArrayList<>(List.of(0L));
        for (int left = 1; left <= puzzle.size() && byLeft.containsKey(left); left++) {
            levels.add(byLeft.get(left));
        }
        return levels;
    }

    private ScoreException wrong(String problem) {
        return new ScoreException(source + " " + problem + REMEDY);
    }
}
