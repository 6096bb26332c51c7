package io.github.filaforge.pipeline;

import java.util.List;

/** Names of pieces and puzzles that would be code, markup, slots of a template or the end of a comment if anybody let them. */
public final class HostileNames {

    private static final String LONG = "n".repeat(3000);

    private HostileNames() {}

    /** The names; none has white space or a comma. */
    public static List<String> all() {
        return List.of(
                "${start}",
                "${canonicalForm}",
                "${newBoard}",
                "${cells}",
                "$",
                "${",
                "$L$T$W",
                "%s%n%d",
                "\"",
                "'",
                "\"\"\"",
                "\\",
                "\\\\",
                "\\u000a",
                "\\u0022+System.exit(0)+\\u0022",
                "\\\\u0022",
                "\"+System.exit(0)+\"",
                "*/",
                "/*",
                "//",
                "<b>{@link}",
                "</script><script>alert(1)</script>",
                "</title><img/src=x/onerror=alert(1)>",
                "<!--",
                "&lt;&amp",
                "\u202e\u2066",
                "\u00e9\u4e2d\ud83d\ude00",
                "0",
                "long",
                "NUMBER_1",
                LONG);
    }
}
