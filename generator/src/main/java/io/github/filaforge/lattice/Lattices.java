package io.github.filaforge.lattice;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The lattices that there are, by name. */
public final class Lattices {

    /** Cubes, in one layer squares: what a puzzle has that names no other. */
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

    /** The names of all, without those that only stand for others. */
    public static List<String> names() {
        return NAMES;
    }

    /** The lattice of a name, or of what puzzlers call its pieces. */
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
