package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.runtime.checkpoint.CheckpointFile;
import io.github.filaforge.runtime.checkpoint.CheckpointKeeper;
import io.github.filaforge.runtime.checkpoint.SearchState;
import io.github.filaforge.runtime.format.SolutionPrinter;
import io.github.filaforge.runtime.search.LevelFiles;
import java.io.IOException;
import java.util.Map;

/**
 * A search that is made in steps, each of which ends with a checkpoint.
 *
 * @param file the file of the checkpoints
 * @param identity the properties of the search and of its output, which a later run compares
 * @param before the state from which the search goes on
 * @param seconds the interval of checkpoints in seconds
 * @param output the output of the solutions; {@code null} if they are only counted
 * @param isLast true if nothing else is to be searched behind this search
 */
record CheckpointedRun(
        CheckpointFile file,
        Map<String, String> identity,
        SearchState before,
        double seconds,
        OutputFile output,
        boolean isLast) {

    /**
     * Returns the keeper of the checkpoints of the search, which has written the first.
     *
     * @param printer the printer of the solutions
     * @throws UserException if the checkpoint cannot be written
     */
    CheckpointKeeper begin(SolutionPrinter printer) {
        try {
            CheckpointKeeper keeper = new CheckpointKeeper(
                    file, identity, before, seconds, output == null ? null : output.printed(printer));
            keeper.begin();
            return keeper;
        } catch (IOException e) {
            throw UserException.cannotWrite(file.path(), e);
        }
    }

    /** Returns the files in which a search that counts level by level stores its levels. */
    LevelFiles levels() {
        return file.levels(identity, seconds, before);
    }
}
