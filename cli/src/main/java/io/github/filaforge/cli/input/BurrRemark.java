package io.github.filaforge.cli.input;

import io.github.filaforge.burrtools.BurrCount;
import io.github.filaforge.burrtools.BurrPuzzle;
import io.github.filaforge.cli.command.OptionNames;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.runtime.text.Plural;
import java.math.BigInteger;
import java.util.Optional;

/** Writes the number of solutions of a problem by BurrTools' rule beside the number by ours. */
public final class BurrRemark {

    /**
     * The greatest number of solutions that are looked at one by one, where their number alone does not determine the number
     * of BurrTools.
     */
    private static final BigInteger MOST_LISTED = BigInteger.valueOf(10_000_000);

    private final BurrSearch search;

    /**
     * Makes remarks.
     *
     * @param search the search that counts again where that is needed
     */
    public BurrRemark(BurrSearch search) {
        this.search = search;
    }

    /**
     * Returns the remark in words; empty if every rotated solution counts by itself.
     *
     * @param distinct the rule by which solutions count as one
     * @param ours the number of solutions by this rule
     */
    public Optional<String> text(BurrPuzzle problem, Distinct distinct, BigInteger ours) {
        return distinct == Distinct.ALL
                ? Optional.empty()
                : Optional.of(Plural.of(ours, "solution") + ", by BurrTools' rule " + number(problem, distinct, ours));
    }

    private String number(BurrPuzzle problem, Distinct distinct, BigInteger ours) {
        BurrCount count = new BurrCount(problem);
        boolean areMirrorImagesAlike = (distinct == Distinct.UP_TO_REFLECTION) || !count.countsMirrorImagesOnce();
        if (ours.signum() == 0 || (areMirrorImagesAlike && !count.tellsMoreApart() && count.isKnown())) {
            return ours.toString();
        }
        if (!count.isKnown()) {
            return "not known";
        }
        if (count.tellsMoreApart() && ours.compareTo(MOST_LISTED) > 0) {
            return "not counted, since each solution would have to be looked at: verify does that";
        }
        try {
            return search.countAsBurrTools(problem, Optional.empty())
                    .map(BigInteger::toString)
                    .orElse("not known");
        } catch (RequestException | UserException e) {
            return "not counted: " + OptionNames.in(e.getMessage());
        }
    }
}
