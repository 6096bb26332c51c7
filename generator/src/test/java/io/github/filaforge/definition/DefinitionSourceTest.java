package io.github.filaforge.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.input.PuzzleFile;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.source.NamedInput;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The source of a definition")
class DefinitionSourceTest {

    private static final String SMALL = "D:xDim=2:yDim=1:zDim=1\nC:name=A:layout=0 0 0, 1 0 0\n~D\n";

    private static final InputStream NOTHING = InputStream.nullInputStream();

    @Test
    @DisplayName("may have a byte order mark and any line ends")
    void lineEnds() {
        assertEquals(read(SMALL), read("\ufeff" + SMALL.replace("\n", "\r\n")));
        assertEquals(read(SMALL), read(SMALL.replace("\n", "\r")));
        assertEquals(read(SMALL), read(SMALL.strip()));
    }

    @Test
    @DisplayName("gives the puzzles their names")
    void puzzleNames() {
        String three = SMALL + "\n" + SMALL + SMALL;

        assertEquals(List.of("small", "small-2", "small-3"), names("def/small.txt", three));
        assertEquals(List.of("small.v1"), names("small.v1.txt", SMALL));
        assertEquals(List.of("small"), names("C:\\def\\small", SMALL));
        assertEquals(List.of(".small"), names(".small", SMALL));
        assertEquals(List.of("stdin"), names(NamedInput.STANDARD_INPUT, SMALL));
        assertEquals(List.of("puzzle"), names("", SMALL));
    }

    @Test
    @DisplayName("is a file or standard input")
    void files(@TempDir Path directory) throws IOException {
        Path file = Files.writeString(directory.resolve("tiny.txt"), SMALL);
        InputStream standardInput = new ByteArrayInputStream(SMALL.getBytes(StandardCharsets.UTF_8));

        assertEquals("tiny", Filaforge.read(file).name());
        assertEquals("tiny", read(file.toString(), NOTHING).get(0).puzzle().name());
        Defined<Puzzle> piped = read("-", standardInput).get(0);
        assertEquals("stdin", piped.puzzle().name());
        assertEquals("<stdin>:1:1", piped.position().toString());
    }

    @Test
    @DisplayName("is reported if it is no file that can be read")
    void unreadable(@TempDir Path directory) {
        Path missing = directory.resolve("missing.txt");

        assertUnreadable(missing.toString(), "there is no such file");
        assertUnreadable(directory.toString(), "it is a directory");
        assertUnreadable("a\0b", "this is not the name of a file");
    }

    @Test
    @DisplayName("is reported if it breaks")
    void brokenStream() {
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("pipe is broken");
            }

            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                return read();
            }
        };

        DefinitionException error = assertThrows(DefinitionException.class, () -> read("-", broken));
        assertEquals(DefinitionError.UNREADABLE, error.kind());
        assertTrue(error.getMessage().startsWith("<stdin>: error: cannot be read: pipe is broken\n"));
    }

    @Test
    @DisplayName("is read no further than a definition may be long")
    void endlessStream() {
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                return ' ';
            }

            @Override
            public int read(byte[] bytes, int offset, int length) {
                Arrays.fill(bytes, offset, offset + length, (byte) ' ');
                return length;
            }
        };

        DefinitionException error = assertThrows(DefinitionException.class, () -> read("-", endless));
        assertEquals(DefinitionError.DEFINITION_TOO_LARGE, error.kind());
        assertEquals(
                "<stdin>: error: a definition is longer than 4194304 bytes\n"
                        + "a definition is a short text that ends with a line ~D; is this the right file?",
                error.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"~D\n", "~D\r\n", "~D\r", "\t ~D # end\n"})
    @DisplayName("may be longer than a definition, and its lines are counted from the beginning")
    @Tag("seconds")
    void longInput(String end) {
        String one = SMALL.replace("~D\n", "# " + "long ".repeat(10_000) + "\n" + end);
        int many = DefinitionLimits.MAX_BYTES / one.length() + 2;
        byte[] input = (one.repeat(many) + "D:xDim=0\n").getBytes(StandardCharsets.UTF_8);

        List<String> names = new ArrayList<>();
        try (PuzzleStream puzzles = PuzzleFile.open("-", new ByteArrayInputStream(input), OptionalInt.empty())) {
            while (names.size() < many) {
                names.add(puzzles.next().name());
            }
            DefinitionException error = assertThrows(DefinitionException.class, puzzles::hasNext);
            assertEquals("<stdin>:" + (4 * many + 1) + ":8", error.position().toString());
        }

        assertEquals("stdin-" + many, names.get(many - 1));
    }

    @Test
    @DisplayName("is read no further than the puzzle that is asked for")
    void onlyWhatIsNeeded() {
        byte[] input = (SMALL + " ".repeat(1 << 20)).getBytes(StandardCharsets.UTF_8);
        ByteArrayInputStream in = new ByteArrayInputStream(input);
        try (PuzzleStream puzzles = PuzzleFile.open("-", in, OptionalInt.empty())) {
            assertEquals("stdin", puzzles.next().name());
        }

        assertTrue(in.available() > 0);
    }

    @Test
    @DisplayName("is reported if the caller has closed standard input")
    void closedInput() {
        InputStream closed = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("Bad file descriptor");
            }

            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                return read();
            }
        };

        DefinitionException error = assertThrows(DefinitionException.class, () -> read("-", closed));
        assertTrue(error.getMessage().startsWith("<stdin>: error: cannot be read: it is closed\n"), error.getMessage());
    }

    @Test
    @DisplayName("has no half of a surrogate pair, as no file can hold one")
    void surrogate() {
        DefinitionException error =
                assertThrows(DefinitionException.class, () -> DefinitionReader.read("half.txt", "# \ud83d"));

        assertEquals(DefinitionError.BINARY_DATA, error.kind());
        assertFalse(error.getMessage().contains("\ud83d"));
    }

    private static List<Defined<Puzzle>> read(String argument, InputStream standardInput) {
        List<Defined<Puzzle>> all = new ArrayList<>();
        try (PuzzleStream puzzles = PuzzleFile.open(argument, standardInput, OptionalInt.empty())) {
            puzzles.forEachRemaining(each -> all.add(each.packing()));
        }
        return all;
    }

    private static void assertUnreadable(String argument, String reason) {
        DefinitionException error = assertThrows(DefinitionException.class, () -> read(argument, NOTHING));

        assertEquals(DefinitionError.UNREADABLE, error.kind());
        assertEquals(
                argument + ": error: cannot be read: " + reason
                        + "\nname a file with a puzzle definition, or - for standard input",
                error.getMessage());
        assertEquals(0, error.position().line());
    }

    private static List<String> names(String source, String text) {
        return DefinitionReader.read(source, text).stream()
                .map(defined -> defined.puzzle().name())
                .toList();
    }

    private static Puzzle read(String text) {
        return DefinitionReader.read("test.txt", text).get(0).puzzle();
    }
}
