package io.github.filaforge.strategy.fila;

import io.github.filaforge.emit.SizeSplit;
import io.github.filaforge.plan.ImageListSet;
import io.github.filaforge.plan.Target;
import java.util.List;

/**
 * Shares the targets of a solver among classes, since the constant pool of a class has at most 65,535 entries and every
 * distinct long takes two of them.
 */
final class ConstantBudget {

    /** What the targets of one class may take; the rest is for what all have in common. */
    private static final int ENTRIES = 50_000;

    private static final int ENTRIES_PER_LONG = 2;
    /** Name, name and type, method reference and source constants of one method, with its parts. */
    private static final int ENTRIES_PER_METHOD = 16;

    private final StateVariables state;

    ConstantBudget(StateVariables state) {
        this.state = state;
    }

    /** The targets in order, cut into runs that fit in one class each. */
    List<List<Target>> parts(List<Target> targets) {
        return SizeSplit.runs(targets, ENTRIES, (before, target) -> entries(target));
    }

    private int entries(Target target) {
        // The set with nothing known has every image that any set of the target has.
        int longs = target.widestSet().lists().stream()
                .mapToInt(list -> list.layouts().size())
                .sum();
        int methods = 1
                + target.sets().stream().mapToInt(ImageListSet::size).sum() / 100
                + target.sets().size();
        return longs * state.occupancyWords() * ENTRIES_PER_LONG + methods * ENTRIES_PER_METHOD;
    }
}
