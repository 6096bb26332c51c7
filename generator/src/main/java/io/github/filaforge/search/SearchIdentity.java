package io.github.filaforge.search;

import io.github.filaforge.edge.score.GroupRequest;
import io.github.filaforge.request.ApartRequest;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.RestartLimit;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.file.Fingerprint;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;

/** The fingerprints of values that have to be equal for one search to go on where another search has stopped. */
public final class SearchIdentity {

    private SearchIdentity() {}

    /**
     * Returns the SHA-256 of all settings of a request, each under a name of its own that does not change. The limit of
     * states of an assembly is left out: an assembly that is not decided ends the search, so no result depends on it.
     */
    public static String fingerprint(SearchRequest request) {
        SearchRequest.Filters filters = request.filters();
        List<String> settings = List.of(
                "distinct " + request.distinct().name(),
                "constraining " + request.constraining().rule().name() + " "
                        + request.constraining().piece(),
                "volume " + filters.volume() + " " + text(filters.volumeDuring()),
                "parity " + filters.parity() + " " + text(filters.parityDuring()),
                "fit " + filters.fit() + " " + text(filters.fitDuring()) + " " + filters.fitRepeated(),
                "triggers " + text(filters.volumeTrigger()) + " " + filters.parityTrigger(),
                "nof " + request.nof(),
                "order " + request.order().map(OrderingSteps::text).orElse(""),
                "cells " + String.join("\n", request.orderInForce().listedCells()),
                "lists " + text(request.lists()),
                "tries " + request.tries().map(RestartLimit::text).orElse(""),
                "strategy " + request.strategy(),
                "tail " + text(request.tail()),
                "runs " + request.forManyRuns(),
                "scheduled " + request.scheduled(),
                "counting " + request.counting(),
                "stoppable " + request.stoppable(),
                "few " + request.fewAreEnough(),
                "counted " + request.onlyCounted(),
                "merging " + request.merging(),
                "roots " + text(request.roots()) + " " + request.inParts(),
                "package " + request.packageName(),
                "apart " + request.apart().map(ApartRequest::lifted),
                "score "
                        + request.score()
                                .map(score -> text(score.score()) + " " + score.order() + " " + score.orderText() + " "
                                        + score.slips() + " " + text(score.attempts()) + " " + score.seed() + " "
                                        + score.rules() + " " + text(score.groups()))
                                .orElse(""));
        return sha256(String.join("\n", settings));
    }

    /** Returns the settings of groups. The groups of a file are compared when they are read: see {@link EdgeBuilder}. */
    private static String text(GroupRequest groups) {
        return groups.file().isEmpty()
                ? text(groups.kept()) + " " + text(groups.climbs()) + " " + text(groups.failures())
                : text(groups.kept()) + " of a file";
    }

    private static String text(OptionalInt number) {
        return number.isPresent() ? String.valueOf(number.getAsInt()) : "";
    }

    static String sha256(String text) {
        return Fingerprint.of(text.getBytes(StandardCharsets.UTF_8));
    }
}
