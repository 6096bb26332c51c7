package io.github.filaforge.cli;

import static io.github.filaforge.cli.ApartCommandTest.BOLT;
import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Solutions that are assemblies which can be taken apart. */
@Tag("seconds")
class SolveApartTest {

    /** BurrTools has 1063 assemblies and 314 solutions. */
    private static final String BURRS = "../def/solid_six_piece_burrs.txt";

    private static final String SOLUTIONS = "314 solutions\n";

    /** The bar B in the ring A, which it leaves through the open side of a box only. */
    private static final String RING = """
            D:name=ring:xDim=5:yDim=3:zDim=1
            C:name=A:layout=0 0 0, 1 0 0, 2 0 0, 3 0 0, 4 0 0, 0 1 0, 4 1 0, 0 2 0, 1 2 0, 2 2 0, 3 2 0, 4 2 0
            C:name=B:layout=0 0 0, 1 0 0, 2 0 0
            ~D
            """;

    /** A ring A of 3x3, beside which a column is. The piece B is in the column or, where it cannot leave, in the ring. */
    static final String CHOICE = """
            D:name=choice:xDim=4:yDim=3:zDim=1
            R:choose=hole
            . . . .
            . inside . .
            . . . outside
            ~R
            R:layout=0 0 0, 1 0 0, 2 0 0, 3 0 0, 0 1 0, 1 1 0, 2 1 0, 3 1 0, 0 2 0, 1 2 0, 2 2 0, 3 2 0
            C:name=A:layout=0 0 0, 1 0 0, 2 0 0, 0 1 0, 2 1 0, 0 2 0, 1 2 0, 2 2 0
            C:name=B:layout=0 0 0
            C:name=C:layout=0 0 0, 1 0 0
            ~D
            """;

    private static final Pattern PIECES = Pattern.compile("\"pieces\":(\\[.*?]]}])");

