package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.checkpoint.CheckpointFile;
import io.github.filaforge.runtime.checkpoint.CheckpointKeeper;
import io.github.filaforge.runtime.checkpoint.SearchState;
import io.github.filaforge.runtime.format.SolutionPrinter;
import io.github.filaforge.runtime.search.LevelFiles;
import io.github.filaforge.search.SearchBuilder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

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
        if (search.isMadeInTries()) {
            throw new UserException(
                    "this search would not come to its end, so it is made in tries, which cannot be gone"
                            + " on with: leave out --checkpoint, or name a --strategy");
        }
        Map<String, String> identity = new LinkedHashMap<>(search.identity());
        identity.put(CheckpointOptions.COMMAND_LINE, CheckpointOptions.fingerprint(asked));
        boolean isPrinted = options.printsSolutions();
        Path file = Path.of(options.result.name());
        identity.put("output", isPrinted ? String.valueOf(file.getFileName()) : "the number of solutions");
        identity.put("format", isPrinted ? options.result.solutionFormat().name() : "");
        return identity;
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
            OutputFile output = writing.output;
            try {
                CheckpointKeeper keeper = new CheckpointKeeper(
                        writing.file(),
                        identity,
                        before,
                        writing.options.checkpoint.seconds(),
                        output == null ? null : output.printed(printer));
                keeper.begin();
                return keeper;
            } catch (IOException e) {
                throw UserException.cannotWrite(writing.file().path(), e);
            }
        }

        /** Returns the files in which a search that counts level by level stores its levels. */
        LevelFiles levels() {
            return writing.file().levels(identity, writing.options.checkpoint.seconds(), before);
        }
    }
}
