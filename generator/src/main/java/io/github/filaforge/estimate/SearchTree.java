package io.github.filaforge.estimate;

import java.util.List;

/**
 * The tree of a search, with the operations that samples of it need.
 *
 * @param <P> the type of a placement: images, or pieces with their turns
 */
public interface SearchTree<P> {

    /** Returns the number of pieces of the puzzle. */
    int pieces();

    /** Returns the node at which some images are placed. */
    Node root(List<P> placed);

    /** A state of the search with its chosen target. */
    interface Node {

        /** Returns the number of images that fit the target; 0 if the branch has no solution. */
        int fits();

        /**
         * Returns the numbers of the images that fit the target, as a new array. They are computed at each call, because the
         * sample goes on from few nodes.
         */
        int[] fitting();

        /**
         * Returns the node at which one of these images is placed in addition.
         *
         * @param spare another node of the tree that is not needed any longer, whose memory is used again, or {@code null}.
         *     The sample goes on from few of the nodes that are made, and new memory for each would take more time than they
         *     do.
         */
        Node with(int image, Node spare);
    }
}
