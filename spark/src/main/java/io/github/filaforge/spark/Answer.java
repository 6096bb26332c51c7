package io.github.filaforge.spark;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The answer of a task: the content of the file of its part, or the request to split the part, or the reason why the part
 * could not be searched, or why the whole search is refused. Tasks answer by bytes, which every serializer of Spark accepts.
 */
final class Answer {

    /** The kinds of answers. */
    enum Kind {
        DONE,
        TO_BE_SPLIT,
        FAILED,
        REFUSED
    }

    private final Kind kind;
    private final byte[] content;

    private Answer(Kind kind, byte... content) {
        this.kind = kind;
        this.content = content;
    }

    static Answer done(byte... file) {
        return new Answer(Kind.DONE, file);
    }

    static Answer toBeSplit() {
        return new Answer(Kind.TO_BE_SPLIT);
    }

    static Answer failed(String reason) {
        return new Answer(Kind.FAILED, reason.getBytes(StandardCharsets.UTF_8));
    }

    /** Makes the answer of a part whose search is refused, and with it the search of all parts. */
    static Answer refused(String message) {
        return new Answer(Kind.REFUSED, message.getBytes(StandardCharsets.UTF_8));
    }

    /** Reads what {@link #bytes} has written: a letter, and the content. */
    static Answer of(byte... bytes) {
        return new Answer(kind((char) bytes[0]), Arrays.copyOfRange(bytes, 1, bytes.length));
    }

    private static Kind kind(char letter) {
        for (Kind kind : Kind.values()) {
            if (letter(kind) == letter) {
                return kind;
            }
        }
        throw new IllegalArgumentException("no answer begins with " + letter);
    }

    private static char letter(Kind kind) {
        return kind.name().charAt(0);
    }

    byte[] bytes() {
        byte[] bytes = new byte[1 + content.length];
        bytes[0] = (byte) letter(kind);
        System.arraycopy(content, 0, bytes, 1, content.length);
        return bytes;
    }

    Kind kind() {
        return kind;
    }

    /** The file of the part. */
    byte[] file() {
        return content.clone();
    }

    /** The reason why the part could not be searched, or why the search is refused. */
    String reason() {
        return new String(content, StandardCharsets.UTF_8);
    }
}
