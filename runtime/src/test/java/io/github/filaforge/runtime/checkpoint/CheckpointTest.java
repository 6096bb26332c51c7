package io.github.filaforge.runtime.checkpoint;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.LineSolver;
import io.github.filaforge.runtime.Mutations;
import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.format.SolutionPrinter;
import io.github.filaforge.runtime.format.TextFormat;
import io.github.filaforge.runtime.run.RootQueue;
import io.github.filaforge.runtime.search.DoneParts;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.Splitter;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checkpoints and their files. */
public class CheckpointTest {

    @TempDir
    private Path folder;

    private static Checkpoint checkpoint() {
        Map<String, String> search = new LinkedHashMap<>();
        search.put("version", "1 = one");
        search.put("name of the puzzle", "b\\u0041\n\u00e9 \u2028");
        search.put("nothing", "");
        SearchState state = new SearchState(
                new DoneParts(List.of(3, 0, 12), Set.of(List.of(4), List.of(3, 1))),
                new BigInteger("12345678901234567890123"),
                List.of(LevelCounter.of("attempts", 0, 5, 7), LevelCounter.of("fits", 0, Long.MAX_VALUE)),
                987_654_321_000L,
                new BestBoard(17, 5, -1, 0),
                List.of("filaforge-apart 1", "a \\ \u00e9 =", ""));
        return new Checkpoint(search, state, false, 4_000_000_000L, -1L);
    }

    private static Checkpoint first() {
        return new Checkpoint(Map.of(), SearchState.NONE, true, 0, 0);
    }

    @Test
    void aCheckpointIsReadAsItWasWritten() throws IOException {
        for (Checkpoint checkpoint : List.of(checkpoint(), first())) {
            assertEquals(checkpoint, CheckpointFile.read(CheckpointFile.text(checkpoint)));
        }
        assertEquals(
                List.copyOf(checkpoint().search().keySet()),
                List.copyOf(CheckpointFile.read(CheckpointFile.text(checkpoint()))
                        .search()
                        .keySet()));
    }

    @Test
    void theTextIsReadable() {
        assertEquals(
                """
                filaforge-checkpoint 1
                complete=true
                solutions=0
                nanos=0
                through=
                beyond=
                output=0 0
                sha-256=HASH
                """,
                new String(CheckpointFile.text(first()), StandardCharsets.US_ASCII).replaceAll("[0-9a-f]{64}", "HASH"));
    }

    @Test
    void aCheckpointOfWhichTheEndIsMissingIsRefused() {
        byte[] bytes = CheckpointFile.text(checkpoint());

        for (int length = 0; length < bytes.length; length++) {
            byte[] cut = Arrays.copyOf(bytes, length);
            assertThrows(IOException.class, () -> CheckpointFile.read(cut));
        }
    }

    @Test
    void aCheckpointOfWhichAByteIsAnotherIsRefused() {
        byte[] bytes = CheckpointFile.text(checkpoint());

        for (int index = 0; index < bytes.length; index++) {
            byte[] changed = bytes.clone();
            changed[index] ^= 1;
            assertThrows(IOException.class, () -> CheckpointFile.read(changed));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "filaforge-checkpoint 2\n",
                "filaforge-checkpoint 1\n",
                "filaforge-checkpoint 1\ncomplete=maybe\nsolutions=0\nnanos=0\nthrough=\nbeyond=\noutput=0 0\n",
                "filaforge-checkpoint 1\ncomplete=true\nsolutions=-1\nnanos=0\nthrough=\nbeyond=\noutput=0 0\n",
                "filaforge-checkpoint 1\ncomplete=true\nsolutions=0\nnanos=0\nthrough=1.x\nbeyond=\noutput=0 0\n",
                "filaforge-checkpoint 1\ncomplete=true\nsolutions=0\nnanos=0\nthrough=1.-2\nbeyond=\noutput=0 0\n",
                "filaforge-checkpoint 1\ncomplete=true\nsolutions=0\nnanos=0\nthrough=\nbeyond=\noutput=0\n",
                "filaforge-checkpoint 1\ncomplete=true\nsolutions=0\nnanos=0\nthrough=\nbeyond=\noutput=-1 0\n",
                "filaforge-checkpoint 1\ncomplete=true\nsolutions=0\nnanos=0\nthrough=\nbeyond=\noutput=0 0\nmore=1\n",
                "filaforge-checkpoint 1\nsearch.a=\\n\ncomplete=true\nsolutions=0\nnanos=0\nthrough=\nbeyond=\noutput=0 0\n"
            })
    void whatHasARightCheckSumAndIsWrongIsRefusedToo(String lines) {
        assertThrows(IOException.class, () -> CheckpointFile.read(signed(lines)));
    }

