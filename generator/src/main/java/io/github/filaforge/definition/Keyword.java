package io.github.filaforge.definition;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The directives: how a line may start. */
enum Keyword {
    PUZZLE("D", "D:xDim=10:yDim=6:zDim=1", "name xDim yDim zDim wDim oneSide lattice turns crossing wrap match edges"),
    PIECE("C", "C:name=A:type=M:layout=0 0 0, 1 0 0", "name type copies colours layout"),
    EDGE_PIECE("E", "E:name=A:sides=0 0 1 2", "name sides at turn"),
    PICTURE("L", "L:stationary=*", "stationary copies dense"),
    COLOUR("K", "K:colour=1:layout=0 0 0, 1 0 0", "colour layout"),
    REGION("R", "R:layout=0 0 0, 1 0 0", "layout optional dense closed"),
    END_PICTURE("~L", PICTURE.example, ""),
    END_REGION("~R", REGION.example, ""),
    END_PUZZLE("~D", PUZZLE.example, "");

    private static final Pattern DIRECTIVE = directivePattern();

    private final String word;
    private final String example;
    private final String settings;

    Keyword(String word, String example, String settings) {
        this.word = word;
        this.example = example;
        this.settings = settings;
    }

    /** The directive of that name; exactly that name, since D and d may both be pieces. */
    static Optional<Keyword> of(String word) {
        return Arrays.stream(values())
                .filter(keyword -> keyword.word.equals(word))
                .findFirst();
    }

    static List<String> words() {
        return Arrays.stream(values()).map(Keyword::word).toList();
    }

    /**
     * Whether a line inside a picture can only be meant as a directive. A token alone is no sign of it, since D, C and
     * L are good names of pieces: it takes a setting, be it bare, or the {@code ~} of an end.
     */
    static boolean isDirective(String line) {
        return DIRECTIVE.matcher(line).lookingAt();
    }

    private static Pattern directivePattern() {
        StringBuilder pattern = new StringBuilder("~[DLR](?=$|[\\s,:])");
        for (Keyword keyword : values()) {
            if (!keyword.settings.isEmpty()) {
                String tags = String.join("|", keyword.settings());
                pattern.append("|")
                        .append(keyword.word)
                        .append("\\s*:\\s*(")
                        .append(tags)
                        .append(")\\s*(?:[=:]|$)");
            }
        }
        return Pattern.compile(pattern.toString(), Pattern.UNICODE_CHARACTER_CLASS);
    }

    /** How it is written. */
    String word() {
        return word;
    }

    /** A line that is right; for an end, the line that would have opened it. */
    String example() {
        return example;
    }

    /** What its picture shows, as it is written without one. */
    String byCells() {
        return this == REGION
                ? "the region by its cells, as in " + REGION.example
                : "pieces by their cells, as in " + PIECE.example;
    }

    /** The names of its settings. */
    List<String> settings() {
        return settings.isEmpty() ? List.of() : List.of(settings.split(" "));
    }

    /** The names of its settings as a sentence has them. */
    String listOfSettings() {
        List<String> tags = settings();
        int last = tags.size() - 1;
        return last == 0 ? tags.get(0) : String.join(", ", tags.subList(0, last)) + " and " + tags.get(last);
    }
}
