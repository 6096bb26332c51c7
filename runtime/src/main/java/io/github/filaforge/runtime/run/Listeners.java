package io.github.filaforge.runtime.run;

import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.search.AttemptEnd;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Supplier;

/** A listener that passes every call to several listeners, in their order. */
public record Listeners(List<SearchListener> listeners) implements SearchListener {

    @Override
    public void runBegun(Supplier<RunResult> soFar) {
        for (SearchListener listener : listeners) {
            listener.runBegun(soFar);
        }
    }

    @Override
    public void rootSplit(RootPart root, int parts) {
        for (SearchListener listener : listeners) {
            listener.rootSplit(root, parts);
        }
    }

    @Override
    public void rootBegun(RootPart root) {
        for (SearchListener listener : listeners) {
            listener.rootBegun(root);
        }
    }

    @Override
    public void rootEnded(RootPart root, RootResult result) {
        for (SearchListener listener : listeners) {
            listener.rootEnded(root, result);
        }
    }

    @Override
    public void found(int[] solution) {
        for (SearchListener listener : listeners) {
            listener.found(solution);
        }
    }

    @Override
    public void improved(BestBoard best) {
        for (SearchListener listener : listeners) {
            listener.improved(best);
        }
    }

    @Override
    public void attempted(AttemptEnd end) {
        for (SearchListener listener : listeners) {
            listener.attempted(end);
        }
    }

    @Override
    public void levelEnded(int level, int levels, BigInteger states) {
        for (SearchListener listener : listeners) {
            listener.levelEnded(level, levels, states);
        }
    }

    @Override
    public void interruptedBeside(RunResult soFar) {
        for (SearchListener listener : listeners) {
            listener.interruptedBeside(soFar);
        }
    }

    @Override
    public void interrupted(RunResult soFar) {
        for (SearchListener listener : listeners) {
            listener.interrupted(soFar);
        }
    }
}
