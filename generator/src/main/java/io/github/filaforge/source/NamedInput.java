package io.github.filaforge.source;

import io.github.filaforge.runtime.file.AtomicFile;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Function;

/** Opens the inputs that a user names: files, and standard input as {@code -}. */
public final class NamedInput {

    /** The name of standard input in errors. */
    public static final String STANDARD_INPUT = "<stdin>";

    private static final String STANDARD_INPUT_ARGUMENT = "-";

    /** The message of Linux and macOS if the caller has closed standard input. */
    private static final String CLOSED = "Bad file descriptor";

    /** The byte order mark of UTF-8, as Latin-1. */
    private static final String BYTE_ORDER_MARK = "\u00ef\u00bb\u00bf";

    private static final int GZIP_FIRST = 0x1f;
    private static final int GZIP_SECOND = 0x8b;

    private NamedInput() {}

    /** Returns the name that errors use for the input that an argument of a command line names. */
    public static String source(String argument) {
        return argument.equals(STANDARD_INPUT_ARGUMENT) ? STANDARD_INPUT : argument;
    }

    /**
     * Returns the bytes of the input that an argument of a command line names. The caller closes the stream.
     *
     * @param standardInput read only if the argument is {@code -}, and not closed
     * @param refusal returns the error to be thrown, from the reason in words why the input cannot be read
     */
    public static InputStream open(
            String argument, InputStream standardInput, Function<String, ? extends RuntimeException> refusal) {
        if (!argument.equals(STANDARD_INPUT_ARGUMENT)) {
            return open(argument, refusal);
        }
        return new FilterInputStream(standardInput) {
            @Override
            public void close() {
                // The stream belongs to the caller.
            }
        };
    }

    /**
     * Returns the bytes of the file with a name. The caller closes the stream.
     *
     * @param refusal returns the error to be thrown, from the reason in words why the file cannot be read
     */
    public static InputStream open(String file, Function<String, ? extends RuntimeException> refusal) {
        try {
            return open(Path.of(file), refusal);
        } catch (InvalidPathException e) {
            throw refusal.apply("this is not the name of a file");
        }
    }

    /**
     * Returns the bytes of a file. The caller closes the stream.
     *
     * @param refusal returns the error to be thrown, from the reason in words why the file cannot be read
     */
    public static InputStream open(Path file, Function<String, ? extends RuntimeException> refusal) {
        if (Files.isDirectory(file)) {
            throw refusal.apply("it is a directory");
        }
        try {
            return Files.newInputStream(file);
        } catch (IOException e) {
            throw refusal.apply(reason(e));
        }
    }

    /** Returns the reason in words why an input cannot be read. */
    public static String reason(IOException e) {
        return CLOSED.equals(e.getMessage()) ? "it is closed" : AtomicFile.reason(e);
    }

    /**
     * Returns the first bytes of an input as Latin-1, without a byte order mark and the blanks behind it; empty if there may
     * be a mark that is not complete.
     */
    public static String start(byte[] head) {
        String text = new String(head, StandardCharsets.ISO_8859_1);
        if (BYTE_ORDER_MARK.startsWith(text)) {
            return "";
        }
        return (text.startsWith(BYTE_ORDER_MARK) ? text.substring(BYTE_ORDER_MARK.length()) : text).stripLeading();
    }

    /** Returns true if an input with these first bytes, at least two, is compressed by gzip. */
    public static boolean isCompressed(byte[] head) {
        return head.length > 1 && (head[0] & 0xff) == GZIP_FIRST && (head[1] & 0xff) == GZIP_SECOND;
    }
}
