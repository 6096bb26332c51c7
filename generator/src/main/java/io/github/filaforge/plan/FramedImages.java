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
 * one image: what the strategies share that look at the occupancy from the target on.
 *
 * @param search the search
 * @param frame how cells are numbered
 * @param images the images by number, shape by shape; those of a shape that every root uses up are left out
 * @param bounded for each cell of the frame the numbers of the images in the region, or filtered, whose first cell it is
 * @param windowWords the number of words that hold the occupancy from the target as far as any image reaches, and on to
 *     the next open cell
 * @param furthestStep the furthest that the next target can be from one after an image was placed
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

    /** In a frame without gaps, or in that of the box round the region if this makes fewer images, or a shorter window. */
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

    /** In a frame without gaps. */
    public static FramedImages dense(FixedOrderPlan search) {
        return in(Frame.dense(search.order()), search);
    }

    private static FramedImages in(Frame frame, FixedOrderPlan search) {
        Map<FrameImage, Integer> numbers = new LinkedHashMap<>();
        // In a frame without gaps translates have the same bits, which are looked up far sooner than lists of cells.
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
        // What lies further than any image reaches is open unless the root fills it or it is no cell of the region.
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

    /** The number of words that a set of images takes. */
    public int imageWords() {
        return Layout.wordsFor(images.size());
    }

    /** The furthest cell from the target that an image has. */
    public int reach() {
        return reach(images);
    }

    /**
     * Whether one word has all cells of the frame and one more, beyond the region, that is always filled: the word can
     * then hold what the root fills too, and a signed shift brings in filled cells.
     */
    public boolean isWholeInOneWord() {
        return frame.size() < Long.SIZE;
    }

    /** Whether a shape has several pieces, so that they have to be counted. */
    public boolean hasCopies() {
        return search.shapes().stream().anyMatch(shape -> shape.copies() > 1);
    }
}
