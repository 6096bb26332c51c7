package io.github.filaforge.runtime.file;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Computes hash values, which identify data that are too long to be compared. */
public final class Fingerprint {

    private Fingerprint() {}

    /** Returns the SHA-256 of some arrays of bytes, one behind the other, in hexadecimal. */
    public static String of(byte[]... arrays) {
        try {
            MessageDigest sum = MessageDigest.getInstance("SHA-256");
            for (byte[] bytes : arrays) {
                sum.update(bytes);
            }
            return HexFormat.of().formatHex(sum.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
