package io.github.filaforge.edge.file;

import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.source.InputException;
import io.github.filaforge.source.SourcePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The numbers of a line of a table.
 *
 * @param numbers the numbers, at least one
 * @param places the place of each number
 * @param hasWords true if the colours of the line are binary words
 */
record NumberLine(List<Integer> numbers, List<SourcePosition> places, boolean hasWords) {

    private static final Pattern WORD = Pattern.compile("[^\\s,;]+");
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");
    /** A colour as a binary word. The word of ones is the rim. */
    private static final Pattern BINARY = Pattern.compile("[01]{16,17}");

    /** A binary word of zeros, which is a colour or the rim. */
    private static final Pattern ZERO = Pattern.compile("(?<![01])0{16,17}(?![01])");

    private static final Pattern ONES = Pattern.compile("(?<![01])1{16,17}(?![01])");
    private static final char COMMENT = '#';

    NumberLine {
        numbers = List.copyOf(numbers);
        places = List.copyOf(places);
    }

    /**
     * Returns the lines of a text that have numbers. Blanks, tabs, commas or semicolons separate the numbers; {@code #}
     * starts a comment. A word of 16 or 17 binary digits is a colour: the word of ones is 0, the colour of the rim. If a
     * text has words of ones and words of zeros, the zeros are colour 1, and every other word is a number greater by 1.
     *
     * @throws InputException if a word is not a number of at most nine digits
     */
    static List<NumberLine> all(String source, String text) {
        int shift = ZERO.matcher(text).find() && ONES.matcher(text).find() ? 1 : 0;
        List<NumberLine> all = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            int comment = line.indexOf(COMMENT);
            List<Integer> numbers = new ArrayList<>();
            List<SourcePosition> places = new ArrayList<>();
            boolean hasWords = false;
            Columns columns = new Columns(line);
            for (MatchResult word : WORD.matcher(comment < 0 ? line : line.substring(0, comment))
                    .results()
                    .toList()) {
                SourcePosition place = new SourcePosition(source, number, columns.of(word.start()), line);
                boolean isBinary = BINARY.matcher(word.group()).matches();
                if (!isBinary && !NUMBER.matcher(word.group()).matches()) {
                    throw new InputException(
                            place,
                            "'" + PlainText.shortened(word.group()) + "' is not a number of at most nine digits",
                            "tables of pieces, and hints, are lines of numbers with blanks between them");
                }
                hasWords |= isBinary;
                numbers.add(isBinary ? colour(word.group(), shift) : Integer.valueOf(word.group()));
                places.add(place);
            }
            if (!numbers.isEmpty()) {
                all.add(new NumberLine(numbers, places, hasWords));
            }
        }
        return all;
    }

    private static int colour(String word, int shift) {
        return ONES.matcher(word).matches() ? PieceTable.RIM : Integer.parseInt(word, 2) + shift;
    }

    int size() {
        return numbers.size();
    }

    /** Returns the number of the line in its file, from 1. */
    int number() {
        return places.get(0).line();
    }

    SourcePosition position(int index) {
        return places.get(index);
    }

    InputException error(int index, String problem, String remedy) {
        return new InputException(position(index), problem, remedy);
    }
}
