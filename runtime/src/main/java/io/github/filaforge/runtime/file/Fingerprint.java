package io.github.filaforge.runtime.file;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Computes hash values, which identify data that are too long to be compared. */
public final class Fingerprint {

    private static final int HEX = 16;

    private Fingerprint() {}

    /** Returns the SHA-256 of some arrays of bytes, one behind the other, in hexadecimal. */
    public static String of(byte[]... arrays) {
        try {
            MessageDigest sum = MessageDigest.getInstance("SHA-256");
            for (byte[] bytes : arrays) {
                sum.update(bytes);
            }
            StringBuilder hex = new StringBuilder();
            for (byte each : sum.digest()) {
                hex.append(Character.forDigit(each >> 4 & 0xF, HEX)).append(Character.forDigit(each & 0xF, HEX));
            }
            return hex.toString();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
