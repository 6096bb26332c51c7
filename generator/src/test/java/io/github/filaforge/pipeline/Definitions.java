package io.github.filaforge.pipeline;

import io.github.filaforge.Filaforge;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.model.Puzzle;
import java.nio.file.Path;

/** The puzzles that tests read. */
public final class Definitions {

    private Definitions() {}

    /** The puzzle of a file in def/. */
    public static Puzzle puzzle(String name) {
        return Filaforge.read(file(name));
    }

    /** A file in def/. */
    public static Path file(String name) {
        return Path.of("..", "def", name + ".txt");
    }

    /** The puzzle of a text. */
    public static Puzzle parsed(String definition) {
        return DefinitionReader.read("test.txt", definition).get(0).puzzle();
    }
}
