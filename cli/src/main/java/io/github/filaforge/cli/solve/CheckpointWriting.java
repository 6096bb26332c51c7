package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.options.CheckpointOptions;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.checkpoint.CheckpointFile;
import io.github.filaforge.runtime.checkpoint.CheckpointKeeper;
import io.github.filaforge.runtime.checkpoint.SearchState;
import io.github.filaforge.runtime.format.SolutionPrinter;
import io.github.filaforge.runtime.search.LevelFiles;
import io.github.filaforge.search.SearchBuilder;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * Writes the checkpoints of the searches of a command, by its options and together with its output.
 *
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
        Optional<Path> file =
                options.printsSolutions() ? Optional.of(Path.of(options.result.name())) : Optional.empty();
        return CheckpointOptions.identity(
                search, asked, file, options.result.solutionFormat().name());
    }

    CheckpointFile file() {
        return options.checkpoint.file();
    }

    /**
     * A search that is made in steps, each of which ends with a checkpoint.
     *
     * @param writing the way in which its checkpoints are written
     * @param identity the {@link #identity} of the search
     * @param before the state from which the search goes on
     */
    record Steps(CheckpointWriting writing, Map<String, String> identity, SearchState before) {

        /**
         * Returns the keeper of the checkpoints of the search, which has written the first.
         *
         * @throws UserException if the checkpoint cannot be written
         */
        CheckpointKeeper begin(SolutionPrinter printer) {
            return writing.options.checkpoint.begin(identity, before, writing.output, printer);
        }

        /** Returns the files in which a search that counts level by level stores its levels. */
        LevelFiles levels() {
            return writing.file().levels(identity, writing.options.checkpoint.seconds(), before);
        }
    }
}
