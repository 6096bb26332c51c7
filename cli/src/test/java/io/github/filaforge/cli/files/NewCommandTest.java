package io.github.filaforge.cli.files;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.PuzzleBuilder;
import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.polyform.PieceSet;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Definitions that {@code new} writes can be solved by {@code solve}. */
class NewCommandTest {

    private static final String FIVE_HOLES = "0,0,0 4,5,4 0,5,0 4,0,4 2,2,2";

    /** A box for each set, which its pieces fill. */
    private static final Map<String, List<String>> BOXES = Map.ofEntries(
            Map.entry("dominoes", List.of("--box", "2x1")),
            Map.entry("trominoes", List.of("--box", "3x2")),
            Map.entry("tetrominoes", List.of("--box", "5x4")),
            Map.entry("pentominoes", List.of("--box", "10x6")),
            Map.entry("hexominoes", List.of("--box", "15x14")),
            Map.entry("heptominoes", List.of("--box", "33x23", "--holes", "8,11 16,11 24,11")),
            Map.entry("one-sided-dominoes", List.of("--box", "1x2")),
            Map.entry("one-sided-trominoes", List.of("--box", "2x3")),
            Map.entry("one-sided-tetrominoes", List.of("--box", "7x4")),
            Map.entry("one-sided-pentominoes", List.of("--box", "18x5")),
            Map.entry("one-sided-hexominoes", List.of("--box", "20x18")),
            Map.entry("one-sided-heptominoes", List.of("--box", "49x28")),
            Map.entry("soma", List.of("--box", "3x3x3")),
            Map.entry("tetracubes", List.of("--box", "4x4x2")),
            Map.entry("pentacubes", List.of("--box", "5x6x5", "--holes", FIVE_HOLES)));

    @TempDir
    private Path folder;

    static List<String> sets() {
        return PieceSet.names(Lattices.CUBIC);
    }

    static List<String> setsOfOtherLattices() {
        return PieceSet.names().stream().filter(set -> !sets().contains(set)).toList();
    }

    /** If the pieces fill no box, the message has the number of their cells. */
    @ParameterizedTest
    @Tag("slow")
    @MethodSource("setsOfOtherLattices")
    void aSetOfAnotherLatticeIsWrittenInTheBoxThatTheMessageSuggests(String name) {
        PieceSet set = PieceSet.named(name).orElseThrow();
        Ended refused = fila("new", name);
        assertEquals(2, refused.exitCode());
        assertTrue(refused.err().contains(" " + set.volume() + " cells"), refused.err());
        int suggestion = refused.err().indexOf("--box ", refused.err().indexOf("would fill"));
        if (!refused.err().contains("would fill")) {
            return;
        }
        String box = refused.err().substring(suggestion + 6).strip();

        Puzzle puzzle = DefinitionReader.read("new.txt", done("new", name, "--box", box))
                .get(0)
                .puzzle();

        assertEquals(set.lattice(), puzzle.lattice());
        assertEquals(
                set.pieces(),
                puzzle.mobilePieces().stream()
                        .map(piece -> new Piece(piece.name(), set.lattice().written(piece.cells()), false))
                        .toList());
        assertEquals(name.startsWith("one-sided"), puzzle.oneSided());
        assertEquals(
                set.volume(), set.lattice().written(puzzle.region().cells()).size());
    }

    @ParameterizedTest
    @CsvSource({
        "hexiamonds,             6x6,   '',       156",
        "tetrahexes,             7x4,   '',       9",
        "triaboloes,             3x2,   '',       0",
        "tritwigs,               2x1,   -1;0;0 1;0;0, 0",
    })
    void whatIsWrittenOfAnotherLatticeHasTheKnownSolutions(String set, String box, String holes, int solutions) {
        whatIsWrittenHasTheKnownSolutions(set, box, holes, solutions);
    }

    /** The holes of a parallelogram of half squares of side 3. */
    private static final String PARALLELOGRAM =
            "0;0;2 0;0;3 0;1;0 0;1;1 0;1;2 0;1;3 0;2;0 0;2;1 0;2;2 0;2;3 1;1;2 1;1;3 1;2;0 1;2;1 "
                    + "1;2;2 1;2;3 2;2;2 2;2;3 3;0;0 3;0;1 4;0;0 4;0;1 4;0;2 4;0;3 4;1;0 4;1;1 5;0;0 5;0;1 "
                    + "5;0;2 5;0;3 5;1;0 5;1;1 5;1;2 5;1;3 5;2;0 5;2;1";

