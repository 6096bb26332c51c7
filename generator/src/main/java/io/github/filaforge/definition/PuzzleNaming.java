package io.github.filaforge.definition;

import io.github.filaforge.runtime.text.PlainText;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names of the puzzles of one input, no two of which are equal. A puzzle has the name that its line D gives. If the line
 * gives none, the puzzle has the name of the input, followed by its number if it is not the first puzzle.
 */
final class PuzzleNaming {

    private static final Pattern NUMBERED = Pattern.compile("(.*)-([1-9][0-9]{0,8})", Pattern.DOTALL);

    private final String input;
    private int puzzles;
    /** The numbers of the puzzles that have the name of the input. */
    private final BitSet unnamed = new BitSet();
    /** The names that D gives, and the last number behind each of them. */
    private final Map<String, Integer> given = new HashMap<>();

    /**
     * Creates the names before the first puzzle.
     *
     * @param source the name of the input in errors
     */
    PuzzleNaming(String source) {
        this.input = DefinitionReader.baseName(source);
    }

    /**
     * Returns the name of the next puzzle.
     *
     * @param title the name that D gives; a number is added if another puzzle already has the name
     */
    String next(Optional<Token> title) {
        puzzles++;
        String name = title.map(PuzzleNaming::checked).orElse(numbered(input, puzzles));
        if (title.isEmpty() && !given.containsKey(name)) {
            unnamed.set(puzzles);
            return name;
        }
        int number = given.getOrDefault(name, 1);
        String unique = numbered(name, number);
        while (given.containsKey(unique) || isOfInput(unique)) {
            number++;
            unique = numbered(name, number);
        }
        given.put(unique, 1);
        given.put(name, number);
        return unique;
    }

    private static String numbered(String name, int number) {
        return number == 1 ? name : name + "-" + number;
    }

    private boolean isOfInput(String name) {
        if (name.equals(input)) {
            return unnamed.get(1);
        }
        Matcher numbered = NUMBERED.matcher(name);
        return numbered.matches()
                && numbered.group(1).equals(input)
                && unnamed.get(Integer.parseInt(numbered.group(2)));
    }

    private static String checked(Token title) {
        int length = title.text().codePointCount(0, title.text().length());
        if (length > DefinitionLimits.MAX_PUZZLE_NAME) {
            throw title.error(DefinitionError.PUZZLE_NAME_TOO_LONG, length, DefinitionLimits.MAX_PUZZLE_NAME);
        }
        return PlainText.line(title.text());
    }
}
