package io.github.filaforge.pipeline;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Tables of what comes out today, for any change to be seen; with {@code -Drenew=true} tests write them again. */
public final class Renewal {

    private static final Path RESOURCES = Path.of("src/test/resources");

    private Renewal() {}

    /**
     * Returns the expected content of a table.
     *
     * @param name the name of the resource
     * @param found the present content, which is written to the resource if renewal is requested
     */
    public static String expected(String name, String found) throws IOException {
        Path file = RESOURCES.resolve(name);
        if (Boolean.getBoolean("renew")) {
            Files.writeString(file, found);
        }
        return Files.readString(file);
    }

    /** The table as it is. */
    public static String text(String name) throws IOException {
        return Files.readString(RESOURCES.resolve(name));
    }
}
