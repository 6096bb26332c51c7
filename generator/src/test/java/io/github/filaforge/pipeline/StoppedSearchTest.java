package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.compile.CompileException;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.JavacCompiler;
import io.github.filaforge.compile.SolverClass;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.Rows;
import io.github.filaforge.plan.SearchPlan.Kind;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.RestartLimit;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.search.Splitter;
import io.github.filaforge.search.SearchBuilder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Searches of every strategy that are stopped: the receiver of the solutions stops them while it receives one. */
class StoppedSearchTest {

    /** The number of solutions of a root below which a stop may come after half of them. */
    private static final int FEW_SOLUTIONS = 100;

    /** Puzzles in the plane, with copies, and in space; a search of each takes at most a second. */
    private static final List<String> DEFINITIONS = List.of("pentominoes_15x4", "tetrominoes_2sets_8x5", "somacube");

    /** A puzzle and a way to search it that can be stopped. */
    record Trial(String definition, String way, SearchRequest request) {

        Trial(String definition, Object way, SearchRequest.Builder request) {
            this(definition, way.toString(), request.stoppable(true).build());
        }

        SolverSource source() {
            return SearchBuilder.begin(Definitions.puzzle(definition), request).source();
        }

        SolverClass compiled() throws CompileException {
            return new JaninoCompiler().compile(source());
        }

        @Override
        public String toString() {
            return way + " of " + definition;
        }
    }

    static Stream<Trial> trials() {
        return Stream.concat(
                IntStream.range(0, DEFINITIONS.size()).boxed().flatMap(StoppedSearchTest::someWays),
                // Eight neighbours are more than lists in one word have.
                Stream.of(new Trial(
                        "tetratesseracts_7x2x2x1", "schedule with wide lists", lists(SearchRequest.builder()))));
    }

    /** Returns every third way for a puzzle, so that each way has a puzzle and each strategy has several. */
    private static Stream<Trial> someWays(int puzzle) {
        List<Trial> ways = waysOf(DEFINITIONS.get(puzzle));
        return IntStream.range(0, ways.size())
                .filter(way -> way % DEFINITIONS.size() == puzzle)
                .mapToObj(ways::get);
    }

    private static List<Trial> waysOf(String definition) {
        List<Trial> ways = new ArrayList<>();
        for (SolverForm form : SolverForm.all()) {
            ways.add(new Trial(definition, form, form.request()));
            if (form.kind().countsIfAsked()) {
                ways.add(new Trial(
                        definition, form + ", counting", form.request().counting(true)));
            }
            if (form.kind() == Kind.FIXED_ORDER) {
                ways.add(new Trial(
                        definition, form + ", many roots", form.request().roots(30)));
            }
        }
        ways.add(new Trial(
                definition,
                "sieve with a tail",
                SearchRequest.builder().strategy("sieve").tail(4)));
        ways.add(new Trial(definition, "schedule with lists", lists(SearchRequest.builder())));
        ways.add(new Trial(
                definition, "schedule in tries", SearchRequest.builder().tries(new RestartLimit(5, 100))));
        return ways;
    }

    private static SearchRequest.Builder lists(SearchRequest.Builder request) {
        return request.scheduled(true).order(OrderingSteps.natural()).lists(SearchRequest.FROM_CONSTRAINED);
    }

    @ParameterizedTest
    @Tag("seconds")
    @MethodSource("trials")
    void aSearchThatIsStoppedEndsSoonAndTheNextByTheSameSolverIsWhole(Trial trial) throws CompileException {
        SolverClass compiled = trial.compiled();
        assertEndsSoonAndIsWholeAgain(prepared(compiled.newSolver()), prepared(compiled.newSolver()));
    }

    private static Search prepared(Search search) {
        search.prepare(RunSettings.standard().withThreads(1), new SearchListener() {});
        return search;
    }

    private static void assertEndsSoonAndIsWholeAgain(Search undisturbed, Search stopped) {
        Random random = new Random(undisturbed.rootCount());
        int ended = 0;
        int late = 0;
        int missed = 0;
        for (int root = 0; root < undisturbed.rootCount(); root++) {
            List<List<Integer>> all = new ArrayList<>();
            RootResult whole = undisturbed.search(root, solution -> all.add(boxed(solution)));
            int wanted = 1 + random.nextInt(all.size() / 2 + 1);
            List<List<Integer>> found = new ArrayList<>();

            RootResult result = stopped.search(root, solution -> {
                found.add(boxed(solution));
                if (found.size() == wanted) {
                    stopped.stop();
                }
            });

            assertEquals(all.subList(0, found.size()), found);
            assertEquals(found.size(), result.solutions().intValueExact());
            if (result.complete()) {
                assertEquals(all.size(), found.size());
            } else {
                ended++;
                // A search looks at the stop from time to time only, so a root with few solutions may end too late.
                late += all.size() < FEW_SOLUTIONS ? 0 : found.size() - wanted;
                missed += all.size() - found.size();
            }
            List<List<Integer>> again = new ArrayList<>();
            assertEquals(whole, stopped.search(root, solution -> again.add(boxed(solution))));
            assertEquals(all, again);
        }
        assertTrue(ended > 0, "no search was ended");
        assertTrue(late < missed, late + " solutions too many, and " + missed + " that were not waited for");
    }

