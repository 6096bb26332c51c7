package io.github.filaforge.runtime.parts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.LineSolver;
import io.github.filaforge.runtime.Mutations;
import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.edge.EdgeBoard;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.SearchStopped;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The files of results, one for each part of a search. */
class ResultsTest {

    private static final EdgeBoard BOARD = new EdgeBoard(2, 1, -1, "a 1 2 3 4", "b 1 2 3 4");

    private static final String PROGRAM = Results.program((byte) 1, (byte) 2, (byte) 3);

    private final List<String> told = new ArrayList<>();

    @TempDir
    private Path folder;

    private Results results() throws IOException {
        return Results.create(folder, PROGRAM, this::parts, told::add);
    }

    /** The division of parts by the program of these tests. */
    private final Map<PartName, Integer> division = new HashMap<>();

    private int parts(PartName name) {
        Integer parts = division.get(name);
        if (parts == null) {
            throw new IllegalArgumentException("part " + name + " cannot be split");
        }
        return parts;
    }

    /** Writes the file of a part that the program splits. */
    private void split(Results results, String name, int parts) throws IOException {
        division.put(PartName.parse(name), parts);
        results.putSplit(PartName.parse(name), parts);
    }

    private static PartResult result(PartName name, int... ints) {
        SolutionBlock.Writer writer = new SolutionBlock.Writer(Integer.MAX_VALUE, () -> true);
        writer.accept(ints);
        writer.accept(new int[0]);
        return new PartResult(
                name,
                BigInteger.TWO,
                List.of(LevelCounter.of("attempts", 0, 7, Long.MAX_VALUE), LevelCounter.of("fits", 3)),
                4_000_000_000L,
                writer.block(),
                BestBoard.NONE);
    }

    private static PartResult count(PartName name, int solutions) {
        return new PartResult(name, BigInteger.valueOf(solutions), List.of(), 5, null, BestBoard.NONE);
    }

    /** The only file in the folder. */
    private Path file() throws IOException {
        try (var files = Files.list(folder)) {
            return files.findFirst().orElseThrow();
        }
    }

    @Test
    void aPartIsReadAsItWasWritten() throws IOException {
        PartName name = PartName.parse("17.0.3");
        PartResult kept = result(name, 0, 127, 128, 16_383, 16_384, 1 << 20);

        results().put(kept);
        assertEquals(Optional.of(kept), results().get(name));
        results().put(count(name, 4));
        assertEquals(Optional.of(count(name, 4)), results().get(name));

        assertEquals(List.of(), told);
        assertEquals(Optional.empty(), results().get(PartName.root(17)));
        assertEquals(
                PROGRAM.substring(0, 16) + "-000017.0.3.part",
                file().getFileName().toString());
    }

    @Test
    void solutionsComeBackInTheirOrder() throws IOException {
        List<int[]> solutions = new ArrayList<>();

        result(PartName.root(0), 0, 127, 128, 16_383, 16_384, 1 << 20).block().tell(solutions::add);

        assertEquals(2, solutions.size());
        assertArrayEquals(new int[] {0, 127, 128, 16_383, 16_384, 1 << 20}, solutions.get(0));
        assertEquals(0, solutions.get(1).length);
    }

    @Test
    void solutionsBeyondTheRoomOfAFileStopASearchThatCanBeSplit() {
        SolutionBlock.Writer full = new SolutionBlock.Writer(0, () -> true);

        assertThrows(SearchStopped.class, () -> full.accept(new int[] {1}));
    }

    @Test
    void ofAPartThatCannotBeSplitAFileTakesAllSolutions() throws IOException {
        AtomicInteger asked = new AtomicInteger();
        SolutionBlock.Writer full = new SolutionBlock.Writer(0, () -> asked.incrementAndGet() == 0);
        List<int[]> solutions = new ArrayList<>();

        full.accept(new int[] {1});
        full.accept(new int[] {2});
        full.block().tell(solutions::add);

        assertEquals(2, solutions.size());
        assertEquals(1, asked.get());
    }

    @Test
    void theLinesOfAPartAreReadable() throws IOException {
        results().put(count(PartName.parse("2.1"), 41));

        String text = Files.readString(file(), StandardCharsets.US_ASCII);

        assertTrue(
                text.startsWith("filaforge-part 1\nprogram=" + PROGRAM
                        + "\npart=2.1\nsolutions=41\nnanos=5\nbytes=none\nsha-256="),
                text);
        assertTrue(text.endsWith("\n\n"), text);
    }

    /** Returns the missing parts of a search with three roots, of which root 1 was split into three. */
    private String missing(boolean kept) throws IOException {
        return missing(3, Share.ALL, kept);
    }

