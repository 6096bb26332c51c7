package io.github.filaforge.cli.report;

import io.github.filaforge.model.Selection;
import io.github.filaforge.picture.page.JsonObject;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.search.SearchJob;
import java.math.BigInteger;
import java.util.Map;

/**
 * The result of one selection of the pieces of a puzzle, for the object of JSON that has the results of all selections.
 *
 * @param selection the selection
 * @param outcome the fields of the result
 */
public record SelectionAnswer(Selection selection, Map<String, Object> outcome) {

    /** Returns the result of a search, with the reason why it did not go to its end. */
    public static SelectionAnswer searched(Selection selection, SearchJob job, SearchResult result, StopCause cause) {
        return new SelectionAnswer(selection, JsonReport.search(job, result, cause));
    }

    /** Returns the result of a selection that is known without a search to have no solution, for a reason. */
    public static SelectionAnswer impossible(Selection selection, String reason) {
        return new SelectionAnswer(selection, JsonReport.impossible(reason));
    }

    /** Returns the result of a selection that has no piece to be placed, and so has itself as its only solution. */
    public static SelectionAnswer solved(Selection selection) {
        return new SelectionAnswer(selection, JsonReport.found(BigInteger.ONE, StopCause.NONE));
    }

    Map<String, Object> fields() {
        Map<String, Object> fields = JsonObject.of("selection", selection.number(), "pieces", selection.pieces());
        fields.putAll(outcome);
        return fields;
    }
}
