package io.github.filaforge.pipeline;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random puzzles of a kind, of which pieces may be left over, against a plain search that shares no code with the product; a
 * kind has its {@code trials()}.
 */
abstract class RandomRangeTrials {

    @ParameterizedTest
    @MethodSource("trials")
    void theSelectionsHaveTheSolutionsOfThePlainSearch(PuzzleTrial<?> trial) {
        trial.assertSelectionsFindItsSolutions();
    }

    @ParameterizedTest
    @Tag("seconds")
    @MethodSource("trials")
    void solutionsThatAreSymmetricCountOnce(PuzzleTrial<?> trial) {
        trial.assertSelectionsFindSymmetricSolutionsOnce();
    }

    @ParameterizedTest
    @Tag("seconds")
    @MethodSource("trials")
    void verifyFindsAllRightAndAsManyThatAreNotSymmetric(PuzzleTrial<?> trial) {
        trial.assertVerifierAgreesOnSelections();
    }

    @ParameterizedTest
    @MethodSource("trials")
    void aDefinitionKeepsWhatMayBeLeftOver(PuzzleTrial<?> trial) {
        trial.assertDefinitionKeepsIt();
    }
}