    @TempDir
    private Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private static String[] with(List<String> arguments, String... more) {
        return Stream.concat(arguments.stream(), Stream.of(more)).toArray(String[]::new);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--strategy fila-tables", "--strategy sieve --threads 2", "--strategy cover", "-q -r"})
    void theBurrsThatComeApartAreCounted(String options) {
        Ended ended = fila(with(List.of("solve", "--apart", "--count"), (options + " -- " + BURRS).split(" ")));

        assertEquals(new Ended(0, "314\n", SOLUTIONS), ended);
    }

    @Test
    void theSolutionsAreTheAssembliesThatApartPrints() {
        Ended solved = fila("solve", "--apart", "--format", "ndjson", BURRS);
        Ended taken = fila("apart", "--ndjson", BURRS);

        assertEquals(SOLUTIONS, solved.err());
        assertEquals(pieces(taken), pieces(solved));
    }

    private static Set<String> pieces(Ended ended) {
        Set<String> pieces = PIECES.matcher(ended.out())
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(314, pieces.size());
        return pieces;
    }

    /** Attempts and fits are those of the search for all assemblies. */
    @Test
    @Tag("slow")
    void theNumbersOfTheSearchAreThoseOfAllAssemblies() {
        assertEquals(counts(fila("solve", "-q", "-i", BURRS)), counts(fila("solve", "-q", "-i", "--apart", BURRS)));
    }

    private static List<String> counts(Ended ended) {
        return ended.err()
                .lines()
                .filter(line -> line.matches("(ATTEMPTS|FITS).*"))
                .toList();
    }

    @Test
    void aSearchGoesOnFromItsCheckpoint() throws IOException {
        List<String> search = List.of("solve", "--checkpoint", file("point"), "--output", file("out.txt"), BURRS);
        Ended stopped = fila(with(search, "--apart", "--limit", "100"));
        Ended all = fila(with(search, "--resume"));
        Ended resumed = fila(with(search, "--apart", "--resume", "--threads", "2"));

        fila("solve", "--apart", "--output", file("whole.txt"), BURRS);
        assertEquals(
                "stopped after 100 solutions; there may be more\nto go on: this command with --resume\n",
                stopped.err());
        assertEquals(
                "fila: checkpoint " + file("point") + " is of another command line; give the options with which it was"
                        + " begun, and --resume\n",
                all.err());
        assertEquals(SOLUTIONS, resumed.err());
        assertEquals(Files.readString(folder.resolve("whole.txt")), Files.readString(folder.resolve("out.txt")));
    }

    private static final String BOX = "src/test/resources/cli/box_with_lid.txt";

    /** A box with 56 assemblies, of which 40 come apart, each in two copies. */
    @Test
    void statisticsAndNumberedSolutionsAreOfTheSolutionsThatComeApart() throws IOException {
        Ended all = fila("solve", "--all", "--apart", "--threads", "1", "--format", "ndjson", BOX);
        List<String> lines = all.out().lines().toList();
        int count = lines.size();

        assertTrue(count >= 40, all::err);
        assertTrue(fila("stats", "--apart", "--json", BOX).out().contains("\"solutions\":" + count), BOX);
        assertEquals(
                lines.get(count - 1) + "\n",
                fila("nth", "--apart", "--format", "ndjson", BOX, String.valueOf(count))
                        .out());
        assertTrue(fila("nth", "--apart", BOX, String.valueOf(count + 1))
                .err()
                .contains("there is no solution number " + (count + 1)));
        fila(
                "draw",
                "--apart",
                "--number",
                "9",
                "--seed",
                "1",
                "--format",
                "ndjson",
                "--output",
                file("drawn.ndjson"),
                BOX);
        assertEquals(
                "9 assemblies, 9 of them can be taken apart\n",
                fila("apart", "--count", BOX, file("drawn.ndjson")).err());
    }

    /** An assembly that was not decided ends a search. With more states the search goes on. */
    @Test
    void aSearchGoesOnWithMoreStates() {
        List<String> search =
                List.of("count", "--apart", "--checkpoint", file("point"), "--checkpoint-interval", "0.1", BURRS);
        Ended few = fila(with(search, "--states", "8"));
        Ended enough = fila(with(search, "--states", "1000", "--resume"));

        assertEquals(
                new Ended(
                        2,
                        "",
                        "fila: an assembly of puzzle solid_six_piece_burrs is not decided, since there are more than 8"
                                + " states: allow more by --states, or look at each assembly by ./fila apart\n"),
                few);
        assertEquals(new Ended(0, "314\n", SOLUTIONS), enough);
    }

    @Test
    void anAnswerIsAboutTheAssembliesThatComeApart() {
        assertEquals(
                new Ended(0, "", "exactly one solution\n"),
                filaReading(BOLT, "solve", "--apart", "--unique-check", "-"));
        assertEquals(new Ended(3, "", "no solution\n"), filaReading(RING, "solve", "--apart", "--unique-check", "-"));
        assertEquals(
                new Ended(2, "1\tbolt\n1\n", ""),
                withoutErrors(filaReading(BOLT + RING.replace("zDim=1", "zDim=1:wrap=x"), "count", "--apart", "-")));
        assertTrue(filaReading(BOLT, "count", "--apart", "--json", "-")
                .out()
                .matches(".*\"options\":\"[^\"]* --apart .*\"solutions\":1,\"complete\":true,.*\n"));
    }

    private static Ended withoutErrors(Ended ended) {
        return new Ended(ended.exitCode(), ended.out(), "");
    }

    @Test
    void theSolutionsBeforeAnAssemblyThatIsNotDecidedArePrinted() {
        Ended ended = fila("solve", "--apart", "--states", "8", "--threads", "1", "--format", "ndjson", BURRS);

        assertEquals(2, ended.exitCode());
        assertTrue(ended.out().endsWith("}\n"), ended::out);
    }

    @Test
    void anAssemblyWithoutPiecesIsApart() {
        String puzzle = """
                D:name=domino:xDim=2:yDim=1:zDim=1
                R:optional:layout=0 0 0, 1 0 0
                C:name=A:copies=0-2:layout=0 0 0
                ~D
                """;

        assertEquals(new Ended(0, "3\n", "3 solutions\n"), filaReading(puzzle, "count", "--apart", "-"));
        assertEquals(
                new Ended(0, "0\t2\n1\t1\n", "3 assemblies, 3 of them can be taken apart\n"),
                filaReading(puzzle, "apart", "--count", "-"));
    }

    /** BurrTools lifts pieces out of a box of one layer, and its number of assemblies is no answer here. */
    @Test
    void thePiecesOfAFileOfBurrToolsAreLifted() {
        filaReading(RING, "convert", "-", file("ring.xmpuzzle"));

        assertEquals(new Ended(0, "0\n", "0 solutions\n"), filaReading(RING, "count", "--apart", "-"));
        assertEquals(new Ended(0, "1\n", "1 solution\n"), fila("count", "--apart", file("ring.xmpuzzle")));
    }

    @Test
    void theNumbersOfChoicesAreThoseOfTheAssembliesThatComeApart() {
        assertEquals(
                List.of("inside 2", "outside 1"), groups(filaReading(CHOICE, "count", "--group-by", "choice", "-")));
        assertEquals(List.of("inside 2"), groups(filaReading(CHOICE, "count", "--apart", "--group-by", "choice", "-")));
    }

    /** Returns the options with their numbers of solutions. */
    private static List<String> groups(Ended ended) {
        return ended.out()
                .lines()
                .filter(line -> line.matches("(in|out)side +[1-9]+"))
                .map(line -> line.replaceAll(" +", " "))
                .toList();
    }
}
