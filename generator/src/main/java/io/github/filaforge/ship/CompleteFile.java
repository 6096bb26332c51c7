package io.github.filaforge.ship;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes files that are complete or not there: beside their place first, where another process does not meet them. */
public final class CompleteFile {

    private CompleteFile() {}

    /** What a file is to hold. */
    @FunctionalInterface
    public interface Content {

        /** Writes it. */
        void writeTo(OutputStream out) throws IOException;
    }

    /**
     * Writes a file and the folders above it. A file that is there is replaced when the new one is complete, and stays as
     * it is if that cannot be written. A link stays, and the file it leads to is replaced; what is no file, such as a device
     * or a pipe, is written to as it is.
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
