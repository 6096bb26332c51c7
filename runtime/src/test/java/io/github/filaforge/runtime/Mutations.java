package io.github.filaforge.runtime;

import java.io.ByteArrayOutputStream;
import java.util.Random;

/** Damages files as disks, editors and enemies do. */
public final class Mutations {

    private static final String TYPICAL = " \n=.0123456789\\u-x";

    private Mutations() {}

    /** Some bytes with one to four changes: of a few bytes, or one time in eight of many. */
    public static byte[] of(byte[] bytes, Random random) {
        byte[] mutated = bytes;
        for (int left = 1 + random.nextInt(4); left > 0; left--) {
            int from = random.nextInt(mutated.length + 1);
            int most = random.nextInt(8) == 0 ? mutated.length : 4;
            mutated = changed(mutated, from, Math.min(mutated.length, from + random.nextInt(most + 1)), random);
        }
        return mutated;
    }

    private static byte[] changed(byte[] bytes, int from, int to, Random random) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(bytes, 0, from);
        switch (random.nextInt(4)) {
            case 0 -> {
                // Left out.
            }
            case 1 -> {
                out.write(bytes, from, to - from);
                out.write(bytes, from, to - from);
            }
            case 2 -> out.write(TYPICAL.charAt(random.nextInt(TYPICAL.length())));
            default -> {
                for (int index = from; index < to; index++) {
                    out.write(random.nextInt(256));
                }
            }
        }
        out.write(bytes, to, bytes.length - to);
        return out.toByteArray();
    }
}
