package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.file.AtomicFile;
import io.github.filaforge.runtime.file.Fingerprint;
import io.github.filaforge.source.NamedInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
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

    /** The number of digits of the fingerprint of the puzzle with which the name of a file begins. */
    private static final int DIGITS = 16;

    private static final int MOST_FILES = 999_999;

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
     * Makes the file of this process, and the folder if it does not exist. No other process has the number of the file.
     *
     * @return the number, from 1
     */
    int claim() {
        try {
            Files.createDirectories(folder);
            for (int number = 1; number <= MOST_FILES; number++) {
                try {
                    Files.createFile(path(number));
                    return number;
                } catch (FileAlreadyExistsException taken) {
                    // The next number may be free.
                }
            }
        } catch (IOException e) {
            throw new UserException("the results folder " + folder + " cannot be written: " + AtomicFile.reason(e));
        }
        throw new UserException("the results folder " + folder + " is full: name another");
    }

    private Path path(int number) {
        return folder.resolve(prefix() + String.format(Locale.ROOT, "%06d", number) + ENDING);
    }

    /** Returns the file with a number. */
    BestFile file(int number) {
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
        } catch (IOException e) {
            throw new UserException("the results folder " + folder + " cannot be read: " + NamedInput.reason(e)
                    + "; name the folder of --results of a search for this puzzle");
        }
        files.sort(null);
        List<BestFile.State> states = new ArrayList<>();
        for (Path file : files) {
            try {
                String look = Files.getLastModifiedTime(file) + " " + Files.size(file);
                if (Files.size(file) > 0 && !look.equals(known.put(file, look))) {
                    states.add(new BestFile(file, identity, isBoard).read());
                }
            } catch (IOException | UserException e) {
                warnings.accept("a file of the results folder is left out: " + e.getMessage());
            }
        }
        return states;
    }

    /** Returns the best board of some states; {@link BestBoard#NONE} if there is none. */
    static BestBoard best(List<BestFile.State> states) {
        return states.stream().map(BestFile.State::best).reduce(BestBoard.NONE, BestBoard::or);
    }
}
