package io.github.filaforge.page.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.choice.Chosen;
import io.github.filaforge.request.SearchRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The strategies by which the studio searches: the cheapest one, if it needs no generated source. */
class SolutionFinderTest {

    /** The cells of PT12 are more than a word has bits, so its dynamic sieve needs source. */
    @ParameterizedTest
    @CsvSource({"somacube, sieve", "tetriscube, dynamic-sieve", "PT12, cover", "kanoodle_pyramid, cover"})
    @Tag("seconds")
    void aPuzzleIsSearchedWithoutSource(String definition, String strategy) throws Exception {
        String text = Files.readString(Path.of("../def/" + definition + ".txt"));

        Chosen chosen = SolutionFinder.search(StudioEditor.only(text).puzzle(), request());

        assertEquals(strategy, chosen.strategyName());
        assertTrue(chosen.directSolvers(false).isPresent());
    }

    private static SearchRequest request() {
        return SearchRequest.standard().but().merging(false).build();
    }
}
