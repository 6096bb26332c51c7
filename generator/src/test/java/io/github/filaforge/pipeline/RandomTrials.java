package io.github.filaforge.pipeline;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random puzzles of a kind against a plain search that shares no code with the product; a kind has its {@code trials()}. */
abstract class RandomTrials {

    @ParameterizedTest
    @MethodSource("trials")
    void everyStrategyFindsTheSolutionsOfThePlainSearch(PuzzleTrial<?> trial) {
        trial.assertEveryStrategyFindsItsSolutions();
    }

    @ParameterizedTest
    @Tag("seconds")
    @MethodSource("trials")
    void solutionsThatAreSymmetricCountOnce(PuzzleTrial<?> trial) {
        trial.assertEveryStrategyCountsSymmetricSolutionsOnce();
    }

    @ParameterizedTest
    @MethodSource("trials")
    void verifyFindsAllRightAndAsManyThatAreNotSymmetric(PuzzleTrial<?> trial) {
        trial.assertVerifierAgrees();
    }

    @ParameterizedTest
    @MethodSource("trials")
    void aDefinitionKeepsThePuzzle(PuzzleTrial<?> trial) {
        trial.assertDefinitionKeepsIt();
    }
}
