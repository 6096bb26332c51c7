package io.github.filaforge.definition;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.runtime.text.Plural;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Reads cells that are written as numbers. */
final class Coordinates {

    private Coordinates() {}

    /** Returns the cell with three coordinates, or four in four dimensions. The lattice must have the cell. */
    static Cell cell(Token coordinate, Lattice lattice) {
        Cell cell = numbered(coordinate, lattice);
        if (!lattice.hasCell(cell) || !lattice.isWritten(cell)) {
            String written = coordinate.words().stream()
                    .map(Token::integer)
                    .map(String::valueOf)
                    .collect(Collectors.joining(" "));
            throw coordinate.error(DefinitionError.NO_SUCH_CELL, written, lattice.name(), lattice.rule());
        }
        return cell;
    }

    /** Returns the cell with the given coordinates, also if the lattice does not have it. */
    static Cell numbered(Token coordinate, Lattice lattice) {
        List<Token> words = coordinate.words();
        boolean isSpace = lattice.coordinates() == 3;
        if (words.size() != lattice.coordinates()) {
            throw coordinate.error(
                    DefinitionError.COORDINATE_NOT_A_TRIPLET,
                    Plural.of(words.size(), "number"),
                    isSpace ? "three" : "four",
                    isSpace ? "0 0 0, 1 0 0, 1 1 0" : "0 0 0 0, 1 0 0 0, 1 0 0 1");
        }
        List<Integer> numbers = new ArrayList<>();
        for (Token word : words) {
            numbers.add(word.integer());
        }
        return lattice.cell(numbers);
    }
}
