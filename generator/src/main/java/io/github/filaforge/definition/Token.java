package io.github.filaforge.definition;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.source.SourcePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A part of a line, with its place.
 *
 * @param line the line
 * @param start the index of its first character in the line
 * @param end the index after its last character
 */
record Token(SourceLine line, int start, int end) {

    private static final int TAB = 8;
    private static final Pattern INTEGER = Pattern.compile("[+-]?[0-9]+");

    /** Returns true if a character looks like white space. A no-break space from a web page is white space too. */
    static boolean isSpace(char character) {
        return Character.isWhitespace(character) || Character.isSpaceChar(character);
    }

    String text() {
        return line.text().substring(start, end);
    }

    /** Returns the text for a message, shortened if it is long. */
    String quoted() {
        return PlainText.shortened(text());
    }

    boolean isEmpty() {
        return start == end;
    }

    boolean is(String text) {
        return text.length() == end - start && line.text().startsWith(text, start);
    }

    /** Returns true if the text has digits only. */
    boolean isNumber() {
        return !isEmpty() && text().chars().allMatch(each -> each >= '0' && each <= '9');
    }

    boolean endsWith(String text) {
        int from = end - text.length();
        return from >= start && line.text().startsWith(text, from);
    }

    /** Returns the column of its first character on a screen, from 0; a tab leads to the next multiple of 8. */
    int column() {
        return column(start);
    }

    /** Returns the column behind the token. */
    int endColumn() {
        return column(end);
    }

    private int column(int index) {
        int column = 0;
        for (int before = 0;
                before < index;
                before += Character.charCount(line.text().codePointAt(before))) {
            column = line.text().charAt(before) == '\t' ? column / TAB * TAB + TAB : column + 1;
        }
        return column;
    }

    int lineNumber() {
        return line.number();
    }

    SourcePosition position() {
        return line.position(start);
    }

    DefinitionException error(DefinitionError kind, Object... arguments) {
        return new DefinitionException(kind, position(), arguments);
    }

    /** Returns the complete text of a warning at the start of this token. */
    String warning(String problem, String remedy) {
        return position().report("warning", problem, remedy);
    }

    /** Returns this token without white space at either end. */
    Token trim() {
        int first = start;
        while (first < end && isSpace(line.text().charAt(first))) {
            first++;
        }
        return (first == start ? this : new Token(line, first, end)).trimEnd();
    }

    /** Returns this token without white space at its end. */
    Token trimEnd() {
        int last = end;
        while (start < last && isSpace(line.text().charAt(last - 1))) {
            last--;
        }
        return last == end ? this : new Token(line, start, last);
    }

    /** Returns the index in the line of the first occurrence of a character in this token, or -1. */
    int indexOf(char character) {
        int index = line.text().indexOf(character, start);
        return index < end ? index : -1;
    }

    /**
     * Returns the trimmed parts between separators. Their number is one more than the number of separators, and any part may
     * be empty.
     */
    List<Token> split(char separator) {
        List<Token> parts = new ArrayList<>();
        int from = start;
        for (int index = start; index <= end; index++) {
            if (index == end || line.text().charAt(index) == separator) {
                parts.add(new Token(line, from, index).trim());
                from = index + 1;
            }
        }
        return parts;
    }

    /** Returns the characters, each with the marks that belong to it, for example an accent. */
    List<Token> characters() {
        List<Token> characters = new ArrayList<>();
        int from = start;
        while (from < end) {
            int to = from + Character.charCount(line.text().codePointAt(from));
            while (to < end && isMark(line.text().codePointAt(to))) {
                to += Character.charCount(line.text().codePointAt(to));
            }
            characters.add(new Token(line, from, to));
            from = to;
        }
        return characters;
    }

    private static boolean isMark(int character) {
        int type = Character.getType(character);
        return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
    }

    /** Returns the parts between white space, none of which is empty. */
    List<Token> words() {
        List<Token> words = new ArrayList<>();
        int from = start;
        for (int index = start; index <= end; index++) {
            if (index == end || isSpace(line.text().charAt(index))) {
                if (from < index) {
                    words.add(new Token(line, from, index));
                }
                from = index + 1;
            }
        }
        return words;
    }

    /** Returns the values of integers with white space between them. */
    List<Integer> integers() {
        return words().stream().map(Token::integer).toList();
    }

    /** Returns the cell with three coordinates, or four in four dimensions. The lattice must have the cell. */
    Cell cell(Lattice lattice) {
        Cell cell = numberedCell(lattice);
        if (!lattice.hasCell(cell) || !lattice.isWritten(cell)) {
            String written = integers().stream().map(String::valueOf).collect(Collectors.joining(" "));
            throw error(DefinitionError.NO_SUCH_CELL, written, lattice.name(), lattice.rule());
        }
        return cell;
    }

    /** Returns the cell with three or four coordinates, also if the lattice does not have it. */
    Cell numberedCell(Lattice lattice) {
        List<Token> words = words();
        int numbers = words.size();
        if (numbers != lattice.coordinates()) {
            boolean isSpace = lattice.coordinates() == 3;
            throw error(
                    DefinitionError.COORDINATE_NOT_A_TRIPLET,
                    Plural.of(numbers, "number"),
                    isSpace ? "three" : "four",
                    isSpace ? "0 0 0, 1 0 0, 1 1 0" : "0 0 0 0, 1 0 0 0, 1 0 0 1");
        }
        List<Integer> coordinates = new ArrayList<>();
        for (Token word : words) {
            coordinates.add(word.integer());
        }
        return lattice.cell(coordinates);
    }

    /** Returns the value of an integer with an optional sign. */
    int integer() {
        String text = text();
        if (!INTEGER.matcher(text).matches()) {
            throw error(DefinitionError.NOT_AN_INTEGER, quoted());
        }
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            // The text is an integer, so its size is wrong.
            throw error(DefinitionError.INTEGER_OUT_OF_RANGE, quoted());
        }
    }
}
