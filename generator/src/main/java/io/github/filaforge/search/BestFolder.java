package io.github.filaforge.search;

import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.file.AtomicFile;
import io.github.filaforge.search.BestText.State;
import io.github.filaforge.source.NamedInput;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The results folder that processes share in a search for the best board. Each process has one file there, in the form of a
 * {@link BestFile}, and reads the files of the others. Files of several puzzles may lie in one folder.
 */
public final class BestFolder {

    private static final String ENDING = ".best";

    private static final String LEFT_OUT = "a file of the results folder is left out: ";

    /** The number of digits of the fingerprint of the puzzle with which the name of a file begins. */
    private static final int DIGITS = 16;

    /** The largest number of a file, with twelve digits. */
    private static final long LARGEST = (1L << 48) - 1;

    private final Path folder;
    private final BestText text;
    private final Consumer<String> warnings;
    /** For each file that was read, its time and size. */
    private final Map<Path, String> known = new HashMap<>();

    /**
     * Makes the folder of a puzzle; nothing is read or written.
     *
     * @param warnings receives a sentence about each file that cannot be read
     */
    public BestFolder(Path folder, BestText text, Consumer<String> warnings) {
        this.folder = folder;
        this.text = text;
        this.warnings = warnings;
    }

    /** Returns the beginning of the names of the files of the puzzle. */
    private String prefix() {
        return text.puzzle().substring(0, DIGITS) + "-";
    }

    /**
     * Makes the file of this process, and the folder if it does not exist. Its number is random, so that files of several
     * folders can be put into one folder.
     *
     * @return the number, from 0
     * @throws IOException if the file cannot be made, with a message for the user
     */
    public long claim() throws IOException {
        try {
            Files.createDirectories(folder);
            while (true) {
                long number = new SecureRandom().nextLong() & LARGEST;
                try {
                    Files.createFile(path(number));
                    return number;
                } catch (FileAlreadyExistsException taken) {
                    // Another number is free.
                }
            }
        } catch (IOException e) {
            throw new IOException("the results folder " + folder + " cannot be written: " + AtomicFile.reason(e), e);
        }
    }

    private Path path(long number) {
        return folder.resolve(prefix() + String.format(Locale.ROOT, "%012x", number) + ENDING);
    }

    /** Returns the file with a number. */
    public BestFile file(long number) {
        return new BestFile(path(number), text);
    }

    /**
     * Returns the states in the files that have changed since they were read last, in the order of their numbers. A file that
     * has no state yet is left out.
     *
     * @throws IOException if the folder cannot be read, with a message for the user
     */
    public List<State> changed() throws IOException {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, prefix() + "*" + ENDING)) {
            all.forEach(files::add);
        } catch (DirectoryIteratorException e) {
            throw unreadable(e.getCause());
        } catch (IOException e) {
            throw unreadable(e);
        }
        files.sort(null);
        List<State> states = new ArrayList<>();
        for (Path file : files) {
            String look;
            try {
                look = Files.getLastModifiedTime(file) + " " + Files.size(file);
                if (Files.size(file) == 0 || look.equals(known.get(file))) {
                    continue;
                }
            } catch (IOException e) {
                warnings.accept(LEFT_OUT + file + ": " + NamedInput.reason(e));
                continue;
            }
            try {
                states.add(new BestFile(file, text).read());
                known.put(file, look);
            } catch (IOException e) {
                warnings.accept(LEFT_OUT + e.getMessage());
            }
        }
        return states;
    }

    private IOException unreadable(IOException e) {
        return new IOException(
                "the results folder " + folder + " cannot be read: " + NamedInput.reason(e)
                        + "; name the results folder of a search for this puzzle",
                e);
    }

    /** Returns the best board of some states; {@link BestBoard#NONE} if there is none. */
    public static BestBoard best(List<State> states) {
        return states.stream().map(State::best).reduce(BestBoard.NONE, BestBoard::or);
    }
}
