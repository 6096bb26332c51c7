package io.github.filaforge.lattice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every lattice by what is known of it. */
class LatticeTest {

    private static final Comparator<List<Cell>> CELL_BY_CELL = (left, right) -> {
        for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
            int order = left.get(i).compareTo(right.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(left.size(), right.size());
    };

    static Stream<Lattice> lattices() {
        return Lattices.names().stream().map(name -> Lattices.named(name).orElseThrow());
    }

    private static Lattice named(String name) {
        return Lattices.named(name).orElseThrow();
    }

    /** Cells round the origin, beyond the neighbours of its own. */
    private static List<Cell> round(Lattice lattice) {
        return within(lattice, -2, 2, lattice.isPlanar() ? lattice.classes() - 1 : 3 * lattice.classes() - 1);
    }

    /** The cells with x and y between two numbers, and a third number from 0. */
    private static List<Cell> within(Lattice lattice, int from, int to, int last) {
        return IntStream.rangeClosed(from, to)
                .boxed()
                .flatMap(x -> IntStream.rangeClosed(from, to)
                        .boxed()
                        .flatMap(y -> IntStream.rangeClosed(0, last).mapToObj(z -> new Cell(x, y, z))))
                .filter(lattice::hasCell)
                .toList();
    }

    private static Set<Cell> neighbours(Lattice lattice, Cell cell) {
        return lattice.directions(cell).stream()
                .map(direction -> cell.plus(direction.step()))
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @CsvSource({
        "cubic, 24, 48",
        "hexagonal, 12, 12",
        "triangular, 12, 12",
        "hexagonal-edges, 12, 12",
        "square-edges, 8, 8",
        "tetrakis, 8, 8",
        "triangular-prism, 12, 24",
        "hexagonal-prism, 12, 24",
        "fcc, 24, 48",
        "rhombic, 24, 48",
        "hypercubic, 192, 384",
        "tetra-octa, 24, 48"
    })
    void aLatticeHasItsSymmetries(String name, int motions, int all) {
        Lattice lattice = named(name);

        assertEquals(motions, new HashSet<>(lattice.turns().motions(Turns.ALL)).size());
        assertEquals(motions, lattice.turns().motions(Turns.ALL).size());
        assertEquals(all, new HashSet<>(lattice.symmetries()).size());
        assertEquals(new Cell(1, 2, 0), lattice.apply(lattice.symmetries().get(0), new Cell(1, 2, 0)));
    }

    @Test
    void aBoxOfHypercubesHasItsCells() {
        Lattice hypercubes = named("hypercubic");
        Box box = new Box(2, 2, 2, 3);

        List<Cell> cells = hypercubes.cells(box);

        assertEquals(24, cells.size());
        assertEquals(24, hypercubes.cellCount(box));
        assertEquals(cells.stream().sorted().toList(), cells);
        assertEquals(List.of(1, 1, 1, 2), hypercubes.numbers(cells.get(23)));
        assertEquals("0 0 0 1", hypercubes.text(cells.get(1)));
        Set<Cell> neighbours = neighbours(hypercubes, cells.get(0));
        assertEquals(8, neighbours.size());
        assertEquals(
                Set.of("1 0 0 0", "0 1 0 0", "0 0 1 0", "0 0 0 1"),
                neighbours.stream()
                        .filter(cells::contains)
                        .map(hypercubes::text)
                        .collect(Collectors.toSet()));
        assertTrue(neighbours.contains(hypercubes.cell(List.of(0, 0, 0, -1))));
    }

    /** The third number of a cell holds two of them, and large ones would be carried over. */
    @Test
    void hypercubesFarAwayAreNoCells() {
        Lattice hypercubes = named("hypercubic");
        Box largest = new Box(31, 1, 1, 31);

        for (List<Integer> far :
                List.of(List.of(0, 0, 0, 128), List.of(0, 0, 0, -32), List.of(Integer.MAX_VALUE, 0, 0, 0))) {
            assertFalse(hypercubes.hasCell(hypercubes.cell(far)), far::toString);
            assertFalse(hypercubes.contains(largest, hypercubes.cell(far)), far::toString);
        }
        Cell least = hypercubes.cell(List.of(-31, -31, -31, -31));
        Cell span = hypercubes.cell(List.of(31, 31, 31, 31)).minus(least);
        assertTrue(hypercubes.hasCell(least));
        assertEquals(List.of(62, 62, 62, 62), hypercubes.numbers(span));
        for (Symmetry symmetry : hypercubes.symmetries()) {
            assertTrue(hypercubes.numbers(hypercubes.apply(symmetry, span)).stream()
                    .allMatch(number -> Math.abs(number) == 62));
        }
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void aNeighbourOfACellHasItAsANeighbour(Lattice lattice) {
        for (Cell cell : round(lattice)) {
            for (Cell neighbour : neighbours(lattice, cell)) {
                assertTrue(lattice.hasCell(neighbour));
                assertTrue(neighbours(lattice, neighbour).contains(cell), () -> cell + " and " + neighbour);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void cellsOfOneKindAreTranslatesOfOneAnother(Lattice lattice) {
        List<Cell> kinds = lattice.ofEachKind();
        assertEquals(
                IntStream.range(0, lattice.kinds()).boxed().toList(),
                kinds.stream().map(lattice::kindOf).toList());
        kinds.forEach(cell -> assertEquals(new Cell(0, 0, 0), lattice.point(cell)));
        for (Cell cell : kinds) {
            for (Cell other : round(lattice)) {
                Cell step = other.minus(cell);
                boolean isTranslation = kinds.stream()
                        .allMatch(each -> lattice.hasCell(each.plus(step))
                                && lattice.kindOf(each) == lattice.kindOf(each.plus(step)));
                assertEquals(lattice.kindOf(cell) == lattice.kindOf(other), isTranslation, () -> cell + " to " + other);
                assertEquals(
                        isTranslation,
                        lattice.point(other).minus(lattice.point(cell)).equals(step));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void aSymmetryCarriesNeighboursToNeighbours(Lattice lattice) {
        for (Symmetry symmetry : lattice.symmetries()) {
            for (Cell cell : round(lattice)) {
                Cell carried = lattice.apply(symmetry, cell);
                Set<Cell> neighbours = neighbours(lattice, cell).stream()
                        .map(neighbour -> lattice.apply(symmetry, neighbour))
                        .collect(Collectors.toSet());
                assertEquals(neighbours(lattice, carried), neighbours, () -> symmetry + " of " + cell);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void aSymmetryKeepsColoursOrExchangesThem(Lattice lattice) {
        for (Symmetry symmetry : lattice.symmetries()) {
            Set<Integer> factors = round(lattice).stream()
                    .filter(lattice::isWritten)
                    .map(cell -> lattice.colour(cell) * lattice.colour(lattice.apply(symmetry, cell)))
                    .collect(Collectors.toSet());
            assertEquals(1, factors.size(), symmetry::toString);
        }
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void translationsPermuteColoursAndSymmetriesColourings(Lattice lattice) {
        for (Colouring colouring : lattice.colourings()) {
            assertEquals(
                    colouring.colours(),
                    round(lattice).stream().map(colouring::colour).distinct().count());
            for (Symmetry symmetry : lattice.symmetries()) {
                assertTrue(lattice.colourings().stream()
                        .anyMatch(
                                other -> isPermuted(lattice, colouring, other, cell -> lattice.apply(symmetry, cell))));
            }
            for (Cell to : round(lattice)) {
                assertTrue(isPermuted(lattice, colouring, colouring, cell -> cell.plus(lattice.point(to))));
            }
        }
    }

    /** Returns true if cells of each colour are carried to cells of one colour of another colouring. */
    private static boolean isPermuted(Lattice lattice, Colouring from, Colouring to, UnaryOperator<Cell> carry) {
        Set<List<Integer>> pairs = round(lattice).stream()
                .map(cell -> List.of(from.colour(cell), to.colour(carry.apply(cell))))
                .collect(Collectors.toSet());
        return pairs.size() == from.colours()
                && pairs.stream().map(pair -> pair.get(1)).distinct().count() == from.colours();
    }

    @ParameterizedTest
    @MethodSource("lattices")
    void directionsHaveTheBitsOfAnIlsiAndTheirOpposites(Lattice lattice) {
        List<Direction> directions = lattice.directions();
        for (Direction direction : directions) {
            assertEquals(1 << (directions.size() - 1 - direction.index()), direction.ilsiBit());
            assertEquals(direction.isForward(), direction.step().compareTo(new Cell(0, 0, 0)) > 0);
            assertTrue(directions.stream()
                    .anyMatch(other -> other.step().plus(direction.step()).equals(new Cell(0, 0, 0))));
        }
        assertEquals(
                directions.size(),
                directions.stream().map(Direction::name).distinct().count());
        assertEquals(
                directions.size(),
                directions.stream().map(Direction::label).distinct().count());
    }

    /** The numbers of free, one-sided and fixed forms, of which the first agree with the literature. */
    @ParameterizedTest
    @Tag("seconds")
    @CsvSource({
        "cubic, 1 1 2 7 23, 1 1 2 8 29, 1 3 15 86 534",
        "hexagonal, 1 1 3 7 22 82, 1 1 3 10 33 147, 1 3 11 44 186 814",
        "triangular, 1 1 1 3 4 12 24 66 160, 1 1 1 4 6 19 43 120 307, 2 3 6 14 36 94 250 675 1838",
        "hexagonal-edges, 1 1 3 4 12 27, 1 1 4 6 19 49, 3 6 14 36 99 281",
        "square-edges, 1 2 5 16 55, 1 2 7 25 99, 2 6 22 88 372",
        "triangular-prism, 1 2 3 11 30, 1 2 3 13 43, 2 5 20 91 450",
        "hexagonal-prism, 1 2 5 20, 1 2 5 23, 1 4 24 168",
        "fcc, 1 1 4 20, 1 1 5 28, 1 6 50 475",
        "hypercubic, 1 1 2 7, 1 1 2 7, 1 4 28 234",
        "rhombic, 1 3 4 16, 1 3 6 24, 24 48 144 474",
        "tetra-octa, 2 2 3 9 23, 2 2 3 12 34, 10 20 60 202 742"
    })
    void thereAreAsManyFormsAsIsKnown(String name, String free, String oneSided, String fixed) {
        Lattice lattice = named(name);
        List<Symmetry> turns = lattice.symmetries().stream()
                .filter(symmetry -> !symmetry.isReflection())
                .toList();

        assertEquals(free, counts(lattice, lattice.symmetries(), free));
        assertEquals(oneSided, counts(lattice, turns, oneSided));
        assertEquals(fixed, counts(lattice, lattice.symmetries().subList(0, 1), fixed));
    }

    /** One-sided polyspheres, where flat pieces turn by 60 degrees in their plane, as the literature counts them. */
    @ParameterizedTest
    @CsvSource({"true, 1 1 4 25", "false, 1 1 5 28"})
    void ballsTurnFurtherThanTheirLattice(boolean further, String known) {
        Lattice lattice = further ? named("fcc") : named("fcc").withoutFurtherTurns();
        List<Symmetry> identity = lattice.symmetries().subList(0, 1);
        List<String> counts = new ArrayList<>();
        Set<List<Cell>> fixed = new TreeSet<>(CELL_BY_CELL);
        fixed.add(List.of(new Cell(0, 0, 0)));
        for (int size = 1; size <= known.split(" ").length; size++) {
            counts.add(String.valueOf(fixed.stream()
                    .map(form -> lattice.turns().orientations(form, Turns.ALL))
                    .distinct()
                    .count()));
            fixed = grown(lattice, fixed, identity);
        }

        assertEquals(known, String.join(" ", counts));
    }

    @Test
    void threeBallsInAPlaneOfTrianglesLieInTwiceAsManyWays() {
        Lattice balls = named("fcc");
        List<Cell> bent = List.of(new Cell(0, 0, 0), new Cell(1, -1, 0), new Cell(1, -2, 1));
        List<Cell> square = List.of(new Cell(0, 0, 0), new Cell(1, 1, 0), new Cell(2, 0, 0));

        assertEquals(24, balls.turns().orientations(bent, Turns.ALL).size());
        assertEquals(
                12,
                balls.withoutFurtherTurns()
                        .turns()
                        .orientations(bent, Turns.ALL)
                        .size());
        assertEquals(12, balls.turns().orientations(square, Turns.ALL).size());
        assertTrue(balls.turns().orientations(bent, Turns.ALL).stream()
                .flatMap(List::stream)
                .allMatch(balls::hasCell));
    }

    /** Polyaboloes: of half squares, each of two quarters side by side. */
    @Test
    void thereAreAsManyFormsOfHalfSquaresAsIsKnown() {
        Lattice quarters = named("tetrakis");
        List<Symmetry> turns = quarters.symmetries().stream()
                .filter(symmetry -> !symmetry.isReflection())
                .toList();

        assertEquals("1 3 4 14 30 107", countsOfHalves(quarters, quarters.symmetries(), 6));
        assertEquals("1 4 6 22 56 198", countsOfHalves(quarters, turns, 6));
    }

    private static String countsOfHalves(Lattice quarters, List<Symmetry> symmetries, int most) {
        List<String> counts = new ArrayList<>();
        Set<List<Cell>> forms = new TreeSet<>(CELL_BY_CELL);
        forms.add(least(quarters, List.of(new Cell(0, 0, 0), new Cell(0, 0, 1)), symmetries));
        for (int size = 1; size <= most; size++) {
            counts.add(String.valueOf(forms.size()));
            Set<List<Cell>> grown = new TreeSet<>(CELL_BY_CELL);
            for (List<Cell> form : forms) {
                for (List<Cell> half : halvesBeside(quarters, form)) {
                    List<Cell> cells = new ArrayList<>(form);
                    cells.addAll(half);
                    grown.add(least(quarters, cells, symmetries));
                }
            }
            forms = grown;
        }
        return String.join(" ", counts);
    }

    private static List<List<Cell>> halvesBeside(Lattice quarters, List<Cell> form) {
        return form.stream()
                .flatMap(cell -> neighbours(quarters, cell).stream())
                .filter(beside -> !form.contains(beside))
                .flatMap(beside -> neighbours(quarters, beside).stream()
                        .filter(other -> other.x() == beside.x() && other.y() == beside.y() && !form.contains(other))
                        .map(other -> List.of(beside, other)))
                .toList();
    }

    private static String counts(Lattice lattice, List<Symmetry> symmetries, String known) {
        List<String> counts = new ArrayList<>();
        Set<List<Cell>> forms = new TreeSet<>(CELL_BY_CELL);
        for (Cell cell : lattice.written(lattice.ofEachKind())) {
            forms.add(least(lattice, List.of(cell), symmetries));
        }
        while (counts.size() < Arrays.asList(known.split(" ")).size()) {
            counts.add(String.valueOf(forms.size()));
            forms = grown(lattice, forms, symmetries);
        }
        return String.join(" ", counts);
    }

    /** The forms with a cell more. */
    private static Set<List<Cell>> grown(Lattice lattice, Set<List<Cell>> forms, List<Symmetry> symmetries) {
        Set<List<Cell>> grown = new TreeSet<>(CELL_BY_CELL);
        for (List<Cell> form : forms) {
            form.stream()
                    .flatMap(cell -> neighbours(lattice, cell).stream())
                    .filter(added -> !form.contains(added) && lattice.isWritten(added))
                    .forEach(added -> {
                        List<Cell> cells = new ArrayList<>(form);
                        cells.add(added);
                        grown.add(least(lattice, cells, symmetries));
                    });
        }
        return grown;
    }

    @Test
    void aStickHasTheJunctionsWhereItGoesStraightOn() {
        Lattice sticks = named("square-edges");
        List<Cell> bent = List.of(new Cell(0, 0, 0), new Cell(0, 0, 1));
        List<Cell> cross = List.of(new Cell(0, 1, 0), new Cell(1, 0, 1), new Cell(1, 1, 0), new Cell(1, 1, 1));

        assertEquals(bent, sticks.withJunctions(bent));
        assertEquals(
                List.of(new Cell(0, 1, 0), new Cell(1, 0, 1), new Cell(1, 1, 0), new Cell(1, 1, 1), new Cell(1, 1, 2)),
                sticks.withJunctions(cross));
        assertEquals(cross, sticks.written(sticks.withJunctions(cross)));
    }

    private static List<Cell> least(Lattice lattice, List<Cell> cells, List<Symmetry> symmetries) {
        return symmetries.stream()
                .map(symmetry -> lattice.turns().turned(cells, symmetry))
                .min(CELL_BY_CELL)
                .orElseThrow();
    }
}
