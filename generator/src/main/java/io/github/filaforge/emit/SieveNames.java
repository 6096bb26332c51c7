package io.github.filaforge.emit;

import io.github.filaforge.plan.SievePlan;
import io.github.filaforge.plan.SievePlan.CellRange;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** The names of constants and variables of a sieve: numbered only where there are several words. */
final class SieveNames {

    private final int windowWords;
    private final int imageWords;

    SieveNames(SievePlan plan) {
        this.windowWords = plan.windowWords();
        this.imageWords = plan.imageWords();
    }

    /** A word of the occupancy from the target on. */
    String occupancy(int word) {
        return StateVariables.numbered("o", word, windowWords);
    }

    /** The same from the next target on. */
    String next(int word) {
        return StateVariables.numbered("next", word, windowWords);
    }

    /** A word of the images whose shapes have unused pieces. */
    String images(int word) {
        return StateVariables.numbered("images", word, imageWords);
    }

    /** The same after a piece is used. */
    String rest(int word) {
        return StateVariables.numbered("rest", word, imageWords);
    }

    /** A word of the images that fit. */
    String fits(int word) {
        return StateVariables.numbered("fitting", word, imageWords);
    }

    String layouts(int word) {
        return StateVariables.numbered("LAYOUTS", word, windowWords);
    }

    String others(int word) {
        return StateVariables.numbered("OTHERS", word, imageWords);
    }

    String table(int word, CellRange range) {
        return "AFTER_" + range.first() + (imageWords == 1 ? "" : "_" + word);
    }

    /** All words of the window. */
    List<String> window(IntFunction<String> name) {
        return IntStream.range(0, windowWords).mapToObj(name).toList();
    }

    /** All words of images. */
    List<String> ofImages(IntFunction<String> name) {
        return IntStream.range(0, imageWords).mapToObj(name).toList();
    }
}
