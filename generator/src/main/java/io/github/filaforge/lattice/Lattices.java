package io.github.filaforge.lattice;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** All lattices, by name. */
public final class Lattices {

    /** The list of all lattices. A further lattice is a row here. */
    private static final List<Row> ROWS = List.of(
            row(new Cubes(), "cubic", "polycube", "square", "polyomino"),
            row(new Hexagons(true), "hexagonal", "polyhex"),
            row(new Triangles(true), "triangular", "polyiamond"),
            row(new HexagonEdges(), "hexagonal-edges", "polytwig"),
            row(new SquareEdges(), "square-edges", "polystick"),
            row(new QuarterSquares(), "tetrakis", "polyabolo"),
            row(new Triangles(false), "triangular-prism"),
            row(new Hexagons(false), "hexagonal-prism"),
            row(new Balls(), "fcc", "polysphere"),
            row(new RhombicTetrahedra(), "rhombic"),
            row(new TetrahedraAndOctahedra(), "tetra-octa"),
            row(new Hypercubes(), "hypercubic", "polytesseract"));

    /** The lattice of cubes, which are squares in one layer: the lattice of a puzzle that names no other. */
    public static final Lattice CUBIC = ROWS.get(0).lattice();

    private Lattices() {}

    /**
     * A lattice and its names.
     *
     * @param names the name in definitions, and the further names, which puzzlers have for its cells or pieces
     */
    private record Row(LatticeForm form, List<String> names) {

        Lattice lattice() {
            return new Lattice(names.get(0), form);
        }
    }

    private static Row row(LatticeForm form, String... names) {
        return new Row(form, List.of(names));
    }

    /** Returns the names of all lattices, without the further names that lattices have. */
    public static List<String> names() {
        return ROWS.stream().map(row -> row.names().get(0)).toList();
    }

    /** Returns the lattice of a name, or of the name that puzzlers have for its pieces; empty if there is none. */
    public static Optional<Lattice> named(String name) {
        String small = name.toLowerCase(Locale.ROOT);
        return ROWS.stream()
                .filter(row -> row.names().contains(small))
                .findFirst()
                .map(row -> row.names().contains(CUBIC.name()) ? CUBIC : row.lattice());
    }
}
