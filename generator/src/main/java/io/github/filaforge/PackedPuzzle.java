package io.github.filaforge;

import io.github.filaforge.emit.BoardText;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.MergedStatesPlan;
import io.github.filaforge.runtime.SolutionDecoder;
import io.github.filaforge.runtime.merge.Packing;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** A puzzle as merging packs it, and the way back from images of the packing to solutions. Immutable. */
final class PackedPuzzle {

    private final ImageCatalog catalog;
    private final CellOrder order;
    private final Packing packing;
    /** By their numbers in the packing. */
    private final List<Image> images;

    /** The puzzle of a catalogue with the cells in an order. */
    PackedPuzzle(ImageCatalog catalog, CellOrder order) {
        this.catalog = catalog;
        this.order = order;
        this.packing = MergedStatesPlan.packing(catalog, order);
        this.images = catalog.allImages().toList();
    }

    Puzzle puzzle() {
        return catalog.puzzle();
    }

    List<Shape> shapes() {
        return catalog.shapes();
    }

    Packing packing() {
        return packing;
    }

    /** Draws solutions, and tells where each piece lies. */
    SolutionDecoder decoder() {
        return BoardText.board(catalog.puzzle(), order, catalog.shapes());
    }

    /**
     * A solution as the decoder reads it. Its images stand in the order of their first cells, whatever the order of placing,
     * so that copies of a shape take their names as in a search that fills the cells in their natural order.
     *
     * @param placed the images by their numbers, in any order
     */
    int[] solution(List<Integer> placed) {
        int[] solution = new int[order.size() + placed.size()];
        List<Integer> sorted = new ArrayList<>(placed);
        sorted.sort(Comparator.comparingInt(image -> images.get(image).layout().first()));
        for (int number = 0; number < sorted.size(); number++) {
            for (int position : packing.cells(sorted.get(number))) {
                solution[position] = number;
            }
            solution[order.size() + number] = packing.kind(sorted.get(number));
        }
        return solution;
    }

    /**
     * The frequencies of all images.
     *
     * @param counts by the number of the image; {@code null} is none
     */
    ImageFrequencies frequencies(BigInteger solutions, BigInteger... counts) {
        List<ImageFrequency> frequencies = new ArrayList<>();
        for (int number = 0; number < counts.length; number++) {
            if (counts[number] != null) {
                Image image = images.get(number);
                frequencies.add(new ImageFrequency(
                        shapes().get(image.shape()),
                        IntStream.of(image.layout().cells())
                                .mapToObj(catalog.region()::cell)
                                .toList(),
                        counts[number]));
            }
        }
        return new ImageFrequencies(puzzle(), shapes(), solutions, frequencies);
    }
}
