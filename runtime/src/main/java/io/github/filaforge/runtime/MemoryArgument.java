package io.github.filaforge.runtime;

/** The value of an option that states the memory that Java may use for something. */
public final class MemoryArgument {

    private MemoryArgument() {}

    /**
     * Returns the message about a value that is not a size, or that exceeds the heap; {@code null} if the value is valid.
     */
    public static String mistake(String option, String value) {
        long bytes = value == null ? 0 : MemorySize.parse(value);
        if (bytes < 1) {
            return ArgumentValue.refusal(option + MemorySize.RULE, value);
        }
        long most = Runtime.getRuntime().maxMemory();
        return bytes <= most
                ? null
                : option + " " + value + " is more than Java may take, which is " + MemorySize.text(most)
                        + ": start it with java -Xmx" + value;
    }
}
