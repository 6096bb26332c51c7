package io.github.filaforge.runtime;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Tells things apart that are too long to be compared. */
public final class Fingerprint {

    private static final int HEX = 16;

    private Fingerprint() {}

    /** The SHA-256 of some bytes, array by array as if they were one, in hexadecimal. */
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
