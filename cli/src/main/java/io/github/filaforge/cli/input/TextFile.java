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
 */
public record TextFile(String what, String name, String content) {

    /** The greatest number of bytes. No text that is meant for an option has more. */
    private static final int MOST_BYTES = 1 << 20;

    /**
     * Returns the whole text.
     *
     * @throws UserException if the file cannot be read, or has more than 1,048,576 bytes
     */
    public String read() {
        try (InputStream in = NamedInput.open(name, this::unreadable)) {
            byte[] text = in.readNBytes(MOST_BYTES + 1);
            if (text.length > MOST_BYTES) {
                throw new UserException(
                        what + " " + name + " has more than " + MOST_BYTES + " bytes: name a file with " + content);
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
