package io.github.filaforge.search;

import io.github.filaforge.emit.BoardText;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.MergedStatesPlan;
import io.github.filaforge.result.ImageFrequencies;
import io.github.filaforge.result.ImageFrequency;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.merge.window.Packing;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** A puzzle as a packing for merging, and the conversion from images of the packing to solutions. Immutable. */
final class PackedPuzzle {

    private final ImageCatalog catalog;
    private final CellOrder order;
    private final Packing packing;
    /** The images by their numbers in the packing. */
    private final List<Image> images;

    /**
     * @param catalog the images of the puzzle
     * @param order the order of the cells
     */
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

    /** Returns the decoder that draws solutions and gives the place of each piece. */
    SolutionDecoder decoder() {
        return BoardText.board(catalog.puzzle(), order, catalog.shapes());
    }

    /**
     * Returns a solution in the format of the decoder. Its images are in the order of their first cells, not in the order of
     * placing. So copies of a shape get their names as in a search that fills the cells in their natural order.
     *
     * @param placed the numbers of the images, in any order
     */
    int[] solution(List<Integer> placed) {
        int[] solution = new int[order.size() + placed.size()];
        List<Integer> sorted = new ArrayList<>(placed);
        sorted.sort(Comparator.comparingInt(image -> images.get(image).layout().first()));
        for (int number = 0; number < sorted.size(); number++) {
            for (int position : packing.cells(sorted.get(number))) {
                solution[position] = number;
            }
            solution[order.size() + number] = packing.imageClass(sorted.get(number));
        }
        return solution;
    }

    /**
     * Returns the frequencies of all images.
     *
     * @param solutions the number of solutions
     * @param counts the number of solutions by the number of the image; null for none
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
