package io.github.filaforge.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.filaforge.choice.ChosenEdges;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.score.CellNames;
import io.github.filaforge.edge.score.OrderText;
import io.github.filaforge.edge.score.ScoreSearch;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.run.Stage;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.search.SearchJob;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Writes the report of a solved puzzle as one line of JSON. */
public final class JsonReport {

    static final String PUZZLE = "puzzle";

    /** The field with the order of a search for high scores, in the format of {@code --order @FILE}. */
    static final String ORDER = "order";

    /** The field with the slip array of a search for high scores, in the format of {@code --slips}. */
    static final String SLIPS = "slips";

    static final String LEVELS = "byPiecesLeft";
    static final String LEFT = "left";

    private static final String NO_FITS = "noFits";

    private JsonReport() {}

    /**
     * Returns the line for a search, without a line feed.
     *
     * @param job the search
     * @param result the result of the search
     * @param best the best board of a search for high scores
     * @param cause the reason why the search did not go to its end
     * @param stopwatch the times of all stages
     */
    public static String line(
            SearchJob job, SearchResult result, BestBoard best, StopCause cause, Stopwatch stopwatch) {
        return JsonLine.of(json -> {
            json.writeStringField(PUZZLE, job.puzzleName());
            writeSearch(json, job, result, cause);
            if (best.isThere()) {
                json.writeNumberField("best", best.score());
                json.writeNumberField("gaps", best.gaps());
            }
            writeTimes(json, stopwatch);
        });
    }

    private static void writeScore(JsonGenerator json, ScoreSearch score, EdgePuzzle puzzle) throws IOException {
        json.writeStringField(ORDER, OrderText.write(score.order(), new CellNames(puzzle.width(), puzzle.height())));
        json.writeStringField(SLIPS, score.array().text());
    }

    /** Writes the fields of a search, without those of its puzzle and its times. */
    static void writeSearch(JsonGenerator json, SearchJob job, SearchResult result, StopCause cause)
            throws IOException {
        json.writeStringField("strategy", job.strategyName());
        json.writeStringField("options", job.options());
        Optional<ChosenEdges> edges = job.chosen().edges();
        if (edges.flatMap(ChosenEdges::score).isPresent()) {
            writeScore(json, edges.get().score().get(), edges.get().puzzle());
        }
        writeFound(json, result.solutions(), cause);
        if (!result.counters().isEmpty()) {
            writeCounts(json, result);
        }
    }

    /**
     * Returns the line for a puzzle of which pieces may be left over.
     *
     * @param puzzle the name of the puzzle
     * @param solutions the number of solutions of all selections together
     * @param cause the reason why not all selections were searched to the end
     * @param selections the results of the selections that were searched
     * @param stopwatch the times of all stages
     */
    public static String selections(
            String puzzle,
            BigInteger solutions,
            StopCause cause,
            List<SelectionAnswer> selections,
            Stopwatch stopwatch) {
        return JsonLine.of(json -> {
            json.writeStringField("puzzle", puzzle);
            writeFound(json, solutions, cause);
            json.writeArrayFieldStart("selections");
            for (SelectionAnswer selection : selections) {
                selection.write(json);
            }
            json.writeEndArray();
            writeTimes(json, stopwatch);
        });
    }

    /**
     * Returns the line for a puzzle that is known without a search to have no solution.
     *
     * @param puzzle the name of the puzzle
     * @param reason the reason why it has no solution
     * @param stopwatch the times of all stages
     */
    public static String impossible(String puzzle, String reason, Stopwatch stopwatch) {
        return JsonLine.of(json -> {
            json.writeStringField("puzzle", puzzle);
            writeImpossible(json, reason);
            writeTimes(json, stopwatch);
        });
    }

    static void writeImpossible(JsonGenerator json, String reason) throws IOException {
        writeFound(json, BigInteger.ZERO, StopCause.NONE);
        // A sentence for a person, unlike the values of other fields.
        json.writeStringField("impossible", PlainText.lines(reason));
    }

    /**
     * Returns the line for a puzzle that has no piece to be placed, and so has itself as its only solution.
     *
     * @param puzzle the name of the puzzle
     * @param stopwatch the times of all stages
     */
    public static String solved(String puzzle, Stopwatch stopwatch) {
        return JsonLine.of(json -> {
            json.writeStringField("puzzle", puzzle);
            writeFound(json, BigInteger.ONE, StopCause.NONE);
            writeTimes(json, stopwatch);
        });
    }

    /** Writes the number of solutions, and the reason if the search did not go to its end. */
    static void writeFound(JsonGenerator json, BigInteger solutions, StopCause cause) throws IOException {
        json.writeNumberField("solutions", solutions);
        writeEnd(json, cause);
    }

    /** Writes true or false for a search that went to its end or not, and the reason if it did not. */
    static void writeEnd(JsonGenerator json, StopCause cause) throws IOException {
        json.writeBooleanField("complete", cause == StopCause.NONE);
        json.writeStringField("stoppedBy", cause.label());
    }

    private static void writeTimes(JsonGenerator json, Stopwatch stopwatch) throws IOException {
        json.writeObjectFieldStart("seconds");
        for (Stage stage : Stage.values()) {
            JsonLine.writeRounded(json, stage.label(), stopwatch.seconds(stage));
        }
        JsonLine.writeRounded(json, "total", stopwatch.total());
        json.writeEndObject();
    }

    private static void writeCounts(JsonGenerator json, SearchResult result) throws IOException {
        for (LevelCounter counter : result.counters()) {
            json.writeNumberField(field(counter), counter.sum());
        }
        Optional<LevelTable> table = LevelTable.of(result);
        if (table.isPresent()) {
            json.writeNumberField(NO_FITS, table.get().all().noFits());
            writeIfKnown(json, "freePiecesAtFit", table.get().freePiecesAtFit());
            writeIfKnown(json, "freePiecesAtTarget", table.get().freePiecesAtTarget());
        }
        writeIfKnown(json, "difficulty", result.difficulty());
        json.writeArrayFieldStart(LEVELS);
        int levels = result.counters().get(0).levels();
        for (int left = 1; left < levels; left++) {
            json.writeStartObject();
            json.writeNumberField(LEFT, left);
            for (LevelCounter counter : result.counters()) {
                json.writeNumberField(field(counter), counter.at(left));
            }
            if (table.isPresent()) {
                writePerTarget(json, table.get().rows().get(left - 1));
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** Returns the name of the field of a counter. The name of a trigger or filter is written as one word. */
    static String field(LevelCounter counter) {
        String name = counter.name();
        int blank = name.indexOf(' ');
        return counter.isOfTriggerOrFilter()
                ? name.substring(0, blank) + Character.toUpperCase(name.charAt(blank + 1)) + name.substring(blank + 2)
                : name;
    }

    private static void writePerTarget(JsonGenerator json, LevelTable.Row row) throws IOException {
        json.writeNumberField(NO_FITS, row.noFits());
        writeIfKnown(json, "attemptsPerTarget", row.attemptsPerTarget());
        writeIfKnown(json, "fitsPerTarget", row.fitsPerTarget());
        writeIfKnown(json, "noFitsPerTarget", row.noFitsPerTarget());
    }

    private static void writeIfKnown(JsonGenerator json, String name, OptionalDouble figure) throws IOException {
        if (figure.isPresent()) {
            json.writeNumberField(name, figure.getAsDouble());
        }
    }
}
