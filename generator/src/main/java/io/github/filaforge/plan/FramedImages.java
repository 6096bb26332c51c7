package io.github.filaforge.plan;

import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Shape;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The images of a search in a fixed order with their cells counted from the target, so that translates of one another are
 * one image. Strategies that use the window share this class.
 *
 * @param search the search
 * @param frame the numbering of the cells
 * @param images the images by number, shape by shape, without the images of a shape that every root uses up
 * @param bounded for each cell of the frame, the numbers of the images in the region that have the cell first; filters may
 *     have removed some
 * @param windowWords the number of words of a window that has all cells of any image, and the cells up to the next open cell
 * @param furthestStep the greatest distance of the next target from a target on which an image was placed
 */
public record FramedImages(
        FixedOrderPlan search,
        Frame frame,
        List<FrameImage> images,
        List<BitSet> bounded,
        int windowWords,
        int furthestStep) {

    public FramedImages {
        images = List.copyOf(images);
        bounded = List.copyOf(bounded);
    }

    /**
     * Returns the images in a frame without gaps, or in the frame of the box round the region if it gives fewer words of
     * images or a shorter window.
     */
    public static FramedImages of(FixedOrderPlan search) {
        FramedImages dense = dense(search);
        Frame frame = Frame.box(search.catalog().region());
        if (frame.isDense() || !search.order().isNatural()) {
            return dense;
        }
        FramedImages box = in(frame, search);
        return Stream.of(dense, box)
                .min(Comparator.comparingInt(FramedImages::imageWords).thenComparingInt(FramedImages::windowWords))
                .orElseThrow();
    }

    /** Returns the images in a frame without gaps. */
    public static FramedImages dense(FixedOrderPlan search) {
        return in(Frame.dense(search.order()), search);
    }

    private static FramedImages in(Frame frame, FixedOrderPlan search) {
        Map<FrameImage, Integer> numbers = new LinkedHashMap<>();
        // In a frame without gaps, translates have equal bits, and a look-up of bits is much faster than a look-up of
        // lists of cells.
        Map<Image, Integer> byBits = new HashMap<>();
        List<BitSet> bounded = new ArrayList<>();
        for (int cell = 0; cell < frame.size(); cell++) {
            bounded.add(new BitSet());
        }
        for (Shape shape : search.shapes()) {
            if (search.roots().leaveAny(shape)) {
                for (Target target : search.targets()) {
                    BitSet here = bounded.get(frame.cell(target.position()));
                    for (ImageList list : target.widestSet().lists()) {
                        if (list.shape().index() == shape.index()) {
                            for (Layout layout : list.layouts()) {
                                here.set(
                                        frame.isDense()
                                                ? byBits.computeIfAbsent(
                                                        new Image(shape.index(), layout.fromFirst()),
                                                        any -> number(numbers, shape, frame, layout))
                                                : number(numbers, shape, frame, layout));
                            }
                        }
                    }
                }
            }
        }
        int run = search.roots().list().stream()
                .mapToInt(root -> frame.longestRun(root.occupancy()))
                .max()
                .orElse(0);
        List<FrameImage> images = List.copyOf(numbers.keySet());
        // A cell further from the target than any image reaches is open, unless the root fills it or it is outside
        // the region.
        int furthestStep = reach(images) + 1 + run;
        int span = Math.min(frame.size(), furthestStep + 1);
        return new FramedImages(search, frame, images, bounded, Layout.wordsFor(span), furthestStep);
    }

    private static int number(Map<FrameImage, Integer> numbers, Shape shape, Frame frame, Layout layout) {
        FrameImage image = new FrameImage(shape.index(), frame.fromFirst(layout));
        return numbers.computeIfAbsent(image, any -> numbers.size());
    }

    private static int reach(List<FrameImage> images) {
        return images.stream().mapToInt(FrameImage::reach).max().orElse(0);
    }

    /** Returns the number of words that a set of images takes. */
    public int imageWords() {
        return Layout.wordsFor(images.size());
    }

    /** Returns the greatest distance of a cell of any image from the target. */
    public int reach() {
        return reach(images);
    }

    /**
     * Returns true if one word has room for all cells of the frame and one more cell beyond the region, which is always
     * filled. Then the word can contain the cells that the root fills too, and a signed shift brings in filled cells.
     */
    public boolean isWholeInOneWord() {
        return frame.size() < Long.SIZE;
    }

    /** Returns true if a shape has several pieces, so that a search has to count them. */
    public boolean hasCopies() {
        return search.shapes().stream().anyMatch(shape -> shape.copies() > 1);
    }
}
