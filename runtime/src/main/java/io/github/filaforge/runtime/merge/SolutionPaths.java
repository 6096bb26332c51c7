package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.board.CanonicalForm;
import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.search.RootPart;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The graph of all solutions of a puzzle, for listing them in parts that have similar numbers of solutions. Immutable. */
final class SolutionPaths {

    /**
     * The inverse of the greatest fraction of all solutions that a part has. Parts are so small that all threads end at
     * nearly the same time, and that progress is reported and parts are finished often.
     */
    private static final BigInteger PARTS = BigInteger.valueOf(500);

    /** The number of solutions up to which a part is not worth splitting. */
    private static final BigInteger FEW = BigInteger.valueOf(1000);

    private final Packing packing;
    private final StateGraph graph;
    /** For each image the copies of the solutions with this image that the search finds. */
    private final long[] copies;

    private final BigInteger most;

    /**
     * Creates the paths of a graph.
     *
     * @param form decides which solutions are reported; {@code null} if all are
     * @param blanks for each shape, true if its pieces are blanks
     */
    SolutionPaths(Packing packing, StateGraph graph, CanonicalForm form, boolean... blanks) {
        this.packing = packing;
        this.graph = graph;
        this.copies = form == null ? new long[packing.images()] : form.copiesByImage(cells(packing, blanks));
        this.most = graph.solutions().divide(PARTS).max(FEW);
    }

    private static int[][] cells(Packing packing, boolean... blanks) {
        int[][] cells = new int[packing.images()][];
        for (int image = 0; image < cells.length; image++) {
            boolean isBlank = blanks[packing.imageClass(image)];
            cells[image] = isBlank ? new int[0] : packing.cells(image);
        }
        return cells;
    }

    StateGraph graph() {
        return graph;
    }

    /** Returns the state in which nothing is placed; -1 if there is no solution. */
    int start() {
        return graph.start();
    }

    /** Returns the shape of an image. */
    int shape(int image) {
        return packing.imageClass(image);
    }

    /** Returns the positions of the cells of an image, ascending. The caller must not change the array. */
    int[] cells(int image) {
        return packing.cells(image);
    }

    /**
     * Returns the copies of the solutions with an image that the search finds, as in {@link CanonicalForm#copiesByImage}.
     */
    long copies(int image) {
        return copies[image];
    }

    /** Returns the edge that places an image of a shape in a state; -1 if no solution has the image there. */
    int edge(int state, int shape, int... cells) {
        for (int edge = state; edge >= 0; edge = graph.next(edge)) {
            if (packing.imageClass(graph.image(edge)) == shape
                    && Arrays.equals(packing.cells(graph.image(edge)), cells)) {
                return edge;
            }
        }
        return -1;
    }

    /**
     * Splits a part that has many of the solutions into one part for each image that can come next. Any other part is
     * returned alone.
     */
    List<RootPart> split(RootPart part) {
        return split(part, most);
    }

    /** Splits a part that turns out to take long, even if it has only a small fraction of all solutions. */
    List<RootPart> splitFurther(RootPart part) {
        return split(part, FEW);
    }

    private List<RootPart> split(RootPart part, BigInteger whole) {
        int state = graph.start();
        for (int depth = 1; depth < part.path().size(); depth++) {
            state = graph.child(state + part.path().get(depth));
        }
        if (state < 0 || graph.completions(state).compareTo(whole) <= 0) {
            return List.of(part);
        }
        List<RootPart> parts = new ArrayList<>();
        double from = part.isRoot() ? 0 : part.from();
        for (int edge = state; edge >= 0; edge = graph.next(edge)) {
            String images = part.images() == null ? "" : part.images() + ",";
            double to = from + share(graph.completions(graph.child(edge)));
            parts.add(part.part(edge - state, images + text(graph.image(edge)), from, to));
            from = to;
        }
        return parts;
    }

    private double share(BigInteger solutions) {
        return new BigDecimal(solutions)
                .divide(new BigDecimal(graph.solutions()), MathContext.DECIMAL64)
                .doubleValue();
    }

    private String text(int image) {
        StringBuilder text =
                new StringBuilder().append(packing.imageClass(image)).append(':');
        for (int cell : packing.cells(image)) {
            text.append(text.charAt(text.length() - 1) == ':' ? "" : " ").append(cell);
        }
        return text.toString();
    }
}
