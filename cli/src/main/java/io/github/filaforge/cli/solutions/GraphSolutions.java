package io.github.filaforge.cli.solutions;

import io.github.filaforge.result.ImageFrequencies;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.search.MergedSolutions;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** All solutions of a puzzle, read off a graph. */
final class GraphSolutions implements SolutionSet {

    private final MergedSolutions graph;

    GraphSolutions(MergedSolutions graph) {
        this.graph = graph;
    }

    @Override
    public BigInteger count() {
        return graph.count();
    }

    @Override
    public ImageFrequencies frequencies() {
        return graph.frequencies();
    }

    @Override
    public SolutionDecoder decoder() {
        return graph.decoder();
    }

    @Override
    public void tell(List<BigInteger> numbers, Consumer<int[]> listener) {
        numbers.forEach(number -> listener.accept(graph.solution(number)));
    }

    @Override
    public Optional<int[]> numbered(BigInteger number) {
        if (number.compareTo(count()) > 0) {
            return SolutionSet.none(number, count());
        }
        return Optional.of(graph.solution(number.subtract(BigInteger.ONE)));
    }
}
