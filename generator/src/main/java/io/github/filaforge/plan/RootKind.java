package io.github.filaforge.plan;

/** A kind of roots, by the images that the generator places to make them. */
public enum RootKind {
    /** Images of all constrained pieces, as long as they make a small number of roots. */
    CONSTRAINED_PIECES,
    /**
     * An image that covers a cell, where no piece can be constrained. Of the images that symmetries carry to one another,
     * one makes a root.
     */
    CONSTRAINED_CELL,
    /** The images that dancing links place first by heuristic s, and the images that are forced after them. */
    FEWEST_IMAGES,
    /** No images: the bare region is the only root. */
    BARE_REGION
}
