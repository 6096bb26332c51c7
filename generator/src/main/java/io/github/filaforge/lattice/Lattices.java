package io.github.filaforge.lattice;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** All lattices, by name. */
public final class Lattices {

    /** The list of all lattices. A further lattice is a row here. */
    private static final List<Row> ROWS = List.of(
            row(new Cubes(), "cubic", "polycube", "square", "polyomino"),
            row(new Hexagons(), "hexagonal", "polyhex"),
            row(new Triangles(), "triangular", "polyiamond"),
            row(new HexagonEdges(), "hexagonal-edges", "polytwig"),
            row(new SquareEdges(), "square-edges", "polystick"),
            row(new QuarterSquares(), "tetrakis", "polyabolo"),
            row(new TrianglePrisms(), "triangular-prism"),
            row(new HexagonPrisms(), "hexagonal-prism"),
            row(new Balls(), "fcc", "polysphere"),
            row(new RhombicTetrahedra(), "rhombic"),
            row(new TetrahedraAndOctahedra(), "tetra-octa"),
            row(new Hypercubes(), "hypercubic", "polytesseract"));

    private static final List<String> NAMES = ROWS.stream().map(Row::name).toList();

    /** The lattice of cubes, which are squares in one layer: the lattice of a puzzle that names no other. */
    public static final Lattice CUBIC = ROWS.get(0).lattice();

    private Lattices() {}

    /**
     * A lattice and its names.
     *
     * @param name the name in definitions
     * @param others the further names, which puzzlers have for its cells or pieces
     */
    private record Row(LatticeForm form, String name, List<String> others) {

        Lattice lattice() {
            return new Lattice(name, form);
        }
    }

    private static Row row(LatticeForm form, String name, String... others) {
        return new Row(form, name, Arrays.asList(others));
    }

    /** Returns the names of all lattices, without the further names that lattices have. */
    public static List<String> names() {
        return NAMES;
    }

    /** Returns the lattice of a name, or of the name that puzzlers have for its pieces; empty if there is none. */
    public static Optional<Lattice> named(String name) {
        String small = name.toLowerCase(Locale.ROOT);
        return ROWS.stream()
                .filter(row -> row.name().equals(small) || row.others().contains(small))
                .findFirst()
                .map(row -> row.name().equals(CUBIC.name()) ? CUBIC : row.lattice());
    }
}
