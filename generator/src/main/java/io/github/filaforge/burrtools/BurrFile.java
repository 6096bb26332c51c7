package io.github.filaforge.burrtools;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a file of BurrTools holds that packing asks for. Immutable.
 *
 * @param source how errors call the file
 * @param grid what its voxels are
 * @param colours the colours, as {@code red green blue}, each from 0 to 255
 * @param shapes the shapes, which problems name by their numbers
 * @param problems the problems
 * @param comment what the author says; empty if nothing
 * @param passedOver what the file has besides, in words: it says nothing of packing
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

    /** The same with other problems. */
    public BurrFile withProblems(List<BurrProblem> others) {
        return new BurrFile(source, grid, colours, shapes, others, comment, passedOver);
    }
}
