package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Converting to BurrTools files and back")
class ConvertTest {

    @TempDir
    private Path folder;

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    private static String xml(Path file) throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(Files.readAllBytes(file)))) {
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
        }
    }

    @ParameterizedTest
    @CsvSource({"somacube,480,240", "hexiamonds_6x6,156,156", "pentominoes_20x3,2,2", "tetrominoes_2sets_8x5,783,783"})
    void aDefinitionComesBackWithEqualCounts(String puzzle, String ours, String burr) {
        String file = path(puzzle + ".xmpuzzle");
        String definition = path("again.txt");

        Ended solved = fila("convert", "--solve", "--limit", "40", "../def/" + puzzle + ".txt", file);
        assertEquals(0, solved.exitCode(), solved.err());
        assertTrue(solved.err().contains(burr + " by BurrTools' rule"), solved.err());
        assertEquals(0, fila("convert", file, definition).exitCode());

        assertEquals(ours + "\n", fila("count", definition).out());
        Ended verified = fila("verify", file);
        assertEquals(
                puzzle + ": " + Math.min(40, Integer.parseInt(burr)) + " stored solutions, all right, all different\n"
                        + puzzle + ": " + ours + " solutions, by BurrTools' rule " + burr + ", as the file says\n",
                verified.out());
        assertEquals(0, verified.exitCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"b.scad", "b.dlx", "b", "xmpuzzle", "b.txt.gz", "b.puz"})
    void anEndingThatNamesNoFormOfAPackingIsRefusedAndNothingIsWritten(String name) {
        Ended ended = fila("convert", "../def/somacube.txt", path(name));

        assertEquals(2, ended.exitCode());
        assertTrue(
                ended.err().contains(name + "', does not end as a file of a packing does, in .txt or .xmpuzzle"),
                ended.err());
        assertTrue(Files.notExists(folder.resolve(name)));
    }

    @Test
    void theFormThatIsAskedForCountsForMoreThanTheEnding() throws IOException {
        assertEquals(
                0,
                fila("convert", "--to", "xmpuzzle", "../def/somacube.txt", path("a.dlx"))
                        .exitCode());
        assertEquals(
                0,
                fila("convert", "--to", "def", path("a.dlx"), path("b.xmpuzzle"))
                        .exitCode());
        assertEquals(0, fila("convert", path("b.xmpuzzle"), path("c.txt")).exitCode());

        assertTrue(xml(folder.resolve("a.dlx")).contains("<puzzle"));
        assertEquals("480\n", fila("count", path("b.xmpuzzle")).out());
        assertEquals("480\n", fila("count", path("c.txt")).out());
    }

    @Test
    void cellsThatMayStayEmptyComeBack() throws IOException {
        Path out = folder.resolve("o.xmpuzzle");
        String definition = "D:xDim=3:yDim=2:zDim=1\nR\n* ? ?\n* * ?\n~R\nC:name=A:copies=2:layout=0 0 0, 1 0 0\n~D\n";
        assertEquals(
                0,
                filaReading(definition, "convert", "--solve", "-", out.toString())
                        .exitCode());

        String ours = filaReading(definition, "count", "-").out();
        assertTrue(xml(out).contains(">##+#++</voxel>"), xml(out));
        assertEquals(ours, fila("count", out.toString()).out());
        assertEquals(0, fila("verify", out.toString()).exitCode());
    }

    @Test
    void coloursComeBack() throws IOException {
        Path out = folder.resolve("c.xmpuzzle");
        String definition = """
                D:xDim=3:yDim=2:zDim=1:match=1-1 2-2 2-3
                K:colour=1:layout=0 0 0, 2 1 0
                K:colour=3:layout=1 0 0
                C:name=A:type=M:colours=1 2 0:layout=0 0 0, 1 0 0, 1 1 0
                C:name=B:layout=0 0 0, 1 0 0, 1 1 0
                ~D
                """;
        assertEquals(0, filaReading(definition, "convert", "-", out.toString()).exitCode());

        String ours = filaReading(definition, "count", "-").out();
        assertEquals(ours, fila("count", out.toString()).out());
        String again = fila("convert", out.toString(), "-").out();
        assertEquals(ours, filaReading(again, "count", "-").out());
        assertTrue(xml(out).contains("<pair piece=\"1\" result=\"2\"/>"), xml(out));
        assertEquals(
                "c: 0 stored solutions\nc: " + ours.strip() + " solutions, by BurrTools' rule 3\n",
                fila("verify", out.toString()).out());
    }

    /** The search takes seconds, so that it is made once. */
    @Test
    @Tag("seconds")
    void theBallsOfAPyramidComeBackAndAreCountedWithoutTheirMirrorImages() {
        String file = path("balls.xmpuzzle");
        String definition = path("again.txt");
        String solved = path("solved.xmpuzzle");
        assertEquals(0, fila("convert", "../def/kanoodle_pyramid.txt", file).exitCode());
        assertEquals(0, fila("convert", file, definition).exitCode());

        Ended ended = fila("convert", "--solve", definition, solved);

        assertTrue(ended.err().contains("306 by BurrTools' rule, 306 written"), ended.err());
        assertEquals(
                "solved: 306 stored solutions, all right, all different\n",
                fila("verify", "--no-count", solved).out());
    }

    @Test
    void whatIsWrittenIsWhatBurrToolsReads() throws IOException {
        String file = path("tiny.xmpuzzle");
        Ended ended = filaReading("""
                D:xDim=3:yDim=3:zDim=1
                C:name=*:type=S:layout=0 0 0
                C:name=a<"&:copies=2:layout=5 5 0, 5 6 0
                C:name=B:layout=0 0 0, 1 0 0, 2 0 0, 2 1 0
                ~D
                """, "convert", "--solve", "-", file);

        assertEquals(0, ended.exitCode(), ended.err());
        assertEquals("""
                <?xml version="1.0"?>
                <puzzle version="2">
                <gridType type="0"/>
                <colors></colors>
                <shapes>
                <voxel x="1" y="2" z="1" name="a&#60;&#34;&#38;" type="0">##</voxel>
                <voxel x="3" y="2" z="1" name="B" type="0">###__#</voxel>
                <voxel x="3" y="3" z="1" type="0">_########</voxel>
                </shapes>
                <problems>
                <problem name="stdin" state="2" assemblies="5" solutions="0" time="0">
                <shapes>
                <shape id="0" count="2"/>
                <shape id="1" count="1"/>
                </shapes>
                <result id="2"/>
                <bitmap></bitmap>
                <solutions>
                """, xml(Path.of(file)).split("<solution ")[0]);
        assertEquals(0, fila("verify", file).exitCode());
    }

    @Test
    void aBurrToolsFileIsSolvedAndKeepsItsEntries() throws IOException {
        Path in = folder.resolve("two.xmpuzzle");
        Files.writeString(in, """
                <puzzle version="2"><shapes>
                <voxel x="2" y="1" z="1" type="0" weight="5" hy="1">##</voxel><voxel x="4" y="1" z="1" type="0">####</voxel>
                </shapes><problems><problem><shapes><shape id="0"/><shape id="0" group="1"/></shapes><result id="1"/></problem>
                </problems><comment>first line
                second</comment></puzzle>
                """);
        String out = path("solved.xmpuzzle");

        fila("convert", "--solve", in.toString(), out);

        assertTrue(xml(Path.of(out)).contains("weight=\"5\""), xml(Path.of(out)));
        assertTrue(xml(Path.of(out)).contains("<shape id=\"0\" count=\"1\" group=\"1\"/>"), xml(Path.of(out)));
        // a half turn exchanges the two, so that there is one solution up to rotation though the pieces are two
        assertTrue(xml(Path.of(out)).contains("assemblies=\"1\""), xml(Path.of(out)));
        assertTrue(xml(Path.of(out)).contains("<assembly>0 1 0 0 2 1 0 0</assembly>"), xml(Path.of(out)));
        assertTrue(xml(Path.of(out)).contains("<comment>first line&#10;second</comment>"), xml(Path.of(out)));
        assertEquals(0, fila("verify", out).exitCode());
        assertTrue(fila("convert", out, "-").out().startsWith("# first line\n# second\n# problem 1\nD:xDim=4"));
    }

    /** The bar of three lies at one end of four cells in a row, or, with the corner, it does not matter. */
    @Test
    void equalPiecesOfTwoEntriesAreDifferent() throws IOException {
        Path file = folder.resolve("three.xmpuzzle");
        Files.writeString(file, """
                <puzzle version="2"><shapes>
                <voxel x="1" y="1" z="1" type="0">#</voxel><voxel x="2" y="1" z="1" type="0">##</voxel>
                <voxel x="4" y="1" z="1" type="0">####</voxel>
                </shapes><problems>
                <problem state="2" assemblies="3"><shapes><shape id="0"/><shape id="0"/><shape id="1"/></shapes><result id="2"/>
                <solutions><solution><assembly>0 0 0 0 1 0 0 0 2 0 0 0</assembly></solution>
                <solution><assembly>1 0 0 0 0 0 0 0 2 0 0 0</assembly></solution></solutions></problem>
                </problems></puzzle>
                """);

        Ended ended = fila("verify", file.toString());

        assertEquals("""
                three: 2 stored solutions, all right, all different
                three: 2 solutions, by BurrTools' rule 3, as the file says
                """, ended.out());
    }

    /** The files of the tests of what stored solutions are, in the two grids that no definition had before. */
    @Test
    void problemsOfAllGridsAreSolved() throws IOException {
        String empty = "_".repeat(64);
        Path rhombic = folder.resolve("rhombic.xmpuzzle");
        Files.writeString(
                rhombic,
                "<puzzle version=\"2\"><gridType type=\"3\"/><shapes><voxel x=\"4\" y=\"4\" z=\"5\" type=\"0\">" + empty
                        + "___________#__#_</voxel><voxel x=\"4\" y=\"4\" z=\"5\" type=\"0\">" + empty
                        + "______#__#_#__#_</voxel></shapes><problems><problem><shapes><shape id=\"0\" count=\"2\"/></shapes>"
                        + "<result id=\"1\"/></problem></problems></puzzle>");
        Path octa = folder.resolve("octa.xmpuzzle");
        Files.writeString(
                octa,
                "<puzzle version=\"2\"><gridType type=\"4\"/><shapes><voxel x=\"3\" y=\"3\" z=\"3\" type=\"0\">"
                        + "_____________#____________#</voxel><voxel x=\"3\" y=\"3\" z=\"3\" type=\"0\">"
                        + "__________________________#</voxel><voxel x=\"3\" y=\"3\" z=\"3\" type=\"0\">"
                        + "__#___#______#____#_______#</voxel></shapes><problems><problem><shapes><shape id=\"0\"/>"
                        + "<shape id=\"1\" count=\"3\"/></shapes><result id=\"2\"/></problem></problems></puzzle>");
        for (Path file : List.of(rhombic, octa)) {
            String name = file.getFileName().toString().replace(".xmpuzzle", "");
            String solved = path(name + "-solved.xmpuzzle");

            assertEquals("1\n", fila("count", file.toString()).out());
            assertEquals(0, fila("convert", "--solve", file.toString(), solved).exitCode());
            assertEquals(
                    name + "-solved: 1 stored solution, right\n" + name
                            + "-solved: 1 solution, by BurrTools' rule 1, as the file says\n",
                    fila("verify", solved).out());
        }
    }

    /** Four balls in a plane across a diagonal of the cube, and the same turned by 60 degrees in that plane. */
    @Test
    void aFlatPieceOfBallsIsWrittenAsItIsTurnedInItsPlane() throws IOException {
        String definition = """
                D:lattice=fcc:xDim=4:yDim=4:zDim=4
                R:layout=0 0 0, 0 1 1, 1 2 1, 2 3 1
                C:name=A:layout=0 2 0, 1 1 0, 2 0 0, 0 3 -1
                ~D
                """;
        String file = path("flat.xmpuzzle");

        assertEquals(0, filaReading(definition, "convert", "--solve", "-", file).exitCode());

        assertEquals("""
                flat: 1 stored solution, right
                flat: 1 solution, by BurrTools' rule 1, as the file says
                """, fila("verify", file).out());
        // with the hotspot at a place without a ball, this solution cannot be written
        Path moved = folder.resolve("moved.xmpuzzle");
        Files.writeString(
                moved,
                xml(Path.of(file))
                        .replaceFirst(" hx=\"\\d\" hy=\"\\d\" hz=\"\\d\"", "")
                        .replaceFirst("(?s)<solutions>.*</solutions>", ""));
        Ended ended = fila("convert", "--solve", moved.toString(), path("again.xmpuzzle"));
        assertEquals(0, ended.exitCode());
        assertTrue(ended.err().contains("1 of the solutions cannot be written: a flat piece"), ended.err());
    }

    @Test
    void whatTheFileSaysWronglyIsTold() throws IOException {
        Path file = folder.resolve("wrong.xmpuzzle");
        Files.writeString(file, """
                <puzzle version="2"><shapes>
                <voxel x="2" y="1" z="1" type="0">##</voxel><voxel x="4" y="1" z="1" type="0">####</voxel>
                </shapes><problems>
                <problem state="2" assemblies="7"><shapes><shape id="0" count="2"/></shapes><result id="1"/>
                <solutions><solution><assembly>0 0 0 0 1 0 0 0</assembly></solution>
                <solution><assembly>0 0 0 0 2 0 0 0</assembly></solution>
                <solution><assembly>2 0 0 0 0 0 0 0</assembly></solution></solutions></problem>
                </problems></puzzle>
                """);

        Ended ended = fila("verify", file.toString());

        assertEquals("""
                wrong: solution 1 is wrong: pieces 'S1.1' and 'S1.2' overlap at cell 1 0 0
                wrong: solution 3 is the same as solution 2 of the file
                wrong: 3 stored solutions, 1 wrong, 1 repeated
                wrong: 1 solution, by BurrTools' rule 1, but the file says 7
                """, ended.out());
        assertEquals(3, ended.exitCode());
        assertEquals(
                3, fila("verify", "--no-count", file.toString()).out().lines().count());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "tetrahexes_7x4|is of the lattice hexagonal, for which BurrTools has no grid",
                "pentatwigs_triangle|is of the lattice hexagonal-edges, for which",
                "tangram_square|is of the lattice tetrakis, for which",
                "tetratesseracts_7x2x2x1|is of the lattice hypercubic, for which",
                "pentominoes_1s_30x3|is one-sided, and BurrTools turns flat pieces over"
            })
    void whatHasNoCounterpartIsRefused(String puzzle, String message) {
        Ended ended = fila("convert", "../def/" + puzzle + ".txt", path("x.xmpuzzle"));

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().contains(message), ended.err());
    }

    @Test
    void whatIsClosedIsRefused() {
        Ended ended = filaReading(
                "D:xDim=2:yDim=2:zDim=1:wrap=x\nC:name=A:copies=2:layout=0 0 0, 1 0 0\n~D\n",
                "convert",
                "-",
                path("w.xmpuzzle"));

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().contains("<stdin>: error: puzzle stdin has a box that is closed along x"), ended.err());
    }

    @Test
    void piecesThatMayNotMakeAllTurnsAreRefused() {
        String definition = """
                D:xDim=2:yDim=2:zDim=1
                C:name=A:layout=0 0 0, 1 0 0
                C:name=B:turns=flip:layout=0 0 0, 1 0 0
                ~D
                """;

        Ended ended = filaReading(definition, "convert", "-", path("t.xmpuzzle"));

        assertEquals(2, ended.exitCode());
        assertEquals("""
                <stdin>: error: puzzle stdin has turns=flip for piece B, and BurrTools turns each piece in all ways
                with turns=all it is another puzzle, which can be converted
                """, ended.err());
    }

    /** Three balls in a row lie in the directions of the lattice anyhow, four in a bent row in more ways than it turns. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"0 0 0, 1 1 0, 2 2 0|0", "0 2 0, 1 1 0, 2 0 0, 0 3 -1|2"})
    void ballsThatTurnAsTheLatticeDoesAreRefusedIfTheyAreFlat(String piece, int exitCode) {
        Ended ended = filaReading(
                "D:lattice=fcc:turns=lattice:xDim=4:yDim=4:zDim=4\nR:layout=" + piece.replace("-1", "1")
                        + "\nC:name=A:layout=" + piece.replace("-1", "1") + "\n~D\n",
                "convert",
                "-",
                path("t.xmpuzzle"));

        assertEquals(exitCode, ended.exitCode(), ended.err());
        assertEquals(exitCode > 0, ended.err().contains("BurrTools turns flat pieces like 'A' in their plane"));
    }

    @Test
    void piecesOfOneShapeBecomeOneEntry() throws IOException {
        Path out = folder.resolve("x.xmpuzzle");
        Ended ended = filaReading("""
                D:xDim=4:yDim=1:zDim=1
                C:name=A:layout=0 0 0, 1 0 0
                C:name=B:layout=0 0 0, 0 1 0
                ~D
                D:lattice=triangular:xDim=1:yDim=1
                C:name=A:layout=0 0 0, 0 0 1
                ~D
                """, "convert", "--problem", "1", "-", out.toString());

        assertTrue(ended.err().contains("2 pieces have the shape of piece 'A'"), ended.err());
        assertTrue(xml(out).contains("<shape id=\"0\" count=\"2\"/>\n</shapes>"), xml(out));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"--limit -1 ../def/somacube.txt -", "--solve %s x.txt", "../def/somacube.txt ../def/somacube.txt"
            })
    void aMistakeIsOneMessage(String words) throws IOException {
        Path file = folder.resolve("a.xmpuzzle");
        Files.writeString(file, "<puzzle/>");

        Ended ended = fila(("convert " + words.replace("%s", file.toString())).split(" "));

        assertEquals(2, ended.exitCode(), ended.err());
        assertTrue(!ended.err().contains("internal"), ended.err());
    }
}
