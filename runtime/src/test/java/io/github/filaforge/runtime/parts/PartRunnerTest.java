package io.github.filaforge.runtime.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.run.Deadline;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.search.SolutionSink;
import io.github.filaforge.runtime.search.Splitter;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Parts that are searched by several threads, and fail. */
@Timeout(60)
class PartRunnerTest {

    private static final String PROGRAM = Results.program((byte) 4);

    private static final int ROOTS = 30;

    private static final Deadline NEVER = Deadline.after(Optional.empty());

    @TempDir
    private Path folder;

    /** Parts that have been searched once. */
    private final Set<RootPart> met = ConcurrentHashMap.newKeySet();

    private Results results() throws IOException {
        return Results.create(folder, PROGRAM, name -> 2, text -> {});
    }

    private PartTotal total() throws IOException {
        return PartTotal.of(results(), Share.ALL.roots(ROOTS), true);
    }

    private PartRunner runner(Search search) throws IOException {
        return runner(() -> search, PartSettings.standard());
    }

    private PartRunner runner(Supplier<Search> searches, PartSettings settings) throws IOException {
        PartedSearch parted = new PartedSearch(searches, settings);
        return new PartRunner(parted, results(), true, total().missing());
    }

    /** All solutions in the folder, each by the part that has it. */
    private List<Integer> found() throws IOException {
        List<Integer> found = new ArrayList<>();
        for (int root = 0; root < ROOTS; root++) {
            results().visit(PartName.root(root), true, new Results.Visitor() {
                @Override
                public void done(PartResult result) throws IOException {
                    result.block().tell(solution -> found.add(solution[0]));
                }

                @Override
                public void missing(PartName name) {
                    throw new AssertionError(name);
                }
            });
        }
        found.sort(Comparator.naturalOrder());
        return found;
    }

    /** Two solutions for each root: its number, and that plus a thousand. */
    private static List<Integer> expected() {
        List<Integer> expected = new ArrayList<>();
        for (int root = 0; root < ROOTS; root++) {
            expected.add(root);
        }
        for (int root = 0; root < ROOTS; root++) {
            expected.add(root + 1000);
        }
        return expected;
    }

    /** A search of roots with two solutions each, which are in two parts if the root is split. */
    private abstract static class TwoEach implements Search {

        @Override
        public RootResult search(RootPart part, SolutionSink sink) {
            try {
                int solutions = 0;
                if (part.isRoot() || part.path().get(1) == 0) {
                    sink.accept(new int[] {part.root()});
                    solutions++;
                }
                beforeTheSecond(part);
                if (part.isRoot() || part.path().get(1) == 1) {
                    sink.accept(new int[] {part.root() + 1000});
                    solutions++;
                }
                return new RootResult(part.root(), BigInteger.valueOf(solutions), true, List.of());
            } catch (SearchStopped stopped) {
                return new RootResult(part.root(), BigInteger.ONE, false, List.of());
            }
        }

        /** Runs between two solutions. */
        abstract void beforeTheSecond(RootPart part);

        @Override
        public Splitter splitter(Splitter.Purpose purpose, Splitter other) {
            return purpose == Splitter.Purpose.PLANNED
                    ? other
                    : part -> part.isRoot() ? List.of(part.part(0, "a"), part.part(1, "b")) : List.of(part);
        }

        @Override
        public int rootCount() {
            return ROOTS;
        }

        @Override
        public int pieces() {
            return 1;
        }

        @Override
        public SolutionDecoder decoder() {
            throw new UnsupportedOperationException();
        }
    }

    /** A search that does nothing between two solutions. */
    private static final class Calm extends TwoEach {

        @Override
        void beforeTheSecond(RootPart part) {
            // Nothing.
        }
    }

    /** A search that ends a whole root only when it is stopped. */
    private static class Endless extends TwoEach {

        private volatile CountDownLatch asked;

        @Override
        public RootResult search(RootPart part, SolutionSink sink) {
            asked = new CountDownLatch(1);
            return super.search(part, sink);
        }

        @Override
        void beforeTheSecond(RootPart part) {
            if (part.isRoot()) {
                try {
                    asked.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                throw new SearchStopped();
            }
        }

        @Override
        public void stop() {
            CountDownLatch present = asked;
            if (present != null) {
                present.countDown();
            }
        }
    }

    @Test
    void allSolutionsAreFoundWithAnyNumberOfThreads() throws Exception {
        runner(new Calm()).run(3, NEVER);

        assertEquals(expected(), found());
    }

    @Test
    void aPartThatFailsIsToldOfAndSearchedByTheNextRun() throws Exception {
        Search failing = new TwoEach() {
            @Override
            void beforeTheSecond(RootPart part) {
                if (part.root() % 3 == 0 && met.add(part)) {
                    throw new IllegalStateException("once");
                }
            }
        };
        PartRunner first = runner(failing);
        first.run(2, NEVER);
        PartRunner second = runner(failing);
        second.run(2, NEVER);

        assertEquals(1, first.failures().lines().size());
        String line = first.failures().lines().get(0);
        assertTrue(
                line.matches("part \\d+ and 9 others could not be searched: java.lang.IllegalStateException: once"
                        + " \\(at .*PartRunnerTest.*\\)"),
                line);
        assertEquals(20, first.done());
        assertEquals(List.of(), second.failures().lines());
        assertEquals(10, second.done());
        assertEquals(expected(), found());
    }

