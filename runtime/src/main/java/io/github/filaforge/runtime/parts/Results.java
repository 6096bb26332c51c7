package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.file.AtomicFile;
import io.github.filaforge.runtime.file.Fingerprint;
import io.github.filaforge.runtime.text.Plural;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;

/**
 * A folder with one file of results for each part of a search that is done, and one file for each part that was split. The
 * names of the files begin with the beginning of the fingerprint of the program. File {@code 0123456789abcdef-000017.part}
 * has the result of part 17. File {@code ...-000017.3.part} has the result of the fourth of the parts into which part 17 was
 * split, and file {@code ...-000017.split} has the number of these parts. A part is done when its own file exists, or the
 * files of all parts into which it was split.
 *
 * <p>Any number of processes, on any machines that can use the folder, may write at the same time. A file is written to a
 * temporary file, brought to the disk and renamed, so that a file is complete whenever it exists. If two processes write a
 * part, both files have the same solutions.
 */
public final class Results {

    private static final String PART = ".part";
    private static final String SPLIT = ".split";

    /** The number of hexadecimal digits of the fingerprint in the names of files. */
    private static final int PREFIX = 16;

    private static final int ROOT_DIGITS = 6;

    /** The number of copies of a file that may be in memory while it is read, with some room for other data. */
    private static final int COPIES = 3;

    /** The greatest length of an array, and so of a file that is read, in bytes. */
    private static final long MOST_BYTES = Integer.MAX_VALUE - 8;

    /**
     * The age after which a temporary file must be left from a process that was killed, because no process writes a file for
     * so long.
     */
    private static final long ABANDONED_MILLIS = 24 * 3_600_000L;

    private final Path folder;
    private final String prefix;
    private final PartText text;
    private final ToIntFunction<PartName> division;
    private final Consumer<String> told;

    private Results(Path folder, String program, ToIntFunction<PartName> division, Consumer<String> told) {
        this.folder = folder;
        this.prefix = program.substring(0, PREFIX) + "-";
        this.text = new PartText(program);
        this.division = division;
        this.told = told;
    }

    /** Returns the fingerprint of a program, which is that of the bytes of its jar. The jar has its roots too. */
    public static String program(byte... jar) {
        return Fingerprint.of(jar);
    }

