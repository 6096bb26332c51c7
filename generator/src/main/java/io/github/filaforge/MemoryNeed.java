package io.github.filaforge;

import io.github.filaforge.image.PlanSize;
import io.github.filaforge.runtime.MemorySize;

/**
 * The memory that a plan needs, against what Java may have.
 *
 * @param needed the bytes that the plan and the solver take
 * @param available the bytes that Java may have
 */
public record MemoryNeed(long needed, long available) {

    private static final double BYTES_PER_GIGABYTE = 1 << 30;

    /** What a plan of a size needs in this JVM. */
    public static MemoryNeed of(PlanSize size) {
        return new MemoryNeed(size.bytes(), Runtime.getRuntime().maxMemory());
    }

    /** Whether Java may not have so much. */
    public boolean isTooMuch() {
        return needed > available;
    }

    /** What is needed, as in "2.1 GB". */
    public String text() {
        return MemorySize.text(needed);
    }

    /** Why there is too little, and what to do. */
    String refusal() {
        return "Its plan needs " + MemorySize.text(needed) + " of memory, and Java may take "
                + MemorySize.text(available) + ": " + remedy(needed);
    }

    /** How to give Java at least so many bytes, as the end of a sentence. */
    public static String remedy(long bytes) {
        return "set FILA_JAVA_OPTS=-Xmx" + (long) Math.ceil(bytes / BYTES_PER_GIGABYTE) + "g";
    }
}
