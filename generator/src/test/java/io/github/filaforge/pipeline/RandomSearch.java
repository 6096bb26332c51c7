package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.image.Impossibility;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.Partition;
import io.github.filaforge.oracle.PlainSymmetries;
import io.github.filaforge.oracle.RandomPuzzles.Sample;
import io.github.filaforge.oracle.SolutionChecker;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.OrderingException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.search.RunSettings;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Compares searches of a random puzzle with the plain exact-cover search, which shares no code with them. */
final class RandomSearch {

    private final Sample sample;
    private final RandomRequests requests;
    private final SolutionChecker checker;
    private final Set<Partition> expected;

    RandomSearch(Sample sample) {
        this.sample = sample;
        this.requests = new RandomRequests(sample);
        this.checker = new SolutionChecker(sample.puzzle());
        this.expected = new HashSet<>(sample.solutions());
    }

    /** Returns true if a piece of the puzzle fits nowhere. */
    static boolean hasPieceWithoutPlace(Puzzle puzzle) {
        return Impossibility.byPlaces(ImageFinder.find(puzzle, Distinct.ALL)).isPresent();
    }

    /** With {@code --all} each solution is found, and once. */
    void assertFindsAllSolutions(SolverForm form) throws OrderingException {
        SearchRequest request = requests.next(form, Distinct.ALL);
        List<Partition> found = run(request).map(checker::check).toList();

        assertEquals(expected.size(), found.size(), () -> about(request));
        assertEquals(expected, new HashSet<>(found), () -> about(request));
    }

    /** Asserts that one of all solutions that are symmetric to one another is found. */
    void assertFindsOneOfEachOrbit(List<SolverForm> forms, Distinct distinct) throws OrderingException {
        boolean mirror = distinct == Distinct.UP_TO_REFLECTION;
        SearchRequest request = requests.next(requests.anyOf(forms), distinct);
        StringBuilder printed = new StringBuilder();
        run(request).forEach(picture -> printed.append("# --- SOLUTION 0 ---\n").append(picture));
        List<Partition> found = checker.checkOutput(printed.toString(), mirror);

        int orbits = PlainSymmetries.of(sample.puzzle(), mirror)
                .orbitRepresentatives(sample.solutions())
                .size();
        assertEquals(orbits, found.size(), () -> about(request));
        assertTrue(expected.containsAll(found), () -> about(request));
    }

    /** The pictures that a search finds; it is made by compiled and by direct solvers, which have to agree. */
    private Stream<String> run(SearchRequest request) {
        Optional<RandomRequests.Jobs> jobs = requests.jobs(request);
        if (jobs.isEmpty()) {
            assertEquals(Set.of(), expected, () -> about(request));
            return Stream.empty();
        }
        RunSettings settings = requests.settings();
        Solutions one = Solutions.of(jobs.get().compiled());
        Solutions other = Solutions.of(jobs.get().direct(), settings);
        assertEquals(one.result(), other.result(), () -> settings + ", " + about(request));
        // Where parts are split for several threads, pieces of one shape may change their names.
        assertEquals(
                settings.ordered() ? one.pictures() : partitions(one),
                settings.ordered() ? other.pictures() : partitions(other),
                () -> settings + ", " + about(request));
        assertEquals(one.result().solutions(), jobs.get().direct().count(), () -> about(request));
        return one.pictures().stream();
    }

    private List<String> partitions(Solutions solutions) {
        return solutions.pictures().stream()
                .map(picture -> checker.check(picture).toString())
                .sorted()
                .toList();
    }

    private String about(SearchRequest request) {
        return request + "\n" + sample;
    }
}
