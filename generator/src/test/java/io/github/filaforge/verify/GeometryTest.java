package io.github.filaforge.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.FourthAxis;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Symmetry;
import io.github.filaforge.lattice.Turns;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The two descriptions that each lattice has: the one of the verifier, and the one of searches. */
@Tag("seconds")
class GeometryTest {

    static Stream<Lattice> lattices() {
        return Lattices.names().stream().map(name -> Lattices.named(name).orElseThrow());
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("lattices")
    void theMotionsOfTheVerifierAreThoseOfSearches(Lattice lattice) {
        Geometry described = Geometry.of(lattice.name());

        Geometry derived = ofSymmetries(lattice);

        assertEquals(described.classes(), derived.classes());
        for (Turns turns : Turns.USUAL) {
            assertEquals(
                    Set.copyOf(described.moves(turns)),
                    Set.copyOf(motions(lattice, lattice.turns().motions(turns))),
                    turns::toString);
        }
        for (String word : List.of("0", "z", "o", "zo", "ozz")) {
            Turns turns = Turns.listed(List.of(word));
            assertEquals(
                    described.moves(turns), motions(lattice, lattice.turns().motions(turns)), word);
        }
        for (String word :
                lattice.isPlanar() || lattice.name().endsWith("prism") ? List.<String>of() : List.of("x", "xz")) {
            Turns turns = Turns.listed(List.of(word));
            assertEquals(
                    described.moves(turns), motions(lattice, lattice.turns().motions(turns)), word);
        }
        for (boolean flag : new boolean[] {false, true}) {
            assertEquals(Set.copyOf(described.wholes(flag)), Set.copyOf(derived.wholes(flag)));
        }
        assertEquals(Set.copyOf(described.all()), Set.copyOf(derived.all()));
    }

    /** The geometry of the symmetries by which searches turn pieces. */
    private static Geometry ofSymmetries(Lattice lattice) {
        List<Symmetry> all = lattice.symmetries();
        return new Geometry(
                lattice.isPlanar(),
                motions(lattice, lattice.turns().motions(Turns.TURN)),
                motions(
                        lattice,
                        all.stream()
                                .filter(symmetry -> !symmetry.isReflection())
                                .toList()),
                motions(lattice, all),
                lattice::point);
    }

    private static List<Motion> motions(Lattice lattice, List<Symmetry> symmetries) {
        return symmetries.stream().map(symmetry -> motion(lattice, symmetry)).toList();
    }

    /** The motion by which a symmetry carries the cells of a lattice. */
    private static Motion motion(Lattice lattice, Symmetry symmetry) {
        int count = lattice.classes();
        List<Cell> steps = lattice.coordinates() == 4
                ? List.of(
                        new Cell(1, 0, 0), new Cell(0, 1, 0), FourthAxis.cell(0, 0, 1, 0), FourthAxis.cell(0, 0, 0, 1))
                : List.of(new Cell(1, 0, 0), new Cell(0, 1, 0), new Cell(0, 0, count));
        Cell first = lattice.apply(symmetry, new Cell(0, 0, 0));
        List<List<Integer>> columns = steps.stream()
                .map(step -> numbers(lattice, lattice.apply(symmetry, step).minus(first)))
                .toList();
        List<Cell> carried = IntStream.range(0, count)
                .mapToObj(number -> lattice.apply(symmetry, new Cell(0, 0, number)))
                .toList();
        return new Motion(
                IntStream.range(0, steps.size())
                        .mapToObj(row ->
                                columns.stream().map(column -> column.get(row)).toList())
                        .toList(),
                carried.stream()
                        .map(cell -> List.of(cell.x(), cell.y(), Math.floorDiv(cell.z(), count)))
                        .toList(),
                carried.stream().map(cell -> Math.floorMod(cell.z(), count)).toList());
    }

    /** The numbers of a step between cells of one class, along all axes. */
    private static List<Integer> numbers(Lattice lattice, Cell step) {
        return lattice.coordinates() == 4
                ? FourthAxis.numbers(step)
                : List.of(step.x(), step.y(), step.z() / lattice.classes());
    }
}
