package io.github.filaforge.strategy.fila;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.VariableNames;
import io.github.filaforge.model.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes the methods that try one image. There is a method for each set of occupancy words that images meet, so that a call
 * passes only the words of the image that are not 0.
 */
final class PlaceMethods {

    private static final String IMAGE = "image";

    private final StateVariables state;
    private final boolean counting;
    /** The sets of words in use, by the name of their method. */
    private final TreeMap<String, Set<Integer>> inUse = new TreeMap<>();

    PlaceMethods(StateVariables state, boolean counting) {
        this.state = state;
        this.counting = counting;
    }

    /**
     * Returns the call that tries an image.
     *
     * @param image the cells of the image by position
     * @param free the words of the piece counters after the piece of the image is taken, as arguments
     */
    CodeBlock call(Layout image, String free) {
        Set<Integer> words = wordsOf(image);
        String name = state.occupancyWords() == 1
                ? "place"
                : "place" + words.stream().map(String::valueOf).collect(Collectors.joining("And"));
        inUse.put(name, words);
        String bits = words.stream().map(word -> Literals.hex(image.word(word))).collect(Collectors.joining(", "));
        return CodeBlock.of("$L($L, $L, $L, $L)", name, state.occupancyArguments(), bits, free, StateVariables.LEFT);
    }

    /** Returns the number of arguments of the call that tries an image. */
    int argumentCount(Layout image) {
        return state.stride() + wordsOf(image).size() + 1;
    }

    private static Set<Integer> wordsOf(Layout image) {
        Set<Integer> words = new TreeSet<>();
        for (int word = 0; word < image.wordCount(); word++) {
            if (image.word(word) != 0) {
                words.add(word);
            }
        }
        return words;
    }

    /** Returns the name of one of the methods that the calls need, if there are any. */
    Optional<String> example() {
        return inUse.keySet().stream().findFirst();
    }

    /** Returns the methods that the calls need. */
    List<MethodSpec> methods() {
        List<MethodSpec> methods = new ArrayList<>();
        inUse.forEach((name, words) -> methods.add(method(name, words)));
        return methods;
    }

    private MethodSpec method(String name, Set<Integer> words) {
        List<ParameterSpec> parameters = new ArrayList<>();
        List<ParameterSpec> stateParameters = state.parameters();
        parameters.addAll(stateParameters.subList(0, state.occupancyWords()));
        words.forEach(word ->
                parameters.add(ParameterSpec.builder(TypeName.LONG, image(word)).build()));
        parameters.addAll(stateParameters.subList(state.occupancyWords(), stateParameters.size()));
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addJavadoc("Places an image if it fits, and goes on to the next target.")
                .addParameters(parameters);
        if (counting) {
            method.beginControlFlow("if ($L)", misses(words, UnrolledEmitter.ROOT))
                    .addStatement("attempts[$L]++", StateVariables.LEFT)
                    .endControlFlow();
        }
        method.beginControlFlow("if ($L)", misses(words, StateVariables.OCCUPANCY));
        if (counting) {
            method.addStatement("fits[$L]++", StateVariables.LEFT);
        }
        List<String> next = state.words(
                word -> words.contains(word) ? state.occupancy(word) + " | " + image(word) : state.occupancy(word),
                state::unused);
        return method.addStatement("fill($L, $L - 1)", String.join(", ", next), StateVariables.LEFT)
                .endControlFlow()
                .build();
    }

    private String misses(Set<Integer> words, String occupancy) {
        return words.stream()
                .map(word -> "(" + VariableNames.numbered(occupancy, word, state.occupancyWords()) + " & " + image(word)
                        + ") == 0L")
                .collect(Collectors.joining(" && "));
    }

    private String image(int word) {
        return VariableNames.numbered(IMAGE, word, state.occupancyWords());
    }

    /** Returns the names of the fields with the occupancy of the present root, which a counting solver has. */
    List<String> rootFields() {
        return IntStream.range(0, state.occupancyWords())
                .mapToObj(word -> VariableNames.numbered(UnrolledEmitter.ROOT, word, state.occupancyWords()))
                .toList();
    }
}
