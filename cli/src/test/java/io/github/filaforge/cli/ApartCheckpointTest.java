package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.runtime.checkpoint.CheckpointFile;
import io.github.filaforge.runtime.file.Fingerprint;
import io.github.filaforge.runtime.search.DoneParts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs of {@code fila apart} that are stopped and gone on with. */
@Tag("seconds")
@Timeout(120)
class ApartCheckpointTest {

    /** A search of a second, in 100 parts or more. */
    private static final String BURRS = "../def/solid_six_piece_burrs.txt";

    @TempDir
    private Path folder;

    private Path point() {
        return folder.resolve("point");
    }

    private String output() {
        return folder.resolve("out").toString();
    }

    private String[] apart(String options, String... more) {
        return Stream.concat(
                        Stream.concat(Stream.of("apart"), Stream.of(options.split(" "))),
                        Stream.concat(Stream.of(more), Stream.of(BURRS)))
                .toArray(String[]::new);
    }

    /** Runs a command on a thread that is interrupted as soon as a checkpoint has some parts. */
    private Ended stoppedInTheMiddle(String... arguments) throws Exception {
        FutureTask<Ended> run = new FutureTask<>(() -> fila(arguments));
        Thread thread = new Thread(run, "stopped");
        CheckpointFile file = new CheckpointFile(point());
        thread.start();
        boolean isBegun = false;
        while (!isBegun && !run.isDone()) {
            isBegun = file.exists() && !file.read().state().done().equals(DoneParts.NONE);
        }
        thread.interrupt();
        return run.get();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--count --threads 1",
                "--json --states 8 --threads 2",
                "--sort level --keep 58 --moves --threads 1",
                "--sort pieces --keep 5 --ndjson --threads 2",
                "--moves --keep 100 --threads 1",
                "--ndjson --least-level 2 --threads 2"
            })
    void aRunThatWasStoppedGoesOnToTheResultsOfAWholeRun(String options) throws Exception {
        String[] checkpoint = {"--output", output(), "--checkpoint", point().toString(), "--checkpoint-interval", "0.1"
        };
        Ended whole = fila(apart(options, "--output", folder.resolve("whole").toString()));

        Ended stopped = stoppedInTheMiddle(apart(options, checkpoint));
        Ended resumed = fila(apart(options + " --resume", checkpoint));

        assertTrue(stopped.err().contains(" so far, "), stopped.err());
        assertTrue(stopped.err().endsWith("to go on: this command with --resume\n"), stopped.err());
        assertEquals(whole, resumed);
        assertEquals(Files.readString(folder.resolve("whole")), Files.readString(Path.of(output())));
    }

    /** BurrTools has 588 assemblies and 179 solutions of these pieces, without their mirror images. */
    @Test
    void theNumbersByBurrToolsRuleGoOnToo() throws Exception {
        String text = Files.readString(Path.of(BURRS)).replace(":pieces=6", "");
        Path burrs = Files.writeString(folder.resolve("burrs.txt"), text);
        String file = folder.resolve("burrs.xmpuzzle").toString();
        fila("convert", burrs.toString(), file);
        Ended whole = fila("apart", "--count", file);

        String[] run = {"apart", "--count", "--checkpoint", point().toString(), "--checkpoint-interval", "0.1", file};
        Ended stopped = stoppedInTheMiddle(run);
        Ended resumed =
                fila(Stream.concat(Stream.of(run), Stream.of("--resume")).toArray(String[]::new));

        assertTrue(stopped.err().contains("by BurrTools' rule "), stopped.err());
        assertTrue(whole.err().contains("\nby BurrTools' rule 588 assemblies, 179 solutions\n"), whole.err());
        assertEquals(whole, resumed);
    }

    @Test
    void aRunAtItsEndIsAtItsEndWhenItIsGoneOnWith() {
        String[] run = apart("--json", "--checkpoint", point().toString());

        assertEquals(
                fila(run),
                fila(Stream.concat(Stream.of(run), Stream.of("--resume")).toArray(String[]::new)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--json --states 9", "--count", "--sort level --keep 3"})
    void otherOptionsAreRefused(String options) {
        fila(apart("--json", "--checkpoint", point().toString()));

        Ended other = fila(apart(options + " --resume", "--checkpoint", point().toString()));

        assertEquals(2, other.exitCode());
        assertTrue(other.err().contains("is of another command: 'apart json, "), other.err());
    }

    @Test
    void aCheckpointOfSolveIsRefused() {
        fila("solve", "--count", "--checkpoint", point().toString(), BURRS);

        Ended other = fila(apart("--count --resume", "--checkpoint", point().toString()));

        assertEquals(2, other.exitCode());
        assertTrue(other.err().contains("is of another "), other.err());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--moves | --checkpoint needs a file for the solutions",
                "--sort level --keep 1000000 | a checkpoint has no room for 1000000 assemblies of this puzzle: --keep "
            })
    void checkpointsThatCannotBeWrittenAreRefused(String example) {
        String[] parts = example.split(" \\| ");

        Ended ended = fila(apart(parts[0], "--checkpoint", point().toString()));

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().startsWith("fila: " + parts[1].strip()), ended.err());
    }

    @Test
    void theAssembliesOfAFileTakeNoCheckpoint() {
        Ended ended = fila("apart", "--count", "--checkpoint", point().toString(), BURRS, output());

        assertEquals(
                new Ended(
                        2,
                        "",
                        "fila: --checkpoint is for a search, and the assemblies of a file need none: leave it out\n"),
                ended);
    }

    /** A run of this puzzle is short. */
    private static final String SMALL = """
            D:name=small:xDim=4:yDim=2:zDim=2
            C:name=A:layout=0 0 0, 1 0 0, 2 0 0, 3 0 0
            C:name=B:copies=6:layout=0 0 0, 1 0 0
            ~D
            """;

    /**
     * Each damaged checkpoint is refused with its reason, or leads to the results of a whole run. Half of them have a right
     * check sum, so that other numbers may be read as they are. With more rows there are 2,024.
     */
    @Test
    @Tag("slow")
    void damagedCheckpointsAreRefusedOrLeadToTheSameResults() throws IOException {
        Path puzzle = Files.writeString(folder.resolve("small.txt"), SMALL);
        String[] run = {
            "apart",
            "--sort",
            "moves",
            "--keep",
            "4",
            "--moves",
            "--threads",
            "1",
            "--checkpoint",
            point().toString(),
            puzzle.toString()
        };
        String[] resumed = Stream.concat(Stream.of(run), Stream.of("--resume")).toArray(String[]::new);
        Ended whole = fila(run);
        byte[] bytes = Files.readAllBytes(point());
        Random random = new Random(1);

        int equal = 0;
        for (int seed = 0; seed < 46 * Seeds.COUNT; seed++) {
            boolean isSigned = seed % 2 == 0;
            byte[] damaged = damaged(bytes, random);
            Files.write(point(), isSigned ? signed(damaged) : damaged);

            Ended ended = fila(resumed);

            String refusal = isSigned ? "fila: .*\n" : "fila: .*point is no checkpoint that can be used: .*\n";
            boolean isRefused = ended.exitCode() == 2
                    && ended.out().isEmpty()
                    && ended.err().matches(refusal);
            boolean isRead = ended.exitCode() == 0;
            assertTrue(
                    isRefused || (isSigned ? isRead : ended.equals(whole)),
                    () -> new String(damaged, StandardCharsets.ISO_8859_1) + ended);
            equal += ended.equals(whole) ? 1 : 0;
        }
        assertTrue(equal > 0);
    }

    private static byte[] damaged(byte[] bytes, Random random) {
        byte[] damaged = bytes.clone();
        int changes = 1 + random.nextInt(2);
        for (int change = 0; change < changes; change++) {
            int at = random.nextInt(damaged.length);
            switch (random.nextInt(4)) {
                case 0 -> damaged[at] = (byte) random.nextInt(128);
                case 1 -> damaged[at] = (byte) "0123456789 .=\n".charAt(random.nextInt(14));
                case 2 -> damaged = without(damaged, at, 1 + random.nextInt(3));
                default -> {
                    List<String> lines =
                            Arrays.asList(new String(damaged, StandardCharsets.ISO_8859_1).split("(?<=\n)"));
                    int line = random.nextInt(lines.size());
                    lines.set(line, random.nextBoolean() ? "" : lines.get(random.nextInt(lines.size())));
                    damaged = String.join("", lines).getBytes(StandardCharsets.ISO_8859_1);
                }
            }
            if (damaged.length == 0) {
                return damaged;
            }
        }
        return damaged;
    }

    private static byte[] without(byte[] bytes, int from, int count) {
        int end = Math.min(bytes.length, from + count);
        byte[] rest = Arrays.copyOf(bytes, bytes.length - (end - from));
        System.arraycopy(bytes, end, rest, from, bytes.length - end);
        return rest;
    }

    /** Returns lines with a right check sum in place of their last line. */
    private static byte[] signed(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        String lines = text.substring(0, text.lastIndexOf('\n', Math.max(0, text.length() - 2)) + 1);
        byte[] content = lines.getBytes(StandardCharsets.ISO_8859_1);
        return (lines + "sha-256=" + Fingerprint.of(content) + "\n").getBytes(StandardCharsets.ISO_8859_1);
    }
}
