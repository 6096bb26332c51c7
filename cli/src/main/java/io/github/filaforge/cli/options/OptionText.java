package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.OptionNames;
import io.github.filaforge.edge.score.GroupRequest;
import io.github.filaforge.edge.score.ScoreRequest;
import io.github.filaforge.edge.score.ScoreSearch;
import io.github.filaforge.request.ApartRequest;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.request.SearchRequest.Filters;
import io.github.filaforge.request.SettingsText;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** Writes the settings of a request as options of a command line. No other class does so. */
public enum OptionText implements SettingsText {
    /** The form for solvers that use the runtime. */
    WITH_RUNTIME,
    /** The form for sources that need no other. */
    STANDALONE;

    /** The words in which no character has a meaning to a shell. */
    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}@%+=:,./_-]*");

    @Override
    public String of(SearchRequest request) {
        List<String> options = new ArrayList<>();
        if (request.counting()) {
            options.add("-i");
        }
        if (!request.packageName().isEmpty()) {
            options.add("--package " + request.packageName());
        }
        addSymmetry(options, request);
        addFilters(options, request.filters());
        request.order().map(OrderingSteps::text).map(OptionText::order).ifPresent(options::add);
        int lists = request.lists().orElse(0);
        if (lists > 0) {
            options.add(lists == SearchRequest.FROM_CONSTRAINED ? "-f" : "-f" + lists);
        }
        if (request.nof()) {
            options.add("-n");
        }
        request.tries().ifPresent(tries -> options.add("--tries " + tries.text()));
        request.score().ifPresent(score -> addScore(options, score));
        request.roots().ifPresent(roots -> options.add((request.inParts() ? "--parts " : "--roots ") + roots));
        request.apart().ifPresent(apart -> options.add("--apart"));
        options.add("--strategy " + request.strategy());
        request.tail().stream().filter(left -> left > 0).forEach(left -> options.add("--tail " + left));
        return String.join(" ", options);
    }

    @Override
    public String origin(SearchRequest request, String settings, String definition) {
        String standalone = this == STANDALONE ? "--standalone " : "";
        return "To make it again: ./fila "
                + (request.inParts() ? "package --output FILE.jar" : "generate " + standalone + "--output DIR")
                + (settings.isEmpty() ? "" : " " + settings) + states(request) + " -- " + definition;
    }

    /** Returns the option of the greatest number of states. It is no setting, since no result depends on it. */
    private static String states(SearchRequest request) {
        return request.apart()
                .filter(apart -> apart.states() != ApartRequest.standard().states())
                .map(apart -> " --states " + apart.states())
                .orElse("");
    }

    @Override
    public String message(String message) {
        return OptionNames.in(message);
    }

    private static void addSymmetry(List<String> options, SearchRequest request) {
        if (request.distinct() == Distinct.ALL) {
            options.add("--all");
            return;
        }
        switch (request.constraining().rule()) {
            case NOTHING -> options.add("-u");
            case AS_POLYCUBE -> options.add("-r");
            case PIECE -> {
                // The command line ignores one = after the letter, so a name that begins with = needs another before
                // it.
                String name = request.constraining().piece();
                options.add("-r" + (name.startsWith("=") ? "=" : "") + name);
            }
            case CHEAPEST -> {}
        }
        if (request.distinct() == Distinct.UP_TO_REFLECTION) {
            options.add("--mirror");
        }
    }

    private static void addFilters(List<String> options, Filters filters) {
        addFilter(options, "-P", filters.parity(), filters.parityDuring());
        addFilter(options, "-V", filters.volume(), filters.volumeDuring());
        addFilter(options, "-F", filters.fit(), filters.fitDuring());
        if (filters.fitRepeated()) {
            options.add("--repeat-fit-filter");
        }
        if (filters.parityTrigger()) {
            options.add("-p");
        }
        filters.volumeTrigger().ifPresent(left -> options.add("-v " + left));
    }

    private static void addFilter(List<String> options, String option, boolean used, OptionalInt during) {
        if (used) {
            options.add(option + (during.isPresent() ? String.valueOf(during.getAsInt()) : ""));
        }
    }

    /** Returns the option of an order. It is in quotes if a name of a file in it would be more than one word to a shell. */
    private static String order(String steps) {
        return "-o" + word(steps);
    }

    /** Returns a text that a shell takes for one word. */
    private static String word(String text) {
        return PLAIN.matcher(text).matches() ? text : "'" + text.replace("'", "'\\''") + "'";
    }

    private static void addGroups(List<String> options, GroupRequest groups) {
        groups.kept().ifPresent(number -> options.add("--groups " + number));
        if (!groups.file().isEmpty()) {
            options.add("--groups-file " + word(groups.file()));
        }
        groups.climbs().ifPresent(number -> options.add("--climbs " + number));
        groups.failures().ifPresent(number -> options.add("--patience " + number));
    }

    private static void addScore(List<String> options, ScoreRequest score) {
        score.score().ifPresent(number -> options.add("--score " + number));
        if (!score.order().isEmpty()) {
            options.add("--order " + word(score.order()));
        }
        if (!score.slips().isEmpty()) {
            options.add("--slips " + ScoreSearch.slipsText(score.slips()));
        }
        score.attempts().ifPresent(number -> {
            options.add("--attempts " + number);
            options.add("--seed " + score.seed());
            if (!score.rules().isEmpty()) {
                options.add("--restart " + score.rules());
            }
            addGroups(options, score.groups());
        });
    }
}