    private String missing(int roots, Share share, boolean kept) throws IOException {
        return PartTotal.of(results(), share.roots(roots), kept).missing().toString();
    }

    @Test
    void aSplitPartIsDoneWhenAllItsPartsAre() throws IOException {
        Results results = results();
        assertEquals("[0, 1, 2]", missing(true));

        results.put(result(PartName.root(0)));
        results.put(result(PartName.root(2)));
        split(results, "1", 3);
        assertEquals("[1.0, 1.1, 1.2]", missing(true));

        results.put(result(PartName.parse("1.2")));
        split(results, "1.0", 0);
        assertEquals("[1.1]", missing(true));

        results.put(result(PartName.parse("1.1")));
        assertEquals("[]", missing(true));
    }

    @Test
    void aTotalGoesOnWithWhatWasMissing() throws IOException {
        Results results = results();
        results.put(count(PartName.root(0), 5));
        Path read = file();
        split(results, "1", 2);
        results.put(count(PartName.parse("1.0"), 3));

        PartTotal before = PartTotal.of(results, Share.ALL.roots(3), false);
        Files.delete(read);
        results.put(count(PartName.parse("1.1"), 4));
        PartTotal later = before.later(results, false);
        results.put(count(PartName.root(2), 30));
        PartTotal last = later.later(results, false);

        assertEquals("8 solutions so far, some missing", before.text("some missing", BOARD));
        assertEquals(List.of(PartName.parse("1.1"), PartName.root(2)), before.missing());
        assertEquals(
                new PartTotal(BigInteger.valueOf(12), List.of(PartName.root(2)), List.of(), BestBoard.NONE), later);
        assertEquals("42 solutions in all", last.text("some missing", BOARD));
    }

    @Test
    void partsThatWereOnlyCountedAreListedSeparatelyFromPartsThatWereNotSearched() throws IOException {
        Results results = results();
        results.put(count(PartName.root(0), 5));
        split(results, "1", 2);
        results.put(count(PartName.parse("1.0"), 3));
        PartTotal some = PartTotal.of(results, Share.ALL.roots(2), true);
        results.put(count(PartName.parse("1.1"), 3));
        PartTotal all = PartTotal.of(results, Share.ALL.roots(2), true);

        String counted = " have only numbers, since they were searched with --count;"
                + " search without --count to gather solutions";
        assertEquals(
                "0 solutions so far, 1 part is missing: 1.1; 2 parts of R" + counted,
                some.reasonForNoSolutions(Path.of("R"), BOARD));
        assertEquals("3 parts of R" + counted, all.reasonForNoSolutions(Path.of("R"), BOARD));
    }

    private static PartResult best(PartName name, int solutions, BestBoard best) {
        return new PartResult(name, BigInteger.valueOf(solutions), List.of(), 5, null, best);
    }

    @Test
    void theBestBoardOfAllPartsIsToldOfWhereThereIsNoSolution() throws IOException {
        Results results = results();
        results.put(best(PartName.root(0), 0, new BestBoard(7, 1, -1)));
        results.put(best(PartName.root(1), 0, new BestBoard(9, 2, 3)));
        results.put(best(PartName.root(2), 0, BestBoard.NONE));
        PartTotal none = PartTotal.of(results, Share.ALL.roots(4), false);
        results.put(best(PartName.root(3), 1, new BestBoard(8, 0, 1)));
        PartTotal one = PartTotal.of(results, Share.ALL.roots(4), false);
        PartTotal later = none.later(results, false);

        assertEquals("0 solutions so far, some missing; best board: 9 joins match", none.text("some missing", BOARD));
        assertEquals(new BestBoard(9, 2, 3), one.best());
        assertEquals(new BestBoard(9, 2, 3), later.best());
        assertEquals("1 solution in all", one.text("", BOARD));
    }

    @Test
    void aPartThatIsThereWholeAndInPartsCountsOnce() throws IOException {
        Results results = results();
        split(results, "0", 2);
        results.put(count(PartName.parse("0.0"), 1));
        results.put(count(PartName.parse("0.1"), 2));
        results.put(count(PartName.root(0), 3));
        List<BigInteger> visited = new ArrayList<>();

        results.visit(PartName.root(0), false, new Results.Visitor() {
            @Override
            public void done(PartResult part) {
                visited.add(part.solutions());
            }

            @Override
            public void missing(PartName name) {
                throw new AssertionError(name);
            }
        });

        assertEquals(List.of(BigInteger.valueOf(3)), visited);
    }

    @Test
    void whereSolutionsAreWantedAPartThatHasOnlyTheirNumberIsMissing() throws IOException {
        results().put(count(PartName.root(1), 7));
        results().put(result(PartName.root(2)));

        assertEquals("[0]", missing(false));
        assertEquals("[0, 1]", missing(true));
    }

