package io.github.filaforge.cli;

import io.github.filaforge.SearchJob;
import io.github.filaforge.SearchResult;
import io.github.filaforge.image.Selection;
import io.github.filaforge.report.JsonReport;
import io.github.filaforge.report.SelectionAnswer;
import io.github.filaforge.report.StopCause;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** What came out of the selections of the pieces of one puzzle so far, for the object of JSON that tells of all. */
final class SelectionAnswers {

    private final List<SelectionAnswer> answers = new ArrayList<>();
    private Selection current;

    /** A selection begins. */
    void begin(Selection selection) {
        current = selection;
    }

    /** It was searched. */
    void searched(SearchJob job, SearchResult result, StopCause cause) {
        answers.add(SelectionAnswer.searched(current, job, result, cause));
    }

    /** It has no solution, which is known without a search. */
    void impossible(String reason) {
        answers.add(SelectionAnswer.impossible(current, reason));
    }

    /** It has no piece to be placed. */
    void solved() {
        answers.add(SelectionAnswer.solved(current));
    }

    /**
     * The object.
     *
     * @param solutions the number of those of all selections
     * @param cause why not all of them were searched to the end
     */
    String line(SearchInput input, BigInteger solutions, StopCause cause) {
        return JsonReport.selections(input.name(), solutions, cause, answers, input.stopwatch());
    }
}
