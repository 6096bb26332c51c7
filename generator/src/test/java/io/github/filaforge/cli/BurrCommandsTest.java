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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "count --problem 2|problem 2 'none': it has no result",
                "count --problem 4|there is no problem 4",
                "count --problem 0|--problem takes a number from 1 up, not 0",
                "draw|draw takes one puzzle, and here are several"
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
