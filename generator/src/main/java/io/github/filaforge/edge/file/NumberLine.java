package io.github.filaforge.edge.file;

import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.source.InputException;
import io.github.filaforge.source.SourcePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A line of a table of numbers.
 *
 * @param source the name of the file in errors
 * @param number the number of the line, from 1
 * @param text the line
 * @param numbers its numbers, at least one
 * @param starts the index in the text at which each number begins
 */
record NumberLine(String source, int number, String text, List<Integer> numbers, List<Integer> starts) {

    private static final Pattern WORD = Pattern.compile("[^\\s,;]+");
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");
    private static final char COMMENT = '#';

    NumberLine {
        numbers = List.copyOf(numbers);
        starts = List.copyOf(starts);
    }

    /**
     * Returns the lines of a text that have numbers. Blanks, tabs, commas or semicolons separate the numbers; {@code #}
     * starts a comment.
     *
     * @throws InputException if a word is not a number of at most nine digits
     */
    static List<NumberLine> all(String source, String text) {
        List<NumberLine> all = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            int comment = line.indexOf(COMMENT);
            List<Integer> numbers = new ArrayList<>();
            List<Integer> starts = new ArrayList<>();
            for (MatchResult word : WORD.matcher(comment < 0 ? line : line.substring(0, comment))
                    .results()
                    .toList()) {
                if (!NUMBER.matcher(word.group()).matches()) {
                    throw new InputException(
                            position(source, number, line, word.start()),
                            "'" + PlainText.shortened(word.group()) + "' is not a number of at most nine digits",
                            "tables of pieces, and hints, are lines of numbers with blanks between them");
                }
                numbers.add(Integer.valueOf(word.group()));
                starts.add(word.start());
            }
            if (!numbers.isEmpty()) {
                all.add(new NumberLine(source, number, line, numbers, starts));
            }
        }
        return all;
    }

    private static SourcePosition position(String source, int number, String line, int start) {
        return new SourcePosition(source, number, line.codePointCount(0, start) + 1, line);
    }

    int size() {
        return numbers.size();
    }

    SourcePosition position(int index) {
        return position(source, number, text, starts.get(index));
    }

    InputException error(int index, String problem, String remedy) {
        return new InputException(position(index), problem, remedy);
    }
}
