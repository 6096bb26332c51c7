package io.github.filaforge.definition;

import java.util.Locale;

/** The warnings about parts of a definition that are legal but probably not intended. */
enum DefinitionWarning {
    /** A piece of a picture is not connected. */
    DRAWN_APART(
            "piece '%1$s' is drawn in %2$s separate parts",
            "these parts are one piece; if they are to be several, give each a name of its own"),

    /** A row of a picture probably lacks the blanks between its cells. */
    CELLS_WITHOUT_BLANKS(
            "'%1$s' is one cell here, of a piece with that name",
            "if it is to be several cells, separate them by blanks: %2$s; or open the picture by %3$s"),

    /** Pieces and cells have colours, but none of these match. */
    COLOURS_WITHOUT_MATCH(
            "piece '%1$s' has colours, but none of them goes with a colour of the container",
            "name the pairs that go together in D, as in match=1-1 1-2");

    private final String problemPattern;
    private final String remedyPattern;

    DefinitionWarning(String problemPattern, String remedyPattern) {
        this.problemPattern = problemPattern;
        this.remedyPattern = remedyPattern;
    }

    /** Returns the complete warning for the user. */
    String at(Token place, Object... arguments) {
        return place.position()
                .report(
                        "warning",
                        String.format(Locale.ROOT, problemPattern, arguments),
                        String.format(Locale.ROOT, remedyPattern, arguments));
    }
}
