package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.text.Plural;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The parts that could not be searched, by reason, so that a reason that holds for thousands of parts is one line. */
public final class PartFailures {

    /** The greatest number of reasons that are printed, for a run in which each part fails for another reason. */
    private static final int MOST_REASONS = 20;

    /** A reason: the first part that could not be searched because of it, and the number of all such parts. */
    private record Failed(PartName first, long parts) {}

    private final Map<String, Failed> byReason = new LinkedHashMap<>();

    /** Adds a part that could not be searched. */
    public synchronized void add(PartName part, String reason) {
        byReason.merge(reason, new Failed(part, 1), (some, more) -> new Failed(some.first(), some.parts() + 1));
    }

    /** Returns true if no part has failed. */
    public synchronized boolean isEmpty() {
        return byReason.isEmpty();
    }

    /** Returns one line for each reason, such as "part 4 and 12 others could not be searched: ...". */
    public synchronized List<String> lines() {
        List<String> lines = new ArrayList<>();
        byReason.entrySet().stream().limit(MOST_REASONS).forEach(reason -> {
            Failed failed = reason.getValue();
            lines.add("part " + failed.first()
                    + (failed.parts() == 1 ? "" : " and " + Plural.of(failed.parts() - 1, "other"))
                    + " could not be searched: " + reason.getKey());
        });
        int more = byReason.size() - MOST_REASONS;
        if (more > 0) {
            long all = byReason.values().stream().mapToLong(Failed::parts).sum();
            lines.add("and " + Plural.of(more, "more reason") + ", for " + Plural.of(all, "part") + " in all");
        }
        return lines;
    }
}
