package io.github.filaforge.burrtools;

import io.github.filaforge.source.InputException;
import io.github.filaforge.source.NamedInput;
import io.github.filaforge.source.SourcePosition;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;

/**
 * The text of a file: gzip is expanded, and bytes that are not UTF-8 are read as Latin-1. Immutable.
 *
 * @param source the name of the file in errors
 * @param text the text, without a byte order mark
 */
record BurrText(String source, String text) {

    private static final String LINE_END = "\r\n|[\r\n]";

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    /**
     * Reads a stream to its end, but no more than {@link BurrLimits#MAX_BYTES}.
     *
     * @throws IOException if the stream cannot be read
     * @throws InputException if it is too long or damaged
     */
    static BurrText read(String source, InputStream in) throws IOException {
        byte[] bytes = limited(source, in, "the file");
        if (NamedInput.isCompressed(bytes)) {
            bytes = expanded(source, bytes);
            if (!new BurrFormat().isBegunBy(bytes) || NamedInput.isCompressed(bytes)) {
                throw InputException.of(
                        source,
                        "this is compressed by gzip, but no BurrTools file",
                        "a BurrTools file is XML that begins with <puzzle; expand other files by gunzip first");
            }
        }
        return of(source, decoded(bytes));
    }

    /** Returns the text of a file that is in memory. */
    static BurrText of(String source, String text) {
        return new BurrText(source, text.indexOf(BYTE_ORDER_MARK) == 0 ? text.substring(1) : text);
    }

    private static byte[] expanded(String source, byte[] bytes) {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
            return limited(source, in, "what is compressed");
        } catch (IOException e) {
            throw InputException.of(
                    source,
                    "the gzip data is damaged" + (e.getMessage() == null ? "" : ": " + e.getMessage()),
                    "fetch or save the file again");
        }
    }

    private static byte[] limited(String source, InputStream in, String what) throws IOException {
        byte[] bytes = in.readNBytes(BurrLimits.MAX_BYTES + 1);
        if (bytes.length > BurrLimits.MAX_BYTES) {
            throw InputException.of(
                    source,
                    what + " is longer than " + BurrLimits.MAX_BYTES + " bytes",
                    "solutions that are taken apart make files long: save it without them");
        }
        return bytes;
    }

    private static String decoded(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }

    /** Returns the place of a tag that ends before a column of a line, both from 1. */
    SourcePosition tag(int line, int column) {
        String shown = line(line);
        int start = shown.lastIndexOf('<', Math.max(0, column - 2));
        return new SourcePosition(source, line, Math.max(0, start) + 1, shown);
    }

    /** Returns a place, by its line and column, both from 1. */
    SourcePosition position(int line, int column) {
        return new SourcePosition(source, line, column, line(line));
    }

    private String line(int number) {
        String[] lines = text.split(LINE_END, number + 1);
        return number <= lines.length ? lines[number - 1] : "";
    }
}
