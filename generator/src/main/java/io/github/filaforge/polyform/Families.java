package io.github.filaforge.polyform;

import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import java.util.List;
import java.util.Optional;

/**
 * The sets of all polyforms of a size, of every lattice but that of cubes, with the names of the sets and of their pieces.
 * Hexiamonds have the names that T. H. O'Beirne and his readers gave them, as in Weisstein's MathWorld; tetrahexes have
 * those of M. Gardner.
 */
final class Families {

    /** A bar of three, a bent one, and three round a corner. */
    private static final String TRIHEXES = """
            I I 0,0,0 1,0,0 2,0,0
            V V 0,1,0 1,0,0 2,0,0
            A A 0,0,0 1,0,0 0,1,0
            """;

    private static final String TETRAHEXES = """
            Bar bar 0,0,0 0,1,0 0,2,0 0,3,0
            Worm worm 0,0,0 0,1,0 0,2,0 1,2,0
            Pistol pistol 0,0,0 0,1,0 0,2,0 1,0,0
            Propeller propeller 0,1,0 1,1,0 1,2,0 2,0,0
            Arch arch 0,0,0 0,1,0 1,1,0 2,0,0
            Bee bee 0,0,0 0,1,0 1,0,0 1,1,0
            Wave wave 0,0,0 0,1,0 1,1,0 1,2,0
            """;

    private static final String HEXIAMONDS = """
            Bar bar 0,0,0 0,0,1 0,1,0 0,1,1 0,2,0 0,2,1
            Crook crook 0,0,1 0,1,0 0,1,1 0,2,0 0,2,1 1,0,0
            Crown crown 0,0,1 0,1,0 0,1,1 0,2,0 0,2,1 1,1,0
            Sphinx sphinx 0,0,0 0,0,1 0,1,0 0,1,1 0,2,0 1,0,0
            Snake snake 0,0,1 0,1,0 0,1,1 1,1,0 1,1,1 1,2,0
            Yacht yacht 0,0,0 0,0,1 0,1,0 0,1,1 1,0,0 1,1,0
            Chevron chevron 0,0,0 0,0,1 0,1,0 0,1,1 1,1,0 1,1,1
            Signpost signpost 0,0,1 0,1,0 0,1,1 0,2,0 1,1,0 1,1,1
            Lobster lobster 0,0,0 0,0,1 0,1,0 0,1,1 1,0,0 1,0,1
            Hook hook 0,0,0 0,0,1 0,1,0 0,1,1 1,0,1 1,1,0
            Hexagon hexagon 0,0,1 0,1,0 0,1,1 1,0,0 1,0,1 1,1,0
            Butterfly butterfly 0,1,0 0,1,1 0,2,0 1,0,1 1,1,0 1,1,1
            """;

    /** The smallest size that has a set. */
    private static final int FIRST = 2;

    private Families() {}

    /** Returns the names of the sets of a lattice, ascending by size; none for cubes, which have sets of their own. */
    static List<String> names(String lattice) {
        return switch (lattice) {
            case "hexagonal" -> List.of("dihexes", "trihexes", "tetrahexes", "pentahexes", "hexahexes");
            case "triangular" ->
                List.of(
                        "diamonds",
                        "triamonds",
                        "tetriamonds",
                        "pentiamonds",
                        "hexiamonds",
                        "heptiamonds",
                        "octiamonds",
                        "enneiamonds");
            case "hexagonal-edges" -> List.of("ditwigs", "tritwigs", "tetratwigs", "pentatwigs", "hexatwigs");
            case "square-edges" -> List.of("disticks", "tristicks", "tetrasticks", "pentasticks");
            case "tetrakis" -> List.of("diaboloes", "triaboloes", "tetraboloes", "pentaboloes", "hexaboloes");
            case "triangular-prism" ->
                List.of(
                        "triangular-diprisms",
                        "triangular-triprisms",
                        "triangular-tetraprisms",
                        "triangular-pentaprisms");
            case "hexagonal-prism" -> List.of("hexagonal-diprisms", "hexagonal-triprisms", "hexagonal-tetraprisms");
            case "fcc" -> List.of("dispheres", "trispheres", "tetraspheres", "pentaspheres");
            case "hypercubic" -> List.of("ditesseracts", "tritesseracts", "tetratesseracts", "pentatesseracts");
            default -> List.of();
        };
    }

    /** Returns the lattice that has a set, or empty if none has. */
    static Optional<Lattice> lattice(String set) {
        return Lattices.names().stream()
                .filter(lattice -> names(lattice).contains(set))
                .findFirst()
                .flatMap(Lattices::named);
    }

    /** Returns the number of units of each piece of a set of a lattice. */
    static int size(Lattice lattice, String set) {
        return names(lattice.name()).indexOf(set) + FIRST;
    }

    /** Returns the usual names of the pieces of a set; empty if they have no names. */
    static List<UsualName> usualNames(String set) {
        return switch (set) {
            case "trihexes" -> UsualName.ofCells(TRIHEXES);
            case "tetrahexes" -> UsualName.ofCells(TETRAHEXES);
            case "hexiamonds" -> UsualName.ofCells(HEXIAMONDS);
            default -> List.of();
        };
    }
}
