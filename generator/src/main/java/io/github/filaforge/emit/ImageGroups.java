package io.github.filaforge.emit;

import io.github.filaforge.model.Image;
import java.nio.IntBuffer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes images together that are translates of one another, so that the steps from the first cell to the others are equal.
 * In a box of 82x36 cells the 369 octominoes have 7.1 million images, but only 2,725 different lists of steps. Cells have
 * the numbers of the region.
 */
final class ImageGroups {

    /** The name of the table. */
    static final String NAME = "IMAGES";

    private ImageGroups() {}

    /**
     * Returns the table of all images, in the syntax that {@code ImageSpace} of the runtime reads.
     *
     * @param images the images of each shape, by ascending layout
     */
    static StringTable table(List<List<Image>> images) {
        return new StringTable(
                NAME,
                "The images of each shape: the steps from the first cell to the others, and behind the colon the first"
                        + " cells, with a dash for those between.",
                images.stream().map(ImageGroups::text).toList());
    }

    private static String text(List<Image> ofShape) {
        Map<IntBuffer, FirstCells> byLie = new LinkedHashMap<>();
        for (Image image : ofShape) {
            int[] cells = image.layout().cells();
            int[] steps = new int[cells.length - 1];
            for (int i = 0; i < steps.length; i++) {
                steps[i] = cells[i + 1] - cells[0];
            }
            byLie.computeIfAbsent(IntBuffer.wrap(steps), any -> new FirstCells())
                    .add(cells[0]);
        }
        StringBuilder text = new StringBuilder();
        byLie.forEach((steps, firsts) -> {
            text.append(text.isEmpty() ? "" : ",");
            for (int i = 0; i < steps.capacity(); i++) {
                text.append(i == 0 ? "" : " ").append(steps.get(i));
            }
            text.append(':').append(firsts.text());
        });
        return text.toString();
    }

    /** The first cells of images with equal steps, in ascending order. */
    private static final class FirstCells {

        private final StringBuilder text = new StringBuilder();
        /** The first cell of the present row of successive cells; {@code to} is the last. */
        private int from;

        private int to = -1;

        void add(int cell) {
            if (to < 0 || cell != to + 1) {
                endRow();
                from = cell;
            }
            to = cell;
        }

        String text() {
            endRow();
            to = -1;
            return text.toString();
        }

        private void endRow() {
            if (to >= 0) {
                text.append(text.isEmpty() ? "" : " ").append(from);
                if (to > from) {
                    text.append('-').append(to);
                }
            }
        }
    }
}
