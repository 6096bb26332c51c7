package io.github.filaforge.plan;

/** What is placed before the search proper begins: the images that make its roots. */
public enum Beginning {
    /** All constrained pieces, as long as they make a small number of roots. */
    CONSTRAINED_PIECES,
    /** What dancing links take first by heuristic s, and what is forced after it. */
    FEWEST_IMAGES,
    /** Nothing: the bare region is the only root. */
    BARE_REGION
}
