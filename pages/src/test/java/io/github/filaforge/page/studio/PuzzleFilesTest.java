package io.github.filaforge.page.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.model.Puzzle;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import org.junit.jupiter.api.Test;

/** Files of BurrTools in the studio. */
class PuzzleFilesTest {

    private static final String FILE = """
            <?xml version="1.0"?>
            <puzzle version="2"><gridType type="0"/><colors/>
            <shapes><voxel x="2" y="1" z="1" name="&lt;b&gt;" type="0">##</voxel>
            <voxel x="4" y="1" z="1" type="0">####</voxel></shapes>
            <problems><problem state="0"><shapes><shape id="0" count="2"/></shapes><result id="1"/><bitmap/></problem>
            <problem state="0"><shapes><shape id="0" count="2"/></shapes><result id="1"/><bitmap/></problem></problems>
            </puzzle>
            """;

    @Test
    void theFirstProblemOfAFileIsReadWithANoteAboutTheOthers() {
        String answer = PuzzleFiles.ofBurr("two", FILE);

        assertTrue(answer.startsWith("{\"text\":\"D:name=two:xDim=4:yDim=1:zDim=1"), answer);
        assertTrue(answer.contains("copies=2"), answer);
        assertTrue(answer.contains("the file has 2 problems, and this is the first"), answer);
    }

    @Test
    void aFileThatIsWrongHasItsPlace() {
        String answer = PuzzleFiles.ofBurr("two", FILE.replace("shape id=\"0\"", "shape id=\"9\""));

        assertTrue(answer.startsWith("{\"failure\":\"two.xmpuzzle:5:"), answer);
        assertTrue(PuzzleFiles.ofBurr("x", "<puzzle>").startsWith("{\"failure\":\"x.xmpuzzle:1:"));
        assertTrue(PuzzleFiles.toBurr("D:xDim=1").startsWith("{\"failure\":\"puzzle.txt:1:1"));
    }

    @Test
    void thePiecesAreWrittenForAPrinterIfTheyAreSolid() throws IOException {
        String answer = PuzzleFiles.toStl(Files.readString(Path.of("../def/somacube.txt")));

        byte[] bytes = Base64.getDecoder().decode(answer.substring("{\"stl\":\"".length(), answer.length() - 2));
        int triangles = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(80);
        assertEquals(84 + 50 * triangles, bytes.length);
        assertTrue(triangles > 7 * 12, triangles + " triangles");
        assertTrue(PuzzleFiles.toStl(Files.readString(Path.of("../def/sticks_123_4x4.txt")))
                .contains("{\"failure\":\"files for 3-D printers have no sticks"));
    }

    @Test
    void aPuzzleIsWrittenAsAFileAndReadAgain() throws IOException {
        String text = Files.readString(Path.of("../def/somacube.txt"));

        String xml = PuzzleFiles.toBurr(text);
        String inside = xml.substring("{\"xml\":\"".length(), xml.indexOf("\",\"notes\""))
                .replace("\\u000a", "\n")
                .replace("\\\"", "\"");
        String read = PuzzleFiles.ofBurr("soma", inside);

        String definition = read.substring("{\"text\":\"".length(), read.indexOf("\",\"notes\""))
                .replace("\\u000a", "\n");
        Puzzle puzzle =
                (Puzzle) DefinitionReader.readAll("soma", definition).get(0).puzzle();
        assertEquals(7, puzzle.mobilePieces().size());
        assertEquals(27, puzzle.region().size());
    }
}
