package io.github.filaforge.strategy.cover;

import io.github.filaforge.emit.BoardText;
import io.github.filaforge.estimate.SearchTree;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.runtime.cover.CoverImages;
import io.github.filaforge.runtime.cover.CoverState;
import io.github.filaforge.runtime.cover.CoverStates;
import java.util.Arrays;
import java.util.List;

/**
 * The tree of a search by exact cover. It consists of the states that solvers make, except that the targets of the first
 * states are not chosen by looking ahead.
 */
final class CoverTree implements SearchTree<Image> {

    private final int[] copies;
    private final int cells;
    private final int pieces;
    private final CoverStates states;

    /** Creates the tree of a search over all images of a catalogue. */
    CoverTree(ImageCatalog catalog, CellOrder order) {
        int[][][] images = catalog.images().stream()
                .map(ofShape ->
                        ofShape.stream().map(image -> image.layout().cells()).toArray(int[][]::new))
                .toArray(int[][][]::new);
        this.copies = catalog.shapes().stream().mapToInt(Shape::copies).toArray();
        this.cells = catalog.region().size();
        this.pieces = catalog.pieces();
        this.states = CoverStates.plain(
                catalog.isVaried()
                        ? new CoverImages(images, BoardText.board(catalog.puzzle(), order, catalog.shapes()))
                        : new CoverImages(images, copies, cells));
    }

    @Override
    public int pieces() {
        return pieces;
    }

    @Override
    public Node root(List<Image> placed) {
        int[] unused = copies.clone();
        boolean[] filled = new boolean[cells];
        for (Image image : placed) {
            unused[image.shape()]--;
            for (int cell : image.layout().cells()) {
                filled[cell] = true;
            }
        }
        CoverState state = states.newState();
        states.start(state, filled, pieces - placed.size(), unused);
        return new StateNode(state);
    }

    private final class StateNode implements Node {

        private final CoverState state;

        StateNode(CoverState state) {
            this.state = state;
        }

        @Override
        public int fits() {
            return state.fits();
        }

        @Override
        public int[] fitting() {
            return Arrays.copyOf(state.fitting(), state.fits());
        }

        @Override
        public Node with(int image, Node spare) {
            StateNode next = spare == null ? new StateNode(states.newState()) : (StateNode) spare;
            states.place(state, image, next.state);
            return next;
        }
    }
}
