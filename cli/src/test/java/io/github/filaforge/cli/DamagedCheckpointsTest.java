package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.checkpoint.Checkpoint;
import io.github.filaforge.runtime.checkpoint.CheckpointFile;
import io.github.filaforge.runtime.checkpoint.SearchState;
import io.github.filaforge.runtime.file.Fingerprint;
import io.github.filaforge.runtime.search.DoneParts;
import io.github.filaforge.runtime.search.LevelFiles;
import io.github.filaforge.runtime.search.LevelListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.search.SearchBuilder;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Damaged files of a count by merged states that was ended in the middle: its checkpoint and the levels beside it. The count
 * goes on to the right number, or the damage is refused.
 */
@Tag("seconds")
class DamagedCheckpointsTest {

    private static final String PUZZLE = "../def/tetrominoes_2sets_8x5.txt";

    private static final Ended RIGHT = new Ended(0, "783\n", "783 solutions\n");

    private static final int MUTANTS = 3 * Seeds.COUNT;

    private static final int CHECK_BYTES = Long.BYTES;

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** The files of the count. */
    private enum Part {
        POINT(""),
        FRONT(".front"),
        BACK(".back");

        private final String ending;

        Part(String ending) {
            this.ending = ending;
        }
    }

    @TempDir
    private Path folder;

    private Path point;
    private final Map<Part, byte[]> files = new HashMap<>();

    /** Counts to the end for the properties of the count, and again without the last level. */
    @BeforeEach
    void endACountInTheMiddle() throws IOException {
        point = folder.resolve("point");
        assertEquals(RIGHT, fila("count", "--strategy", "merge", "--checkpoint", point.toString(), PUZZLE));
        CheckpointFile file = new CheckpointFile(point);
        Map<String, String> search = file.read().search();
        SearchState begun =
                new SearchState(DoneParts.NONE, BigInteger.ZERO, List.of(), 1_000_000, BestBoard.NONE, List.of());
        file.write(new Checkpoint(search, begun, false, 0, 0));
        LevelFiles levels = file.levels(search, 0, begun);
        RunSettings settings = RunSettings.standard()
                .countingOnly()
                .keeping(new LevelFiles(levels.name(), levels.identity(), 0, false));
        LevelListener ending = new LevelListener() {
            @Override
            public void levelEnded(int level, int count, BigInteger states) {
                if (level == count) {
                    throw new SearchStopped();
                }
            }
        };
        assertThrows(
                SearchStopped.class,
                () -> SearchBuilder.prepare(
                                DefinitionReader.readAll(PUZZLE, Files.readString(Path.of(PUZZLE)))
                                        .get(0)
                                        .puzzle(),
                                SearchRequest.builder().strategy("merge").build())
                        .newSolver()
                        .prepare(settings, ending));
        for (Part part : Part.values()) {
            files.put(part, Files.readAllBytes(path(part)));
        }
    }

    private Path path(Part part) {
        return point.resolveSibling(point.getFileName() + part.ending);
    }

    private void write(Part changed, byte... bytes) throws IOException {
        for (Part part : Part.values()) {
            Files.write(path(part), part == changed ? bytes : files.get(part));
        }
    }

    private Ended goOn() {
        return assertTimeoutPreemptively(
                PATIENCE,
                () -> fila("count", "--strategy", "merge", "--checkpoint", point.toString(), "--resume", PUZZLE));
    }

    private void assertRefused(Ended ended) {
        assertEquals(2, ended.exitCode(), ended::toString);
        assertEquals("", ended.out());
        assertTrue(ended.err().startsWith("fila: ") && ended.err().contains(point.toString()), ended::err);
        assertEquals(1, ended.err().lines().count(), ended::err);
    }

    @Test
    void theFilesAsTheyAreGiveTheRightCount() throws IOException {
        write(Part.POINT, files.get(Part.POINT));

        assertEquals(RIGHT, goOn());
        try (Stream<Path> left = Files.list(folder)) {
            assertEquals(List.of(point), left.toList());
        }
    }

