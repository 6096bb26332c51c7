package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code fila render} where it makes pages and files for printers. */
class RenderPageAndPrintTest {

    private static final String SOMA = "../def/somacube.txt";

    private static final Pattern SOLUTIONS = Pattern.compile("\"solutions\":\\[([^\\]]*)\\]");

    /** A triangle of a file for printers. */
    private static final int TRIANGLE_BYTES = 50;

    @TempDir
    private Path folder;

    private static Ended done(String... arguments) {
        Ended ended = fila(arguments);
        assertEquals(0, ended.exitCode(), ended.err());
        return ended;
    }

    /** The solutions in a page, as it writes them. */
    private static List<String> solutions(String page) {
        Matcher found = SOLUTIONS.matcher(page);
        assertTrue(found.find());
        return List.of(found.group(1).split(",", -1));
    }

    @Test
    void aPageHasAllSolutions() throws IOException {
        Path page = folder.resolve("soma.html");

        Ended ended = done("render", SOMA, "--output", page.toString());

        assertEquals("", ended.out() + ended.err());
        List<String> all = solutions(Files.readString(page));
        assertEquals(480, all.stream().distinct().count());
    }

    @Test
    void aPageOfOneNumberHasThatSolution() {
        String seven = done("render", SOMA, "--format", "html", "--limit", "7").out();
        String one = done("render", SOMA, "--format", "html", "--number", "7").out();

        assertEquals(solutions(seven).subList(6, 7), solutions(one));
    }

    @Test
    void aPageWithALimitSaysSo() {
        Ended ended = done("render", SOMA, "--format", "html", "--limit", "5");

        assertEquals("the first 5 solutions are drawn, as --limit says; there may be more\n", ended.err());
        assertEquals(5, solutions(ended.out()).size());
    }

    @Test
    void aPageShowsTheSolutionsOfAFile() throws IOException {
        String printed = done("solve", SOMA).out();
        Path file = Files.writeString(folder.resolve("solutions.txt"), printed);

        assertEquals(
                done("render", SOMA, "--format", "html").out(),
                done("render", SOMA, file.toString(), "--format", "html").out());
    }

    @Test
    void piecesAreDrawnSideBySideEvenOfWhatHasNoSolution() {
        String impossible = """
                D:xDim=6:yDim=1:zDim=1
                C:name=A:layout=0 0 0, 1 0 0, 0 1 0, 1 1 0
                C:name=B:layout=0 0 0, 1 0 0
                ~D
                """;
        Ended none = filaReading(impossible, "render", "--format", "html", "-");
        Ended page = filaReading(impossible, "render", "--format", "html", "--pieces", "-");
        Ended drawing = filaReading(impossible, "render", "--format", "svg", "--pieces", "-");

        assertEquals(3, none.exitCode());
        assertEquals(0, page.exitCode(), page.err());
        assertTrue(page.out().contains("\"box\":[5,2,1],\"solved\":false"), page.out());
        assertEquals(0, drawing.exitCode(), drawing.err());
        assertTrue(drawing.out().startsWith("<"), drawing.out());
    }

    @Test
    void aFolderHasAFileOfEachPiece() throws IOException {
        Path made = folder.resolve("new/pieces");

        done("render", SOMA, "--format", "STL", "--cell", "12.5", "--clearance", "0", "--output", made.toString());

        try (Stream<Path> files = Files.list(made)) {
            assertEquals(
                    "01-V.stl 02-L.stl 03-T.stl 04-Z.stl 05-A.stl 06-B.stl 07-P.stl",
                    String.join(
                            " ",
                            files.map(file -> file.getFileName().toString())
                                    .sorted()
                                    .toList()));
        }
        // Without clearance a piece of three cells has fourteen squares, each of two triangles.
        assertEquals(84 + 28 * TRIANGLE_BYTES, Files.size(made.resolve("01-V.stl")));
        assertEquals(2 * 12.5, greatest(Files.readAllBytes(made.resolve("01-V.stl"))), 1e-4);
    }

    /** The greatest coordinate in a file. */
    private static double greatest(byte[] file) {
        ByteBuffer in = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
        double greatest = 0;
        for (int triangle = 84; triangle < file.length; triangle += TRIANGLE_BYTES) {
            for (int value = 3; value < 12; value++) {
                greatest = Math.max(greatest, in.getFloat(triangle + 4 * value));
            }
        }
        return greatest;
    }

    @Test
    void aFileHasAllPiecesSideBySideOrAssembled() throws IOException {
        Path bed = folder.resolve("bed.stl");
        Path cube = folder.resolve("cube.STL");
        Path other = folder.resolve("other.stl");

        done("render", SOMA, "--output", bed.toString());
        done("render", SOMA, "--output", cube.toString(), "--assembled", "--cell", "20");
        done("render", SOMA, "--output", other.toString(), "--assembled", "--cell", "20", "--number", "2");

        assertEquals(Files.size(bed), Files.size(cube));
        assertTrue(greatest(Files.readAllBytes(bed)) > 60);
        assertEquals(60 - 0.1, greatest(Files.readAllBytes(cube)), 1e-4);
        assertTrue(Files.mismatch(cube, other) >= 0, "they are different solutions");
    }

