package io.github.filaforge.runtime;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/**
 * Where a search that counts level by level keeps the levels that it has finished. Immutable.
 *
 * @param name the files have this name with endings of their own; {@code null} if nothing is kept
 * @param identity of what the search is: levels of another are not used
 * @param seconds how often they are written at most
 * @param areUsed whether levels that are there already are gone on from; else they are removed
 */
public record LevelFiles(Path name, String identity, double seconds, boolean areUsed) {

    /** Nothing is kept. */
    public static final LevelFiles NONE = new LevelFiles(null, "", 0, false);

    /** Beside a checkpoint. */
    public static LevelFiles of(
            CheckpointFile checkpoint, Map<String, String> search, double seconds, SearchState before) {
        return new LevelFiles(
                checkpoint.path(),
                Fingerprint.of(search.toString().getBytes(StandardCharsets.UTF_8)),
                seconds,
                !before.equals(SearchState.NONE));
    }
}
