package io.github.filaforge.emit;

import java.nio.charset.StandardCharsets;
import java.util.UUID;

/** Writes numbers as Java literals, and names as names of classes. */
public final class Literals {

    /**
     * The greatest length of the name of a class. Names of files may have 255 bytes, and the names of nested classes and an
     * extension are added.
     */
    private static final int LONGEST_CLASS_NAME = 150;

    private Literals() {}

    /** Returns a long literal in hexadecimal without leading zeros. */
    public static String hex(long value) {
        return "0x" + Long.toHexString(value) + "L";
    }

    /**
     * Returns a name for a class: the words of the text joined, each with a capital, and a suffix. A name that is too long
     * for file systems is cut and followed by a hash of the text.
     */
    public static String className(String text, String suffix) {
        StringBuilder name = new StringBuilder();
        for (String word : text.split("[^0-9A-Za-z]+", -1)) {
            if (!word.isEmpty()) {
                name.append(Character.toUpperCase(word.charAt(0))).append(word, 1, word.length());
            }
        }
        if (name.length() == 0 || Character.isDigit(name.charAt(0))) {
            name.insert(0, "Puzzle");
        }
        if (name.length() > LONGEST_CLASS_NAME) {
            String hash = UUID.nameUUIDFromBytes(text.getBytes(StandardCharsets.UTF_8))
                    .toString();
            name.setLength(LONGEST_CLASS_NAME);
            name.append('_').append(hash.replace("-", ""));
        }
        return name.append(suffix).toString();
    }
}
