package io.github.filaforge.picture.page;

import static io.github.filaforge.picture.page.SolvedPuzzles.solutions;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.picture.PictureException;
import io.github.filaforge.picture.PieceTray;
import io.github.filaforge.picture.SolutionPicture;
import io.github.filaforge.picture.SolutionPicture.View;
import io.github.filaforge.picture.moves.MovesPicture;
import io.github.filaforge.picture.moves.WordedMove;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.pipeline.HostileNames;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzlePageTest {

    private static final Pattern SCRIPT =
            Pattern.compile("<script type=\"(module|application/json)\"([^>]*)>(.*?)</script>", Pattern.DOTALL);

    private static String page(Puzzle puzzle, List<List<PlacedPiece>> solutions) {
        return PuzzlePage.of(puzzle, solutions, Palette.of(puzzle));
    }

    /** Returns the contents of the script elements: the data, then the script. */
    private static List<String> scripts(String page) {
        return SCRIPT.matcher(page).results().map(found -> found.group(3)).toList();
    }

    /** A puzzle of squares in a row, with a name for each of them and its own. */
    static Puzzle row(String name, List<String> names) {
        List<Piece> pieces = new ArrayList<>();
        names.forEach(each -> pieces.add(new Piece(each, List.of(new Cell(0, 0, 0)), false)));
        pieces.add(new Piece(name + "s", List.of(new Cell(names.size(), 0, 0)), true));
        return new Puzzle(name, new Box(names.size() + 1, 1, 1), false, pieces);
    }

    /** The pieces of such a puzzle from left to right. */
    static List<PlacedPiece> inARow(List<String> names) {
        return IntStream.range(0, names.size())
                .mapToObj(x -> new PlacedPiece(names.get(x), List.of(List.of(x, 0, 0))))
                .toList();
    }

    @Test
    void thePolicyLetsOnlyTheScriptAndTheStyleOfThePageIn() throws Exception {
        Puzzle soma = Definitions.puzzle("somacube");
        String page = page(soma, solutions(soma, 2));
        String style = page.substring(page.indexOf("<style>") + 7, page.indexOf("</style>"));

        assertTrue(
                page.contains("content=\"default-src &#39;none&#39;; script-src "
                        + hash(scripts(page).get(1))
                        + "; style-src " + hash(style) + "; base-uri &#39;none&#39;; form-action &#39;none&#39;;"
                        + " require-trusted-types-for &#39;script&#39;\""),
                page.substring(0, 600));
        assertTrue(page.indexOf("Content-Security-Policy") < page.indexOf("<style>"));
        assertEquals(2, page.split("<script", -1).length - 1);
        assertEquals(1, page.split("<style", -1).length - 1);
    }

    private static String hash(String text) throws Exception {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        return "&#39;sha256-" + Base64.getEncoder().encodeToString(digest) + "&#39;";
    }

    static List<String> pages() {
        Puzzle soma = Definitions.puzzle("somacube");
        List<String> names = List.of("A", "B");
        return List.of(page(soma, solutions(soma, 1)), moves(row("row", names), names));
    }

    /** Returns the page of squares in a row, from which the first comes off. */
    static String moves(Puzzle puzzle, List<String> names) {
        SolutionPicture solutions = new SolutionPicture(
                puzzle, List.of(inARow(names)), false, "solution 1", View.LAYERS, OptionalInt.empty(), true);
        WordedMove move = new WordedMove(names.subList(0, 1), new Cell(-1, 0, 0), 0, "comes off along -x");
        return PuzzlePage.of(new MovesPicture(solutions, List.of(List.of(move)), true, ""));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void nothingIsTakenFromElsewhere(String page) {
        for (String reference : List.of("http:", "https:", "src=", "href=", "url(", "@import", "import(", "fetch(")) {
            assertFalse(page.contains(reference), reference);
        }
        for (String unsafe :
                List.of("innerHTML", "insertAdjacent", "document.write", "eval(", "new Function", "setTimeout")) {
            assertFalse(page.contains(unsafe), unsafe);
        }
        assertFalse(Pattern.compile("<[^>]* (on[a-z]+|style)=").matcher(page).find());
    }

    /** Returns hostile names: names that a definition can have, and names that only a program can give. */
    static Stream<String> hostileNames() {
        return Stream.concat(
                HostileNames.all().stream(),
                Stream.of(
                        "&#60;",
                        "javascript:alert(1)",
                        "\u2028\u2029",
                        "a b\n</pre>",
                        "\0\u007f\u009f",
                        "\ud800",
                        "<!-- <script>"));
    }

    /** Whatever the names are, a page has the same elements. */
    @ParameterizedTest
    @MethodSource("hostileNames")
    @Tag("seconds")
    void noNameBecomesMarkup(String name) throws IOException {
        List<String> names = List.of(name, "B");
        Puzzle puzzle = row(name, names);
        String page = page(puzzle, List.of(inARow(names)));
        String data = scripts(page).get(0);

        assertEquals(tags(page(row("A", List.of("A", "B")), List.of(inARow(List.of("A", "B"))))), tags(page));
        assertFalse(data.chars().anyMatch(c -> c == '<' || c == '>' || c == '&' || c > '~' || c < ' '), data);
        Map<?, ?> read = (Map<?, ?>) JsonText.read(data);
        assertEquals(name, read.get("title"));
        assertEquals(names, names(read.get("pieces")));
        assertEquals(List.of(name + "s"), names(read.get("stationary")));
    }

    /** The moves name pieces by their indexes, and only their other words are texts. */
    @ParameterizedTest
    @MethodSource("hostileNames")
    @Tag("seconds")
    void noNameOfAMovedPieceBecomesMarkup(String name) throws IOException {
        List<String> names = List.of(name, "B");

        String page = moves(row(name, names), names);

        assertEquals(tags(moves(row("A", List.of("A", "B")), List.of("A", "B"))), tags(page));
        Map<?, ?> read = (Map<?, ?>) JsonText.read(scripts(page).get(0));
        Map<?, ?> move = (Map<?, ?>) ((List<?>) ((List<?>) read.get("moves")).get(0)).get(0);
        assertEquals(List.of(0.0), move.get("pieces"));
        assertEquals(
                List.of(-1.0, 0.0, 0.0),
                ((List<?>) move.get("way"))
                        .stream().map(number -> Math.signum((Double) number)).toList());
        assertEquals(true, move.get("off"));
        assertEquals("comes off along -x", move.get("how"));
    }

    private static List<?> names(Object pieces) {
        return ((List<?>) pieces)
                .stream().map(piece -> ((Map<?, ?>) piece).get("name")).toList();
    }

    /** Returns the elements of a page without the texts of its script. */
    private static List<String> tags(String page) {
        return Pattern.compile("<[!/a-zA-Z][^>]*>")
                .matcher(page.replaceFirst("(?s)<script type=\"module\">.*</script>", ""))
                .results()
                .map(MatchResult::group)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"somacube", "PT12", "pentominoes_10x6"})
    @Tag("seconds")
    void theDataAreTheSolutions(String name) throws IOException {
        Puzzle puzzle = Definitions.puzzle(name);
        List<List<PlacedPiece>> solutions = solutions(puzzle, 20);

        Map<?, ?> data =
                (Map<?, ?>) JsonText.read(scripts(page(puzzle, solutions)).get(0));

        assertEquals(true, data.get("solved"));
        assertEquals(
                solutions.stream().map(PuzzlePageTest::places).toList(),
                ((List<?>) data.get("solutions"))
                        .stream()
                                .map(code -> places(puzzle, data, (String) code))
                                .toList());
    }

    /** Two digits are needed for the 64th piece. */
    @Test
    void manyPiecesHaveLongerNumbers() throws IOException {
        List<String> names = IntStream.range(0, 70).mapToObj(i -> "p" + i).toList();
        Puzzle puzzle = row("many", names);
        List<PlacedPiece> solution = inARow(names);

        Map<?, ?> data = (Map<?, ?>)
                JsonText.read(scripts(page(puzzle, List.of(solution))).get(0));

        assertEquals(2.0, data.get("digits"));
        assertEquals(places(solution), places(puzzle, data, (String) ((List<?>) data.get("solutions")).get(0)));
    }

    private static Map<String, Set<Cell>> places(List<PlacedPiece> solution) {
        Map<String, Set<Cell>> places = new TreeMap<>();
        solution.forEach(piece -> places.put(
                piece.name(),
                piece.cells().stream()
                        .map(cell -> new Cell(cell.get(0), cell.get(1), cell.get(2)))
                        .collect(Collectors.toSet())));
        return places;
    }

    /** Reads a solution of a page as its documentation describes. */
    private static Map<String, Set<Cell>> places(Puzzle puzzle, Map<?, ?> data, String code) {
        Map<String, Set<Cell>> places = new TreeMap<>();
        List<Cell> cells = puzzle.region().cells();
        int digits = ((Number) data.get("digits")).intValue();
        assertEquals(cells.size() * digits, code.length());
        for (int i = 0; i < cells.size(); i++) {
            int number = 0;
            for (char digit : code.substring(i * digits, (i + 1) * digits).toCharArray()) {
                number =
                        number * 64 + "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".indexOf(digit);
            }
            String name = (String) names(data.get("pieces")).get(number - 1);
            places.computeIfAbsent(name, key -> new HashSet<>()).add(cells.get(i));
        }
        return places;
    }

    @Test
    void piecesSideBySideAreNoSolution() throws IOException {
        Puzzle soma = Definitions.puzzle("somacube");
        PieceTray tray = PieceTray.of(soma);

        Map<?, ?> data = (Map<?, ?>) JsonText.read(
                scripts(page(tray.laidOut(soma), List.of(tray.pieces()))).get(0));

        assertEquals(false, data.get("solved"));
        assertEquals(1, ((List<?>) data.get("solutions")).size());
        assertEquals(List.of("V", "L", "T", "Z", "A", "B", "P"), names(data.get("pieces")));
    }

    @Test
    void moreSolutionsThanAPageTakesAreRefusedWithTheirNumber() {
        List<String> names = List.of("A", "B");
        Puzzle puzzle = row("row", names);
        List<List<PlacedPiece>> tooMany = Collections.nCopies(10_000_001, inARow(names));

        Exception e = assertThrows(PictureException.class, () -> page(puzzle, tooMany));

        assertEquals("a page takes 10000000 solutions of 2 cells, not 10000001: give it fewer", e.getMessage());
    }

    @Test
    void aPieceOfAnotherPuzzleIsRefused() {
        Puzzle puzzle = row("row", List.of("A", "B"));

        assertThrows(IllegalArgumentException.class, () -> page(puzzle, List.of(inARow(List.of("A", "C")))));
        assertThrows(IllegalArgumentException.class, () -> page(puzzle, List.of(inARow(List.of("A", "B", "A")))));
    }
}
