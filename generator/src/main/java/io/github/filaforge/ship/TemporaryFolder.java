package io.github.filaforge.ship;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A folder that is deleted with its content when it is closed.
 *
 * @param path the path of the folder
 */
public record TemporaryFolder(Path path) implements AutoCloseable {

    private static final String PREFIX = "fila-package";

    /** Makes a folder where the system has temporary folders. */
    public static TemporaryFolder make() throws IOException {
        return new TemporaryFolder(Files.createTempDirectory(PREFIX));
    }

    /** Makes a folder in another one, so that its content can be moved there without being copied. */
    static TemporaryFolder in(Path parent) throws IOException {
        return new TemporaryFolder(Files.createTempDirectory(parent, PREFIX));
    }

    @Override
    public void close() throws IOException {
        List<Path> paths;
        try (Stream<Path> all = Files.walk(path)) {
            paths = all.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path each : paths) {
            Files.delete(each);
        }
    }
}
