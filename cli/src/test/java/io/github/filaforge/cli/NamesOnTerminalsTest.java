package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.cli.terminal.Terminal;
import io.github.filaforge.cli.terminal.Time;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** No command prints characters that a terminal would obey, for any names of pieces and files. */
class NamesOnTerminalsTest {

    /** Control characters but those of lines, format characters, and what ends a line without being a line feed. */
    private static final Pattern RAW = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Co}\\p{Cn}&&[^\n\t]]");

    private static final Pattern COLOUR = Pattern.compile("\u001b\\[[0-9;]*m");

    private static final Terminal TERMINAL = new Terminal(true, true, Map.of("TERM", "xterm"));

    private static final Time TIME = new Time() {
        @Override
        public long nanos() {
            return 0;
        }

        @Override
        public void await(long nanos) {}
    };

    @TempDir
    private Path folder;

    private final Map<String, String> files = new HashMap<>();

    @BeforeEach
    void writePuzzles() throws IOException {
        write("P", "p\u202e\u001b[1m\u0007.txt", """
                D:xDim=4:yDim=2:zDim=1
                C:name=a\u202eb:layout=0 0 0, 1 0 0, 2 0 0
                C:name=\u2066\u05d0:layout=0 0 0, 1 0 0, 2 0 0
                C:name=\u200e\u061c:layout=0 0 0
                C:name=\ufeff\ue000:layout=0 0 0
                ~D
                """);
        write("R", "r\u202e.txt", """
                D:xDim=3:yDim=1:zDim=1
                C:name=a\u202eb:copies=0-1:layout=0 0 0, 1 0 0
                C:name=\u2066c:copies=1-3:layout=0 0 0
                ~D
                """);
        write("I", "i\u202e.txt", """
                D:xDim=3:yDim=1:zDim=1
                C:name=a\u202eb:layout=0 0 0, 1 0 0, 1 1 0
                ~D
                """);
        write("E", "e\u202e.txt", """
                D:xDim=2:yDim=2:edges=0
                E:name=a\u202eb:sides=0 0 1 1
                E:name=b\u2066:sides=0 0 1 1
                E:name=c\u200e:sides=0 0 1 1
                E:name=d\ufeff:sides=0 0 1 1
                ~D
                """);
        write("O", "o\u202e.txt", """
                D:xDim=2:yDim=2:edges=0
                E:name=a\u202eb:sides=0 0 1 1:at=0 0:turn=0
                E:name=b\u2066:sides=0 0 1 1
                E:name=c\u200e:sides=0 0 1 1
                E:name=d\ufeff:sides=0 0 1 1
                ~D
                """);
        write("M", "m\u202e.txt", """
                D:xDim=4:yDim=2:zDim=1
                C:name=a\u202eb:layout=0 0 0, 1 0 z
                ~D
                """);
        write("C", "c.txt", """
                D:xDim=4:yDim=2:zDim=1
                C:name=a\u001b[2Jb:layout=0 0 0, 1 0 0
                ~D
                """);
        write("W", "w.txt", "# --- SOLUTION 1 ---\n\u202e \u202e x y\nz z z z\n");
        write("S", "s.txt", "# --- SOLUTION 1 ---\na\u202eb: 0 0 0, 1 0 0, 2 0 0\n\u2066\u05d0: 0 1 0, 1 1 0, 2 1 0\n");
        write("B", "b\u202e.xmpuzzle", """
                <?xml version="1.0"?>
                <puzzle version="2"><gridType type="0"/><colors/><shapes>
                <voxel x="2" y="1" z="1" name="a\u202eb" type="0">##</voxel>
                <voxel x="2" y="2" z="1" name="\u2066c" type="0">####</voxel>
                </shapes><problems><problem name="d\u202ee" state="2" assemblies="7">
                <shapes><shape id="0" count="2" group="1"/></shapes><result id="1"/><bitmap/>
                <separations max="3"/></problem></problems></puzzle>
                """);
    }

    private void write(String letter, String name, String text) throws IOException {
        files.put(letter, Files.writeString(folder.resolve(name), text).toString());
    }

    /** The words of a call, in which a letter stands for a file and {@code @} for the folder. */
    private String[] call(String line) {
        return Stream.of(line.split(" "))
                .map(word -> files.getOrDefault(word, word))
                .map(word ->
                        word.startsWith("@") ? folder.resolve(word.substring(1)).toString() : word)
                .toArray(String[]::new);
    }

    private static void assertHarmless(String text) {
        assertTrue(
                !RAW.matcher(text).find(),
                () -> RAW.matcher(text)
                        .replaceAll(
                                raw -> "<<" + Integer.toHexString(raw.group().codePointAt(0)) + ">>"));
    }

    /** All these print a name at least once, so each has signs that are replaced. */
    @ParameterizedTest
    @Tag("seconds")
    @CsvSource({
        "0, info P",
        "0, info R",
        "0, info E",
        "0, info O",
        "0, info B",
        "0, plan P",
        "0, plan --cell 0 P",
        "0, plan R",
        "0, plan E",
        "0, plan O",
        "0, plan I",
        "0, solve --count -i P",
        "0, count I O P",
        "0, solve --count -i R",
        "0, solve -q -i --strategy fila -r P",
        "0, solve -q -i E",
        "0, solve -q -t2 P",
        "0, solve --color=never -q -i B",
        "2, solve -q -rx P",
        "2, solve -q --nothing\u202e P",
        "2, solve -q --strategy sieve\u202e P",
        "2, solve -q @none\u202e",
        "2, solve -q M",
        "2, solve -q C",
        "2, solve --output @no\u202e/out P",
        "0, stats P",
        "0, stats I",
        "3, draw I",
        "3, nth I 1",
        "3, verify P W",
        "2, verify P S",
        "2, verify E S",
        "3, verify B",
        "0, convert R @x\u202e.xmpuzzle",
        "0, convert B @x\u202e.txt",
        "3, render I --output @x\u202e.svg",
        "0, generate P --output @\u202efolder",
        "0, generate I --output @\u202efolder",
        "0, package P --output @\u202e.jar",
        "0, package I --output @\u202e.jar",
        "0, bench --programs sieve --forks 1 I",
        "0, bench --programs edge O",
        "0, new dominoes --box 2x1 --output @x\u202e.txt",
        "2, new \u202e --box 5x4",
    })
    void noTextForAPersonHasRawSigns(int exitCode, String line) {
        Ended ended = fila(call(line));

        assertHarmless(ended.out());
        assertHarmless(ended.err());
        assertTrue((ended.out() + ended.err()).contains("\ufffd"), ended::toString);
        assertEquals(exitCode, ended.exitCode(), ended::toString);
    }

    /** Names are unchanged in a file and in a pipe, so that verify can read them; on a terminal a person reads them. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve P",
                "solve -t2 P",
                "draw P",
                "nth P 1",
                "solve --format pieces P",
                "solve --json P",
                "solve E"
            })
    void onATerminalSolutionsHaveNoRawSignsButColours(String line) {
        Ended ended = CommandLineTester.filaOn(TERMINAL, TIME, call(line));

        assertHarmless(COLOUR.matcher(ended.out()).replaceAll(""));
        assertHarmless(COLOUR.matcher(ended.err()).replaceAll(""));
        assertTrue(ended.out().contains("\ufffd"), ended::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "csv", "ndjson", "pieces", "def"})
    void solutionsThatAreReadBackHaveNamesAsTheyAre(String format) {
        String solutions = fila(call("solve --format " + format + " P")).out();

        assertTrue(solutions.contains("a\u202eb"), solutions);
        assertTrue(solutions.contains("\u2066\u05d0"), solutions);
    }

    @Test
    void coloursAreForEyesInAPipeToo() {
        String solutions = fila(call("solve --color always P")).out();

        assertHarmless(COLOUR.matcher(solutions).replaceAll(""));
        assertTrue(solutions.contains("\u001b[") && solutions.contains("\ufffd"), solutions);
    }

    @Test
    void theReasonInAnObjectOfJsonIsForAPerson() {
        Ended ended = fila(call("solve --json O"));

        assertHarmless(ended.out());
        assertTrue(ended.out().contains("\"impossible\":\"") && ended.out().contains("a\ufffdb"), ended.out());
    }
}