    @Test
    void whatAPartHasFoundThatIsGivenUpIsFoundByThoseThatItIsSplitInto() throws Exception {
        PartRunner runner = runner(new TwoEach() {
            @Override
            void beforeTheSecond(RootPart part) {
                if (part.isRoot() && part.root() % 2 == 0) {
                    throw new SearchStopped();
                }
            }
        });

        runner.run(2, NEVER);

        assertEquals(15, runner.split());
        assertEquals(45, runner.done());
        assertEquals(0, runner.left());
        assertEquals(BigInteger.valueOf(60), runner.solutions());
        assertEquals(expected(), found());
        assertEquals(0, total().missing().size());
    }

    @Test
    void aPartThatTakesMoreThanItsBudgetIsStoppedAndSplit() throws Exception {
        PartRunner runner = runner(Endless::new, PartSettings.standard().withBudget(0.001));

        runner.run(2, NEVER);

        assertEquals(List.of(), runner.failures().lines());
        assertEquals(ROOTS, runner.split());
        assertEquals(2 * ROOTS, runner.done());
        assertEquals(expected(), found());
    }

    @Test
    @Tag("seconds")
    void partsThatAreNotDoneAtTheDeadlineAreSearchedByTheNextRun() throws Exception {
        CountDownLatch never = new CountDownLatch(1);
        PartRunner stopped = runner(new TwoEach() {
            @Override
            void beforeTheSecond(RootPart part) {
                if (part.root() == 20) {
                    try {
                        never.await();
                    } catch (InterruptedException e) {
                        throw new SearchStopped();
                    }
                }
            }
        });

        stopped.run(1, Deadline.after(Optional.of(Duration.ofSeconds(2))));
        PartRunner next = runner(new TwoEach() {
            @Override
            void beforeTheSecond(RootPart part) {
                // This search goes on.
            }
        });
        next.run(2, NEVER);

        assertTrue(stopped.isStopped());
        assertFalse(next.isStopped());
        assertEquals(ROOTS, stopped.done() + next.done());
        assertEquals(expected(), found());
    }

    /** Otherwise the part would silently have no budget any more. */
    @Test
    void aPartOfWhichNobodyCanFindOutWhetherItCanBeSplitFails() throws Exception {
        PartRunner runner = runner(
                () -> new Endless() {
                    @Override
                    public Splitter splitter(Splitter.Purpose purpose, Splitter other) {
                        if (purpose == Splitter.Purpose.PLANNED) {
                            return other;
                        }
                        return part -> {
                            throw new IllegalStateException("the images cannot be read");
                        };
                    }
                },
                PartSettings.standard().withBudget(0.001));

        runner.run(2, NEVER);

        assertEquals(0, runner.done());
        assertTrue(
                runner.failures()
                        .lines()
                        .get(0)
                        .contains("and 29 others could not be searched: java.lang.IllegalStateException: the images"),
                () -> runner.failures().lines().toString());
    }

    @Test
    void partsThatFailForReasonsOfTheirOwnAreCounted() {
        PartFailures failures = new PartFailures();
        for (int root = 0; root < 30; root++) {
            failures.add(PartName.root(root), "reason " + root);
            failures.add(PartName.root(root + 100), "reason " + root);
        }

        assertEquals(21, failures.lines().size());
        assertEquals(
                "part 0 and 1 other could not be searched: reason 0",
                failures.lines().get(0));
        assertEquals(
                "and 10 more reasons, for 60 parts in all", failures.lines().get(20));
    }

    /** A search may be in any state after it has thrown. */
    @Test
    void aSearchThatHasThrownIsNotUsedAgain() throws Exception {
        PartRunner runner = runner(
                () -> new TwoEach() {
                    private boolean hasThrown;

                    @Override
                    void beforeTheSecond(RootPart part) {
                        if (hasThrown) {
                            throw new AssertionError("it is used again");
                        }
                        hasThrown = part.root() % 3 == 0;
                        if (hasThrown) {
                            throw new IllegalStateException("once");
                        }
                    }
                },
                PartSettings.standard());

        runner.run(2, NEVER);

        assertEquals(20, runner.done());
        assertEquals(1, runner.failures().lines().size());
    }

    @Test
    void aPartThatAnotherProcessHasDoneMeanwhileIsNotSearchedAgain() throws Exception {
        PartRunner late = runner(new Calm());
        runner(new Calm()).run(1, NEVER);

        late.run(1, NEVER);

        assertEquals(0, late.done());
        assertEquals(expected(), found());
    }

    @Test
    void aFolderThatCannotBeWrittenEndsTheRunWithTheReason() throws Exception {
        PartRunner runner = runner(new Calm());
        Files.delete(folder);

        String message =
                assertThrows(IOException.class, () -> runner.run(2, NEVER)).getMessage();

        assertTrue(message.startsWith("cannot write " + folder), message);
    }
}
