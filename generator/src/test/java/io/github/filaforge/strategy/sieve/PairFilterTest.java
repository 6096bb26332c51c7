package io.github.filaforge.strategy.sieve;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.SearchJob;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.runtime.sieve.PairFilter;
import java.lang.reflect.Field;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** That nothing is lost by the filter of a sieve, KnownCountsTest and RandomPuzzlesTest tell; here is what it saves. */
class PairFilterTest {

    private static final int REGIONS = 100_000;

    @Test
    void nearlyAllRegionsThatTwoPiecesCannotFillAreToldSo() throws Exception {
        long[] filter = filterOf("pentominoes_10x6");
        Random random = new Random(1);

        long passed = IntStream.range(0, REGIONS)
                .filter(region -> PairFilter.mayFill(filter, random.nextLong(), random.nextLong()))
                .count();

        assertTrue(passed < REGIONS / 50, () -> passed + " of " + REGIONS);
    }

    /** The table that the solver of a puzzle makes when its search is long. */
    private static long[] filterOf(String definition) throws Exception {
        SearchJob job = Filaforge.prepare(
                Definitions.puzzle(definition),
                SearchRequest.builder().strategy("sieve").build());
        Map<String, byte[]> classes = job.classFiles();
        ClassLoader loader = new ClassLoader(PairFilterTest.class.getClassLoader()) {
            @Override
            protected Class<?> findClass(String name) throws ClassNotFoundException {
                byte[] bytes = classes.get(name);
                if (bytes == null) {
                    throw new ClassNotFoundException(name);
                }
                return defineClass(name, bytes, 0, bytes.length);
            }
        };
        Class<?> pairs = Class.forName(job.source().qualifiedName() + "$Pairs", true, loader);
        Field filter = pairs.getDeclaredField("FILTER");
        filter.setAccessible(true);
        return (long[]) filter.get(null);
    }
}
