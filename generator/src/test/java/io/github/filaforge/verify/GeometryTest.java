package io.github.filaforge.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The two descriptions that a lattice has: the one of the verifier, and the one of searches. */
class GeometryTest {

    /** The lattices that the verifier describes. It takes the motions of all others from searches. */
    static Stream<Lattice> describedLattices() {
        return Lattices.names().stream()
                .filter(name -> Geometry.described(name).isPresent())
                .map(name -> Lattices.named(name).orElseThrow());
    }

    @ParameterizedTest
    @MethodSource("describedLattices")
    void theMotionsOfTheVerifierAreThoseOfSearches(Lattice lattice) {
        Geometry described = Geometry.of(lattice);

        Geometry derived = Geometry.ofSymmetries(lattice);

        assertEquals(described.classes(), derived.classes());
        for (boolean flag : new boolean[] {false, true}) {
            assertEquals(Set.copyOf(described.moves(flag)), Set.copyOf(derived.moves(flag)));
            assertEquals(Set.copyOf(described.wholes(flag)), Set.copyOf(derived.wholes(flag)));
        }
        assertEquals(Set.copyOf(described.all()), Set.copyOf(derived.all()));
    }
}