    /**
     * Creates the results in a folder. The folder is created if it does not exist.
     *
     * @param program the fingerprint of the program
     * @param division returns the number of parts into which the program splits a part; throws an IllegalArgumentException
     *     if the program does not split it. It is called only for parts that have the file of a split part.
     * @param told receives a message for each file that cannot be used
     * @throws IOException if the folder cannot be used, with a message for the user
     */
    public static Results create(Path folder, String program, ToIntFunction<PartName> division, Consumer<String> told)
            throws IOException {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new IOException(
                    Files.exists(folder)
                            ? folder + " is no folder"
                            : "cannot make the folder " + folder + ": " + AtomicFile.reason(e),
                    e);
        }
        Results results = new Results(folder, program, division, told);
        List<Path> files = results.files();
        results.refuseOthers(files);
        results.tryToWrite();
        results.removeAbandoned(files);
        return results;
    }

    /**
     * Opens the results in a folder. The parameters are those of {@link #create}.
     *
     * @throws IOException if the folder does not exist or cannot be used, with a message for the user
     */
    public static Results open(Path folder, String program, ToIntFunction<PartName> division, Consumer<String> told)
            throws IOException {
        Results results = new Results(folder, program, division, told);
        results.refuseOthers(results.files());
        return results;
    }

    private void refuseOthers(List<Path> files) throws IOException {
        for (Path file : files) {
            String name = file.getFileName().toString();
            boolean isResult = name.endsWith(PART) || name.endsWith(SPLIT);
            if (isResult && !name.startsWith(prefix) && name.indexOf('-') == PREFIX) {
                throw new IOException("folder " + folder + " has results of another program, " + name
                        + " for one: name another folder, or take the jar that made them");
            }
        }
    }

    private List<Path> files() throws IOException {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
            stream.forEach(files::add);
        } catch (NoSuchFileException e) {
            throw new IOException("there is no folder " + folder, e);
        } catch (NotDirectoryException e) {
            throw new IOException(folder + " is no folder", e);
        } catch (DirectoryIteratorException e) {
            throw unread("the folder " + folder, e.getCause());
        } catch (IOException e) {
            throw unread("the folder " + folder, e);
        }
        return files;
    }

    /** Finds out before the first part is searched if the folder cannot be written. */
    private void tryToWrite() throws IOException {
        Path file = folder.resolve(prefix + UUID.randomUUID() + AtomicFile.BESIDE);
        try {
            Files.createFile(file);
            Files.delete(file);
        } catch (IOException e) {
            throw new IOException("cannot write to the folder " + folder + ": " + AtomicFile.reason(e), e);
        }
    }

    private void removeAbandoned(List<Path> files) {
        for (Path file : files) {
            String name = file.getFileName().toString();
            try {
                if (name.startsWith(prefix)
                        && name.endsWith(AtomicFile.BESIDE)
                        && System.currentTimeMillis()
                                        - Files.getLastModifiedTime(file).toMillis()
                                > ABANDONED_MILLIS) {
                    Files.deleteIfExists(file);
                }
            } catch (IOException e) {
                // Its process has just renamed it, or it belongs to another user. It does no harm.
            }
        }
    }

    private Path file(PartName name, String suffix) {
        int zeros = Math.max(0, ROOT_DIGITS - String.valueOf(name.root()).length());
        return folder.resolve(prefix + "0".repeat(zeros) + name + suffix);
    }

    /**
     * Returns true if a part is done by its own file.
     *
     * @param storesSolutions true if its solutions have to be in the file
     */
    boolean has(PartName name, boolean storesSolutions) {
        Path file = file(name, PART);
        try {
            return Files.exists(file) && (part(name, bytes(file)).storesSolutions() || !storesSolutions);
        } catch (IOException e) {
            // The file was reported when missing parts were searched for, or another process is just replacing it.
            return false;
        }
    }

    /**
     * Writes the file of a part.
     *
     * @throws IOException if it cannot be written, with a message for the user
     */
    public void put(PartResult result) throws IOException {
        put(file(result.name(), PART), text.write(result));
    }

    /**
     * Writes the file of a split part.
     *
     * @param parts the number of parts into which it is split
     * @throws IOException if it cannot be written, with a message for the user
     */
    public void putSplit(PartName name, int parts) throws IOException {
        put(file(name, SPLIT), text.writeSplit(name, parts));
    }

    private static void put(Path file, byte... bytes) throws IOException {
        try {
            AtomicFile.ofManyWriters(file).write(out -> out.write(bytes));
        } catch (IOException e) {
            throw new IOException("cannot write " + file + ": " + AtomicFile.reason(e), e);
        }
    }

    /**
     * Returns the result of a part; empty if its own file does not exist. A file that cannot be used is reported, and
     * treated as missing.
     *
     * @throws IOException if the file cannot be read, with a message for the user
     */
    public Optional<PartResult> get(PartName name) throws IOException {
        return read(file(name, PART), bytes -> part(name, bytes));
    }

    private PartResult part(PartName name, byte... bytes) throws IOException {
        PartResult result = text.read(name, bytes);
        if (result.storesSolutions() && !result.block().holds(result.solutions())) {
            throw new IOException("it has another number of solutions than it states");
        }
        return result;
    }

    /** Returns the number of parts into which a part was split. */
    private int parts(PartName name, byte... bytes) throws IOException {
        long stated = text.readSplit(name, bytes);
        int right;
        try {
            right = division.applyAsInt(name);
        } catch (IllegalArgumentException e) {
            throw new IOException("this program does not split the part", e);
        }
        if (stated != right) {
            throw new IOException("it states " + Plural.of(stated, "part") + ", and this program makes " + right);
        }
        return right;
    }

    /** Interprets the bytes of a file. */
    private interface Reading<T> {

        T of(byte[] bytes) throws IOException;
    }

    private <T> Optional<T> read(Path file, Reading<T> reading) throws IOException {
        try {
            return Optional.of(reading.of(bytes(file)));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (FileSystemException e) {
            throw unread(file, e);
        } catch (IOException e) {
            told.accept(file + " cannot be used: " + e.getMessage());
            return Optional.empty();
        }
    }

    /** Reads a file. Reading a device or a pipe might never end, so only regular files are read. */
    private static byte[] bytes(Path file) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        if (!attributes.isRegularFile()) {
            throw new IOException("it is no regular file");
        }
        long most = Math.min(Runtime.getRuntime().maxMemory() / COPIES, MOST_BYTES);
        if (attributes.size() > most) {
            throw new IOException("it has " + attributes.size() + " bytes, and this process reads at most " + most
                    + ": remove it, or give the process more memory by java -Xmx");
        }
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes((int) attributes.size());
        }
    }

    private static IOException unread(Object what, IOException e) {
        return new IOException("cannot read " + what + ": " + AtomicFile.reason(e), e);
    }

    /** Receives the parts of a search in the order of their solutions. */
    public interface Visitor {

        /** Called for a part that is done. */
        void done(PartResult result) throws IOException;

        /** Called for a part that is missing: a root, or a part that came from a split. */
        void missing(PartName name) throws IOException;

        /** Called for a part whose solutions are wanted and were only counted. Such a part is missing. */
        default void counted(PartName name) throws IOException {
            missing(name);
        }
    }

    /**
     * Visits a part or, if it was split, the parts into which it was split.
     *
     * @param storesSolutions true if a part whose solutions were only counted is missing
     * @throws IOException if a file cannot be read, with a message for the user, or the visitor throws it
     */
    public void visit(PartName name, boolean storesSolutions, Visitor visitor) throws IOException {
        PartResult own = get(name).orElse(null);
        if (own != null && (own.storesSolutions() || !storesSolutions)) {
            visitor.done(own);
            return;
        }
        Optional<Integer> parts = read(file(name, SPLIT), bytes -> parts(name, bytes));
        if (parts.isEmpty() && own != null) {
            visitor.counted(name);
        } else if (parts.isEmpty()) {
            visitor.missing(name);
        }
        for (int index = 0; index < parts.orElse(0); index++) {
            visit(name.part(index), storesSolutions, visitor);
        }
    }
}
