package io.github.filaforge.definition;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The keyword of a directive, with which its line begins. */
enum Keyword {
    PUZZLE(
            "D",
            "D:xDim=10:yDim=6:zDim=1",
            "name xDim yDim zDim wDim oneSide lattice turns crossing wrap match pieces holes edges meets pool"),
    PIECE("C", "C:name=A:type=M:layout=0 0 0, 1 0 0", "name type copies turns colours group weight layout"),
    EDGE_PIECE("E", "E:name=A:sides=0 0 1 2", "name sides turns copies at turn"),
    PICTURE("L", "L:stationary=*", "stationary copies turns dense"),
    COLOUR("K", "K:colour=1:layout=0 0 0, 1 0 0", "colour layout"),
    REGION("R", "R:layout=0 0 0, 1 0 0", "layout optional dense closed choose option"),
    END_PICTURE("~L", PICTURE.example, ""),
    END_REGION("~R", REGION.example, ""),
    END_PUZZLE("~D", PUZZLE.example, "");

    /**
     * The characters of white space in Unicode, inside a class of a pattern. Browsers, which run this class too, have no
     * {@code UNICODE_CHARACTER_CLASS}.
     */
    private static final String SPACE = "\\s\\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";

    private static final Pattern DIRECTIVE = Pattern.compile(Arrays.stream(values())
            .filter(keyword -> !keyword.settings.isEmpty())
            .map(keyword -> keyword.word + "[" + SPACE + "]*:[" + SPACE + "]*(" + keyword.settings.replace(' ', '|')
                    + ")[" + SPACE + "]*(?:[=:]|$)")
            .collect(Collectors.joining("|", "~[DLR](?=$|[" + SPACE + ",:])|", "")));

    private final String word;
    private final String example;
    private final String settings;

    Keyword(String word, String example, String settings) {
        this.word = word;
        this.example = example;
        this.settings = settings;
    }

    /** Returns the directive with exactly this name: D is a directive, but D and d may both be pieces. */
    static Optional<Keyword> of(String word) {
        return Arrays.stream(values())
                .filter(keyword -> keyword.word.equals(word))
                .findFirst();
    }

    static List<String> words() {
        return Arrays.stream(values()).map(Keyword::word).toList();
    }

    /**
     * Returns true if a line inside a picture can only be a directive. A single token is not enough, since D, C and L are
     * good names of pieces. The line must have a setting, with or without a value, or the {@code ~} of an end.
     */
    static boolean isDirective(String line) {
        return DIRECTIVE.matcher(line).lookingAt();
    }

    /** Returns the word as it is written in a definition. */
    String word() {
        return word;
    }

    /** Returns a correct line. For an end, it is the line that would open its block. */
    String example() {
        return example;
    }

    /** Returns the content of the picture in words, with the line that states it without a picture. */
    String byCells() {
        return this == REGION
                ? "the region by its cells, as in " + REGION.example
                : "pieces by their cells, as in " + PIECE.example;
    }

    List<String> settings() {
        return settings.isEmpty() ? List.of() : List.of(settings.split(" "));
    }

    /** Returns the names of the settings as part of a sentence. */
    String listOfSettings() {
        List<String> tags = settings();
        int last = tags.size() - 1;
        return last == 0 ? tags.get(0) : String.join(", ", tags.subList(0, last)) + " and " + tags.get(last);
    }
}
