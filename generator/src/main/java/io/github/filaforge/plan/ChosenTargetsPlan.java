package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import java.util.Optional;

/** A search that chooses the cell to be filled next as it goes, by what the state of the search makes best. */
public record ChosenTargetsPlan(
        ImageCatalog catalog, CellOrder order, Roots roots, Optional<CanonicalTest> canonicalTest)
        implements SearchPlan {

    @Override
    public Kind kind() {
        return Kind.CHOSEN_TARGETS;
    }

    @Override
    public ChosenTargetsPlan withRoots(Roots newRoots) {
        return new ChosenTargetsPlan(catalog, order, newRoots, canonicalTest);
    }
}
