package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The file that keeps the groups of pieces of a search for a high score. */
class GroupsFileTest {

    private static final String[] SEARCH = {
        "--score",
        "40",
        "--slips",
        "4,20",
        "--order",
        "row",
        "--attempts",
        "3",
        "--restart",
        "nodes=20k",
        "--groups",
        "5"
    };

    @TempDir
    private Path folder;

    private Path puzzle;
    private Path file;

    @BeforeEach
    void write() throws IOException {
        puzzle = board("board.txt", 1);
        file = folder.resolve("my groups");
    }

    private Path board(String name, int seed) throws IOException {
        String[] make = {"new", "edges", "--box", "6x6", "--rim", "3", "--inner", "5", "--seed", String.valueOf(seed)};
        return Files.writeString(folder.resolve(name), fila(make).out());
    }

    private String[] call(String command, Object... more) {
        return Stream.of(
                        Stream.of(command.split(" ")),
                        Stream.of(SEARCH),
                        Stream.of(more).map(Object::toString))
                .flatMap(words -> words)
                .toArray(String[]::new);
    }

    private String[] withFile(String command, Object... more) {
        Object[] all =
                Stream.concat(Stream.of("--groups-file", file), Stream.of(more)).toArray();
        return call(command, all);
    }

    private static String head(String text) {
        return String.join("\n", text.lines().limit(2).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"plan", "solve --count", "generate --output -", "count"})
    @Tag("slow")
    void groupsAreWrittenToAFileThatIsNotThereAndReadFromItAfterThat(String command) throws IOException {
        Ended without = fila(call(command, puzzle));
        Ended made = fila(withFile(command, puzzle));
        String text = Files.readString(file);
        Ended read = fila(withFile(command, puzzle));

        assertEquals(0, made.exitCode(), made.err());
        assertEquals(made, read);
        assertEquals(without.exitCode(), made.exitCode());
        assertEquals(text, Files.readString(file));
        assertTrue(head(text).matches("filaforge-groups 1\npieces [0-9a-f]{8}"), text);
        assertTrue(text.lines().count() > 3, text);
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(puzzle, file), files.sorted().toList());
        }
    }

    /** A search by the groups of a file does not depend on their seed. */
    @Test
    void groupsOfTheFileAreTakenAndNotMadeAgain() throws IOException {
        fila(withFile("plan", puzzle));
        String text = Files.readString(file);
        Files.writeString(file, String.join("\n", text.lines().limit(3).toList()));

        assertTrue(fila(withFile("plan", "--seed", "7", puzzle)).out().contains(" and 1 groups of pieces"));
    }

    @Test
    @Tag("seconds")
    void theHeadOfASourceNamesTheFile() {
        file = folder.resolve("groups");
        String source = fila(withFile("generate --output -", puzzle)).out();

        assertTrue(source.contains("--groups 5 --groups-file " + file + " --strategy"), source);
    }

    @Test
    @Tag("seconds")
    void aProgramOfAFileHasItsGroups() throws IOException {
        fila(withFile("plan", puzzle));
        String text = Files.readString(file);
        Path all = folder.resolve("all.jar");
        Path one = folder.resolve("one.jar");

        Ended ended = fila(withFile("package", "--output", all, puzzle));
        Files.writeString(file, String.join("\n", text.lines().limit(3).toList()));
        fila(withFile("package", "--output", one, puzzle));

        assertEquals(0, ended.exitCode(), ended.err());
        assertTrue(Files.size(one) < Files.size(all), Files.size(one) + " " + Files.size(all));
    }

    private String[] inSteps(Object... more) {
        Object[] all = Stream.concat(Stream.of("--checkpoint", folder.resolve("point")), Stream.of(more))
                .toArray();
        return withFile("solve --count --threads 1", all);
    }

    @Test
    @Tag("seconds")
    void aSearchGoesOnWithTheGroupsWithWhichItWasBegun() throws IOException {
        Ended whole = fila(call("solve --count --threads 1", puzzle));
        Ended begun = fila(inSteps("--limit", "5", puzzle));
        String text = Files.readString(file);

        Ended resumed = fila(inSteps("--resume", puzzle));
        Files.writeString(file, text.replaceFirst("tileability=.*\n", ""));
        Ended other = fila(inSteps("--resume", puzzle));

        assertEquals("5\n", begun.out(), begun.err());
        assertEquals(whole.out(), resumed.out(), resumed.err());
        assertEquals(
                new Ended(
                        2,
                        "",
                        "fila: checkpoint " + folder.resolve("point")
                                + " is of another set of groups; give the options with which it was begun, and --resume\n"),
                other);
    }

    @Test
    void theFileOfAnotherPuzzleIsRefused() throws IOException {
        fila(withFile("plan", puzzle));

        Ended ended = fila(withFile("solve", board("other.txt", 2)));

        assertEquals(
                new Ended(
                        2,
                        "",
                        "fila: " + file
                                + ", line 2: these are groups of other pieces than the pieces of other; name the file of this"
                                + " puzzle, or a file that is not there yet, to which groups are written\n"),
                ended);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "filaforge-groups 1\n", "\u0000\u0001", "filaforge-groups 1\npieces\n"})
    void aFileWithoutGroupsIsRefusedAndNotChanged(String text) throws IOException {
        Files.writeString(file, text);

        Ended ended = fila(withFile("solve", puzzle));

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().startsWith("fila: " + file), ended.err());
        assertEquals(1, ended.err().lines().count(), ended.err());
        assertEquals(text, Files.readString(file));
    }

    @Test
    void aFileThatIsTooLongIsRefused() throws IOException {
        Files.writeString(file, "#".repeat((1 << 24) + 1));

        assertEquals(
                "fila: file of groups " + file
                        + " has more than 16777216 bytes: name a file with the groups of pieces of this"
                        + " puzzle, or a file that is not there yet\n",
                fila(withFile("solve", puzzle)).err());
    }

    @Test
    void aPlaceWhereNoFileCanBeIsRefusedBeforeTheClimbs() {
        file = folder.resolve("nothing").resolve("groups");
        assertEquals(
                new Ended(
                        2,
                        "",
                        "fila: cannot write " + file
                                + ": its folder is not there, or may not be written by you; make it, or name another\n"),
                fila(withFile("solve", puzzle)));

        file = folder;
        assertTrue(fila(withFile("solve", puzzle)).err().contains("it is a directory; name a file with the groups"));
    }

    @Test
    void severalPuzzlesHaveNoFileInCommon() throws IOException {
        assertEquals(
                new Ended(2, "", "fila: --groups-file takes one puzzle, and here are several: name one file\n"),
                fila(withFile("solve", puzzle, board("other.txt", 2))));
        assertFalse(Files.exists(file));
    }

    @Test
    void climbsAndPatienceDecideWhichGroupsAreMade() throws IOException {
        fila(withFile("plan", puzzle));
        String usual = Files.readString(file);
        Files.delete(file);

        Ended hasty = fila(withFile("plan", "--climbs", "5", "--patience", "1", puzzle));

        assertEquals(0, hasty.exitCode(), hasty.err());
        assertFalse(usual.equals(Files.readString(file)));
        Files.delete(file);
        assertEquals(
                "fila: of the groups of 4 climbs 5 cannot be kept: ask for more climbs, or for fewer groups\n",
                fila(withFile("plan", "--climbs", "4", puzzle)).err());
        assertFalse(Files.exists(file));
    }
}
