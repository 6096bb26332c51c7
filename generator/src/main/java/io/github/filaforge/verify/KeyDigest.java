package io.github.filaforge.verify;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Computes digests of a fixed number of ints. */
final class KeyDigest {

    private final ByteBuffer bytes;
    private final MessageDigest digest;

    /**
     * Makes a digest.
     *
     * @param length the number of ints
     */
    KeyDigest(int length) {
        this.bytes = ByteBuffer.allocate(Integer.BYTES * length);
        try {
            this.digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** Returns the digest of some ints. */
    Key of(int... numbers) {
        bytes.clear();
        for (int number : numbers) {
            bytes.putInt(number);
        }
        ByteBuffer hash = ByteBuffer.wrap(digest.digest(bytes.array()));
        return new Key(hash.getLong(), hash.getLong());
    }

    /** A key of 128 bits. */
    record Key(long high, long low) {}
}
