package io.github.filaforge.ship;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Writes files so that they are complete or missing: each is written beside its place first, where no other process looks
 * for it.
 */
public final class CompleteFile {

    private CompleteFile() {}

    /** The content of a file. */
    @FunctionalInterface
    public interface Content {

        /**
         * Writes the content.
         *
         * @throws IOException if the output cannot be written
         */
        void writeTo(OutputStream out) throws IOException;
    }

    /**
     * Writes a file and the folders above it. An existing file is replaced when the new one is complete, and stays as it is
     * if the new one cannot be written. A link stays, and the file to which it leads is replaced. A device or a pipe is
     * written to directly.
     *
     * @throws IOException if the file cannot be written
     */
    public static void write(Path file, Content content) throws IOException {
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

    private static void replace(Path file, Content content) throws IOException {
        if (Files.isDirectory(file)) {
            throw new FileSystemException(file.toString(), null, "it is a folder; name another, or delete it");
        }
        Path folder = file.getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            Files.createDirectories(folder);
        }
        Path part = file.resolveSibling(
                file.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        OutputStream out = Files.newOutputStream(part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try {
            try (out) {
                content.writeTo(out);
            }
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }
}