    @Test
    void diaboloesAndTriaboloesFillAParallelogramInNineWays() {
        whatIsWrittenHasTheKnownSolutions("diaboloes+triaboloes", "6x3", PARALLELOGRAM, 9);
    }

    /** The definitions that come with the program are what the sets make of their boxes and holes. */
    @ParameterizedTest
    @CsvSource({
        "trihexes+tetrahexes, polyhexes_hexagon,   12290",
        "pentatwigs,          pentatwigs_triangle, 56",
    })
    void setsMakeThePuzzlesThatComeWithTheProgram(String set, String definition, int solutions) {
        Puzzle shipped =
                Filaforge.readAll(Path.of("..", "def", definition + ".txt")).get(0);
        String holes = shipped.pieces().stream()
                .filter(Piece::stationary)
                .flatMap(piece -> piece.cells().stream())
                .map(cell -> cell.x() + ";" + cell.y() + ";" + cell.z())
                .collect(Collectors.joining(" "));

        whatIsWrittenHasTheKnownSolutions(set, shipped.box().toString(), holes, solutions);
    }

    @Test
    void thePuzzleOfABuilderTakesSetsToo() {
        Puzzle built = PuzzleBuilder.inBox("new", 7, 4).pieces("tetrahexes").build();

        assertEquals(
                DefinitionReader.read("new", done("new", "tetrahexes", "--box", "7x4"))
                        .get(0)
                        .puzzle(),
                built);
        assertTrue(PuzzleBuilder.inBox("new", 5, 8)
                .pieces("one-sided-tetrahexes")
                .build()
                .oneSided());
    }

    @Test
    @Tag("slow")
    void theSetsOfALatticeAreListed() {
        String list = done("new", "--lattice", "polyiamond");

        assertTrue(
                list.contains("\nhexiamonds                 12     72  Bar Crook Crown Sphinx Snake ... Butterfly\n"),
                list);
        assertTrue(list.endsWith("\nExample: ./fila new hexiamonds --box 6x6\n"), list);
        assertFalse(list.contains("pentominoes"), list);
        for (Lattice lattice : PieceSet.lattices()) {
            String each = done("new", "--lattice", lattice.name());
            assertTrue(each.lines().allMatch(line -> line.length() <= 80), each);
            assertTrue(each.lines().count() > 3, each);
        }
    }

    @Test
    void theHeadTellsTheHolesOfALatticeAsTheyAreToBeWritten() {
        assertEquals(
                List.of(
                        "# 3 pieces, 9 cells; the box 2x1 has 11 cells, of which 2 stay open",
                        "# Made by: fila new tritwigs --box 2x1 --holes \"-1,0,0 1,0,0\"",
                        "D:lattice=hexagonal-edges:xDim=2:yDim=1:zDim=1"),
                done("new", "tritwigs", "--box", "2x1", "--holes", "-1,0,0 1,0,0")
                        .lines()
                        .limit(3)
                        .toList());
    }

