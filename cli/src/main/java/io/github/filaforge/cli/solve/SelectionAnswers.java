package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.report.JsonReport;
import io.github.filaforge.cli.report.SelectionAnswer;
import io.github.filaforge.cli.report.StopCause;
import io.github.filaforge.model.Selection;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.search.SearchJob;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The results of the selections of the pieces of one puzzle so far, for the object of JSON that contains all of them. */
final class SelectionAnswers {

    private final List<SelectionAnswer> answers = new ArrayList<>();
    private Selection current;

    /** Begins a selection. */
    void begin(Selection selection) {
        current = selection;
    }

    /** Adds the result of the search of the present selection. */
    void searched(SearchJob job, SearchResult result, StopCause cause) {
        answers.add(SelectionAnswer.searched(current, job, result, cause));
    }

    /** Adds that the present selection has no solution, which is known without a search. */
    void impossible(String reason) {
        answers.add(SelectionAnswer.impossible(current, reason));
    }

    /** Adds that the present selection has no piece to be placed. */
    void solved() {
        answers.add(SelectionAnswer.solved(current));
    }

    /**
     * Returns the object.
     *
     * @param solutions the number of solutions of all selections
     * @param cause the reason why not all selections were searched to the end
     */
    String line(SearchInput input, BigInteger solutions, StopCause cause) {
        return JsonReport.selections(input.name(), solutions, cause, answers, input.stopwatch());
    }
}
