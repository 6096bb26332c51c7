package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.oracle.RandomRanges;
import io.github.filaforge.oracle.RandomRanges.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.runtime.search.DoneParts;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Searches of puzzles whose pieces may be left over, whose parts are split as far as it goes, and that go on after a part. */
class SupplyPartsTest {

    /** Less than the least that any search is expected to take: everything is split. */
    private static final double NOTHING = 0;

    static Stream<Sample> samples() {
        return Lattices.names().stream()
                .flatMap(name -> RandomRanges.stream(name, Seeds.part(20)))
                .filter(sample -> !sample.solver().solutions().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("samples")
    @Tag("seconds")
    void theyFindTheSolutionsInOrderWhateverTheStrategy(Sample sample) {
        Random random = new Random(sample.toString().hashCode());
        for (SolverForm form : SolverForm.servingSupplies()) {
            SearchJob job =
                    SearchBuilder.prepare(sample.puzzle(), form.request().build());
            EndedParts whole = new EndedParts(job.decoder());
            job.run(RunSettings.standard().withThreads(1), whole);
            EndedParts parts = new EndedParts(job.decoder());
            RunSettings deepened = RunSettings.standard()
                    .withThreads(1 + random.nextInt(3))
                    .splitBy(job.chosen().longRoots(NOTHING));

            assertTrue(job.run(deepened, parts).complete());

            assertEquals(Set.copyOf(whole.pictures()), Set.copyOf(parts.pictures()), () -> form + " of " + sample);
            assertEquals(whole.pictures().size(), parts.pictures().size(), () -> form + " of " + sample);
            assertGoesOn(job, deepened, parts, random.nextInt(parts.paths().size()));
        }
    }

    /** Asserts that a search after a part has the parts behind it, and their solutions in order. */
    private static void assertGoesOn(SearchJob job, RunSettings settings, EndedParts parts, int done) {
        EndedParts rest = new EndedParts(job.decoder());
        job.run(settings.after(new DoneParts(parts.paths().get(done), Set.of())), rest);

        List<List<Integer>> paths = parts.paths();
        assertEquals(paths.subList(done + 1, paths.size()), rest.paths());
        assertEquals(
                parts.pictures().subList(parts.foundBy(done), parts.pictures().size()), rest.pictures());
    }
}