    @ParameterizedTest
    @EnumSource(Part.class)
    @Tag("slow")
    void aMutantGivesTheRightCountOrIsRefused(Part part) throws IOException {
        Random random = new Random(part.ending.length());
        byte[] bytes = files.get(part);
        for (int mutant = 0; mutant < MUTANTS; mutant++) {
            byte[] mutated = mutated(bytes, random);
            write(part, mutated);

            Ended ended = goOn();

            if (Arrays.equals(bytes, mutated)) {
                assertEquals(RIGHT, ended);
            } else {
                assertRefused(ended);
            }
        }
    }

    /** A check sum that is right shows that somebody has written the file so. The number may be any, but no exception. */
    @ParameterizedTest
    @EnumSource(Part.class)
    void aMutantWithARightCheckSumIsANumberOrRefused(Part part) throws IOException {
        Random random = new Random(100 + part.ending.length());
        byte[] bytes = files.get(part);
        byte[] unsigned = part == Part.POINT
                ? Arrays.copyOf(bytes, new String(bytes, StandardCharsets.US_ASCII).indexOf("sha-256="))
                : Arrays.copyOf(bytes, bytes.length - CHECK_BYTES);
        for (int mutant = 0; mutant < MUTANTS; mutant++) {
            byte[] mutated = mutated(unsigned, random);
            write(part, part == Part.POINT ? signedLines(mutated) : signedLevel(mutated));

            Ended ended = goOn();

            if (ended.exitCode() == 0) {
                assertTrue(ended.out().matches("[0-9]+\n"), ended::toString);
            } else {
                assertEquals(2, ended.exitCode(), ended::toString);
                assertTrue(ended.err().startsWith("fila: ") && !ended.err().contains("Exception"), ended::err);
            }
        }
    }

    private static byte[] signedLines(byte... lines) {
        byte[] check = ("sha-256=" + Fingerprint.of(lines) + "\n").getBytes(StandardCharsets.US_ASCII);
        return joined(lines, check);
    }

    private static byte[] signedLevel(byte... content) {
        CRC32C sum = new CRC32C();
        sum.update(content);
        return joined(
                content,
                ByteBuffer.allocate(CHECK_BYTES).putLong(sum.getValue()).array());
    }

    private static byte[] joined(byte[] first, byte... second) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(first);
        all.writeBytes(second);
        return all.toByteArray();
    }

    /** Returns some bytes with one to three changes: of bits, of a few bytes, of a number, of the end or of many bytes. */
    private static byte[] mutated(byte[] bytes, Random random) {
        byte[] mutated = bytes.clone();
        for (int left = 1 + random.nextInt(3); left > 0 && mutated.length > Integer.BYTES; left--) {
            int at = random.nextInt(mutated.length);
            int few = Math.min(mutated.length - at, 1 + random.nextInt(8));
            switch (random.nextInt(7)) {
                case 0 -> mutated[at] ^= (byte) (1 << random.nextInt(Byte.SIZE));
                case 1 -> mutated[at] = (byte) random.nextInt(256);
                case 2 -> mutated = Arrays.copyOf(mutated, at);
                case 3 ->
                    mutated = joined(Arrays.copyOf(mutated, at), Arrays.copyOfRange(mutated, at + few, mutated.length));
                case 4 ->
                    mutated = joined(Arrays.copyOf(mutated, at + few), Arrays.copyOfRange(mutated, at, mutated.length));
                case 5 ->
                    ByteBuffer.wrap(mutated)
                            .putInt(
                                    Math.min(at, mutated.length - Integer.BYTES),
                                    random.nextInt() >> random.nextInt(Integer.SIZE));
                default -> {
                    byte[] other = new byte[few];
                    random.nextBytes(other);
                    System.arraycopy(other, 0, mutated, at, few);
                }
            }
        }
        return mutated;
    }

    /** To read from a device or a pipe might never end. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void aLevelThatIsNoFileIsRefused() throws IOException {
        write(Part.POINT, files.get(Part.POINT));
        Files.delete(path(Part.FRONT));
        Files.createSymbolicLink(path(Part.FRONT), Path.of("/dev/zero"));

        Ended ended = goOn();

        assertEquals(
                new Ended(
                        2,
                        "",
                        "fila: " + path(Part.FRONT) + " is no regular file: remove it to count from the start\n"),
                ended);
    }
}
