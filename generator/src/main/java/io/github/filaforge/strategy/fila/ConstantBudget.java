package io.github.filaforge.strategy.fila;

import io.github.filaforge.emit.SizeSplit;
import io.github.filaforge.plan.ImageListSet;
import io.github.filaforge.plan.Target;
import java.util.List;

/**
 * Divides the targets of a solver among classes. The constant pool of a class has at most 65,535 entries, and every distinct
 * long takes two of them.
 */
final class ConstantBudget {

    /** The number of entries for the targets of one class. The rest is for entries that all targets share. */
    private static final int ENTRIES = 50_000;

    private static final int ENTRIES_PER_LONG = 2;
    /** The entries of one method with its parts: name, name and type, method reference, and constants of its source. */
    private static final int ENTRIES_PER_METHOD = 16;

    private final StateVariables state;

    ConstantBudget(StateVariables state) {
        this.state = state;
    }

    /** Returns the targets in their order, divided into runs that fit in one class each. */
    List<List<Target>> parts(List<Target> targets) {
        return SizeSplit.runs(targets, ENTRIES, (before, target) -> entries(target));
    }

    private int entries(Target target) {
        // The set of the ILSI with the fewest bits has every image of every set of the target.
        int longs = target.widestSet().lists().stream()
                .mapToInt(list -> list.layouts().size())
                .sum();
        int methods = 1
                + target.sets().stream().mapToInt(ImageListSet::size).sum() / 100
                + target.sets().size();
        return longs * state.occupancyWords() * ENTRIES_PER_LONG + methods * ENTRIES_PER_METHOD;
    }
}
