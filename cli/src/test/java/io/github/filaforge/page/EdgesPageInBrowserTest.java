package io.github.filaforge.page;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.picture.page.Browser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page of an edge puzzle in a browser, used as a person uses it. */
@Tag("processes")
@Tag("slow")
class EdgesPageInBrowserTest {

    /** Two pieces of the four are equal, and one is given. The name of one piece is hostile. */
    private static final String SMALL = """
            D:xDim=2:yDim=2:edges=0
            E:name=<b>:sides=0 1 2 0
            E:name=B:sides=2 1 0 0
            E:name=C:sides=0 0 2 1:at=1 1:turn=0
            E:name=D:sides=2 0 0 1
            ~D
            """;

    /** Colour 1 meets colour 2, some pieces may not be turned, and the middle cell takes no piece. */
    private static final String RULES = """
            D:xDim=3:yDim=3:edges:meets=1-2:turns=fixed
            R:dense
            ***
            *.*
            ***
            ~R
            E:name=A:sides=9 1 1 9
            E:name=B:sides=9 1 9 2
            E:name=C:sides=9 9 1 2
            E:name=D:sides=2 9 1 9
            E:name=E:sides=2 9 1 9
            E:name=F:sides=2 1 9 9
            E:name=G:sides=9 1 9 2
            E:name=H:sides=2 9 9 2
            ~D
            """;

    @RegisterExtension
    static final Browser BROWSER = new Browser();

    @TempDir
    static Path folder;

    private static String page;

    @BeforeAll
    static void makePage() throws Exception {
        Path file = folder.resolve("page.html");
        Ended ended = fila("package", "--html", file.toString(), "../def/scramble_3x3.txt");
        assertEquals(0, ended.exitCode(), ended.err());
        page = Files.readString(file);
    }

    /** Opens the page with the definition of another board. A page takes a minute to make, and differs by this text only. */
    private static void open(String definition, String fragment) throws Exception {
        String data =
                "{\"definition\":\"" + definition.replace("<", "\\u003c").replace("\n", "\\n") + "\",\"total\":null}";
        Path file = Files.writeString(
                folder.resolve("board.html"),
                page.replaceFirst("(?<=id=\"data\">)[^<]*(?=</script>)", Matcher.quoteReplacement(data)));
        BROWSER.open(file.toUri() + fragment);
        BROWSER.waitFor("document.body.dataset.ready === 'true'");
    }

    private static String text(String id) {
        return (String) BROWSER.value("document.getElementById('" + id + "').textContent");
    }

    private static void clickCell(int index) {
        BROWSER.value("document.querySelector('#frame [data-index=\"" + index
                + "\"]').dispatchEvent(new MouseEvent('click', {bubbles: true}))");
    }

    private static void clickPiece(int number) {
        BROWSER.value("document.querySelectorAll('#tray button')[" + number + "].click()");
    }

