package io.github.filaforge.cli.report;

import io.github.filaforge.edge.score.CellNames;
import io.github.filaforge.edge.score.OrderText;
import io.github.filaforge.picture.page.JsonObject;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.run.Stage;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.search.SearchJob;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** Writes the report of a solved puzzle as one line of JSON. */
public final class JsonReport {

    static final String PUZZLE = "puzzle";

    /** The field with the order of a search for high scores, in the format of {@code --order @FILE}. */
    static final String ORDER = "order";

    /** The field with the slip array of a search for high scores, in the format of {@code --slips}. */
    static final String SLIPS = "slips";

    static final String SECONDS = "seconds";
    static final String LEVELS = "byPiecesLeft";
    static final String LEFT = "left";

    private static final String NO_FITS = "noFits";

    private JsonReport() {}

    /**
     * Returns the line for a search, without a line feed.
     *
     * @param labelled the number of labelled boards, if there is one
     * @param best the best board of a search for high scores
     * @param groups the numbers of solutions by options, if they are wanted
     * @param cause the reason why the search did not go to its end
     */
    public static String line(
            SearchJob job,
            SearchResult result,
            Optional<BigInteger> labelled,
            BestBoard best,
            Optional<ChoiceTable> groups,
            StopCause cause,
            Stopwatch stopwatch) {
        Map<String, Object> fields = search(job, result, cause);
        labelled.ifPresent(number -> fields.put("labelled", number));
        if (best.isThere()) {
            fields.put("best", best.score());
            fields.put("gaps", best.gaps());
        }
        groups.ifPresent(table -> fields.putAll(table.fields()));
        return line(job.puzzleName(), fields, stopwatch);
    }

    private static String line(String puzzle, Map<String, Object> outcome, Stopwatch stopwatch) {
        Map<String, Object> seconds = new LinkedHashMap<>();
        for (Stage stage : Stage.values()) {
            seconds.put(stage.label(), JsonLine.rounded(stopwatch.seconds(stage)));
        }
        seconds.put("total", JsonLine.rounded(stopwatch.total()));
        Map<String, Object> fields = JsonObject.of(PUZZLE, puzzle);
        fields.putAll(outcome);
        fields.put(SECONDS, seconds);
        return JsonLine.of(fields);
    }

    /** Returns the fields of a search, without those of its puzzle and its times. */
    static Map<String, Object> search(SearchJob job, SearchResult result, StopCause cause) {
        Map<String, Object> fields = JsonObject.of("strategy", job.strategyName(), "options", job.options());
        job.chosen()
                .edges()
                .ifPresent(edges -> edges.score().ifPresent(score -> {
                    CellNames names =
                            new CellNames(edges.puzzle().width(), edges.puzzle().height());
                    fields.put(ORDER, OrderText.write(score.order(), names));
                    fields.put(SLIPS, score.array().text());
                }));
        fields.putAll(found(result.solutions(), cause));
        if (!result.counters().isEmpty()) {
            putCounts(fields, result);
        }
        return fields;
    }

    /** Returns the line for a puzzle that is known without a search to have no solution, for a reason. */
    public static String impossible(String puzzle, String reason, Stopwatch stopwatch) {
        return line(puzzle, impossible(reason), stopwatch);
    }

    static Map<String, Object> impossible(String reason) {
        Map<String, Object> fields = found(BigInteger.ZERO, StopCause.NONE);
        // A sentence for a person, unlike the values of other fields.
        fields.put("impossible", PlainText.lines(reason));
        return fields;
    }

    /** Returns the line for a puzzle that has no piece to be placed, and so has itself as its only solution. */
    public static String solved(String puzzle, Stopwatch stopwatch) {
        return line(puzzle, found(BigInteger.ONE, StopCause.NONE), stopwatch);
    }

    /** Returns the line for a puzzle whose time was over before the search began. */
    public static String stopped(String puzzle, Stopwatch stopwatch) {
        return line(puzzle, found(BigInteger.ZERO, StopCause.TIME), stopwatch);
    }

    /** Returns the number of solutions, whether the search went to its end, and the reason if it did not. */
    static Map<String, Object> found(Object solutions, StopCause cause) {
        return JsonObject.of("solutions", solutions, "complete", cause == StopCause.NONE, "stoppedBy", cause.label());
    }

    private static void putCounts(Map<String, Object> fields, SearchResult result) {
        for (LevelCounter counter : result.counters()) {
            fields.put(field(counter), counter.sum());
        }
        Optional<LevelTable> levels = LevelTable.of(result);
        levels.ifPresent(table -> {
            fields.put(NO_FITS, table.all().noFits());
            putIfKnown(fields, "freePiecesAtFit", table.freePiecesAtFit());
            putIfKnown(fields, "freePiecesAtTarget", table.freePiecesAtTarget());
        });
        putIfKnown(fields, "difficulty", result.difficulty());
        List<Map<String, Object>> byLevel = new ArrayList<>();
        for (int left = 1; left < result.counters().get(0).levels(); left++) {
            Map<String, Object> level = JsonObject.of(LEFT, left);
            for (LevelCounter counter : result.counters()) {
                level.put(field(counter), counter.at(left));
            }
            if (levels.isPresent()) {
                LevelTable.Row row = levels.get().rows().get(left - 1);
                level.put(NO_FITS, row.noFits());
                putIfKnown(level, "attemptsPerTarget", row.attemptsPerTarget());
                putIfKnown(level, "fitsPerTarget", row.fitsPerTarget());
                putIfKnown(level, "noFitsPerTarget", row.noFitsPerTarget());
            }
            byLevel.add(level);
        }
        fields.put(LEVELS, byLevel);
    }

    /** Returns the name of the field of a counter. The name of a trigger or filter is written as one word. */
    static String field(LevelCounter counter) {
        String name = counter.name();
        int blank = name.indexOf(' ');
        return counter.isOfTriggerOrFilter()
                ? name.substring(0, blank) + Character.toUpperCase(name.charAt(blank + 1)) + name.substring(blank + 2)
                : name;
    }

    private static void putIfKnown(Map<String, Object> fields, String name, OptionalDouble figure) {
        figure.ifPresent(value -> fields.put(name, value));
    }
}
