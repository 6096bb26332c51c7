package io.github.filaforge.lattice;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** All lattices, by name. */
public final class Lattices {

    /** The lattice of cubes, which are squares in one layer: the lattice of a puzzle that names no other. */
    public static final Lattice CUBIC = lattice("cubic", new Cubes());

    private static final List<String> NAMES = List.of(
            "cubic",
            "hexagonal",
            "triangular",
            "hexagonal-edges",
            "square-edges",
            "tetrakis",
            "triangular-prism",
            "hexagonal-prism",
            "fcc",
            "rhombic",
            "tetra-octa",
            "hypercubic");

    private Lattices() {}

    /** Returns the names of all lattices, without the further names that lattices have. */
    public static List<String> names() {
        return NAMES;
    }

    /** Returns the lattice of a name, or of the name that puzzlers have for its pieces; empty if there is none. */
    public static Optional<Lattice> named(String name) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "cubic", "polycube", "square", "polyomino" -> Optional.of(CUBIC);
            case "hexagonal", "polyhex" -> Optional.of(lattice("hexagonal", new Hexagons()));
            case "triangular", "polyiamond" -> Optional.of(lattice("triangular", new Triangles()));
            case "hexagonal-edges", "polytwig" -> Optional.of(lattice("hexagonal-edges", new HexagonEdges()));
            case "square-edges", "polystick" -> Optional.of(lattice("square-edges", new SquareEdges()));
            case "tetrakis", "polyabolo" -> Optional.of(lattice("tetrakis", new QuarterSquares()));
            case "triangular-prism" -> Optional.of(lattice("triangular-prism", new TrianglePrisms()));
            case "hexagonal-prism" -> Optional.of(lattice("hexagonal-prism", new HexagonPrisms()));
            case "fcc", "polysphere" -> Optional.of(lattice("fcc", new Balls()));
            case "rhombic" -> Optional.of(lattice("rhombic", new RhombicTetrahedra()));
            case "tetra-octa" -> Optional.of(lattice("tetra-octa", new TetrahedraAndOctahedra()));
            case "hypercubic", "polytesseract" -> Optional.of(lattice("hypercubic", new Hypercubes()));
            default -> Optional.empty();
        };
    }

    private static Lattice lattice(String name, LatticeForm form) {
        return new Lattice(name, form);
    }
}
