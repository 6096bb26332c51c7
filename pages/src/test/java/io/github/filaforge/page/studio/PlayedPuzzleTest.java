package io.github.filaforge.page.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page of a puzzle that the studio makes: its data, and its searches without generated source. */
class PlayedPuzzleTest {

    /** Room for the numbers of pieces and shapes of all puzzles here. */
    private static final int BITS = 5;

    private static final int NUMBERS = 30 / BITS;

    /** Returns solutions, each as the set of its images, in the form in which the page writes the pieces on the board. */
    private static List<Set<String>> solutions(PlayedPuzzle played, int cells, int images, int root, String begun) {
        List<Set<String>> all = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        double count = played.search(root, begun, BITS, packed -> {
            for (int shift = 0; shift < NUMBERS && numbers.size() < cells + images; shift++) {
                numbers.add((packed >> (BITS * shift)) & ((1 << BITS) - 1));
            }
            if (numbers.size() == cells + images) {
                Set<String> solution = new HashSet<>();
                for (int image = 0; image < images; image++) {
                    int number = image;
                    String positions = IntStream.range(0, cells)
                            .filter(position -> numbers.get(position) == number)
                            .mapToObj(Integer::toString)
                            .collect(Collectors.joining(" "));
                    solution.add(numbers.get(cells + image) + ":" + positions);
                }
                all.add(solution);
                numbers.clear();
            }
            return 1;
        });
        assertEquals(all.size(), count);
        return all;
    }

    private static int numberAfter(String json, String name) {
        Matcher found = Pattern.compile("\"" + name + "\":(\\d+)").matcher(json);
        assertTrue(found.find(), json);
        return Integer.parseInt(found.group(1));
    }

    private static int cells(String json) {
        Matcher found = Pattern.compile("\"completing\":\\[([^\\]]*)").matcher(json);
        assertTrue(found.find(), json);
        return found.group(1).split(",").length;
    }

    /** Begun assemblies are parts of solutions, some with an image of another solution beside these. */
    @ParameterizedTest
    @CsvSource({
        "tetrahexes_7x4, lattices, 9",
        "hexiamonds_6x6, lattices, 156",
        "somacube, cubes, 480",
        "tetrominoes_cylinder_5x4, cubes, 7",
        "tangram_square, lattices, 1",
    })
    @Tag("seconds")
    void aBegunAssemblyHasTheSolutionsThatContainIt(String name, String kind, int distinct) throws IOException {
        String text = Files.readString(Path.of("../def", name + ".txt"));
        PlayedPuzzle.Made made = PlayedPuzzle.of(text);
        assertTrue(made.json().startsWith("{\"kind\":\"" + kind + "\""), made.json());
        int images = numberAfter(made.json(), "images");
        int cells = cells(made.json());
        int found = 0;
        for (int root = 0; root < numberAfter(made.json(), "roots"); root++) {
            found += solutions(made.played(), cells, images, root, "").size();
        }
        assertEquals(distinct, found);

        List<Set<String>> all = solutions(made.played(), cells, images, -1, "");
        for (int seed = 1; seed <= 40; seed++) {
            Random random = new Random(seed);
            Set<String> begun = all.get(random.nextInt(all.size())).stream()
                    .sorted()
                    .filter(image -> random.nextInt(3) == 0)
                    .collect(Collectors.toCollection(HashSet::new));
            all.get(random.nextInt(all.size())).stream()
                    .sorted()
                    .filter(image -> begun.stream().noneMatch(other -> areAtOdds(other, image)))
                    .findFirst()
                    .ifPresent(begun::add);
            Set<String> expected = all.stream()
                    .filter(each -> each.containsAll(begun))
                    .map(each -> String.join(",", each.stream().sorted().toList()))
                    .collect(Collectors.toSet());

            Set<String> completed = solutions(made.played(), cells, images, -1, String.join(",", begun)).stream()
                    .map(each -> String.join(",", each.stream().sorted().toList()))
                    .collect(Collectors.toSet());

            assertEquals(expected, completed, begun.toString());
        }
    }

    /** Returns true if two images have a shape or a cell in common. */
    private static boolean areAtOdds(String one, String another) {
        String[] first = one.split(":");
        String[] second = another.split(":");
        return first[0].equals(second[0])
                || !Collections.disjoint(List.of(first[1].split(" ")), List.of(second[1].split(" ")));
    }

    @Test
    void anEdgePuzzleHasAPageWithItsText() throws IOException {
        String text = Files.readString(Path.of("../def/scramble_3x3.txt"));

        PlayedPuzzle.Made made = PlayedPuzzle.of(text);

        assertNull(made.played());
        assertTrue(made.json().startsWith("{\"kind\":\"edges\",\"title\":"), made.json());
        assertTrue(made.json().contains("\"definition\":" + StudioJson.text(text)), made.json());
    }

    @Test
    void aPuzzleWithoutAPageHasTheReason() {
        assertTrue(PlayedPuzzle.of("D:xDim=3:yDim=1:zDim=1\nC:name=A:layout=0 0 0, 1 0 0\n~D\n")
                .json()
                .startsWith("{\"failure\":\"puzzle.txt:1:1: error: "));
        assertTrue(PlayedPuzzle.of("D:xDim=4:yDim=1:zDim=1\nC:name=A:layout=0 0 0, 1 0 0, 0 1 0, 1 1 0\n~D\n")
                .json()
                .startsWith("{\"failure\":\""));
    }
}
