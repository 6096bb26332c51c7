package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.file.AtomicFile;
import io.github.filaforge.runtime.file.Fingerprint;
import io.github.filaforge.source.NamedInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
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
import java.util.function.Predicate;

/**
 * The results folder that processes share in a search for the best board. Each process has one file there, in the form of a
 * {@link BestFile}, and reads the files of the others. Files of several puzzles may lie in one folder.
 */
final class BestFolder {

    private static final String ENDING = ".best";

    private static final String LEFT_OUT = "a file of the results folder is left out: ";

    /** The number of digits of the fingerprint of the puzzle with which the name of a file begins. */
    private static final int DIGITS = 16;

    /** The largest number of a file, with twelve digits. */
    private static final long LARGEST = (1L << 48) - 1;

    private final Path folder;
    private final String identity;
    private final Predicate<BestBoard> isBoard;
    private final Consumer<String> warnings;
    /** For each file that was read, its time and size. */
    private final Map<Path, String> known = new HashMap<>();

    /**
     * Makes the folder of a puzzle; nothing is read or written.
     *
     * @param identity a text that is equal for equal puzzles
     * @param isBoard returns true for a board of the puzzle
     * @param warnings receives a sentence about each file that cannot be read
     */
    BestFolder(Path folder, String identity, Predicate<BestBoard> isBoard, Consumer<String> warnings) {
        this.folder = folder;
        this.identity = identity;
        this.isBoard = isBoard;
        this.warnings = warnings;
    }

    /** Returns the beginning of the names of the files of the puzzle. */
    private String prefix() {
        return Fingerprint.of(identity.getBytes(StandardCharsets.UTF_8)).substring(0, DIGITS) + "-";
    }

    /**
     * Makes the file of this process, and the folder if it does not exist. Its number is random, so that files of several
     * folders can be put into one folder.
     *
     * @return the number, from 0
     */
    long claim() {
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
            throw new UserException("the results folder " + folder + " cannot be written: " + AtomicFile.reason(e));
        }
    }

    private Path path(long number) {
        return folder.resolve(prefix() + String.format(Locale.ROOT, "%012x", number) + ENDING);
    }

    /** Returns the file with a number. */
    BestFile file(long number) {
        return new BestFile(path(number), identity, isBoard);
    }

    /**
     * Returns the states in the files that have changed since they were read last, in the order of their numbers. A file that
     * has no state yet is left out.
     */
    List<BestFile.State> changed() {
        List<Path> files = new ArrayList<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, prefix() + "*" + ENDING)) {
            all.forEach(files::add);
        } catch (DirectoryIteratorException e) {
            throw unreadable(e.getCause());
        } catch (IOException e) {
            throw unreadable(e);
        }
        files.sort(null);
        List<BestFile.State> states = new ArrayList<>();
        for (Path file : files) {
            try {
                String look = Files.getLastModifiedTime(file) + " " + Files.size(file);
                if (Files.size(file) > 0 && !look.equals(known.get(file))) {
                    states.add(new BestFile(file, identity, isBoard).read());
                    known.put(file, look);
                }
            } catch (IOException e) {
                warnings.accept(LEFT_OUT + file + ": " + NamedInput.reason(e));
            } catch (UserException e) {
                warnings.accept(LEFT_OUT + e.getMessage());
            }
        }
        return states;
    }

    private UserException unreadable(IOException e) {
        return new UserException("the results folder " + folder + " cannot be read: " + NamedInput.reason(e)
                + "; name the folder of --results of a search for this puzzle");
    }

    /** Returns the best board of some states; {@link BestBoard#NONE} if there is none. */
    static BestBoard best(List<BestFile.State> states) {
        return states.stream().map(BestFile.State::best).reduce(BestBoard.NONE, BestBoard::or);
    }
}