    /** Each part has more than a thousand of more than half a million solutions, and is split further if it is stopped. */
    @Test
    @Rows.More
    void aStoppedPartOfMergedStatesIsSplitIntoPartsThatHaveItsSolutions() throws CompileException {
        SearchRequest.Builder request = SearchRequest.builder().strategy("merge");
        Search search = prepared(
                new Trial("pentominoes_1s_18x5", "merge", request).compiled().newSolver());
        Splitter planned = search.splitter(Splitter.Purpose.PLANNED, Splitter.NONE);
        RootPart longest = RootPart.root(0);
        long most = 0;
        Deque<RootPart> parts = new ArrayDeque<>(List.of(longest));
        while (!parts.isEmpty()) {
            RootPart part = parts.pop();
            List<RootPart> split = planned.split(part);
            if (!split.equals(List.of(part))) {
                parts.addAll(split);
                continue;
            }
            long solutions = search.search(part, solution -> {}).solutions().longValueExact();
            longest = solutions > most ? part : longest;
            most = Math.max(most, solutions);
        }

        List<RootPart> further =
                search.splitter(Splitter.Purpose.ON_DEMAND, Splitter.NONE).split(longest);

        assertTrue(further.size() > 1, most + " solutions");
        assertEquals(
                solutions(search, longest),
                further.stream()
                        .flatMap(part -> solutions(search, part).stream())
                        .toList());
    }

    private static List<List<Integer>> solutions(Search search, RootPart part) {
        List<List<Integer>> solutions = new ArrayList<>();
        search.search(part, solution -> solutions.add(boxed(solution)));
        return solutions;
    }

    static List<Trial> trialsWithCopies() {
        return waysOf("tetrominoes_2sets_8x5");
    }

    @ParameterizedTest
    @Tag("seconds")
    @MethodSource("trialsWithCopies")
    void javacHasNothingToSayAboutASourceThatAsks(Trial trial) throws CompileException {
        SolverSource source = trial.source();
        // By exact cover, by a schedule and by merged states the search itself is in the runtime.
        boolean asksInTheRuntime = source.text().contains("extends CoverSolver")
                || source.text().contains("extends ScheduledSolver")
                || source.text().contains("extends MergeSolver");

        assertEquals(!asksInTheRuntime, source.text().contains("endIfStopped("));
        new JavacCompiler().compile(source);
    }

    @Test
    @Tag("seconds")
    void aSourceThatIsNotAskedToDoesNotAsk() {
        for (SolverForm form : SolverForm.all()) {
            SearchRequest.Builder request = form.request();
            SolverSource plain = new Trial("somacube", "", request.build()).source();
            SolverSource asking = new Trial("somacube", "", request).source();

            assertFalse(plain.text().contains("endIfStopped"), form::toString);
            assertEquals(
                    plain.text(),
                    asking.text()
                            .replace(", can be stopped", "")
                            .replace(" stoppable", "")
                            .replaceAll(" *endIfStopped\\((left)?\\);\n", ""),
                    form::toString);
        }
    }

    /** A method that would be too long is cut into parts, and asks before them. */
    @Test
    @Tag("slow")
    void aMethodInPartsAsksOnce() {
        SearchRequest.Builder request = SearchRequest.builder()
                .strategy("sieve")
                .filters(SearchRequest.Filters.NONE)
                .constraining(SearchRequest.Constraining.by(SearchRequest.Constraining.Rule.NOTHING))
                .roots(1);

        String source = new Trial("heptominoes_33x23", "", request).source().text();

        assertTrue(source.contains("void fill107From0("));
        for (int left = 1; left <= 107; left++) {
            boolean asks = Pattern.compile("void fill" + left + "\\([^)]*\\) \\{\n *endIfStopped\\(\\);")
                    .matcher(source)
                    .find();
            assertEquals(left >= 5 && left % 3 == 2, asks, "with " + left + " pieces left");
        }
        assertEquals(35, source.split("endIfStopped", -1).length - 1);
    }

    private static List<Integer> boxed(int... solution) {
        return IntStream.of(solution).boxed().toList();
    }

    @Test
    void anInterruptedThreadPreparesNoSearchAndStaysInterrupted() {
        Puzzle puzzle = Definitions.puzzle("tetriscube");
        Thread.currentThread().interrupt();

        assertThrows(SearchStopped.class, () -> SearchBuilder.prepare(puzzle, SearchRequest.standard()));

        assertTrue(Thread.interrupted());
    }

    @Test
    void theInterruptionOfASampleEndsThePlan() {
        Puzzle puzzle = Definitions.puzzle("tetriscube");
        var begun = SearchBuilder.begin(puzzle, SearchRequest.standard());
        begun.images();
        Thread.currentThread().interrupt();

        assertThrows(SearchStopped.class, begun::source);

        assertTrue(Thread.interrupted());
    }
}
