package io.github.filaforge.cli.terminal;

import io.github.filaforge.disassembly.Assemblies;
import io.github.filaforge.disassembly.Slides;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.disassembly.PartDisassembler;
import io.github.filaforge.runtime.file.AtomicFile;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** A mistake of the user. The message states the mistake and the way to correct it. */
public final class UserException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public UserException(String message) {
        super(message);
    }

    /**
     * An action with files whose errors have messages for the user.
     *
     * @param <T> the type of its result
     */
    public interface FileAction<T> {

        T act() throws IOException;
    }

    /** Returns the result of an action, or throws an exception with the message of its error. */
    public static <T> T orThrow(FileAction<T> action) {
        try {
            return action.act();
        } catch (IOException e) {
            throw new UserException(e.getMessage());
        }
    }

    /** Returns the exception for a file that cannot be written, with the reason in words. */
    public static UserException cannotWrite(Path file, IOException e) {
        return new UserException("cannot write " + file + ": " + reason(e));
    }

    /** Returns the reason in words why a file cannot be read or written. */
    public static String reason(IOException e) {
        if (e instanceof FileAlreadyExistsException there) {
            return there.getFile() + " is a file and no folder; name another";
        }
        if (e instanceof NoSuchFileException) {
            return "its folder is not there; make it, or name another";
        }
        if (e instanceof AccessDeniedException denied) {
            return denied.getFile() + " may not be written by you; name another";
        }
        return e.getMessage() == null ? e.toString() : AtomicFile.reason(e);
    }

    /** Returns the error of a puzzle whose pieces are not taken apart. */
    public static UserException notTakenApart(Puzzle puzzle) {
        return new UserException(Slides.obstacle(puzzle));
    }

    /** Returns the error of an assembly that has too many pieces to be taken apart. */
    public static UserException tooManyPieces(Assemblies.Assembly assembly) {
        return new UserException("an assembly of " + assembly.size() + " pieces is not taken apart: "
                + PartDisassembler.MOST_PIECES + " is the greatest number");
    }
}
