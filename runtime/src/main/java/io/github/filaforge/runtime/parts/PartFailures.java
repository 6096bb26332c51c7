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

    private final Map<String, List<PartName>> byReason = new LinkedHashMap<>();

    /** Adds a part that could not be searched. */
    public synchronized void add(PartName part, String reason) {
        byReason.computeIfAbsent(reason, first -> new ArrayList<>()).add(part);
    }

    /** Returns true if no part has failed. */
    public synchronized boolean isEmpty() {
        return byReason.isEmpty();
    }

    /** Returns one line for each reason, such as "part 4 and 12 others could not be searched: ...". */
    public synchronized List<String> lines() {
        List<String> lines = new ArrayList<>();
        byReason.forEach((reason, parts) -> lines.add("part " + parts.get(0)
                + (parts.size() == 1 ? "" : " and " + Plural.of(parts.size() - 1, "other"))
                + " could not be searched: " + reason));
        int more = lines.size() - MOST_REASONS;
        if (more > 0) {
            int all = byReason.values().stream().mapToInt(List::size).sum();
            lines.subList(MOST_REASONS, lines.size()).clear();
            lines.add("and " + Plural.of(more, "more reason") + ", for " + Plural.of(all, "part") + " in all");
        }
        return lines;
    }
}
