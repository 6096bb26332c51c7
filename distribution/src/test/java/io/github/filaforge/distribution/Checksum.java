package io.github.filaforge.distribution;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Checksums of files. */
final class Checksum {

    private Checksum() {}

    /** Returns the checksum of a file in lower-case hexadecimal digits. */
    static String of(String algorithm, Path file) throws IOException {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance(algorithm).digest(Files.readAllBytes(file)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalArgumentException(algorithm, e);
        }
    }
}
