package io.github.filaforge.emit;

/**
 * The properties of a source that do not depend on its plan.
 *
 * @param packageName the package of the solver; empty for the unnamed one
 * @param inParts true if the solver is searched in parts; then its roots are in a file beside its class, because they are
 *     too many for constants
 * @param counting true if the solver counts attempts and fits
 * @param stoppable true if the search of a part can be stopped; then the solver tests for this frequently
 * @param definition the name of the definition file, without its folder
 * @param origin the line of the head that states how to make the source again; empty for none
 * @param version the version of Filaforge
 */
public record SourceRequest(
        String packageName,
        boolean inParts,
        boolean counting,
        boolean stoppable,
        String definition,
        String origin,
        String version) {

    /** Returns this request without counting, for a solver that always counts, or never. */
    public SourceRequest withoutCounting() {
        return new SourceRequest(packageName, inParts, false, stoppable, definition, origin, version);
    }
}
