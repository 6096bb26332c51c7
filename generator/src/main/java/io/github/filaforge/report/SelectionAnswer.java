package io.github.filaforge.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.filaforge.SearchJob;
import io.github.filaforge.SearchResult;
import io.github.filaforge.image.Selection;
import java.io.IOException;
import java.math.BigInteger;

/** What came out of one selection of the pieces of a puzzle, for the object of JSON that tells of all of them. */
public final class SelectionAnswer {

    private final Selection selection;
    private final JsonLine.Body outcome;

    private SelectionAnswer(Selection selection, JsonLine.Body outcome) {
        this.selection = selection;
        this.outcome = outcome;
    }

    /** That of a search. */
    public static SelectionAnswer searched(Selection selection, SearchJob job, SearchResult result, StopCause cause) {
        return new SelectionAnswer(selection, json -> JsonReport.writeSearch(json, job, result, cause));
    }

    /** That of a selection of which a reason tells, without a search, that it has no solution. */
    public static SelectionAnswer impossible(Selection selection, String reason) {
        return new SelectionAnswer(selection, json -> JsonReport.writeImpossible(json, reason));
    }

    /** That of a selection without any piece to be placed, which is its own only solution. */
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
