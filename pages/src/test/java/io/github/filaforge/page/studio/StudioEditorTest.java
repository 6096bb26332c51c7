package io.github.filaforge.page.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.edge.EdgeGenerator;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The commands of the editor, and the searches that it makes without generated source. */
class StudioEditorTest {

    private static final String TRAY =
            "# my tray\nD:name=Tray:xDim=3:yDim=2:zDim=1\nC:name=V:layout=0 0 0, 1 0 0, 0 1 0\n~D\n";

    @Test
    void aPuzzleWhosePiecesDoNotFillTheRegionYetIsDrawnWithItsError() {
        String answer = StudioEditor.answer("read", TRAY);

        assertTrue(answer.contains("\"line\":2,\"column\":1"), answer);
        assertTrue(answer.contains("3 cells, but the region has 6: 3 too few"), answer);
        assertTrue(answer.contains("\"required\":6,\"optional\":0,\"volume\":3"), answer);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "add 2 0 0 | R:choose=end",
                "piece 0 0 0 0,1 0 0 | left . right",
                "box 4 2 1 | left . right .",
                "box 2 1 1 | R:choose=end",
                "cells optional 1 0 0 | * ? *"
            })
    void choicesStayInTheTextWhatElseIsChanged(String command, String line) {
        String row =
                "D:xDim=3:yDim=1:zDim=1\nR\n* * *\n~R\nR:choose=end\nleft . right\n~R\nC:name=I:layout=0 0 0, 1 0 0\n~D\n";

        String text = text(StudioEditor.answer(command, row));

        assertTrue(
                text.lines()
                        .map(String::strip)
                        .map(each -> each.replaceAll(" +", " "))
                        .anyMatch(line::equals),
                text);
        assertTrue(StudioEditor.answer("read", row).contains("\"required\":2,\"optional\":0,\"volume\":2"));
        assertTrue(StudioEditor.answer("rename 1 x", row).contains("end is a choice of cells that stay open"));
    }

    @Test
    void aTextThatCannotBeReadHasAnErrorAndNoPuzzle() {
        String answer = StudioEditor.answer("read", "D:xDim=3:yDim=2:zDim=1\nC:name=V:layout=0 0\n~D\n");

        assertTrue(answer.contains("\"line\":2"), answer);
        assertFalse(answer.contains("\"puzzle\""), answer);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "copies 0 2 2 | C:name=V:type=M:copies=2:layout=0 0 0, 0 1 0, 1 0 0",
                "add 2 0 0,2 1 0 | C:name=A:type=M:layout=0 0 0, 0 1 0",
                "piece 0 0 0 0,1 0 0 | C:name=V:type=M:layout=0 0 0, 1 0 0",
                "rename 0 Q | C:name=Q:type=M:layout=0 0 0, 0 1 0, 1 0 0",
                "cells optional 2 1 0 | * * ?",
                "cells out 0 1 0 | . * *",
                "box 4 2 1 | D:name=Tray:xDim=4:yDim=2:zDim=1",
                "title Box | D:name=Box:xDim=3:yDim=2:zDim=1",
                "set dominoes | C:name=I:type=M:layout=0 0 0, 1 0 0",
            })
    void aCommandChangesTheTextAndKeepsTheCommentsBeforeThePuzzle(String command, String line) {
        String text = text(StudioEditor.answer(command, TRAY));

        assertTrue(text.lines().anyMatch(line::equals), text);
        assertTrue(text.startsWith("# my tray\nD:"), text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rename 0 a#b | cannot give a piece the name 'a#b'",
                "rename 7 a | there is no piece 7",
                "cells fill 9 9 9 | the box has no cell 9 9 9",
                "cells out 0 0 0,1 0 0,2 0 0,0 1 0,1 1 0,2 1 0 | a region has at least one cell",
                "box 1 1 1 | piece 'V' is 2 cells long",
                "box 0 1 1 | a length is from 1 to",
                "copies 0 0 0 | there is at least one copy",
                "copies 0 x y | a number of copies is like 2, 0-2 or *",
                "set tetrahexes | pieces of the lattice hexagonal, and the puzzle is of cubic",
                "set bricks | there is no set of pieces bricks",
                "new bricks 1 1 1 | there is no lattice bricks",
                "dance | there is no command dance",
            })
    void aCommandThatIsRefusedLeavesTheText(String command, String reason) {
        String answer = StudioEditor.answer(command, TRAY);

        assertTrue(answer.contains("\"refusal\""), answer);
        assertTrue(answer.contains(reason), answer);
        assertEquals(TRAY, text(answer));
    }

    /** Each edit has to leave a text that can be edited further, and that the reader takes or refuses by its volumes. */
    @Test
    void randomEditsLeaveATextThatCanBeDrawn() {
        for (long seed = 1; seed <= 12; seed++) {
            Random random = new Random(seed);
            List<String> lattices =
                    List.of("cubic", "hexagonal", "triangular", "fcc", "square-edges", "tetrakis", "tetra-octa");
            String lattice = lattices.get(random.nextInt(lattices.size()));
            int layers = lattice.equals("fcc") || lattice.equals("tetra-octa") ? 3 : 1;
            String text = text(StudioEditor.answer("new " + lattice + " 4 3 " + layers, ""));
            for (int edit = 0; edit < 60; edit++) {
                String cell = random.nextInt(4) + " " + random.nextInt(3) + " " + random.nextInt(3);
                String state = List.of("fill", "out", "optional").get(random.nextInt(3));
                String command = switch (random.nextInt(6)) {
                    case 0 -> "add " + cell;
                    case 1 -> "piece " + random.nextInt(3) + " 0 0 0," + cell;
                    case 2 -> "copies " + random.nextInt(3) + " " + random.nextInt(3) + " " + (random.nextInt(4) + 1);
                    case 3 -> "rename " + random.nextInt(3) + " N" + random.nextInt(9);
                    default -> "cells " + state + " " + cell;
                };
                String answer = StudioEditor.answer(command, text);
                text = text(answer);
                assertTrue(
                        StudioEditor.answer("read", text).contains("\"puzzle\""), seed + ": " + command + "\n" + text);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "somacube, 480",
        "tetrahexes_7x4, 9",
        "hexiamonds_6x6, 156",
        "scramble_3x3, 1",
        "pentominoes_8x8, 65",
        "tetrominoes_cylinder_5x4, 7",
    })
    void aSearchFindsEachSolutionOnce(String name, int known) throws IOException {
        String text = Files.readString(Path.of("../def", name + ".txt"));

        SolutionFinder.Planned planned = SolutionFinder.plan("", text);
        List<String> codes = codes(planned);

        assertEquals(known, codes.size(), planned.json());
        assertEquals(known, new HashSet<>(codes).size());
    }

    private static List<String> codes(SolutionFinder.Planned planned) {
        List<String> codes = new ArrayList<>();
        for (int root = 0; planned.finder() != null && root < planned.finder().roots(); root++) {
            planned.finder().search(root, codes::add, length -> 2);
        }
        return codes;
    }

    /** A given piece leaves a board without symmetries, so that a begun board has no symmetric copies either. */
    @Test
    void aBegunBoardHasTheSolutionsThatContainIt() {
        EdgePuzzle made = EdgeGenerator.generate("b", 4, 4, 2, 3, 3).puzzle();
        int given = codes(SolutionFinder.plan("", DefinitionWriter.write(made)))
                .get(0)
                .charAt(5);
        String text = DefinitionWriter.write(made.withPins(List.of(new EdgePlacement(5, given / 4 - 1, given % 4))));
        List<String> all = codes(SolutionFinder.plan("", text));
        assertTrue(all.size() > 10, all.size() + " solutions");

        for (int seed = 1; seed <= 200; seed++) {
            Random random = new Random(seed);
            String solution = all.get(random.nextInt(all.size()));
            Map<Integer, Integer> begun = IntStream.range(0, solution.length())
                    .filter(cell -> cell == 5 || random.nextInt(4) == 0)
                    .boxed()
                    .collect(Collectors.toMap(cell -> cell, cell -> (int) solution.charAt(cell)));

            String words = IntStream.range(0, solution.length())
                    .mapToObj(cell -> begun.getOrDefault(cell, 0).toString())
                    .collect(Collectors.joining(","));
            List<String> found = codes(SolutionFinder.plan(words, text));

            List<String> containing = all.stream()
                    .filter(each -> begun.entrySet().stream()
                            .allMatch(entry -> each.charAt(entry.getKey()) == entry.getValue()))
                    .toList();
            assertEquals(new HashSet<>(containing), new HashSet<>(found), words);
            assertEquals(containing.size(), found.size(), words);
        }
    }

    @Test
    void theBestBoardsOfABoardThatCanBeFilledBecomeBetterUntilAllJoinsMatch() throws IOException {
        String text = Files.readString(Path.of("../def/scramble_3x3.txt"));
        List<String> boards = new ArrayList<>();

        BestFinder.Planned planned = BestFinder.plan("1", text);
        boolean isWhole = planned.finder().improve(boards::add, length -> 1);

        assertEquals("{\"most\":12}", planned.json());
        assertTrue(isWhole);
        List<Integer> scores = boards.stream()
                .map(board -> Integer.valueOf(board.substring(0, board.indexOf('\n'))))
                .toList();
        assertEquals(new TreeSet<>(scores).stream().toList(), scores);
        assertEquals(12, scores.get(scores.size() - 1));
        String last = boards.get(boards.size() - 1);
        assertEquals(codes(SolutionFinder.plan("", text)).get(0).length(), last.length() - last.indexOf('\n') - 1);
    }

    @Test
    void aSinkEndsTheSearchForTheBestBoard() throws IOException {
        String text = Files.readString(Path.of("../def/scramble_3x3.txt"));

        assertFalse(BestFinder.plan("1", text).finder().improve(board -> {}, length -> 0));
    }

    @Test
    void aPackingHasNoBestBoard() {
        assertEquals(
                "{\"failure\":\"only boards of edges have a best board\"}",
                BestFinder.plan("1", "D:xDim=1:yDim=1:zDim=1\nC:name=A:layout=0 0 0\n~D\n")
                        .json());
    }

    @Test
    void aPuzzleWithoutSolutionHasItsReason() {
        String text = """
                D:xDim=4:yDim=2:zDim=1
                C:name=T:layout=0 0 0, 1 0 0, 2 0 0, 1 1 0
                C:name=I:layout=0 0 0, 1 0 0, 2 0 0, 3 0 0
                ~D
                """;

        String reason = StudioEditor.answer("reason", text);

        assertEquals(SolutionFinder.plan("", text).json(), reason);
        assertTrue(reason.startsWith("{\"none\":\""), reason);
    }

    @Test
    void namesOfAnyCharactersStayTexts() {
        String text = TRAY.replace("name=V", "name=</script><b>\"\\");

        assertTrue(StudioEditor.answer("read", text).contains("</script><b>\\\"\\\\"));
        assertEquals(
                "</script><b>\"\\",
                DefinitionReader.read("puzzle", text(StudioEditor.answer("copies 0 2 2", text)))
                        .get(0)
                        .puzzle()
                        .pieces()
                        .get(0)
                        .name()
                        .replaceFirst("\\.1$", ""));
    }

    /** Returns the text of an answer in JSON, which is its first field. */
    private static String text(String answer) {
        StringBuilder text = new StringBuilder();
        for (int i = "{\"text\":\"".length(); answer.charAt(i) != '"'; i++) {
            char character = answer.charAt(i);
            if (character != '\\') {
                text.append(character);
            } else if (answer.charAt(i + 1) == 'u') {
                text.append((char) Integer.parseInt(answer.substring(i + 2, i + 6), 16));
                i += 5;
            } else {
                i++;
                text.append(answer.charAt(i));
            }
        }
        return text.toString();
    }
}
