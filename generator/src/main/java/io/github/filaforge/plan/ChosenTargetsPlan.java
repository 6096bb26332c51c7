package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import java.util.Optional;

/** The plan of a search that chooses each target by the state of the search. */
public record ChosenTargetsPlan(
        ImageCatalog catalog, CellOrder order, Roots roots, Optional<CanonicalTest> canonicalTest)
        implements SearchPlan {

    @Override
    public Kind kind() {
        return Kind.CHOSEN_TARGETS;
    }

    @Override
    public <R> R by(Cases<R> cases) {
        return cases.ofChosenTargets(this);
    }

    @Override
    public boolean nof() {
        return true;
    }

    @Override
    public ChosenTargetsPlan withRoots(Roots newRoots) {
        return new ChosenTargetsPlan(catalog, order, newRoots, canonicalTest);
    }
}