    private static final String ALL_LATTICES = "LATTICES";
    private static final String LATTICES_WITH_SETS = "OF_SETS";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "tetrahexes --lattice fcc          | the cells of tetrahexes are hexagonal, not fcc: leave out --lattice,"
                        + " or list the sets by ./fila new --lattice fcc",
                "tetrahexes --lattice hexagonl     | there is no lattice 'hexagonl': use " + ALL_LATTICES
                        + "; did you mean hexagonal?",
                "trihexes+trihexes --box 6x3       | trihexes+trihexes: sets with the same pieces do not go together:"
                        + " take one of them several times",
                "trihexes+soma --box 6x3           | trihexes+soma: pieces of one lattice go together, all of them flat or"
                        + " none, all one-sided or none",
                "trihexes+tetrahxes --box 6x3      | there is no set 'tetrahxes': ./fila new lists them; did you mean"
                        + " tetrahexes?",
                "trihexes --box 3x3x3              | --box takes two lengths, as 10x6, since hexagonal cells lie in a plane,"
                        + " not '3x3x3'",
                "trispheres --box 4x4x2 --one-sided| --one-sided is for flat pieces: those of trispheres are of cells in"
                        + " space, whose mirror images are pieces of their own anyhow",
                "trispheres --box 4x4x2 --holes 1,0,0 | hole 1,0,0 is no cell: x + y + z of a ball is even",
                "trispheres --box 4x4x2 --holes 4,0,0 | hole 4,0,0 is outside the box 4x4x2: x runs from 0 to 3, y from"
                        + " 0 to 3 and z from 0 to 1",
                "hexiamonds --box 6x6 --holes 1,0  | --holes takes cells x,y,class with blanks between them, as"
                        + " \"3,3,0 3,4,0\", not '1,0'",
                "--lattice rhombic                 | there are no sets of rhombic cells: write the pieces by their cells"
                        + " (docs/definitions.md), or choose another lattice, of "
                        + LATTICES_WITH_SETS,
                "tetriamonds --box 6x1             | piece B does not fit in the box 6x1: take another --box, or leave it out"
                        + " by --pieces",
            })
    void whatDoesNotGoTogetherInALatticeIsRefused(String call, String message) {
        Ended ended = fila(("new " + call).split(" "));

        assertEquals(2, ended.exitCode());
        String withSets = PieceSet.lattices().stream().map(Lattice::name).collect(Collectors.joining(", "));
        String expected = message.replace(ALL_LATTICES, String.join(", ", Lattices.names()))
                .replace(LATTICES_WITH_SETS, withSets);
        assertEquals("fila: " + expected + "\n", ended.err());
        assertEquals("", ended.out());
    }

    @ParameterizedTest
    @MethodSource("sets")
    void theDefinitionOfEverySetIsReadWithoutAWarningAndHasAllPieces(String set) {
        String written = written(set);
        assertTrue(written.lines().allMatch(line -> line.matches("[#DCL~.*].*")), written);

        Defined<Puzzle> defined = DefinitionReader.read("new.txt", written).get(0);

        Puzzle puzzle = defined.puzzle();
        assertEquals(List.of(), defined.warnings());
        assertEquals(PieceSet.named(set).orElseThrow().pieces(), puzzle.mobilePieces());
        assertEquals(set.startsWith("one-sided"), puzzle.oneSided());
    }

    private static String written(String set) {
        List<String> call = new ArrayList<>(List.of("new", set));
        call.addAll(BOXES.get(set));
        return done(call.toArray(String[]::new));
    }

    private static String done(String... call) {
        Ended ended = fila(call);
        assertEquals(0, ended.exitCode(), ended.err());
        assertEquals("", ended.err());
        return ended.out();
    }

    @ParameterizedTest
    @CsvSource({
        "dominoes,              2x1,   '',                1",
        "trominoes,             3x2,   '',                0",
        "tetrominoes,           5x4,   '',                0",
        "pentominoes,           8x8,   3;3 3;4 4;3 4;4,   65",
        "one-sided-tetrominoes, 7x4,   '',                0",
        "soma,                  3x3x3, '',                480",
        "tetracubes,            8x2x2, '',                224",
    })
    void whatIsWrittenHasTheKnownSolutions(String set, String box, String holes, int solutions) {
        List<String> call = new ArrayList<>(List.of("new", set, "--box", box));
        if (!holes.isEmpty()) {
            call.addAll(List.of("--holes", holes.replace(';', ',')));
        }

        Ended solved = filaReading(done(call.toArray(String[]::new)), "solve", "-q", "-");

        assertEquals(0, solved.exitCode(), solved.err());
        assertEquals(solutions + " solution" + (solutions == 1 ? "" : "s"), solved.lastErrorLine());
    }

    /** Solutions of the others are not listed in a lifetime, and the solvers of the largest sets are not made in a minute. */
    @ParameterizedTest
    @MethodSource("sets")
    @Tag("slow")
    void solveTakesEverySet(String set) {
        Ended made = set.endsWith("heptominoes") || set.equals("one-sided-hexominoes")
                ? filaReading(written(set), "info", "-")
                : filaReading(written(set), "generate", "--output", "-", "-");

        assertEquals(0, made.exitCode(), made.err());
    }

    @Test
    void theHeadTellsTheVolumesAndTheCommandThatWritesTheSame() {
        String written =
                done("new", "pentominoes", "--box", "8X8", "--holes", " 3,3  3,4;4,3 4,4,0", "--name", "Mine: #1");

        assertEquals(
                List.of(
                        "# Mine: #1",
                        "# 12 pieces, 60 cells; the box 8x8 has 64 cells, of which 4 stay open",
                        "# Made by: fila new pentominoes --box 8x8 --holes \"3,3 3,4 4,3 4,4\"",
                        "D:xDim=8:yDim=8:zDim=1"),
                written.lines().limit(4).toList());
        assertEquals(
                written.substring(written.indexOf('\n') + 1),
                done("new", "pentominoes", "--box", "8x8", "--holes", "3,3 3,4 4,3 4,4"));
    }

    @Test
    void severalSetsAndSomePiecesOfASetAreCopies() {
        assertEquals("""
                # 5 pieces, 20 cells; the box 5x4 has 20 cells
                # Made by: fila new tetrominoes --pieces L=3,I=2 --box 5x4
                D:xDim=5:yDim=4:zDim=1
                C:name=L:type=M:copies=3:layout=0 0 0, 0 1 0, 0 2 0, 1 0 0
                C:name=I:type=M:copies=2:layout=0 0 0, 1 0 0, 2 0 0, 3 0 0
                ~D
                """, done("new", "tetrominoes", "--box", "5x4", "--pieces", "L=3, I = 2"));
        assertEquals(
                done("new", "tetrominoes", "--box", "8x3", "--copies", "2", "--pieces", "L,I,O"),
                done("new", "tetrominoes", "--box", "8x3", "--pieces", "L=2,I=2,O=2")
                        .replace("--pieces L=2,I=2,O=2", "--sets 2 --pieces L,I,O"));
    }

    @Test
    void theSetsAreListedWithTheirPiecesAndCells() {
        String list = done("new");

        assertTrue(list.contains("\npentominoes                12     60  F I L N P T U V W X Y Z\n"), list);
        assertTrue(list.contains("\none-sided-heptominoes     196   1372  1 2 2m 3 "), list);
        assertTrue(list.lines().allMatch(line -> line.length() <= 80), list);
    }

    @Test
    void oneSidedIsAnOptionToo() {
        assertEquals(
                done("new", "one-sided-pentominoes", "--box", "18x5"),
                done("new", "pentominoes", "--one-sided", "--box", "18x5"));
        assertEquals(
                done("new", "one-sided-pentominoes", "--box", "18x5"),
                done("new", "one-sided-pentominoes", "--one-sided", "--box", "18x5"));
    }

    @Test
    void aFileIsWrittenOrLeftAsItIs() throws Exception {
        Path file = folder.resolve("my.txt");

        Ended ended = fila("new", "soma", "--box", "3x3x3", "--output", file.toString());
        String text = Files.readString(file);
        Ended refused = fila("new", "soma", "--box", "3x3x4", "--output", file.toString());

        assertEquals("", ended.out());
        assertEquals("wrote " + file + "\n", ended.err());
        assertEquals(done("new", "soma", "--box", "3x3x3"), text);
        assertEquals(2, refused.exitCode());
        assertEquals(text, Files.readString(file));
    }

    @Test
    @Tag("processes")
    @DisabledOnOs(OS.WINDOWS)
    void aPipeStaysOneAndIsWrittenTo() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        byte[] expected = done("new", "soma", "--box", "3x3x3").getBytes(StandardCharsets.UTF_8);
        byte[] read = new byte[expected.length];

        try (RandomAccessFile reader = new RandomAccessFile(pipe.toFile(), "rw")) {
            Ended ended = fila("new", "soma", "--box", "3x3x3", "--output", pipe.toString());
            assertEquals("wrote " + pipe + "\n", ended.err());
            assertFalse(Files.isRegularFile(pipe));
            reader.readFully(read);
        }

        assertArrayEquals(expected, read);
    }

    @Test
    void aDefinitionIsNotCompressedWhateverItsName() {
        Path file = folder.resolve("soma.txt.gz");

        assertEquals(
                0,
                fila("new", "soma", "--box", "3x3x3", "--output", file.toString())
                        .exitCode());

        assertEquals(0, fila("info", file.toString()).exitCode());
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aLinkStaysOneAndIsFollowed() throws Exception {
        Path file = Files.writeString(folder.resolve("old.txt"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.txt"), file);

        Ended ended = fila("new", "soma", "--box", "3x3x3", "--output", link.toString());

        assertEquals(0, ended.exitCode(), ended.err());
        assertTrue(Files.isSymbolicLink(link));
        assertEquals(done("new", "soma", "--box", "3x3x3"), Files.readString(file));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void theNameOfAFileIsNoControlSequence() {
        String name = folder.resolve("a\u001b[31m\u202e.txt").toString();

        Ended written = fila("new", "soma", "--box", "3x3x3", "--output", name);
        Ended notThere = fila("info", name + "x");
        Ended notWritten = fila("solve", name, "--output", name + "/x");

        assertTrue(written.err().endsWith("a\ufffd[31m\ufffd.txt\n"), written.err());
        assertEquals(2, notThere.exitCode());
        assertFalse(notThere.err().contains("\u001b"), notThere.err());
        assertEquals(2, notWritten.exitCode());
        assertFalse(notWritten.err().contains("\u001b"), notWritten.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\nC:name=A:layout=0 0 0", "a\rb", "\u001b[31m", "\u2028", "\u0000", "\ud83d"})
    void aNameThatIsMoreThanALineIsRefused(String name) {
        Ended ended = fila("new", "soma", "--box", "3x3x3", "--name", name);

        assertEquals(2, ended.exitCode());
        assertEquals("fila: --name takes one line of text of at most 200 characters\n", ended.err());
        assertEquals("", ended.out());
    }

    /**
     * Random combinations of good and bad words as options give a definition that can be read, or an error on one line.
     */
    @Test
    @Tag("slow")
    void whateverIsAskedForIsReadOrRefusedInALine() {
        List<String> words = List.of(
                "pentominoes",
                "soma",
                "one-sided-tetrominoes",
                "trominoes",
                "--box",
                "--holes",
                "--sets",
                "--copies",
                "--pieces",
                "--one-sided",
                "--name",
                "10x6",
                "8x8",
                "3x3x3",
                "3x2",
                "7x4",
                "6x2",
                "5x1x5",
                "0x5",
                "1000000x1000000x1000000",
                "999999999999x2",
                "2",
                "-1",
                "0",
                "2147483647",
                "4294967297",
                "I",
                "I,V",
                "I=2,V=0",
                "I=,V",
                "V=4",
                "V=1,V=2",
                ",",
                "",
                " ",
                "=",
                "0,0 1,1 2,2 3,3",
                "1,1,1",
                "9,9",
                "-1,0",
                "1;1",
                "0,0 0,0",
                "\u001b]0;x\u0007",
                "%s%n",
                "x".repeat(5000),
                "title",
                "--lattice",
                "fcc",
                "tetrahexes",
                "-1,0,2");
        int written = 0;
        for (int seed = 0; seed < 150; seed++) {
            Random random = new Random(seed);
            List<String> call = new ArrayList<>(List.of("new", words.get(random.nextInt(4))));
            if (random.nextInt(4) > 0) {
                call.addAll(List.of("--box", words.get(11 + random.nextInt(8))));
            }
            for (int i = random.nextInt(5); i > 0; i--) {
                call.add(words.get(random.nextInt(words.size())));
            }
            Ended ended = fila(call.toArray(String[]::new));
            if (ended.exitCode() == 0) {
                written++;
                assertEquals(1, DefinitionReader.read("new.txt", ended.out()).size());
            } else {
                assertEquals(2, ended.exitCode(), call::toString);
                assertEquals("", ended.out());
                long lines = ended.err()
                        .lines()
                        .filter(line -> !line.startsWith("Try: "))
                        .count();
                assertEquals(1, lines, ended.err());
                assertFalse(ended.err().contains("\u001b"), call::toString);
            }
        }
        assertTrue(written > 1, "few are good: " + written);
    }

    @Test
    void sticksMayCrossWhereHolesAre() throws IOException {
        String definition = fila("new", "disticks", "--pieces", "B=5", "--box", "3x3", "--holes", "0,1,0 1,1,0")
                .out();
        Path file = folder.resolve("holes.txt");
        Files.writeString(file, definition);

        assertEquals("1\n", fila("count", file.toString()).out(), definition);
    }

    @Test
    void aVertexIsNoHole() {
        Ended refused = fila("new", "disticks", "--pieces", "A=5", "--box", "3x3", "--holes", "1,1,2 0,0,0");

        assertEquals(2, refused.exitCode());
        assertTrue(refused.err().contains("hole 1,1,2 is no cell"), refused.err());
    }

    @Test
    void whereNoSetFillsABoxThereIsNoExample() {
        assertFalse(fila("new", "--lattice", "square-edges").out().contains("Example"));
    }
}