    @Test
    void aModelHasNamesAndColours() throws IOException {
        Path model = folder.resolve("soma.3mf");
        Path each = folder.resolve("each");

        done("render", SOMA, "--output", model.toString(), "--chamfer", "0.8", "--labels");
        done("render", SOMA, "--format", "3mf", "--output", each.toString());

        try (FileSystem zip = FileSystems.newFileSystem(model)) {
            String xml = Files.readString(zip.getPath("3D/3dmodel.model"));
            assertEquals(7, xml.split("<object ", -1).length - 1);
            assertTrue(xml.contains("<base name=\"V\" displaycolor=\"#"), xml.substring(0, 400));
        }
        assertTrue(Files.exists(each.resolve("03-T.3mf")));
    }

    @Test
    void bevelsLabelsAndHeightsChangeThePieces() throws IOException {
        String puzzle = "../def/hexiamonds_6x6.txt";
        Path plain = folder.resolve("plain.stl");
        Path bevelled = folder.resolve("bevelled.stl");
        Path labelled = folder.resolve("labelled.stl");
        Path flat = folder.resolve("flat.stl");

        done("render", puzzle, "--output", plain.toString());
        done("render", puzzle, "--output", bevelled.toString(), "--chamfer", "1");
        done("render", puzzle, "--output", labelled.toString(), "--labels");
        done("render", puzzle, "--output", flat.toString(), "--height", "3", "--clearance", "0");

        assertTrue(Files.size(bevelled) > Files.size(plain));
        assertTrue(Files.size(labelled) > Files.size(plain));
        assertTrue(Files.mismatch(flat, plain) >= 0);
    }

    @Test
    void aSheetForALaserIsAnSvg() throws IOException {
        Path sheet = folder.resolve("cut.svg");

        Ended ended = done(
                "render",
                "../def/pentominoes_10x6.txt",
                "--format",
                "cut",
                "--kerf",
                "0.2",
                "--tray",
                "--labels",
                "--output",
                sheet.toString());

        String svg = Files.readString(sheet);
        assertEquals("", ended.err());
        assertTrue(svg.startsWith("<svg ") && svg.contains("mm\" viewBox="), svg);
        assertEquals(14, svg.split("#ff0000", -1).length - 1, "twelve pieces, and two outlines of the tray");
        assertEquals(12, svg.split("#0000ff", -1).length - 1);
    }

    @Test
    void aNameWithoutRoomIsReported() {
        String definition = """
                D:xDim=2:yDim=1:zDim=1
                C:name=a_long_name:layout=0 0 0
                C:name=B:layout=0 0 0
                ~D
                """;

        Ended ended = filaReading(definition, "render", "--format", "stl", "--labels", "-");

        assertEquals(0, ended.exitCode());
        assertEquals(
                "1 piece has no label, as no flat side has room for the name: larger cells have more room\n",
                ended.err());
    }

    @Test
    void standardOutputIsOneFile() {
        String out = done("render", SOMA, "--format", "stl").out();

        assertTrue(out.startsWith("binary STL in millimetres, written by Filaforge\0"), out);
    }

    @Test
    void piecesInPartsAreTold() {
        String definition = """
                D:xDim=2:yDim=2:zDim=1
                C:name=A:layout=0 0 0, 1 1 0
                C:name=B:layout=0 0 0
                C:name=C:layout=0 0 0
                ~D
                """;

        Ended ended = filaReading(
                definition,
                "render",
                "--format",
                "stl",
                "--output",
                folder.resolve("p").toString(),
                "-");

        assertEquals(0, ended.exitCode());
        assertEquals(
                "1 piece is printed in several parts, as some cells touch along an edge or at a corner only, or not at all\n",
                ended.err());
    }

    @Test
    void aFolderThatCannotBeMadeIsAnErrorThatLosesNothing() throws IOException {
        Path file = Files.writeString(folder.resolve("taken"), "mine");

        Ended ended = fila("render", SOMA, "--format", "stl", "--output", file.toString());

        assertEquals(2, ended.exitCode());
        assertEquals(
                "fila: cannot write " + file + ": " + file + " is a file and no folder; name another\n", ended.err());
        assertEquals("mine", Files.readString(file));
    }

    @Test
    void filesAreTheSameEachTime() throws IOException {
        Path first = folder.resolve("first.html");
        Path second = folder.resolve("second.html");

        done("render", SOMA, "--output", first.toString());
        done("render", SOMA, "--output", second.toString());

        assertArrayEquals(Files.readAllBytes(first), Files.readAllBytes(second));
    }
}
