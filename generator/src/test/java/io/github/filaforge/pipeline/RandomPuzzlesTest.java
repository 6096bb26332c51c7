package io.github.filaforge.pipeline;

import io.github.filaforge.oracle.RandomPuzzles;
import io.github.filaforge.oracle.RandomPuzzles.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.plan.SearchPlan.Kind;
import io.github.filaforge.request.Distinct;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Generated solvers against a plain exact-cover search that shares no code with them, on seeded random puzzles. */
class RandomPuzzlesTest {

    private static final List<SolverForm> FORMS = SolverForm.all().stream()
            .filter(form -> form.kind() != Kind.SCHEDULE)
            .toList();

    /** Half of the strategies for a puzzle, and the others for the next puzzle of its kind. */
    private static List<SolverForm> forms(Sample sample) {
        return IntStream.range(0, FORMS.size())
                .filter(form -> Math.floorMod(form + sample.kind().name().hashCode() + sample.seed(), 2) == 0)
                .mapToObj(FORMS::get)
                .toList();
    }

    static Stream<Sample> samples() {
        return RandomPuzzles.stream(1).limit(Seeds.EACH_KIND);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void strategiesFindTheSolutionsOfThePlainSearch(Sample sample) throws Exception {
        RandomSearch search = new RandomSearch(sample);

        for (SolverForm form : forms(sample)) {
            search.assertFindsAllSolutions(form);
        }
        search.assertFindsOneOfEachOrbit(FORMS, Distinct.UP_TO_ROTATION);
        search.assertFindsOneOfEachOrbit(FORMS, Distinct.UP_TO_REFLECTION);
    }
}
