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
import org.junit.jupiter.api.Tag;
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
                "copies 0 2 | C:name=V:type=M:copies=2:layout=0 0 0, 0 1 0, 1 0 0",
                "add 2 0 0,2 1 0 | C:name=A:type=M:layout=0 0 0, 0 1 0",
                "piece 0 0 0 0,1 0 0 | C:name=V:type=M:layout=0 0 0, 1 0 0",
                "rename 0 Q | C:name=Q:type=M:layout=0 0 0, 0 1 0, 1 0 0",
                "cells optional 2 1 0 | * * ?",
                "cells out 0 1 0 | . * *",
                "box 4 2 1 | D:name=Tray:xDim=4:yDim=2:zDim=1",
                "title Box | D:name=Box:xDim=3:yDim=2:zDim=1",
                "set dominoes | C:name=I:type=M:layout=0 0 0, 1 0 0",
                "colour 2 0 0 0,1 1 0 | K:colour=2:layout=0 0 0, 1 1 0",
                "colour 2 0 0 0 | D:name=Tray:xDim=3:yDim=2:zDim=1:match=2-2",
                "match 1-1 2-3 | D:name=Tray:xDim=3:yDim=2:zDim=1:match=1-1 2-3",
                "piece-colour 0 3 1 0 0 | C:name=V:type=M:colours=0 0 3:layout=0 0 0, 0 1 0, 1 0 0",
                "piece-colour 0 3 1 0 0 | D:name=Tray:xDim=3:yDim=2:zDim=1:match=3-3",
                "piece-turns 0 0 zz | C:name=V:type=M:turns=0 zz:layout=0 0 0, 0 1 0, 1 0 0",
                "turns flip | D:name=Tray:turns=flip:xDim=3:yDim=2:zDim=1",
                "wrap x | D:name=Tray:xDim=3:yDim=2:zDim=1:wrap=x",
                "copies 0 * | C:name=V:type=M:copies=*:layout=0 0 0, 0 1 0, 1 0 0",
                "pieces 1- | D:name=Tray:xDim=3:yDim=2:zDim=1:pieces=1-",
                "holes 2 | D:name=Tray:xDim=3:yDim=2:zDim=1:holes=2",
                "stationary wall 0 0 0,1 0 0 | wall wall .",
                "option day 1 2 1 0 | . . 1",
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
                "rename 0 a#b | cannot be a piece name",
                "rename 7 a | there is no piece 7",
                "cells fill 9 9 9 | the box has no cell 9 9 9",
                "cells out 0 0 0,1 0 0,2 0 0,0 1 0,1 1 0,2 1 0 | a region has at least one cell",
                "box 1 1 1 | piece 'V' is 2 cells long",
                "box 0 1 1 | a length is from 1 to",
                "copies 0 0 | copies is 0, not a positive number",
                "copies 0 x | copies is x, neither a number nor a range",
                "set tetrahexes | pieces of the lattice hexagonal, and the puzzle is of cubic",
                "pieces 1-2-3 | pieces is 1-2-3, neither a number nor a range",
                "holes x | holes is x, not a number of cells",
                "set bricks | there is no set of pieces bricks",
                "new bricks 1 1 1 | there is no lattice bricks",
                "dance | there is no command dance",
                "wrap z | the box cannot be closed along z: zDim is 1",
                "crossing 1 | only sticks may cross, and the lattice cubic has none",
                "turns sideways | unknown turns 'sideways'",
                "colour 64 0 0 0 | there is no colour 64",
                "colour 1 3 0 0 | the box has no cell 3 0 0",
                "match 1 | is not a pair of colours",
                "match 0-1 | there is no colour 0",
                "piece-colour 0 1 5 5 0 | piece V has no cell 5 5 0",
                "stationary V 0 0 0 | there is a piece V already",
                "option V 1 0 0 0 | there is a piece V already",
            })
    void aCommandThatIsRefusedLeavesTheText(String command, String reason) {
        String answer = StudioEditor.answer(command, TRAY);

        assertTrue(answer.contains("\"refusal\""), answer);
        assertTrue(answer.contains(reason), answer);
        assertEquals(TRAY, text(answer));
    }

    @Test
    void sticksMayCrossAndThenMayNot() {
        String text = DefinitionWriter.write(StudioEditor.readable("""
                        D:name=Sticks:lattice=square-edges:xDim=2:yDim=2
                        C:name=A:layout=0 0 0, 1 0 0
                        C:name=B:type=S:layout=0 1 0
                        C:name=C:copies=2:layout=0 0 1
                        ~D
                        """));

        String crossing = text(StudioEditor.answer("crossing 1", text));

        assertEquals(text.replaceFirst("zDim=1", "zDim=1:crossing"), crossing);
        assertEquals(text, text(StudioEditor.answer("crossing 0", crossing)));
    }

    @Test
    void aPieceKeepsItsColoursAndWeightIfItGrowsBeyondItsFirstCell() {
        String text = TRAY.replace("layout=0 0 0", "colours=1 2 0:group=3:weight=2:layout=5 5 0")
                .replace(", 1 0 0, 0 1 0", ", 6 5 0, 5 6 0");

        String grown = text(StudioEditor.answer("piece 0 -1 0 0,0 0 0,1 0 0,0 1 0", text));

        assertTrue(grown.contains("colours=0 1 0 2:group=3:weight=2:layout=0 0 0, 1 0 0, 1 1 0, 2 0 0"), grown);
    }

    @Test
    void aCellOfAnOptionThatIsPaintedOtherwiseTakesTheOptionAway() {
        String text =
                text(StudioEditor.answer("option day 1 2 1 0", text(StudioEditor.answer("option day 2 1 1 0", TRAY))));

        String left = text(StudioEditor.answer("stationary wall 1 1 0", text));

        assertTrue(left.contains("\n. . 1\n"), left);
        assertFalse(left.contains("\n. 2 1\n"), left);
        assertFalse(text(StudioEditor.answer("free 2 1 0", left)).contains("R:choose"));
    }

    @Test
    void theOptionsOfAChoiceHaveEquallyManyCells() {
        String text = text(StudioEditor.answer("option side left 0 0 0,0 1 0", TRAY));

        assertTrue(
                StudioEditor.answer("option side right 2 0 0", text).contains("have 2 cells each, and this one has 1"));
        assertTrue(
                text(StudioEditor.answer("option side right 2 0 0,2 1 0", text)).contains("left  .     right"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "side 1 2 7 | E:name=2:sides=0 0 7 0",
                "side 0 0 0 | E:name=1:sides=0 0 0 0",
                "pin 1 0 1 3 | E:name=2:sides=0 0 0 0:at=0 1:turn=3",
                "pin 3 1 0 0 | E:name=4:sides=0 0 0 0:at=1 0",
                "piece-turns 2 fixed | E:name=3:sides=0 0 0 0:turns=fixed",
                "rename 0 corner | E:name=corner:sides=0 0 0 0",
                "board 3 1 | D:xDim=3:yDim=1:edges=0",
                "rim | D:xDim=2:yDim=2:edges",
                "rim 4 | D:xDim=2:yDim=2:edges=4",
                "wrap xy | D:xDim=2:yDim=2:edges=0:wrap=xy",
                "meets 3-4 1-2 | D:xDim=2:yDim=2:edges=0:meets=1-2 3-4",
                "title heads and tails | D:name=heads and tails:xDim=2:yDim=2:edges=0",
                "cell hole 1 0 | D:xDim=2:yDim=2:edges=0:pool",
                "cell hole 1 0 | * .",
                "cell beyond 0 1 | ? *",
                "add | D:xDim=2:yDim=2:edges=0:pool",
                "add | E:name=5:sides=0 0 0 0",
            })
    void aCommandChangesABoardOfColouredSides(String command, String line) {
        String text = text(StudioEditor.answer(command, text(StudioEditor.answer("board 2 2", ""))));

        assertTrue(text.lines().anyMatch(line::equals), text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "side 4 0 0 | there is no piece 4",
                "side 0 4 0 | a side is 0 to 3, not 4",
                "side 0 0 | are not the numbers of side",
                "side 0 0 10000 | there is no colour 10000 of sides",
                "pin 0 2 0 0 | the board has no cell 2 0",
                "pin 0 0 0 4 | turn",
                "rename 0 2 | there is a piece 2 already: give this piece another name",
                "wrap z | the box cannot be closed along z: zDim is 1",
                "meets 1-2 2-3 | colour 2 meets colour 1 already",
                "meets 1 | is no pair of colours",
                "rim x | is not an integer",
                "box 3 3 1 | there is no command box for a board",
                "cell hole 2 0 | the board has no cell 2 0",
                "cell hole 0 | is no cell",
                "cell wall 0 0 | a cell takes a piece, is a hole or beyond, not wall",
                "piece 0 | the board has a piece for each of its 4 cells: make a cell a hole before piece 1 is removed",
                "board 33 32 | a board has 1 to 1024 cells, not 33 x 32",
                "board 2 | a board has two lengths",
                "board 2 2 2 3 1 | takes a number of colours inside from 0 to 0",
                "board 1 2 1 1 1 | a random board has lengths from 2 up",
            })
    void aCommandOfABoardThatIsRefusedLeavesTheText(String command, String reason) {
        String board = text(StudioEditor.answer("board 2 2", ""));

        String answer = StudioEditor.answer(command, board);

        assertTrue(answer.contains("\"refusal\"") && answer.contains(reason), answer);
        assertEquals(board, text(answer));
    }

    /** The cell gets its piece back as a new one, since another piece was removed meanwhile. */
    @Test
    void aBoardHasAPieceForEachCellWhateverIsDrawn() {
        String text = text(StudioEditor.answer("board 2 1", ""));
        text = text(StudioEditor.answer("pin 1 1 0 2", text));

        text = text(StudioEditor.answer("cell hole 0 0", text));
        text = text(StudioEditor.answer("piece 0", text));
        assertEquals("""
                D:xDim=2:yDim=1:edges=0
                R
                . *
                ~R
                E:name=2:sides=0 0 0 0:at=1 0:turn=2
                ~D
                """, text);
        assertTrue(StudioEditor.answer("pin 0 0 0 0", text).contains("cell 0 0 takes no piece"));
        assertTrue(StudioEditor.answer("cell beyond 1 0", text).contains("one cell at least that takes a piece"));

        text = text(StudioEditor.answer("cell piece 0 0", text));
        assertEquals("""
                D:xDim=2:yDim=1:edges=0
                E:name=2:sides=0 0 0 0:at=1 0:turn=2
                E:name=3:sides=0 0 0 0
                ~D
                """, text);
    }

    /** A name is kept when the board is drawn on. */
    @Test
    void aBoardOfColouredSidesKeepsItsName() {
        String text = text(StudioEditor.answer("title cats", text(StudioEditor.answer("board 2 2", ""))));

        text = text(StudioEditor.answer("side 0 0 3", text));

        assertTrue(text.startsWith("D:name=cats:xDim=2:yDim=2:edges=0\n"), text);
        assertTrue(text(StudioEditor.answer("title", text)).startsWith("D:xDim=2"));
    }

    /** A piece grows along w, and each z and w has a drawing of its own: the third number is 128 z + w. */
    @Test
    void aPieceOfHypercubesHasRoomInAllDimensions() {
        String text = text(StudioEditor.answer("new hypercubic 2 2 1 2", ""));

        String answer = StudioEditor.answer("add", text);
        assertTrue(answer.contains("\"fold\":128"), answer);
        assertTrue(answer.contains("[0,0,-1,-1]") && answer.contains("[0,0,129,129]"), answer);

        answer = StudioEditor.answer("piece 0 0 0 0,0 0 1", text(answer));
        assertTrue(text(answer).contains("layout=0 0 0 0, 0 0 0 1\n"), answer);
    }

    @Test
    void aRandomBoardHasASolution() {
        assertFalse(codes(SolutionFinder.plan("", text(StudioEditor.answer("board 4 3 2 3 5", ""))))
                .isEmpty());
    }

    @Test
    void aChoiceDoesNotCountAsAPieceOfASolution() {
        String text = TRAY.replace("xDim=3", "pieces=0-1:xDim=3");

        String chosen = text(StudioEditor.answer("option day 1 2 1 0", text));

        assertTrue(chosen.contains(":pieces=0-1\n"), chosen);
        assertTrue(text(StudioEditor.answer("free 2 1 0", chosen)).contains(":pieces=0-1\n"));
    }

    @Test
    void turnsOfTheLatticeAloneCanBeChosenForBalls() {
        String text = text(StudioEditor.answer("new fcc 3 3 2", ""));

        String fewer = text(StudioEditor.answer("turns lattice flip", text));

        assertTrue(fewer.startsWith("D:lattice=fcc:turns=lattice flip:"), fewer);
        assertEquals(text, text(StudioEditor.answer("turns all", fewer)));
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

    @Test
    @Tag("slow")
    void aCubeOfManyPiecesIsSearchedByADynamicSieveWithoutSource() throws IOException {
        String text = Files.readString(Path.of("../def/bedlamcube.txt"));

        SolutionFinder.Planned planned = SolutionFinder.plan("", text);
        List<String> first = new ArrayList<>();
        for (int root = 0; first.isEmpty(); root++) {
            planned.finder().search(root, first::add, length -> length == 0 ? 2 : 0);
        }

        assertTrue(planned.json().contains("\"strategy\":\"dynamic-sieve\""), planned.json());
        assertEquals(64, first.get(0).length());
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
    @Tag("seconds")
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
                DefinitionReader.read("puzzle", text(StudioEditor.answer("copies 0 2", text)))
                        .get(0)
                        .puzzle()
                        .pieces()
                        .get(0)
                        .name()
                        .replaceFirst("\\.1$", ""));
    }

    /** Returns the text of an answer in JSON, which is its first field. */
    static String text(String answer) {
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
