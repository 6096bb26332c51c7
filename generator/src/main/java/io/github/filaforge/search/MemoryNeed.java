package io.github.filaforge.search;

import io.github.filaforge.image.PlanSize;
import io.github.filaforge.runtime.text.MemorySize;

/**
 * The memory that a plan needs, and the memory that Java can use.
 *
 * @param needed the number of bytes of the plan and the solver
 * @param available the number of bytes that Java can use
 */
public record MemoryNeed(long needed, long available) {

    private static final double BYTES_PER_GIGABYTE = 1 << 30;

    /** Returns the memory that a plan of a size needs, and the memory of this JVM. */
    public static MemoryNeed of(PlanSize size) {
        return new MemoryNeed(size.bytes(), Runtime.getRuntime().maxMemory());
    }

    /** Returns true if the plan needs more memory than Java can use. */
    public boolean isTooMuch() {
        return needed > available;
    }

    /** Returns the memory that is needed, for example "2.1 GB". */
    public String text() {
        return MemorySize.text(needed);
    }

    /** Returns the reason why the memory is too small, and the remedy. */
    String refusal() {
        return "Its plan needs " + MemorySize.text(needed) + " of memory, and Java may take "
                + MemorySize.text(available) + ": " + remedy(needed);
    }

    /**
     * Returns the remedy that gives Java at least a number of bytes, as the end of a sentence.
     *
     * @param bytes the number of bytes
     */
    public static String remedy(long bytes) {
        return "set FILA_JAVA_OPTS=-Xmx" + (long) Math.ceil(bytes / BYTES_PER_GIGABYTE) + "g";
    }
}
