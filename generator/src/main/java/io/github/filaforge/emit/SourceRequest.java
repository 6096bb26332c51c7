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

    /** Returns the package of the solver; empty for the unnamed one. */
    public String packageName() {
        return settings.packageName();
    }

    /**
     * Returns true if the solver is searched in parts; then its roots are in a file beside its class, because they are too
     * many for constants.
     */
    public boolean inParts() {
        return settings.inParts();
    }

    /** Returns true if the solver counts attempts and fits. */
    public boolean counting() {
        return settings.counting();
    }

    /** Returns true if the search of a part can be stopped; then the solver tests for this frequently. */
    public boolean stoppable() {
        return settings.stoppable();
    }

    /** Returns this request without counting, for a solver that always counts, or never. */
    public SourceRequest withoutCounting() {
        return new SourceRequest(settings.but().counting(false).build(), definition, origin, version);
    }
}
