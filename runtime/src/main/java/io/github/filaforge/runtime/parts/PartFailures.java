package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.text.Plural;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The parts that could not be searched, grouped by reason, so that a reason that holds for thousands of parts is one line.
 */
public final class PartFailures {

    /** The greatest number of reasons that are printed, for a run in which each part fails for another reason. */
    private static final int MOST_REASONS = 20;

    private final Map<String, Failed> byReason = new LinkedHashMap<>();
    private long parts;

    /** The parts with one reason. */
    private static final class Failed {

        private final PartName first;
        private long others;

        Failed(PartName first) {
            this.first = first;
        }
    }

    /** Adds a part that could not be searched. */
    public synchronized void add(PartName part, String reason) {
        parts++;
        Failed failed = byReason.get(reason);
        if (failed == null) {
            byReason.put(reason, new Failed(part));
        } else {
            failed.others++;
        }
    }

    /** Returns true if no part has failed. */
    public synchronized boolean isEmpty() {
        return byReason.isEmpty();
    }

    /** Returns one line for each reason, such as "part 4 and 12 others could not be searched: ...". */
    public synchronized List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (Map.Entry<String, Failed> entry : byReason.entrySet()) {
            if (lines.size() == MOST_REASONS) {
                lines.add("and " + Plural.of(byReason.size() - MOST_REASONS, "more reason") + ", for "
                        + Plural.of(parts, "part") + " in all");
                break;
            }
            Failed failed = entry.getValue();
            lines.add("part " + failed.first
                    + (failed.others == 0 ? "" : " and " + Plural.of(failed.others, "other"))
                    + " could not be searched: " + entry.getKey());
        }
        return lines;
    }
}
