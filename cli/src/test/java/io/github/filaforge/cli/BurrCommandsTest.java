package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaReadingFrom;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Commands with BurrTools files")
class BurrCommandsTest {

    /** Two dominoes, as one entry and as two, and a problem without a result. */
    private static final String DOMINOES = """
            <?xml version="1.0"?>
            <puzzle version="2"><gridType type="0"/><colors/><shapes>
            <voxel x="2" y="1" z="1" name="dom ino" type="0">##</voxel>
            <voxel x="2" y="2" z="1" type="0">####</voxel>
            </shapes><problems>
            <problem name="one" state="0"><shapes><shape id="0" count="2"/></shapes><result id="1"/><bitmap/></problem>
            <problem name="none" state="0"><shapes><shape id="0" count="2"/></shapes><bitmap/></problem>
            <problem name="two" state="0"><shapes><shape id="0"/><shape id="0"/></shapes><result id="1"/><bitmap/></problem>
            </problems><comment>G\u00f6tz</comment></puzzle>
            """;

    @TempDir
    private Path folder;

    private String dominoes() throws IOException {
        return Files.write(folder.resolve("dominoes.any"), DOMINOES.getBytes(StandardCharsets.ISO_8859_1))
                .toString();
    }

    @Test
    void allProblemsWithAResultAreSolved() throws IOException {
        Ended ended = fila("count", dominoes());

        assertEquals("1\tdominoes\n1\tdominoes-3\n2\n", ended.out());
        assertEquals(0, ended.exitCode());
    }

    @Test
    void oneProblemIsSolvedThatIsNamed() throws IOException {
        Ended ended = fila("solve", "--problem", "3", dominoes());

        assertEquals("""
                # --- SOLUTION 1 ---
                dom_ino   dom_ino~2
                dom_ino   dom_ino~2
                """, ended.out());
        assertTrue(ended.err().contains("warning: problem 3 'two': names of pieces"), ended.err());
        assertEquals(0, ended.exitCode());
    }

    @Test
    void aCompressedFileIsReadFromStandardInput() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(DOMINOES.getBytes(StandardCharsets.ISO_8859_1));
        }

        Ended ended =
                filaReadingFrom(new ByteArrayInputStream(bytes.toByteArray()), "count", "--problem", "1", "--all", "-");

        assertEquals("2\n", ended.out());
    }

    /**
     * The bar of three lies at either end of four cells; a half turn makes one solution of these, if the cubes are one entry.
     */
    @Test
    void aCountTellsThatOfBurrToolsBesideItself() throws IOException {
        String file = Files.writeString(folder.resolve("three.xmpuzzle"), """
                <puzzle version="2"><shapes>
                <voxel x="1" y="1" z="1" type="0">#</voxel><voxel x="2" y="1" z="1" type="0">##</voxel>
                <voxel x="4" y="1" z="1" type="0">####</voxel>
                </shapes><problems>
                <problem><shapes><shape id="0" count="2"/><shape id="1"/></shapes><result id="2"/></problem>
                <problem><shapes><shape id="0"/><shape id="0"/><shape id="1"/></shapes><result id="2"/></problem>
                </problems></puzzle>
                """).toString();

        assertEquals(
                new Ended(0, "2\n", "2 solutions\n2 solutions, by BurrTools' rule 2\n"),
                fila("count", "--problem", "1", file));
        Ended both = fila("solve", "--count", file);
        assertEquals("2\tthree\n2\tthree-2\n4\n", both.out());
        assertTrue(
                both.err()
                        .endsWith(
                                "three: 2 solutions, by BurrTools' rule 2\nthree-2: 2 solutions, by BurrTools' rule 3\n4 solutions in all\n"),
                both.err());
    }

    @Test
    void mirrorImagesAreOnceByTheRuleOfBurrTools() {
        String file = folder.resolve("soma.xmpuzzle").toString();
        assertEquals(0, fila("convert", "../def/somacube.txt", file).exitCode());

        assertEquals(
                new Ended(0, "480\n", "480 solutions\n480 solutions, by BurrTools' rule 240\n"), fila("count", file));
        assertEquals(
                new Ended(0, "240\n", "240 solutions\n240 solutions, by BurrTools' rule 240\n"),
                fila("count", "--mirror", file));
        // where each copy is counted, and of a definition, it is not asked for
        assertEquals(new Ended(0, "11520\n", "11520 solutions\n"), fila("count", "--all", file));
        assertEquals(new Ended(0, "480\n", "480 solutions\n"), fila("count", "../def/somacube.txt"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "count --problem 2|problem 2 'none': it has no result",
                "count --problem 4|there is no problem 4",
                "count --problem 0|--problem takes a number from 1 up, not 0",
                "draw|draw takes one puzzle, and here are several: choose one by --problem N"
            })
    void aMistakeIsOneMessage(String command, String message) throws IOException {
        Ended ended = fila((command + " " + dominoes()).split(" "));

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().contains(message), ended.err());
    }

    @Test
    void aPuzzleOfADefinitionIsNamedByItsNumberToo() throws IOException {
        Path file = folder.resolve("two.txt");
        Files.writeString(file, """
                D:xDim=2:yDim=1:zDim=1
                C:name=A:layout=0 0 0, 1 0 0
                ~D
                D:xDim=3:yDim=1:zDim=1
                C:name=A:layout=0 0 0
                C:name=B:layout=0 0 0, 1 0 0
                ~D
                """);

        assertEquals(
                "2\n", fila("count", "--all", "--problem", "2", file.toString()).out());
        assertEquals(2, fila("count", "--problem", "3", file.toString()).exitCode());
    }
}
