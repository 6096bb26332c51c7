package io.github.filaforge.runtime;

import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.search.SolutionSink;
import java.math.BigInteger;
import java.util.List;

/** A search whose events in each root a test defines; a solution is its root and its number in the root. */
public final class ScriptedSearch implements RootsOnly {

    private final Script script;

    public ScriptedSearch(Script script) {
        this.script = script;
    }

    /** The events of a root. */
    public interface Script {

        void search(Root root) throws InterruptedException;
    }

    /** A root that is searched. */
    public static final class Root {

        private final int number;
        private final SolutionSink sink;
        private int taken;

        Root(int number, SolutionSink sink) {
            this.number = number;
            this.sink = sink;
        }

        public int number() {
            return number;
        }

        /** Finds some solutions. */
        public void find(int count) {
            for (int i = 0; i < count; i++) {
                sink.accept(new int[] {number, taken});
                taken++;
            }
        }
    }

    @Override
    public RootResult search(RootPart part, SolutionSink sink) {
        Root searched = new Root(part.root(), sink);
        boolean complete = true;
        try {
            script.search(searched);
        } catch (SearchStopped stopped) {
            complete = false;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return new RootResult(
                part.root(),
                BigInteger.valueOf(searched.taken),
                complete,
                List.of(LevelCounter.of("attempts", 1, searched.taken), LevelCounter.of("fits", part.root())));
    }
}
