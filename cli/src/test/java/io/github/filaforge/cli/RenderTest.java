package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaOn;
import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.cli.terminal.Terminal;
import io.github.filaforge.cli.terminal.Time;
import io.github.filaforge.pipeline.Renewal;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RenderTest {

    /** A hole, two copies of a shape, and a long name. */
    private static final String FLAT = """
            D:xDim=4:yDim=3:zDim=1
            L:stationary=*
            . . . .
            . * . .
            . . . .
            ~L
            C:name=A:layout=0 0 0, 1 0 0, 2 0 0
            C:name=B:layout=0 0 0, 1 0 0, 2 0 0
            C:name=corner:layout=0 0 0, 1 0 0, 0 1 0
            C:name=D:layout=0 0 0, 1 0 0
            ~D
            """;

    private static final String SOMA = "../def/somacube.txt";

    @TempDir
    private Path folder;

    private static String done(String input, String... arguments) {
        Ended ended = filaReading(input, arguments);
        assertEquals(0, ended.exitCode(), ended.err());
        return ended.out();
    }

    /** Pictures have to be reviewed when they change: {@code -Drenew=true} writes the files in {@code pictures} again. */
    @ParameterizedTest
    @CsvSource({
        "layers, one-layer.svg, flat",
        "layers, layers.svg, soma",
        "isometric, isometric.svg, soma",
        "exploded, exploded.svg, soma"
    })
    void aSolutionIsDrawnAsEver(String view, String name, String puzzle) throws IOException {
        String svg = puzzle.equals("flat")
                ? done(FLAT, "render", "-", "--view", view)
                : done("", "render", SOMA, "--view", view);

        assertEquals(Renewal.expected("pictures/" + name, svg), svg);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({
        "pentominoes_10x6, layers, pentominoes",
        "pentominoes_8x8, layers, chessboard",
        "hexominoes_15x14_parallelogram, layers, hexominoes-parallelogram",
        "tetriscube, isometric, tetriscube",
        "bedlamcube, isometric, bedlam-isometric",
        "bedlamcube, layers, bedlam-layers",
        "somacube, exploded, soma-exploded"
    })
    void thePicturesOfTheDocumentationAreThoseOfItsCommands(String puzzle, String view, String name)
            throws IOException {
        String svg = done("", "render", "../def/" + puzzle + ".txt", "--view", view);

        assertEquals(Renewal.expected("../../../../docs/pictures/" + name + ".svg", svg), svg);
    }

    @Test
    void aSheetHasEverySolutionInOrder() throws IOException {
        String svg = done(FLAT, "render", "-", "--sheet");

        assertEquals(Renewal.expected("pictures/sheet.svg", svg), svg);
    }

    @Test
    void everySolutionOfTheSheetHasEachPieceOnce() {
        String svg = done("", "render", "../def/pentominoes_20x3.txt", "--sheet");

        // Two solutions of twelve pieces: those that lie in both in the same way are drawn by reference.
        assertTrue(svg.contains("<title>pentominoes_20x3: 2 solutions</title>"), svg);
        assertEquals(2 * 12, placedFigures(svg, "<title>([A-Z])</title>"));
    }

    /** Counts figures with a title, each as often as it is drawn. */
    private static int placedFigures(String svg, String title) {
        int count = 0;
        for (String line : svg.lines()
                .filter(each -> Pattern.compile(title).matcher(each).find())
                .toList()) {
            List<MatchResult> id = Pattern.compile("<g id=\"(f\\d+)\">")
                    .matcher(line)
                    .results()
                    .toList();
            count += id.isEmpty() ? 1 : svg.split("href=\"#" + id.get(0).group(1) + "\"", -1).length - 1;
        }
        return count;
    }

    /** A letter that the font does not have is text in the drawing. */
    @ParameterizedTest
    @CsvSource({
        "cubic, 1 0 0",
        "triangular, 0 0 1",
        "hexagonal, 1 0 0",
        "hexagonal-edges, 0 0 1",
        "square-edges, 0 0 1",
        "hexagonal-prism, 0 0 1",
        "fcc, 1 1 0"
    })
    void stationaryPiecesHaveTheirNames(String lattice, String cell) {
        String wall = """
                D:lattice=%s:xDim=2:yDim=2:zDim=%d
                R:layout=0 0 0
                C:name=A:layout=0 0 0
                C:name=\u5899:type=S:layout=%s
                ~D
                """.formatted(lattice, lattice.endsWith("prism") ? 2 : 1, cell);

        String svg = done(wall, "render", "-");

        assertTrue(svg.contains("<title>\u5899</title>"), svg);
        assertTrue(svg.contains(">\u5899</text>"), svg);
    }

    /** Otherwise the end of one picture and the beginning of the next could not be found. */
    @Test
    void eachStationaryPieceHasABorder() {
        String walls = """
                D:xDim=3:yDim=1:zDim=1
                C:name=A:layout=0 0 0
                C:name=one:type=S:layout=1 0 0
                C:name=two:type=S:layout=2 0 0
                ~D
                """;

        String svg = done(walls, "render", "-");

        assertEquals(2, placedFigures(svg, "<title>(one|two)</title><path [^>]*stroke"));
    }

    @Test
    void aNumberChoosesTheSolutionThatSolvePrintsUnderIt() throws IOException {
        String printed = done("", "solve", "--limit", "7", SOMA);
        Path solutions = Files.writeString(folder.resolve("solutions"), printed);
        String alone = printed.substring(printed.indexOf("# --- SOLUTION 3"), printed.indexOf("# --- SOLUTION 4"));

        String third = done("", "render", SOMA, "--number", "3");

        assertTrue(third.contains("<title>somacube: solution 3</title>"), third);
        assertEquals(third, done("", "render", SOMA, solutions.toString(), "--number", "3"));
        assertEquals(third.replace("solution 3", "solution 1"), done(alone, "render", SOMA, "-"));
    }

    @Test
    void aSheetIsDrawnFromAFileAsFromTheSearch() throws IOException {
        Path solutions = Files.writeString(folder.resolve("solutions"), done(FLAT, "solve", "-"));
        Path puzzle = Files.writeString(folder.resolve("stdin"), FLAT);

        String read = done("", "render", puzzle.toString(), solutions.toString(), "--sheet");

        assertEquals(done(FLAT, "render", "-", "--sheet"), read);
    }

    @Test
    void aSheetWithALimitSaysSo() {
        Ended ended = fila("render", SOMA, "--sheet", "--limit", "4");

        assertEquals("the first 4 solutions are drawn, as --limit says; there may be more\n", ended.err());
        assertTrue(ended.out().contains("<title>somacube: the first 4 solutions</title>"), ended.out());
    }

    @Test
    void thatThereIsNothingToDrawIsAnAnswer() {
        String apart = """
                D:xDim=3:yDim=1:zDim=1
                C:name=A:layout=0 0 0, 1 0 0
                C:name=wall:type=S:layout=1 0 0
                ~D
                """;
        Ended impossible = filaReading(apart, "render", "-");
        Ended empty = filaReading("", "render", SOMA, "-");

        assertEquals(3, impossible.exitCode());
        assertTrue(impossible.err().startsWith("nothing to draw: there is no solution, since "), impossible.err());
        assertEquals(new Ended(3, "", "nothing to draw: there is no solution\n"), empty);
    }

    @Test
    void aPictureThatCannotBeDrawnLeavesTheFileAsItIs() throws IOException {
        Path file = Files.writeString(folder.resolve("picture.png"), "kept");
        String tooLong = "D:xDim=40:yDim=1:zDim=1\nC:name=A:layout="
                + IntStream.range(0, 40).mapToObj(x -> x + " 0 0").collect(Collectors.joining(", ")) + "\n~D\n";

        Ended large = filaReading(tooLong, "render", "-", "--cell", "1000", "--output", file.toString());
        Ended ended = filaReading("# --- SOLUTION 1 ---\nQ\n", "render", SOMA, "-", "--output", file.toString());

        assertEquals(2, ended.exitCode(), ended.err());
        assertEquals(2, large.exitCode(), large.err());
        assertTrue(large.err().startsWith("fila: a PNG of 41000 x 2000 pixels is too large"), large.err());
        assertEquals("kept", Files.readString(file));
    }

    @Test
    void pixelsHaveTheColoursOfTheSvg() throws IOException {
        Path png = folder.resolve("picture.png");
        done(FLAT, "render", "-", "--cell", "20", "--output", png.toString());
        String svg = done(FLAT, "render", "-", "--cell", "20");

        BufferedImage image = ImageIO.read(png.toFile());

        assertTrue(svg.contains("width=\"100\" height=\"80\""), svg);
        assertEquals(100, image.getWidth());
        assertEquals(80, image.getHeight());
        List<Integer> found = new ArrayList<>();
        // Beside the middle of the cells, where no letter is.
        for (int y = 0; y < 3; y++) {
            for (int x = 0; x < 4; x++) {
                found.add(image.getRGB(10 + 20 * x + 3, 10 + 20 * y + 3) & 0xffffff);
            }
        }
        List<Integer> inSvg = Pattern.compile("fill=\"#([0-9a-f]{6})\"")
                .matcher(svg)
                .results()
                .map(match -> Integer.parseInt(match.group(1), 16))
                .distinct()
                .sorted()
                .toList();
        List<Integer> expected = new ArrayList<>(inSvg);
        expected.remove(Integer.valueOf(0xffffff));
        assertEquals(expected, found.stream().distinct().sorted().toList());
    }

    @Test
    void pngGoesToStandardOutputWhenAskedFor() throws IOException {
        Path png = folder.resolve("picture.PNG");
        done("", "render", SOMA, "--view", "isometric", "--output", png.toString());

        byte[] head = new byte[8];
        System.arraycopy(Files.readAllBytes(png), 0, head, 0, 8);

        assertArrayEquals(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'}, head);
        assertTrue(done("", "render", SOMA, "--format", "PNG").contains("PNG"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "stl"})
    void whatATerminalCannotShowIsNotPrintedOnOne(String format) {
        Terminal terminal = new Terminal(true, true, Map.of("TERM", "xterm"));

        Ended binary = filaOn(terminal, Time.real(), "render", SOMA, "--format", format);
        Ended text = filaOn(terminal, Time.real(), "render", SOMA);

        assertEquals(2, binary.exitCode());
        assertEquals("", binary.out());
        assertEquals("fila: a terminal cannot show " + format + ": name a file by --output\n", binary.err());
        assertTrue(text.out().startsWith("<svg "), text.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--format=svg", "--format=stl", "--pieces", "--number=1 --format=html"})
    void aLimitIsForAllSolutions(String options) {
        String[] call = ("render - --limit 3 " + options).split(" ");

        Ended ended = filaReading(FLAT, call);

        assertEquals(2, ended.exitCode());
        assertEquals(
                "fila: --limit is for a sheet or a page of all solutions: add --sheet, or leave out --limit\n",
                ended.err());
    }

    @Test
    void whatIsReadIsNotWrittenOver() throws IOException {
        Path puzzle = Files.writeString(folder.resolve("flat.txt"), FLAT);
        Path solutions = Files.writeString(folder.resolve("solutions.txt"), done(FLAT, "solve", "-"));
        Path found = folder.resolve("../" + folder.getFileName() + "/solutions.txt");

        List<Ended> refused = List.of(
                fila("solve", puzzle.toString(), "--output", puzzle.toString()),
                fila("render", puzzle.toString(), "--format", "svg", "--output", puzzle.toString()),
                fila(
                        "render",
                        puzzle.toString(),
                        solutions.toString(),
                        "--format",
                        "png",
                        "--output",
                        found.toString()));

        for (Ended ended : refused) {
            assertEquals(2, ended.exitCode());
            assertTrue(ended.err().endsWith(" would write over a file that is read: name another file\n"), ended.err());
        }
        assertEquals(FLAT, Files.readString(puzzle));
        assertEquals(done(FLAT, "solve", "-"), Files.readString(solutions));
    }

    @Test
    void aDefinitionThatIsASolutionIsDrawnWithItsPuzzle() throws IOException {
        Path puzzle = Files.writeString(folder.resolve("flat.txt"), FLAT);
        Path solution = folder.resolve("solution.txt");
        done("", "solve", puzzle.toString(), "-g", "1", "--format", "def", "--output", solution.toString());

        Ended alone = fila("render", solution.toString());
        String drawn = done("", "render", puzzle.toString(), solution.toString());

        assertEquals(2, alone.exitCode());
        assertEquals(
                "fila: puzzle solution is solved already: it has no pieces but stationary ones; name the puzzle that it is a"
                        + " solution of before it, as in ./fila render PUZZLE " + solution + "\n",
                alone.err());
        assertTrue(drawn.contains("<title>corner</title>"), drawn);
    }

    @Test
    void aLimitOfOneIsToldInWords() {
        Ended ended = filaReading(FLAT, "render", "-", "--sheet", "--limit", "1");

        assertEquals("the first solution is drawn, as --limit says; there may be more\n", ended.err());
        assertTrue(ended.out().contains(": the first solution</title>"), ended.out());
    }
}
