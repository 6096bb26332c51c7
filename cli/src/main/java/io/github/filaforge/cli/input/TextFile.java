package io.github.filaforge.cli.input;

import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.source.NamedInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * A text file that an option names.
 *
 * @param what the word for the file in messages
 * @param content the words for the content of the file, for messages
 * @param mostBytes the greatest number of bytes that are read
 */
public record TextFile(String what, String name, String content, int mostBytes) {

    /** The usual greatest number of bytes. Hardly any text that is meant for an option has more. */
    private static final int MOST_BYTES = 1 << 20;

    /** Makes a file of at most 1,048,576 bytes. */
    public TextFile(String what, String name, String content) {
        this(what, name, content, MOST_BYTES);
    }

    /**
     * Returns the whole text.
     *
     * @throws UserException if the file cannot be read, or has too many bytes
     */
    public String read() {
        try (InputStream in = NamedInput.open(name, this::unreadable)) {
            byte[] text = in.readNBytes(mostBytes + 1);
            if (text.length > mostBytes) {
                throw new UserException(
                        what + " " + name + " has more than " + mostBytes + " bytes: name a file with " + content);
            }
            return new String(text, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw unreadable(NamedInput.reason(e));
        }
    }

    private UserException unreadable(String reason) {
        return new UserException(what + " " + name + " cannot be read: " + reason + "; name a file with " + content);
    }
}
