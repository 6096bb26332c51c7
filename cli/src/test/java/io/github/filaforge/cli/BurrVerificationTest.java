package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("BurrTools files written by hand, with colours and ranges")
class BurrVerificationTest {

    /**
     * Bars, a square and single cubes fill 3x2. Three bars lie in 3 ways, two and two cubes in 11, one and the square in 2, the
     * square and two cubes in 2. Up to symmetry these are 2, 5, 1 and 1.
     */
    private static final String RANGES = """
            <puzzle version="2"><gridType type="0"/><colors/><shapes>
            <voxel x="2" y="1" z="1" name="I" type="0">##</voxel>
            <voxel x="2" y="2" z="1" name="O" type="0">####</voxel>
            <voxel x="1" y="1" z="1" name="s" type="0">#</voxel>
            <voxel x="3" y="2" z="1" type="0">######</voxel>
            </shapes><problems>
            <problem state="2" assemblies="9" solutions="0" time="1"><shapes>
            <shape id="0" min="0" max="3"/><shape id="1" min="0" max="1"/><shape id="2" min="0" max="2"/>
            </shapes><result id="3"/><bitmap/><solutions>
            <solution><assembly>0 0 0 0 0 1 0 0 x x 2 0 0 0 2 1 0 0</assembly></solution>
            <solution><assembly>x x x 0 0 0 0 2 0 0 0 2 1 0 0</assembly></solution>
            </solutions></problem>
            </problems></puzzle>
            """;

    /** A bar whose one end is red and whose middle is not lies on three cells in a row, of which two are blue. */
    private static final String COLOURS = """
            <puzzle version="2"><gridType type="0"/><colors>
            <color red="0" green="0" blue="255"/><color red="255" green="0" blue="0"/></colors><shapes>
            <voxel x="2" y="1" z="1" name="p" type="0">#2#</voxel>
            <voxel x="3" y="1" z="1" type="0">+1#1+2</voxel>
            </shapes><problems>
            <problem state="2" assemblies="1"><shapes><shape id="0"/></shapes><result id="1"/>
            <bitmap><pair piece="1" result="1"/></bitmap><solutions>
            <solution><assembly>2 0 0 8</assembly></solution>
            </solutions></problem>
            </problems></puzzle>
            """;

    @TempDir
    private Path folder;

    private String written(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void piecesOfRangesAreThereAsOftenAsTheyAreUsed() throws IOException {
        Ended ended = fila("verify", written("ladder.xmpuzzle", RANGES));

        assertEquals("""
                ladder: 2 stored solutions, all right, all different
                ladder: 9 solutions, by BurrTools' rule 9, as the file says
                """, ended.out());
        assertEquals(0, ended.exitCode(), ended.err());
    }

    @Test
    void aSolutionOfTooFewOrTooManyPiecesIsWrong() throws IOException {
        String file = written(
                "ladder.xmpuzzle",
                RANGES.replace("min=\"0\" max=\"3\"", "min=\"1\" max=\"3\"")
                        .replace("0 0 0 0 0 1 0 0 x x 2 0 0 0 2 1 0 0", "0 0 0 0 x x x 2 0 0 0 2 1 0 0"));

        assertEquals("""
                ladder: solution 1 is wrong: nothing fills cell 0 1 0
                ladder: solution 2 is wrong: piece 'I.1' is missing
                ladder: 2 stored solutions, 2 wrong
                """, fila("verify", "--no-count", file).out());
    }

    @Test
    void rangesComeBack() throws IOException {
        String file = written("ladder.xmpuzzle", RANGES);
        String definition = folder.resolve("ladder.txt").toString();
        Path solved = folder.resolve("solved.xmpuzzle");

        assertEquals(0, fila("convert", file, definition).exitCode());
        assertEquals(
                0, fila("convert", "--solve", definition, solved.toString()).exitCode());

        assertEquals("18\n", fila("count", "--all", definition).out());
        assertEquals("9\n", fila("count", solved.toString()).out());
        assertEquals("""
                solved: 9 stored solutions, all right, all different
                solved: 9 solutions, by BurrTools' rule 9, as the file says
                """, fila("verify", solved.toString()).out());
        assertTrue(xml(solved).contains("<shape id=\"0\" min=\"0\" max=\"3\"/>"), xml(solved));
        assertTrue(xml(solved).contains("<assembly>x x x 0 0 0 0 2 0 0 0 2 1 0 0</assembly>"), xml(solved));
    }

    private static String xml(Path file) throws IOException {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(Files.readAllBytes(file)))) {
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
        }
    }

    @Test
    void aPieceLiesWhereItsColoursGo() throws IOException {
        Ended ended = fila("verify", written("red.xmpuzzle", COLOURS));

        assertEquals("""
                red: 1 stored solution, right
                red: 1 solution, by BurrTools' rule 1, as the file says
                """, ended.out());
        assertEquals(0, ended.exitCode(), ended.err());
    }

    /** The piece fills its cells by a rotation that puts the red end on a blue cell. */
    @Test
    void aPieceThatWouldFitIfItWereTurnedIsWrong() throws IOException {
        Ended ended = fila("verify", "--no-count", written("red.xmpuzzle", COLOURS.replace("2 0 0 8", "1 0 0 0")));

        assertEquals("""
                red: solution 1 is wrong: piece 'p' has colour 2 at cell 1 0 0, which has colour 1
                red: 1 stored solution, 1 wrong
                """, ended.out());
        assertEquals(3, ended.exitCode());
    }

    /** A bar of two on two cells: turned round it is the same to us, and another to BurrTools if its ends differ. */
    @Test
    void waysToLieInOnePlaceAreSeveralIfColoursTellThemApart() throws IOException {
        String file = written("both.xmpuzzle", """
                <puzzle version="2"><colors><color red="255"/></colors><shapes>
                <voxel x="2" y="1" z="1" name="p" type="0">#1#</voxel>
                <voxel x="4" y="1" z="1" type="0">####</voxel>
                </shapes><problems>
                <problem><shapes><shape id="0" count="2"/></shapes><result id="1"/></problem>
                </problems></puzzle>
                """);

        // each bar lies in two ways, and a half turn exchanges two of the four solutions
        assertEquals("""
                both: 0 stored solutions
                both: 1 solution, by BurrTools' rule 3
                """, fila("verify", file).out());
    }
}
