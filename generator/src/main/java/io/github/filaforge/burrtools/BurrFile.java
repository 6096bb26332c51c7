package io.github.filaforge.burrtools;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The content of a file of BurrTools, as far as it concerns packing. Immutable.
 *
 * @param source the name of the file in errors
 * @param grid the kind of its voxels
 * @param colours the colours, as {@code red green blue}, each from 0 to 255
 * @param shapes the shapes, which problems name by their numbers
 * @param problems the problems
 * @param comment the text of the author; empty if there is none
 * @param passedOver the other contents of the file, in words, which do not concern packing
 */
public record BurrFile(
        String source,
        BurrGrid grid,
        List<String> colours,
        List<BurrShape> shapes,
        List<BurrProblem> problems,
        String comment,
        Set<String> passedOver) {

    public BurrFile {
        colours = List.copyOf(colours);
        shapes = List.copyOf(shapes);
        problems = List.copyOf(problems);
        passedOver = Collections.unmodifiableSet(new TreeSet<>(passedOver));
    }

    /** Returns this file with other problems. */
    public BurrFile withProblems(List<BurrProblem> others) {
        return new BurrFile(source, grid, colours, shapes, others, comment, passedOver);
    }
}
