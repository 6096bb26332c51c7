package io.github.filaforge.estimate;

import io.github.filaforge.model.Image;
import java.util.List;

/** The tree of a search, as far as it is walked to take samples of it. */
interface SearchTree {

    /** The number of pieces of the puzzle. */
    int pieces();

    /** The node at which some images are placed. */
    Node root(List<Image> placed);

    /** A state of the search, with its target chosen. */
    interface Node {

        /** The numbers of the images that fit the target; none if the branch holds no solution. */
        int[] fitting();

        /** The node at which one of these images is placed in addition. */
        Node with(int image);
    }
}
