package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.checkpoint.CheckpointFile;
import io.github.filaforge.runtime.checkpoint.SearchState;
import io.github.filaforge.search.SearchBuilder;
import java.util.Map;

/**
 * The way in which a command writes the checkpoints of its searches: by its options, and beside its output.
 *
 * @param options the options of the command
 * @param asked the request of the user, without any choices of the program
 * @param output the output of the solutions; {@code null} if they are only counted
 */
record CheckpointWriting(SolveOptions options, SearchRequest asked, OutputFile output) {

    /**
     * Returns the properties that have to be equal for a search to go on.
     *
     * @throws UserException if the search is made in tries
     */
    Map<String, String> identity(SearchBuilder search) {
        if (search.isMadeInTries()) {
            throw new UserException(
                    "this search would not come to its end, so it is made in tries, which cannot be gone"
                            + " on with: leave out --checkpoint, or name a --strategy");
        }
        return CheckpointOptions.identity(
                search.identity(),
                asked,
                options.output().name(),
                options.printsSolutions(),
                options.format().format().name());
    }

    /**
     * Returns the steps of a search.
     *
     * @param identity the {@link #identity} of the search, perhaps with further values
     * @param state the state from which the search goes on
     * @param isLast true if nothing else is to be searched behind this search
     */
    CheckpointedRun steps(Map<String, String> identity, SearchState state, boolean isLast) {
        return new CheckpointedRun(file(), identity, state, options.checkpoint().seconds(), output, isLast);
    }

    /** Returns the file of the checkpoints. */
    CheckpointFile file() {
        return options.checkpoint().file();
    }
}
