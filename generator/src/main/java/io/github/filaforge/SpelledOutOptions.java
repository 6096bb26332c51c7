package io.github.filaforge;

import io.github.filaforge.choice.ChosenSearch;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.SearchSchedule;
import io.github.filaforge.plan.Tries;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** Writes all settings in force for a search as options of the command line, which make an equal search. */
final class SpelledOutOptions {

    /** The words in which no character has a meaning to a shell. */
    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}@%+=:,./_-]*");

    private SpelledOutOptions() {}

    /** Returns the options, with blanks between them. */
    static String of(SearchRequest request, ChosenSearch search) {
        List<String> options = new ArrayList<>();
        if (request.counting()) {
            options.add("-i");
        }
        if (!request.packageName().isEmpty()) {
            options.add("--package " + request.packageName());
        }
        options.add(symmetry(request, search.search()));
        if (request.distinct() == Distinct.UP_TO_REFLECTION) {
            options.add("--mirror");
        }
        addFilters(options, request.filters(), volumeTrigger(search.search()));
        addAlgorithm(options, search.search());
        roots(request, search.search())
                .ifPresent(roots -> options.add((request.inParts() ? "--parts " : "--roots ") + roots));
        options.add("--strategy " + search.strategy().name());
        if (search.plan().tailLeft() > 0) {
            options.add("--tail " + search.plan().tailLeft());
        }
        return String.join(" ", options);
    }

    private static String symmetry(SearchRequest request, SearchPlan plan) {
        if (request.distinct() == Distinct.ALL) {
            return "--all";
        }
        if (request.constraining().rule() == SearchRequest.Constraining.Rule.NOTHING) {
            return "-u";
        }
        // The command line ignores one = after the letter, so a name that begins with = needs another before it.
        return "-r"
                + plan.catalog()
                        .constraint()
                        .map(constraint -> constraint.shape().name())
                        .map(name -> name.startsWith("=") ? "=" + name : name)
                        .orElse("");
    }

    /**
     * Returns the number of roots for the options: the number that was asked for; or 1 if the search was not split because
     * of a goal or a trace, since these options alone could split a long search. Empty if neither applies.
     */
    private static OptionalInt roots(SearchRequest request, SearchPlan plan) {
        boolean isKept = (request.scheduled() || request.fewAreEnough()) && !request.counting();
        return request.roots().isEmpty() && isKept && !plan.isMadeInTries() ? OptionalInt.of(1) : request.roots();
    }

    private static void addFilters(List<String> options, SearchRequest.Filters filters, OptionalInt volumeTrigger) {
        addFilter(options, "-P", filters.parity(), filters.parityDuring());
        addFilter(options, "-V", filters.volume(), filters.volumeDuring());
        addFilter(options, "-F", filters.fit(), filters.fitDuring());
        if (filters.fitRepeated()) {
            options.add("--repeat-fit-filter");
        }
        if (filters.parityTrigger()) {
            options.add("-p");
        }
        volumeTrigger.ifPresent(left -> options.add("-v " + left));
    }

    private static void addFilter(List<String> options, String option, boolean used, OptionalInt during) {
        if (used) {
            options.add(option + (during.isPresent() ? String.valueOf(during.getAsInt()) : ""));
        }
    }

    private static OptionalInt volumeTrigger(SearchPlan plan) {
        return plan.scheduled().map(SearchSchedule::volumeTrigger).orElse(OptionalInt.empty());
    }

    private static void addAlgorithm(List<String> options, SearchPlan plan) {
        plan.scheduled()
                .ifPresentOrElse(
                        schedule -> addSchedule(options, schedule, plan.pieces()), () -> addOrder(options, plan));
        // The option -n has no effect on a search with chosen targets, which has no lists.
        if (plan.nof()) {
            options.add("-n");
        }
        plan.scheduled()
                .flatMap(SearchSchedule::tries)
                .map(Tries::text)
                .ifPresent(tries -> options.add("--tries " + tries));
    }

    private static void addSchedule(List<String> options, SearchSchedule schedule, int pieces) {
        options.add(order(schedule.order().text()));
        if (schedule.lists() > 0) {
            options.add("-f" + Math.min(schedule.lists(), pieces));
        }
    }

    private static void addOrder(List<String> options, SearchPlan plan) {
        String heuristic = plan.order().heuristic();
        int allButOne = plan.pieces() - 1;
        options.add(
                switch (plan.roots().beginning()) {
                    case CONSTRAINED_PIECES -> order(heuristic) + " -f";
                    case FEWEST_IMAGES -> order(heuristic + "=" + allButOne) + " -f" + allButOne;
                    case BARE_REGION -> order(heuristic) + " -f" + plan.pieces();
                });
    }

    /** Returns the option of an order. It is in quotes if a name of a file in it would be more than one word to a shell. */
    private static String order(String steps) {
        return "-o" + (PLAIN.matcher(steps).matches() ? steps : "'" + steps.replace("'", "'\\''") + "'");
    }
}
