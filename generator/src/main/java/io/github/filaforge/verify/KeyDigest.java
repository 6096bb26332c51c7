package io.github.filaforge.verify;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Digests of so many numbers. */
final class KeyDigest {

    private final ByteBuffer bytes;
    private final MessageDigest digest;

    /**
     * @param length how many numbers there are
     */
    KeyDigest(int length) {
        this.bytes = ByteBuffer.allocate(Integer.BYTES * length);
        try {
            this.digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** The digest of numbers. */
    Key of(int... numbers) {
        bytes.clear();
        for (int number : numbers) {
            bytes.putInt(number);
        }
        ByteBuffer hash = ByteBuffer.wrap(digest.digest(bytes.array()));
        return new Key(hash.getLong(), hash.getLong());
    }

    /** 128 bits. */
    record Key(long high, long low) {}
}
