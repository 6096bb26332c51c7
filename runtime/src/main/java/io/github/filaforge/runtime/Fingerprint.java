package io.github.filaforge.runtime;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Tells things apart that are too long to be compared. */
public final class Fingerprint {

    private static final int HEX = 16;

    private Fingerprint() {}

    /** The SHA-256 of some bytes, in hexadecimal. */
    public static String of(byte[] bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            StringBuilder hex = new StringBuilder();
            for (byte each : digest) {
                hex.append(Character.forDigit(each >> 4 & 0xF, HEX)).append(Character.forDigit(each & 0xF, HEX));
            }
            return hex.toString();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
