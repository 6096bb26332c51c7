package io.github.filaforge.definition;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.runtime.Quantity;
import java.util.List;

/** Reads cells that are written as numbers. */
final class Coordinates {

    private Coordinates() {}

    /** The cell that three numbers are. */
    static Cell cell(Token triplet, Lattice lattice) {
        List<Token> numbers = triplet.words();
        if (numbers.size() != 3) {
            throw triplet.error(DefinitionError.COORDINATE_NOT_A_TRIPLET, Quantity.of(numbers.size(), "number"));
        }
        Cell cell = new Cell(
                numbers.get(0).integer(),
                numbers.get(1).integer(),
                numbers.get(2).integer());
        if (!lattice.hasCell(cell) || !lattice.isWritten(cell)) {
            throw triplet.error(DefinitionError.NO_SUCH_CELL, cell, lattice.name(), lattice.rule());
        }
        return cell;
    }
}
