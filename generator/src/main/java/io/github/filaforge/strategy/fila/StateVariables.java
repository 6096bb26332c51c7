package io.github.filaforge.strategy.fila;

import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import io.github.filaforge.emit.VariableNames;
import io.github.filaforge.model.Layout;
import io.github.filaforge.runtime.board.PieceCounters;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The variables that carry the state of a search through the methods of a solver: the words of the occupancy, the words
 * of the piece counters, and the number of pieces left.
 */
final class StateVariables {

    static final String LEFT = "left";

    private final int occupancyWords;
    private final int counterWords;

    StateVariables(int regionSize, PieceCounters counters) {
        this.occupancyWords = Layout.wordsFor(regionSize);
        this.counterWords = counters.wordCount();
    }

    int occupancyWords() {
        return occupancyWords;
    }

    /** Returns the number of words of a state on the trail. */
    int stride() {
        return occupancyWords + counterWords;
    }

    /** Returns the variable of an occupancy word: {@code filled}, or {@code filled0} and so on if there are several. */
    String occupancy(int word) {
        return VariableNames.numbered("filled", word, occupancyWords);
    }

    /**
     * Returns the variable of a word of piece counters: {@code unused}, or {@code unused0} and so on if there are several.
     */
    String unused(int word) {
        return VariableNames.numbered("unused", word, counterWords);
    }

    List<ParameterSpec> parameters() {
        List<ParameterSpec> parameters = new ArrayList<>();
        for (String word : words(this::occupancy, this::unused)) {
            parameters.add(ParameterSpec.builder(TypeName.LONG, word).build());
        }
        parameters.add(ParameterSpec.builder(TypeName.INT, LEFT).build());
        return parameters;
    }

    /** Returns all variables as arguments, unchanged. */
    String arguments() {
        return String.join(", ", words(this::occupancy, this::unused)) + ", " + LEFT;
    }

    /** Returns the occupancy words as arguments. */
    String occupancyArguments() {
        return IntStream.range(0, occupancyWords).mapToObj(this::occupancy).collect(Collectors.joining(", "));
    }

    /** Returns the words of the piece counters as arguments, one of them replaced. */
    String unusedArguments(int replaced, String replacement) {
        return IntStream.range(0, counterWords)
                .mapToObj(word -> word == replaced ? replacement : unused(word))
                .collect(Collectors.joining(", "));
    }

    /** Returns the words as expressions, which the given functions make of the indices of the words. */
    List<String> words(IntFunction<String> occupancy, IntFunction<String> unused) {
        List<String> words = new ArrayList<>();
        IntStream.range(0, occupancyWords).mapToObj(occupancy).forEach(words::add);
        IntStream.range(0, counterWords).mapToObj(unused).forEach(words::add);
        return words;
    }
}