    @ParameterizedTest
    @CsvSource({"1/1, '[0, 1, 2, 3, 4]'", "1/2, '[0, 2, 4]'", "2/2, '[1, 3]'", "3/3, [2]", "7/9, []"})
    void aShareHasEverySoManiethRoot(String share, String roots) throws IOException {
        assertEquals(roots, missing(5, Share.parse(share), true));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "3", "0/3", "4/3", "-1/3", "1/0", "a/b", "1/2/3", "1 /2"})
    void whatIsNoShareIsRefused(String text) {
        assertThrows(IllegalArgumentException.class, () -> Share.parse(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "-1", "1.", ".1", "01", "1..2", "1.-2", "99999999999"})
    void whatIsNoNameIsRefused(String text) {
        assertThrows(NumberFormatException.class, () -> PartName.parse(text));
    }

    @Test
    void aFileThatIsCutOffAnywhereIsToldOfAndAsIfItWereNotThere() throws IOException {
        PartName name = PartName.root(0);
        results().put(result(name, 1, 2, 3));
        byte[] whole = Files.readAllBytes(file());

        for (int length = 0; length < whole.length; length++) {
            Files.write(file(), java.util.Arrays.copyOf(whole, length));
            told.clear();
            assertEquals(Optional.empty(), results().get(name), "of length " + length);
            assertEquals(1, told.size());
            assertTrue(told.get(0).startsWith(file() + " cannot be used: "), told.get(0));
        }
    }

    @Test
    @Tag("seconds")
    void aDamagedFileIsNeverTakenForAnother() throws IOException {
        Random random = new Random(23);
        PartName name = PartName.root(0);
        results().put(result(name, 1, 2, 3));
        byte[] whole = Files.readAllBytes(file());
        Results results = results();

        for (int trial = 0; trial < 3000; trial++) {
            byte[] mutated = Mutations.of(whole, random);
            Files.write(file(), mutated);
            Optional<PartResult> read = results.get(name);
            assertEquals(java.util.Arrays.equals(whole, mutated), read.isPresent(), "trial " + trial);
        }
    }

    @Test
    void aFileUnderTheNameOfAnotherPartIsToldOf() throws IOException {
        results().put(count(PartName.root(3), 7));
        Path file = file();
        Files.move(file, folder.resolve(file.getFileName().toString().replace("3.part", "4.part")));

        assertEquals(Optional.empty(), results().get(PartName.root(4)));
        assertTrue(told.get(0).endsWith("cannot be used: it is of another part"), told.get(0));
    }

    @Test
    void aFileOfAnotherProgramUnderThisNameIsToldOf() throws IOException {
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        String other = PROGRAM.substring(0, 16) + "0".repeat(48);
        Results.create(elsewhere, other, this::parts, told::add).put(count(PartName.root(0), 7));

        Results results = Results.create(elsewhere, PROGRAM, this::parts, told::add);

        assertEquals(Optional.empty(), results.get(PartName.root(0)));
        assertTrue(told.get(0).endsWith("cannot be used: it is of another program"), told.get(0));
    }

    @Test
    void aSplitPartThatTheProgramDoesNotDivideLikeThisCannotBeUsed() throws IOException {
        split(results(), "0", 3);
        split(results(), "1", 2);
        division.put(PartName.root(0), 4);
        division.remove(PartName.root(1));

        assertEquals("[0, 1]", missing(2, Share.ALL, true));
        assertTrue(told.get(0).endsWith("cannot be used: it states 3 parts, and this program makes 4"), told.get(0));
        assertTrue(told.get(1).endsWith("cannot be used: this program does not split the part"), told.get(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "1", "3", "18446744073709551618"})
    void aFileWithAnotherNumberThanThatOfItsSolutionsCannotBeUsed(String number) throws IOException {
        PartResult right = result(PartName.root(0), 1);
        results()
                .put(new PartResult(right.name(), new BigInteger(number), List.of(), 5, right.block(), BestBoard.NONE));

        assertEquals(Optional.empty(), results().get(PartName.root(0)));
        assertTrue(
                told.get(0).endsWith("cannot be used: it has another number of solutions than it states"), told.get(0));
    }

    @Test
    void aFileThatIsTooLongForTheMemoryCannotBeUsed() throws IOException {
        results().put(count(PartName.root(0), 7));
        try (RandomAccessFile file = new RandomAccessFile(file().toFile(), "rw")) {
            file.setLength(3L << 30);
        }

        assertEquals(Optional.empty(), results().get(PartName.root(0)));
        assertTrue(
                told.get(0).contains(" cannot be used: it has 3221225472 bytes, and this process reads"), told.get(0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"folder", "device", "pipe"})
    @DisabledOnOs(OS.WINDOWS)
    @Timeout(20)
    void aNameOfAPartThatIsNoRegularFileCannotBeUsed(String kind) throws Exception {
        Path file = folder.resolve(PROGRAM.substring(0, 16) + "-000000.part");
        switch (kind) {
            case "folder" -> Files.createDirectory(file);
            case "device" -> Files.createSymbolicLink(file, Path.of("/dev/zero"));
            default ->
                assertEquals(
                        0, new ProcessBuilder("mkfifo", file.toString()).start().waitFor());
        }

        assertEquals("[0, 1]", missing(2, Share.ALL, true));
        assertEquals(List.of(file + " cannot be used: it is no regular file"), told);
        // JUnit warns of a link out of the temporary folder.
        Files.delete(file);
    }

    @Test
    void aFolderWithResultsOfAnotherProgramIsRefused() throws IOException {
        Results.create(folder, Results.program(new byte[0]), this::parts, told::add)
                .put(count(PartName.root(0), 7));

        IOException refused = assertThrows(IOException.class, this::results);

        assertTrue(refused.getMessage().contains("has results of another program"), refused.getMessage());
    }

    @Test
    void aFolderThatIsNotThereOrNoneIsToldOf() throws IOException {
        Path none = folder.resolve("none");
        Path file = Files.createFile(folder.resolve("file"));

        assertEquals(
                "there is no folder " + none,
                assertThrows(IOException.class, () -> Results.open(none, PROGRAM, this::parts, told::add))
                        .getMessage());
        assertEquals(
                file + " is no folder",
                assertThrows(IOException.class, () -> Results.open(file, PROGRAM, this::parts, told::add))
                        .getMessage());
        assertEquals(
                file + " is no folder",
                assertThrows(IOException.class, () -> Results.create(file, PROGRAM, this::parts, told::add))
                        .getMessage());
        assertTrue(assertThrows(
                        IOException.class, () -> Results.create(file.resolve("R"), PROGRAM, this::parts, told::add))
                .getMessage()
                .startsWith("cannot make the folder " + file.resolve("R")));
    }

    @Test
    void whatAKilledProcessHasLeftIsRemovedAfterADay() throws IOException {
        String prefix = PROGRAM.substring(0, 16) + "-000003.part.";
        Path old = Files.createFile(folder.resolve(prefix + "0000.new"));
        Path recent = Files.createFile(folder.resolve(prefix + "1111.new"));
        Path foreign = Files.createFile(folder.resolve("notes.new"));
        Files.setLastModifiedTime(old, FileTime.fromMillis(1000));
        Files.setLastModifiedTime(foreign, FileTime.fromMillis(1000));

        results();

        assertFalse(Files.exists(old));
        assertTrue(Files.exists(recent));
        assertTrue(Files.exists(foreign));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aFileThatAnotherProcessRenamesWhileItIsLookedAtIsPassedOver() throws IOException {
        // A link that leads nowhere is listed in its folder, but does not exist as a file.
        Files.createSymbolicLink(
                folder.resolve(PROGRAM.substring(0, 16) + "-000003.part.2222.new"), folder.resolve("gone"));

        assertEquals("[0, 1]", missing(2, Share.ALL, true));
    }

    @Test
    void partsThatAreMissingAreNamedByTheFirstAndTheLastOfARow() {
        List<PartName> missing = new ArrayList<>();
        for (String name : List.of("0", "1", "2", "4", "5.0", "5.1", "6")) {
            missing.add(PartName.parse(name));
        }
        assertEquals("7 parts are missing: 0-2, 4, 5.0, 5.1, 6", PartTotal.missingText(missing));
        assertEquals("1 part is missing: 4", PartTotal.missingText(List.of(PartName.root(4))));
        for (int root = 100; root < 200; root += 2) {
            missing.add(PartName.root(root));
        }
        assertTrue(PartTotal.missingText(missing).endsWith(", 128 and others"), PartTotal.missingText(missing));
    }

    @Test
    void aSearchIsMadePartByPart() {
        PartedSearch search = new PartedSearch(LineSolver::new, PartSettings.standard());

        for (int root = 0; root < 3; root++) {
            PartResult result = search.search(PartName.root(root)).orElseThrow();
            assertEquals(BigInteger.TWO, result.solutions());
            assertTrue(result.storesSolutions());
        }
        assertThrows(IllegalArgumentException.class, () -> search.search(PartName.root(3)));
        assertThrows(IllegalArgumentException.class, () -> search.split(PartName.root(0)));
    }
}
