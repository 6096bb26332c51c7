package io.github.filaforge.cli;

import io.github.filaforge.runtime.CheckpointFile;
import io.github.filaforge.runtime.CheckpointKeeper;
import io.github.filaforge.runtime.LevelFiles;
import io.github.filaforge.runtime.SearchState;
import io.github.filaforge.runtime.SolutionPrinter;
import java.io.IOException;
import java.util.Map;

/**
 * A search that is made in steps, each ended by a checkpoint.
 *
 * @param file where checkpoints go
 * @param identity what is searched, how, and where solutions go
 * @param before how far the search had come
 * @param seconds how often to write a checkpoint
 * @param output where solutions go; {@code null} if they are only counted
 * @param isLast whether nothing more is to be searched behind it
 */
record Steps(
        CheckpointFile file,
        Map<String, String> identity,
        SearchState before,
        double seconds,
        OutputFile output,
        boolean isLast) {

    /**
     * Keeps the checkpoints of the search, and writes the first.
     *
     * @param printer prints the solutions
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

    /** Where a search that counts level by level keeps its levels. */
    LevelFiles levels() {
        return LevelFiles.of(file, identity, seconds, before);
    }
}
