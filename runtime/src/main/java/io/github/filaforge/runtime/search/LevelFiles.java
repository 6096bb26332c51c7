package io.github.filaforge.runtime.search;

import java.nio.file.Path;

/**
 * The files in which a search that counts level by level keeps the levels that it has finished. Immutable.
 *
 * @param name the beginning of the path of all files, each of which adds an ending of its own; {@code null} if no level is
 *     kept
 * @param identity a text that identifies the search; levels of a search with another text are not used
 * @param seconds the shortest time between two writings, in seconds
 * @param areUsed true if the search goes on from levels that are in the files; else these are removed
 */
public record LevelFiles(Path name, String identity, double seconds, boolean areUsed) {

    /** The value of a search that keeps no levels. */
    public static final LevelFiles NONE = new LevelFiles(null, "", 0, false);
}
