package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.text.Plural;
import java.util.List;

/** Names missing parts for a person. Consecutive roots are named by the first and the last of them. */
final class MissingParts {

    /** The greatest number of names. A reader would skip more of them. */
    private static final int MOST_NAMES = 20;

    private MissingParts() {}

    /** Returns a text such as "3 parts are missing: 17.2, 20-21". */
    static String text(List<PartName> missing) {
        StringBuilder text = new StringBuilder();
        int names = 0;
        int from = 0;
        while (from < missing.size() && names < MOST_NAMES) {
            int to = from;
            while (to + 1 < missing.size() && follow(missing.get(to), missing.get(to + 1))) {
                to++;
            }
            text.append(names == 0 ? "" : ", ").append(missing.get(from));
            text.append(to == from ? "" : "-" + missing.get(to));
            names++;
            from = to + 1;
        }
        return Plural.of(missing.size(), "part") + (missing.size() == 1 ? " is" : " are") + " missing: " + text
                + (from < missing.size() ? " and others" : "");
    }

    private static boolean follow(PartName one, PartName next) {
        return one.path().size() == 1 && next.path().size() == 1 && next.root() == one.root() + 1;
    }
}
