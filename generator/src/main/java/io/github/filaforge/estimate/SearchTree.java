package io.github.filaforge.estimate;

import java.util.List;

/**
 * The tree of a search, as far as it is walked to take samples of it.
 *
 * @param <P> what is placed: images, or pieces with their turns
 */
public interface SearchTree<P> {

    /** The number of pieces of the puzzle. */
    int pieces();

    /** The node at which some images are placed. */
    Node root(List<P> placed);

    /** A state of the search, with its target chosen. */
    interface Node {

        /** The number of images that fit the target; 0 if the branch holds no solution. */
        int fits();

        /** The numbers of these images; a new array, found anew each time, as few nodes are gone on from. */
        int[] fitting();

        /**
         * The node at which one of these images is placed in addition.
         *
         * @param spare another node of the tree that is not needed any longer, whose memory can be used again, or {@code null}:
         *     of all nodes that are made only some are gone on from, and fresh memory would take more time than they
         */
        Node with(int image, Node spare);
    }
}
