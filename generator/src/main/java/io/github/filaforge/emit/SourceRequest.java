package io.github.filaforge.emit;

/**
 * What a source is to be, apart from its plan.
 *
 * @param packageName the package of the solver; empty for the unnamed one
 * @param inParts whether the solver is searched in parts: its roots stand in a file beside its class, as too many for constants
 * @param counting whether the solver counts attempts and fits
 * @param stoppable whether the search of a part can be asked to end, which its solver then looks for every moment
 * @param definition the name of the definition file, without its folder
 * @param options the options that shaped the plan, as a command line has them; may be empty
 * @param version the version of Filaforge
 */
public record SourceRequest(
        String packageName,
        boolean inParts,
        boolean counting,
        boolean stoppable,
        String definition,
        String options,
        String version) {

    /** The same for a solver that counts anyway. */
    public SourceRequest withoutCounting() {
        return new SourceRequest(packageName, inParts, false, stoppable, definition, options, version);
    }
}
