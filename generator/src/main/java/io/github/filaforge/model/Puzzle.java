package io.github.filaforge.model;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellGrid;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A puzzle: fill what the stationary pieces leave of the container with all the mobile pieces. Cells of the container that are
 * optional may stay empty.
 *
 * @param name how reports and generated sources call the puzzle
 * @param container what the pieces are packed into
 * @param oneSided whether pieces may turn in the plane but not flip; only in a box of one layer
 * @param pieces all pieces, in the order of the definition, with distinct names
 */
public record Puzzle(String name, Container container, boolean oneSided, List<Piece> pieces) {

    public Puzzle {
        pieces = List.copyOf(pieces);
        if (oneSided && container.box().layers() != 1) {
            throw new IllegalArgumentException(
                    "a one-sided puzzle has one layer, not " + container.box().layers());
        }
    }

    /** A puzzle of cubes, or in one layer of squares. */
    public Puzzle(String name, Box box, boolean oneSided, List<Piece> pieces) {
        this(name, new Container(Lattices.CUBIC, box), oneSided, pieces);
    }

    /** The same puzzle with other pieces. */
    public Puzzle withPieces(List<Piece> others) {
        return new Puzzle(name, container, oneSided, others);
    }

    /** What the cells are. */
    public Lattice lattice() {
        return container.lattice();
    }

    /** The box that the cells lie in. */
    public Box box() {
        return container.box();
    }

    /** The box, and the lattice if it is another than that of cubes: {@code 10x6}, or {@code 6x6 triangular}. */
    public String boxText() {
        return lattice().equals(Lattices.CUBIC) ? box().toString() : box() + " " + lattice();
    }

    /** The pieces that are to be placed, in the order of the definition. */
    public List<Piece> mobilePieces() {
        return pieces.stream().filter(piece -> !piece.stationary()).toList();
    }

    /** Whether some pieces may be left over. */
    public boolean hasOptionalPieces() {
        return pieces.stream().anyMatch(Piece::optional);
    }

    /** The cells that are to be filled, or may be: those of the container that no stationary piece covers. */
    public Region region() {
        List<Cell> open = container.cells();
        Set<Cell> covered = covered();
        if (!covered.isEmpty()) {
            open.removeIf(covered::contains);
        }
        return Region.of(container, open);
    }

    /** The picture in text of the container and the stationary pieces. */
    public CellGrid grid() {
        Predicate<Cell> isInside = container.membership();
        Set<Cell> covered = covered();
        return CellGrid.of(
                lattice(),
                box(),
                container()::isInBox,
                isInside.or(covered::contains).and(lattice()::isWritten));
    }

    private Set<Cell> covered() {
        Set<Cell> covered = new HashSet<>();
        for (Piece piece : pieces) {
            if (piece.stationary()) {
                covered.addAll(piece.cells());
            }
        }
        return covered;
    }
}
