package io.github.filaforge.emit;

import io.github.filaforge.request.SearchRequest;

/**
 * The properties of a source that do not depend on its plan.
 *
 * @param settings the request for the search, with the settings that an emitter obeys
 * @param definition the name of the definition file, without its folder
 * @param origin the line of the head that states how to make the source again; empty for none
 * @param version the version of Filaforge
 */
public record SourceRequest(SearchRequest settings, String definition, String origin, String version) {

    /** Returns this request without counting, for a solver that always counts, or never. */
    public SourceRequest withoutCounting() {
        return new SourceRequest(settings.but().counting(false).build(), definition, origin, version);
    }
}
