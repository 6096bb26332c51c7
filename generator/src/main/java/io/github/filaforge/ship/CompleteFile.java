package io.github.filaforge.ship;

import io.github.filaforge.runtime.file.AtomicFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Writes a file that a user names. A file is replaced as a whole ({@link AtomicFile}), also if the name is a link to it. A
 * device or pipe is written to directly.
 */
public final class CompleteFile {

    private CompleteFile() {}

    /**
     * Writes a file and the folders above it. An existing file is replaced when the new one is complete, and stays as it is
     * if the new one cannot be written. A link stays, and the file to which it leads is replaced. A device or a pipe is
     * written to directly.
     *
     * @throws IOException if the file cannot be written
     */
    public static void write(Path file, AtomicFile.Content content) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file)) {
            try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.WRITE)) {
                content.writeTo(out);
            }
        } else if (Files.isSymbolicLink(file) && Files.exists(file)) {
            replace(file.toRealPath(), content);
        } else {
            replace(file, content);
        }
    }

    private static void replace(Path file, AtomicFile.Content content) throws IOException {
        if (Files.isDirectory(file)) {
            throw new FileSystemException(file.toString(), null, "it is a folder; name another, or delete it");
        }
        Path folder = file.getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            Files.createDirectories(folder);
        }
        AtomicFile writer = AtomicFile.ofManyWriters(file);
        // A signal may end the program while the temporary file is written.
        writer.beside().toFile().deleteOnExit();
        writer.write(content);
    }
}
