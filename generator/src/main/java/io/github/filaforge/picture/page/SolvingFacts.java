package io.github.filaforge.picture.page;

import io.github.filaforge.model.Shape;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What a page that solves knows of its solvers.
 *
 * @param shapes those of the mobile pieces, by the index that the solvers give them
 * @param solving for each position of the solver of the puzzle the number of its cell in the region
 * @param completing the same of the solver that completes what a person has begun
 * @param roots the number of roots of the search
 * @param total the number of solutions, if it is known
 * @param seconds what the whole search is expected to take in a browser, if that is known
 * @param isEndless whether the search would not come to its end
 * @param strategy the name of the strategy
 * @param definition the name of the definition
 * @param version that of Filaforge
 */
public record SolvingFacts(
        List<Shape> shapes,
        List<Integer> solving,
        List<Integer> completing,
        int roots,
        Optional<BigInteger> total,
        OptionalDouble seconds,
        boolean isEndless,
        String strategy,
        String definition,
        String version) {

    /** Takes copies of the lists. */
    public SolvingFacts {
        shapes = List.copyOf(shapes);
        solving = List.copyOf(solving);
        completing = List.copyOf(completing);
    }

    /** The number of pieces that a solution has images of. */
    int images() {
        return shapes.stream().mapToInt(Shape::copies).sum();
    }

    /** In how many bits each number of a solution goes: those of images and of shapes. */
    int bits() {
        return Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(images() - 1));
    }
}
