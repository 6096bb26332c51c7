package io.github.filaforge.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.filaforge.model.Selection;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.search.SearchJob;
import java.io.IOException;
import java.math.BigInteger;

/** The result of one selection of the pieces of a puzzle, for the object of JSON that has the results of all selections. */
public final class SelectionAnswer {

    private final Selection selection;
    private final JsonLine.Body outcome;

    private SelectionAnswer(Selection selection, JsonLine.Body outcome) {
        this.selection = selection;
        this.outcome = outcome;
    }

    /**
     * Returns the result of a search.
     *
     * @param selection the selection
     * @param job the search
     * @param result the result of the search
     * @param cause the reason why the search did not go to its end
     */
    public static SelectionAnswer searched(Selection selection, SearchJob job, SearchResult result, StopCause cause) {
        return new SelectionAnswer(selection, json -> JsonReport.writeSearch(json, job, result, cause));
    }

    /**
     * Returns the result of a selection that is known without a search to have no solution.
     *
     * @param selection the selection
     * @param reason the reason why it has no solution
     */
    public static SelectionAnswer impossible(Selection selection, String reason) {
        return new SelectionAnswer(selection, json -> JsonReport.writeImpossible(json, reason));
    }

    /** Returns the result of a selection that has no piece to be placed, and so has itself as its only solution. */
    public static SelectionAnswer solved(Selection selection) {
        return new SelectionAnswer(selection, json -> JsonReport.writeFound(json, BigInteger.ONE, StopCause.NONE));
    }

    void write(JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeNumberField("selection", selection.number());
        json.writeArrayFieldStart("pieces");
        for (String piece : selection.pieces()) {
            json.writeString(piece);
        }
        json.writeEndArray();
        outcome.write(json);
        json.writeEndObject();
    }
}