    /** Returns the boards of a text of solutions, each as its cells from the top left. */
    private static Set<String> boards(String solutions) {
        return Stream.of(solutions.split("# --- SOLUTION \\d+ ---\n"))
                .map(each -> String.join(" ", each.strip().split("\\s+")))
                .filter(each -> !each.isEmpty())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> found() {
        String all = (String) BROWSER.value("page.search.codes.map(code => [...code].map(each => each.charCodeAt(0))"
                + ".map(each => page.puzzle.pieces[(each >> 2) - 1].name + '/' + (each & 3)).join(' ')).join('\\n')");
        return all.lines().collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @ValueSource(strings = {"../def/scramble_3x3.txt", "../def/edges_6x6_many.txt", "RANDOM", "CLOSED"})
    void theSolutionsAreThoseOfSolve(String board) throws Exception {
        Path file = switch (board) {
            case "RANDOM" -> made("--box", "5x4", "--rim", "3", "--inner", "3", "--seed", "4");
            case "CLOSED" -> made("--box", "3x3", "--inner", "3", "--wrap", "xy", "--seed", "2");
            default -> Path.of(board);
        };
        open(Files.readString(file).replaceAll("#.*", ""), "");

        BROWSER.click("solve");
        BROWSER.waitFor("page.search.state === 'done'");

        Set<String> expected = boards(fila("solve", file.toString()).out());
        assertTrue(!expected.isEmpty());
        assertEquals(expected, found());
        assertEquals(List.of(), BROWSER.complaints());
    }

    private static Path made(String... options) throws Exception {
        Path file = folder.resolve("made.txt");
        List<String> call =
                Stream.concat(Stream.of("new", "edges"), Arrays.stream(options)).toList();
        Files.writeString(file, fila(call.toArray(String[]::new)).out());
        return file;
    }

    @Test
    void aBoardIsAssembledByPointerAndKeys() throws Exception {
        open(SMALL, "");
        assertEquals("0 of 4 joins match.", text("told"));

        clickPiece(0);
        clickCell(0);
        assertEquals("1 of 4 joins match.", text("told"), "the piece is turned so that it fits");
        BROWSER.press("r");
        assertEquals("0 of 4 joins match, 1 does not, 1 side at the rim is wrong.", text("told"));
        BROWSER.press("u", "ArrowRight", "n", " ");
        assertEquals("This piece is given and stays. 1 of 4 joins match.", text("told"));
        BROWSER.press("ArrowDown", " ");
        assertEquals("2 of 4 joins match.", text("told"));
        BROWSER.press("ArrowUp", "Delete");
        assertEquals("2 of 4 joins match.", text("told"), "the given piece stays");

        BROWSER.click("check");
        BROWSER.waitFor("document.getElementById('answer').textContent.startsWith('Yes')");
        BROWSER.click("give-hint");
        BROWSER.waitFor("document.getElementById('answer').textContent.endsWith('placed.')");

        assertEquals("Solved! 4 of 4 joins match.", text("told"));
        assertEquals(List.of(), BROWSER.complaints());
    }

    @Test
    void anAddressHasTheBoardAndAStrangeAddressHasNone() throws Exception {
        open(SMALL, "");
        clickPiece(0);
        clickCell(0);
        BROWSER.click("share");
        String address = (String) BROWSER.value("location.hash");

        open(SMALL, address);
        assertTrue(text("told").startsWith("This board comes from the address of the page. "), text("told"));
        for (String strange : List.of("#board=", "#board=00g00g00g00g", "#board=%3Cb%3E", "#board=" + "z".repeat(12))) {
            open(SMALL, strange);
            assertEquals("The address contains no board of this puzzle. 0 of 4 joins match.", text("told"));
        }
        assertEquals(List.of(), BROWSER.complaints());
    }

    /** Parts of a solution, of which every second one has two pieces exchanged. */
    @Test
    void whetherABoardCanBeFinishedIsTheAnswerOfSolve() throws Exception {
        Path file = made("--box", "4x4", "--rim", "2", "--inner", "3", "--seed", "3");
        String definition = Files.readString(file).replaceAll("#.*", "");
        open(definition, "");
        BROWSER.click("solve");
        BROWSER.waitFor("page.search.state === 'done'");
        List<Integer> solution = Stream.of(
                        ((String) BROWSER.value("[...page.search.codes[0]].map(code => code.charCodeAt(0)).join(' ')"))
                                .split(" "))
                .map(Integer::valueOf)
                .toList();
        TreeSet<String> answers = new TreeSet<>();
        for (int seed = 1; seed <= 12; seed++) {
            List<Integer> codes = begun(solution, new Random(seed), seed % 2 == 0);
            BROWSER.value("page.show([" + codes.stream().map(String::valueOf).collect(Collectors.joining(",")) + "])");

            BROWSER.click("check");
            BROWSER.waitFor("/^(Yes|No)/.test(document.getElementById('answer').textContent)");

            String answer = text("answer").startsWith("Yes") ? "Yes" : "No";
            answers.add(answer);
            assertEquals(canBeFinished(definition, codes), answer, codes.toString());
        }
        assertEquals(new TreeSet<>(List.of("No", "Yes")), answers);
    }

    private static List<Integer> begun(List<Integer> solution, Random random, boolean exchanged) {
        List<Integer> codes = new ArrayList<>(solution);
        if (exchanged) {
            List<Integer> inner = List.of(5, 6, 9, 10);
            Collections.swap(codes, inner.get(random.nextInt(2)), inner.get(2 + random.nextInt(2)));
        }
        IntStream.range(0, codes.size())
                .filter(cell -> random.nextInt(3) > (exchanged ? 1 : 0))
                .forEach(cell -> codes.set(cell, 0));
        return codes;
    }

    private static String canBeFinished(String definition, List<Integer> codes) throws Exception {
        List<String> lines = definition.lines().filter(line -> !line.isBlank()).collect(Collectors.toList());
        for (int cell = 0; cell < codes.size(); cell++) {
            int code = codes.get(cell);
            if (code > 0) {
                String pin = ":at=" + cell % 4 + " " + (3 - cell / 4) + ":turn=" + code % 4;
                int line = code / 4;
                lines.set(line, lines.get(line) + pin);
            }
        }
        Path file = Files.write(folder.resolve("begun.txt"), lines);
        return fila("count", "--all", file.toString()).out().equals("0\n") ? "No" : "Yes";
    }

    @Test
    void theBestBoardOfABoardThatCanBeFilledIsFilled() throws Exception {
        open(Files.readString(Path.of("../def/scramble_3x3.txt")).replaceAll("#.*", ""), "");

        BROWSER.click("improve");
        BROWSER.waitFor("document.getElementById('best').textContent.endsWith('no board has more.')");
        BROWSER.click("show-best");

        assertEquals("The best board. Solved! 12 of 12 joins match.", text("told"));
    }

    @Test
    void colourPartnersFixedPiecesAndHolesCount() throws Exception {
        open(RULES, "");

        BROWSER.click("solve");
        BROWSER.waitFor("page.search.state === 'done'");

        Path file = Files.writeString(folder.resolve("rules.txt"), RULES);
        assertEquals(boards(fila("solve", file.toString()).out().replaceAll(" [.-] +", " ")), found());
        BROWSER.waitFor("document.getElementById('told').textContent.startsWith('Solution 1.')");
        assertEquals("Solution 1. Solved! 8 of 8 joins match.", text("told"));
    }
}