    private static byte[] signed(String lines) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(lines.getBytes(StandardCharsets.US_ASCII));
            return (lines + "sha-256=" + HexFormat.of().formatHex(digest) + "\n").getBytes(StandardCharsets.US_ASCII);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Half of the mutations get a right check sum, so that what is behind it is tried too. */
    @Test
    @Tag("slow")
    void mutationsAreReadAsSomethingOrRefusedWithAReason() {
        Random random = new Random(19);
        byte[] bytes = CheckpointFile.text(checkpoint());
        String text = new String(bytes, StandardCharsets.US_ASCII);
        String lines = text.substring(0, text.lastIndexOf("sha-256="));

        for (int count = 0; count < 20_000; count++) {
            byte[] mutated =
                    Mutations.of(random.nextBoolean() ? bytes : lines.getBytes(StandardCharsets.US_ASCII), random);
            byte[] tried = random.nextBoolean() ? mutated : signed(new String(mutated, StandardCharsets.US_ASCII));
            try {
                Checkpoint read = CheckpointFile.read(tried);
                assertEquals(read, CheckpointFile.read(CheckpointFile.text(read)));
            } catch (IOException refused) {
                assertFalse(refused.getMessage().isEmpty());
            }
        }
    }

    @Test
    void theFileHasTheLastCheckpointAndNothingIsLeftBesideIt() throws IOException {
        CheckpointFile file = new CheckpointFile(folder.resolve("point"));

        file.write(first());
        file.write(checkpoint());

        assertEquals(checkpoint(), file.read());
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(file.path()), files.toList());
        }
    }

    @ParameterizedTest
    @CsvSource({"point, true", "link, true", "./point, true", "point.new, true", "point.news, false", "new, false"})
    void itTellsWhichFilesCheckpointsAreWrittenOver(String other, boolean overwrites) throws IOException {
        CheckpointFile file = new CheckpointFile(folder.resolve("point"));
        file.write(first());
        Files.createSymbolicLink(folder.resolve("link"), file.path());

        assertEquals(overwrites, file.overwrites(folder.resolve(other)));
    }

    /** A device would be read for ever, or until there is no more memory. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void aDeviceIsNoCheckpoint() {
        CheckpointFile device = new CheckpointFile(Path.of("/dev/zero"));

        IOException refused = assertThrows(IOException.class, device::read);

        assertEquals("/dev/zero is no checkpoint that can be used: it is no regular file", refused.getMessage());
    }

    @Test
    void aFileThatIsNoCheckpointIsNamed() throws IOException {
        Path text = Files.writeString(folder.resolve("text"), "D:xDim=3\n");

        IOException refused = assertThrows(IOException.class, () -> new CheckpointFile(text).read());

        assertEquals(
                text + " is no checkpoint that can be used: it does not begin as checkpoints do", refused.getMessage());
    }

    @Test
    void theFirstDifferenceIsNamed() {
        Checkpoint checkpoint = checkpoint();
        Map<String, String> other = new LinkedHashMap<>(checkpoint.search());

        assertNull(checkpoint.difference(other));
        other.put("more", "");
        assertEquals("more", checkpoint.difference(other));
        other.remove("nothing");
        assertEquals("nothing", checkpoint.difference(other));
        other.put("version", "2");
        assertEquals("version", checkpoint.difference(other));
    }

    @Test
    void partsThatEndInAnyOrderAreKeptTrackOf() {
        Random random = new Random(3);
        for (int run = 0; run < 200; run++) {
            Splitter splitter = part -> part.path().size() < 3 && part.path().hashCode() % 3 == 0
                    ? List.of(part.part(0, ""), part.part(1, ""), part.part(2, ""))
                    : List.of(part);
            int roots = 1 + random.nextInt(20);
            Set<List<Integer>> searched = new HashSet<>();
            DoneParts done = DoneParts.NONE;
            boolean isComplete = false;
            while (!isComplete) {
                RootQueue queue = new RootQueue(roots, splitter, done);
                CheckpointKeeper.PartTracker tracker = new CheckpointKeeper.PartTracker(done);
                List<RootPart> open = new ArrayList<>();
                int left = 1 + random.nextInt(10);
                RootPart part = queue.next();
                while (left > 0 && (part != null || !open.isEmpty())) {
                    if (part != null && (open.size() < 3 || random.nextBoolean())) {
                        tracker.begin(part);
                        open.add(part);
                        part = queue.next();
                    } else {
                        RootPart ended = open.remove(random.nextInt(open.size()));
                        tracker.end(ended);
                        assertTrue(searched.add(ended.path()), () -> ended.path() + " is searched twice");
                        left--;
                    }
                }
                done = tracker.done();
                isComplete = part == null && open.isEmpty();
            }
            assertEquals(all(roots, splitter), searched);
        }
    }

    /** A root that takes for days while others end in parts: its checkpoint would grow beyond what is read again. */
    @Test
    void aRootOfWhichAllPartsAreDoneIsOneEntry() {
        CheckpointKeeper.PartTracker tracker = new CheckpointKeeper.PartTracker(DoneParts.NONE);
        tracker.begin(RootPart.root(0));
        for (int root = 1; root <= 3; root++) {
            for (int number = 0; number < 100; number++) {
                RootPart part = RootPart.root(root).part(number / 10, "").part(number % 10, "");
                tracker.begin(part);
                tracker.end(part);
            }
        }

        assertEquals(2 + 9 + 10, tracker.done().beyond().size());

        tracker.begin(RootPart.root(4));

        assertEquals(new DoneParts(List.of(), Set.of(List.of(1), List.of(2), List.of(3))), tracker.done());
    }

    @Test
    @Tag("seconds")
    void aCheckpointThatWouldNotBeReadAgainIsNotWritten() throws IOException {
        CheckpointFile file = new CheckpointFile(folder.resolve("point"));
        file.write(checkpoint());
        Checkpoint longOne = new Checkpoint(Map.of("long", "x".repeat(17 << 20)), SearchState.NONE, false, 0, 0);

        IOException refused = assertThrows(IOException.class, () -> file.write(longOne));

        assertTrue(refused.getMessage().endsWith("is not read again; --resume goes on from the last one"));
        assertEquals(checkpoint(), file.read());
    }

    /** A folder that has the name of the file beside may be the user's own. */
    @Test
    void aCheckpointThatCannotBeWrittenLeavesTheLastOneAndTheFolderInItsWay() throws IOException {
        CheckpointFile file = new CheckpointFile(folder.resolve("point"));
        file.write(first());
        Path beside = Files.createDirectory(folder.resolve("point.new"));

        assertThrows(IOException.class, () -> file.write(checkpoint()));

        assertTrue(Files.isDirectory(beside));
        assertEquals(first(), file.read());
    }

    /** A solution of a root that has not ended is printed before a better board comes. */
    @ParameterizedTest
    @ValueSource(strings = {"out", "out.gz"})
    void noSolutionIsThereTwiceAfterABetterBoardAndAKill(String name) throws IOException {
        Path path = folder.resolve(name);
        CheckpointFile file = new CheckpointFile(folder.resolve("point"));
        try (ResultFile output = ResultFile.create(path)) {
            SolutionPrinter printer = new SolutionPrinter(new TextFormat(new LineSolver().decoder()), output);
            CheckpointKeeper keeper = new CheckpointKeeper(
                    file,
                    Map.of(),
                    SearchState.NONE,
                    0,
                    new CheckpointKeeper.Printed(printer, output, path, output.secure()));
            keeper.begin();
            keeper.rootBegun(RootPart.root(0));
            printer.found(new int[] {0, 1, 2, 0, 1, 2});

            keeper.improved(new BestBoard(3, 1, 2, 3));
        }

        Checkpoint last = file.read();
        ResultFile.goOn(path, last.outputLength()).close();
        assertEquals(DoneParts.NONE, last.state().done());
        assertEquals("", text(path));
    }

    private static Set<List<Integer>> all(int roots, Splitter splitter) {
        Set<List<Integer>> all = new HashSet<>();
        RootQueue queue = new RootQueue(roots, splitter, DoneParts.NONE);
        for (RootPart part = queue.next(); part != null; part = queue.next()) {
            all.add(part.path());
        }
        return all;
    }

    @ParameterizedTest
    @ValueSource(strings = {"out", "out.gz"})
    void aFileThatIsCutWhereItWasSecuredIsGoneOnWith(String name) throws IOException {
        Path path = folder.resolve(name);
        long length;
        try (ResultFile file = ResultFile.create(path)) {
            file.write(new byte[] {'a', 'b'});
            length = file.secure();
            file.write(new byte[] {'l', 'o', 's', 't'});
            file.secure();
            file.write('x');
        }
        long check = ResultFile.check(path, length);
        try (ResultFile file = ResultFile.goOn(path, length)) {
            file.write(new byte[] {'c', 'd', 'e'});
        }

        assertArrayEquals("abcde".getBytes(StandardCharsets.US_ASCII), content(path));
        assertEquals(check, ResultFile.check(path, length));
        assertThrows(IOException.class, () -> ResultFile.check(path, Files.size(path) + 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"out", "out.gz"})
    void aFileOfNothingCanBeRead(String name) throws IOException {
        Path path = folder.resolve(name);

        ResultFile.create(path).close();

        assertArrayEquals(new byte[0], content(path));
    }

    /** Returns the content of a file whose name is known. */
    public static String text(Path path) throws IOException {
        return new String(content(path), StandardCharsets.UTF_8);
    }

    private static byte[] content(Path path) throws IOException {
        if (!ResultFile.isCompressed(path)) {
            return Files.readAllBytes(path);
        }
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(path))) {
            return in.readAllBytes();
        }
    }
}
