package io.github.filaforge.cli;

import static io.github.filaforge.cli.ApartCommandTest.BOLT;
import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.pipeline.HostileNames;
import io.github.filaforge.pipeline.Renewal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code fila render --steps}, which draws how a solution is taken apart. */
@Tag("seconds")
class RenderStepsTest {

    private static final String SOMA = "../def/somacube.txt";

    private static final Pattern TITLE = Pattern.compile("<title>(\\d+\\. [^<]*)</title>");

    private static final Pattern WORDS = Pattern.compile("(?m)^ *(\\d+\\. .*)$");

    @TempDir
    private Path folder;

    private static List<String> all(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(found -> found.group(1)).toList();
    }

    private static String done(String input, String... arguments) {
        Ended ended = filaReading(input, arguments);
        assertEquals(0, ended.exitCode(), ended.err());
        return ended.out();
    }

    @Test
    void aPieceSlidesOutOfItsTray() {
        String svg = done(BOLT, "render", "--steps", "-");

        assertEquals(List.of("1. B goes 1 step along -y", "2. B comes off along +x"), all(TITLE, svg));
        assertTrue(svg.contains("<title>bolt: solution 1, level 2, 2 moves</title>"), svg.substring(0, 300));
    }

    @Test
    void thePictureOfTheDocumentationIsThatOfItsCommand() throws Exception {
        String svg = done("", "render", "--steps", SOMA);

        assertEquals(Renewal.expected("../../../../docs/pictures/soma-steps.svg", svg), svg);
    }

    /** A piece of each lattice that has solids; the first solution of each puzzle can be taken apart. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "xDim=2:yDim=2:zDim=2 0 0 0, 1 0 0, 0 1 0, 1 1 0",
                "xDim=4:yDim=1:zDim=1 0 0 0, 1 0 0",
                "lattice=triangular:xDim=2:yDim=1 0 0 0, 0 0 1",
                "lattice=hexagonal:xDim=2:yDim=2 0 0 0, 1 0 0",
                "lattice=tetrakis:xDim=2:yDim=1 0 0 0, 0 0 1, 0 0 2, 0 0 3",
                "lattice=triangular-prism:xDim=2:yDim=1:zDim=2 0 0 0, 0 0 1",
                "lattice=hexagonal-prism:xDim=2:yDim=1:zDim=2 0 0 0, 1 0 0",
                "lattice=fcc:xDim=2:yDim=2:zDim=2 0 0 0, 1 1 0",
                "lattice=rhombic:xDim=5:yDim=5:zDim=5 4 3 2, 4 2 3",
                "lattice=tetra-octa:xDim=3:yDim=3:zDim=3 2 2 2; 1 1 1"
            })
    @Tag("slow")
    void eachLatticeHasAPictureForEachMove(String text) {
        String[] puzzle = text.split(" ", 2);
        StringBuilder lines = new StringBuilder("D:name=P:" + puzzle[0] + "\n");
        for (String piece : puzzle[1].split("; ")) {
            lines.append("C:name=p")
                    .append(lines.length())
                    .append(":copies=*:layout=")
                    .append(piece)
                    .append("\n");
        }
        String whole = lines.append("~D\n").toString();
        List<String> words = all(WORDS, done(whole, "apart", "--moves", "--keep", "1", "-"));

        String svg = done(whole, "render", "--steps", "-");

        assertFalse(words.isEmpty());
        assertEquals(words, all(TITLE, svg));
    }

    @Test
    void theMovesOfTheFileAreDrawn() throws Exception {
        Path moves = folder.resolve("moves.ndjson");
        done("", "apart", "--ndjson", "--sort", "level", "--keep", "2", "--output", moves.toString(), SOMA);
        List<String> words = all(WORDS, done("", "apart", "--moves", "--sort", "level", "--keep", "2", SOMA));
        int second = words.lastIndexOf(words.stream()
                .filter(line -> line.startsWith("1."))
                .reduce((first, last) -> last)
                .orElseThrow());

        assertEquals(
                words.subList(second, words.size()),
                all(TITLE, done("", "render", "--steps", "--number", "2", SOMA, moves.toString())));
        Files.writeString(moves, Files.readString(moves).replace("\"times\":0", "\"times\":1"));
        Ended damaged = fila("render", "--steps", SOMA, moves.toString());
        assertEquals(2, damaged.exitCode());
        assertTrue(
                damaged.err().startsWith("fila: " + moves + ":1: the moves of solution ")
                        && damaged.err().contains(" are wrong: ")
                        && damaged.err().endsWith("; write them again by ./fila apart --ndjson\n"),
                damaged::err);
        assertEquals("", damaged.out());
    }

    /** Damaged moves are of no use to a picture of the solution alone. */
    @Test
    void aPictureOfTheSolutionTakesNoMoves() throws Exception {
        Path moves = folder.resolve("moves.ndjson");
        done("", "apart", "--ndjson", "--keep", "1", "--output", moves.toString(), SOMA);
        String before = done("", "render", SOMA, moves.toString());
        Files.writeString(moves, Files.readString(moves).replace("\"times\":0", "\"times\":1"));

        assertEquals(before, done("", "render", SOMA, moves.toString()));
    }

    /** No piece of the ring passes another, and no piece is farther than 80 cells from another. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "D:xDim=3:yDim=3:zDim=1#R:layout=1 1 0#C:name=A:type=S:layout=0 0 0, 1 0 0, 2 0 0, 0 1 0, 2 1 0, 0 2 0, 1 2 0,"
                        + " 2 2 0#C:name=B:layout=0 0 0#~D#"
                        + "|solution 1 cannot be taken apart by straight moves",
                "D:xDim=90:yDim=1:zDim=1#R:layout=0 0 0, 89 0 0#C:name=A:copies=2:layout=0 0 0#~D#"
                        + "|solution 1 is not decided, since more than 80 cells lie between two of its cells"
            })
    void aSolutionWithoutMovesIsRefused(String text) {
        String[] parts = text.split("\\|");

        Ended ended = filaReading(parts[0].replace("#", "\n"), "render", "--steps", "-");

        assertEquals(
                new Ended(
                        2,
                        "",
                        "fila: " + parts[1]
                                + "; ./fila apart --ndjson --output moves.ndjson PUZZLE writes the assemblies that can be"
                                + " taken apart, with their moves\n"),
                ended);
    }

    @ParameterizedTest
    @MethodSource("names")
    void aNameIsTextAndNothingElse(String name) {
        String svg = done(BOLT.replace("name=B", "name=" + name), "render", "--steps", "-");

        List<String> elements = Pattern.compile("<([a-z]+)")
                .matcher(svg)
                .results()
                .map((MatchResult found) -> found.group(1))
                .distinct()
                .toList();
        assertTrue(
                List.of("svg", "title", "desc", "rect", "defs", "g", "path", "use", "text")
                        .containsAll(elements),
                elements::toString);
        assertEquals(2, all(TITLE, svg).size());
    }

    static List<String> names() {
        return HostileNames.all().stream()
                .filter(name -> !name.contains(":") && !name.isBlank())
                .toList();
    }
}
