package io.github.filaforge.runtime.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CanonicalFormTest {

    private static final int SIZE = 8;

    /** Two squares turned at once: without the third turn, so that a symmetry is not to be taken for its inverse. */
    private static final int[][] SYMMETRIES = {
        {1, 2, 3, 0, 5, 6, 7, 4}, {2, 3, 0, 1, 6, 7, 4, 5},
    };

    @ParameterizedTest
    @ValueSource(strings = {"", "0 1", "0 4,1", "2 3 7"})
    @Tag("seconds")
    void aSolutionIsTheFirstIfNoCopyThatTheSearchFindsHasALowerListOfLowestPositions(String start) {
        CanonicalForm form = form(start);
        Random random = new Random(1);
        int firsts = 0;
        for (int trial = 0; trial < 5000; trial++) {
            int[] solution = randomSolution(random);
            List<Set<Integer>> images = images(solution);
            boolean isFirst = Arrays.stream(SYMMETRIES)
                    .map(symmetry -> carried(images, symmetry))
                    .filter(copy -> isFound(copy, start) || isFound(copy, "5 6"))
                    .noneMatch(copy -> Arrays.compare(lowest(copy), lowest(images)) < 0);

            assertEquals(isFirst, form.isFirst(solution), Arrays.toString(solution));
            firsts += isFirst ? 1 : 0;
        }
        assertTrue(firsts > 1000 && firsts < 4990, firsts + " of 5000 are the first");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0 1", "7 2 3"})
    void theImagesOfASolutionTellWhatCopiesAreFound(String start) {
        CanonicalForm form = form(start);
        Random random = new Random(2);
        for (int trial = 0; trial < 5000; trial++) {
            int[] solution = randomSolution(random);
            int[][] images = images(solution).stream()
                    .map(image -> image.stream().mapToInt(Integer::intValue).toArray())
                    .toArray(int[][]::new);
            long copies = LongStream.of(form.copiesByImage(images, new int[images.length]))
                    .reduce(0, (one, other) -> one | other);

            assertEquals(form.isFirst(solution), form.isFirst(copies, solution), Arrays.toString(solution));
        }
    }

    @Test
    void oneImageDoesNotTellOfAStartOfTwo() {
        CanonicalForm form = form("0 4,1");

        assertThrows(IllegalStateException.class, () -> form.copiesByImage(new int[][] {{0, 4}}, 0));
    }

    /** Two cells and two shapes of one cell: a symmetry that leaves all cells where they are exchanges the shapes. */
    @Test
    void ofSolutionsThatDifferInTheirShapesAloneOneIsFirst() {
        CanonicalForm form = new CanonicalForm(new String[] {"0 1:1 0"}, new String[] {""});

        assertTrue(form.isFirst(0, 1, 0, 1));
        assertFalse(form.isFirst(0, 1, 1, 0));
        assertEquals(
                CanonicalForm.first(new int[] {0, 1, 0, 1}, 2, form, false, false),
                CanonicalForm.first(new int[] {0, 1, 1, 0}, 2, form, false, false));
    }

    @Test
    void aCopyWithAnotherShapeAtTheStartIsNotFound() {
        CanonicalForm form = new CanonicalForm(new String[] {"0 1:1 0"}, new String[] {"1:0"});

        assertTrue(form.isFirst(0, 1, 1, 0));
    }

    @Test
    void anImageWithTheCellsOfAStartButAnotherShapeStatesNoCopy() {
        CanonicalForm form = new CanonicalForm(new String[] {"1 0:0 1"}, new String[] {"1:0"});

        assertArrayEquals(new long[] {0, 1, 0}, form.copiesByImage(new int[][] {{1}, {1}, {0}}, 0, 1, 1));
    }

    /** Translations of a ring of 70 cells, by their numbers modulo 64 where merging lists. */
    @Test
    void copiesAreToldApartWhereSymmetriesAreMoreThanBits() {
        int cells = 70;
        String[] symmetries = new String[cells - 1];
        for (int by = 1; by < cells; by++) {
            int step = by;
            symmetries[by - 1] = IntStream.range(0, cells)
                    .mapToObj(cell -> String.valueOf((cell + step) % cells))
                    .collect(Collectors.joining(" "));
        }
        CanonicalForm form = new CanonicalForm(symmetries, new String[] {"68 69"});
        int[][] images = IntStream.range(0, cells)
                .mapToObj(cell -> new int[] {cell, (cell + 1) % cells})
                .toArray(int[][]::new);
        for (int[] image : images) {
            Arrays.sort(image);
        }

        for (int first = 0; first < cells; first++) {
            int[] solution = new int[cells + 2];
            solution[first] = 1;
            solution[(first + 1) % cells] = 1;
            boolean isFirst = form.isFirst(solution);

            assertEquals(first == 68, isFirst);
            assertEquals(isFirst, form.isFirst(form.copiesByImage(images, new int[cells])[first], solution));
        }
    }

    @Test
    void whereCellsDoNotTellShapesTheSolutionWithTheLowerShapesComesFirst() {
        // two images that a half turn exchanges, of shapes that stay as they are
        String[] halfTurn = {"2 3 0 1:0 1"};
        int[] lower = {0, 0, 1, 1, 0, 1};
        int[] upper = {0, 0, 1, 1, 1, 0};
        CanonicalForm form = new CanonicalForm(halfTurn, new String[] {""});

        assertTrue(form.isFirst(lower));
        assertFalse(form.isFirst(upper));
        assertEquals(
                CanonicalForm.first(lower, 4, form, false, false), CanonicalForm.first(upper, 4, form, false, false));
        // and the search finds only those that have shape 1 at the beginning
        CanonicalForm constrained = new CanonicalForm(halfTurn, new String[] {"1:0 1"});
        assertTrue(constrained.isFirst(upper));
        // where the turn exchanges the shapes too, each solution is its own copy
        CanonicalForm exchanged = new CanonicalForm(new String[] {"2 3 0 1:1 0"}, new String[] {""});
        assertTrue(exchanged.isFirst(lower));
        assertTrue(exchanged.isFirst(upper));
        assertNotEquals(
                CanonicalForm.first(lower, 4, exchanged, false, false),
                CanonicalForm.first(upper, 4, exchanged, false, false));
        assertNotEquals(
                CanonicalForm.first(lower, 4, null, false, false), CanonicalForm.first(upper, 4, null, false, false));
    }

    private static CanonicalForm form(String start) {
        String[] symmetries = Arrays.stream(SYMMETRIES)
                .map(each -> Arrays.stream(each).mapToObj(String::valueOf).collect(Collectors.joining(" ")))
                .toArray(String[]::new);
        return new CanonicalForm(symmetries, new String[] {start, "5 6"});
    }

    /** Returns a solution that divides the positions among up to four images, which need not be connected. */
    private static int[] randomSolution(Random random) {
        int[] labels = random.ints(SIZE, 0, 1 + random.nextInt(4)).toArray();
        List<Integer> order = IntStream.of(labels).distinct().boxed().toList();
        int[] solution = new int[SIZE + order.size()];
        for (int position = 0; position < SIZE; position++) {
            solution[position] = order.indexOf(labels[position]);
        }
        return solution;
    }

    private static List<Set<Integer>> images(int... solution) {
        List<Set<Integer>> images = new ArrayList<>();
        for (int image = 0; image < solution.length - SIZE; image++) {
            int own = image;
            images.add(IntStream.range(0, SIZE)
                    .filter(position -> solution[position] == own)
                    .boxed()
                    .collect(Collectors.toCollection(TreeSet::new)));
        }
        return images;
    }

    private static List<Set<Integer>> carried(List<Set<Integer>> images, int... symmetry) {
        return images.stream()
                .<Set<Integer>>map(image -> image.stream()
                        .map(position -> symmetry[position])
                        .collect(Collectors.toCollection(TreeSet::new)))
                .toList();
    }

    private static boolean isFound(List<Set<Integer>> images, String start) {
        return start.isEmpty()
                || Arrays.stream(start.split(","))
                        .map(image -> Arrays.stream(image.split(" "))
                                .map(Integer::valueOf)
                                .collect(Collectors.toSet()))
                        .allMatch(images::contains);
    }

    private static int[] lowest(List<Set<Integer>> images) {
        return IntStream.range(0, SIZE)
                .map(position -> images.stream()
                        .filter(image -> image.contains(position))
                        .mapToInt(image ->
                                image.stream().min(Comparator.naturalOrder()).orElseThrow())
                        .findFirst()
                        .orElseThrow())
                .toArray();
    }
}
