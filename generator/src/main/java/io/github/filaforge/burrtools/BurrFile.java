package io.github.filaforge.burrtools;

import java.util.List;

/**
 * What a file of BurrTools holds that packing asks for. Immutable.
 *
 * @param source how errors call the file
 * @param grid what its voxels are
 * @param colours the colours, as {@code red green blue}, each from 0 to 255
 * @param shapes the shapes, which problems name by their numbers
 * @param problems the problems
 * @param comment what the author says; empty if nothing
 */
public record BurrFile(
        String source,
        BurrGrid grid,
        List<String> colours,
        List<BurrShape> shapes,
        List<BurrProblem> problems,
        String comment) {

    public BurrFile {
        colours = List.copyOf(colours);
        shapes = List.copyOf(shapes);
        problems = List.copyOf(problems);
    }

    /** The same with other problems. */
    BurrFile withProblems(List<BurrProblem> others) {
        return new BurrFile(source, grid, colours, shapes, others, comment);
    }
}
