package io.github.filaforge.emit;

/**
 * What a source is to be, apart from its plan.
 *
 * @param packageName the package of the solver; empty for the unnamed one
 * @param counting whether the solver counts attempts and fits
 * @param definition the name of the definition file, without its folder
 * @param options the options that shaped the plan, as a command line has them; may be empty
 * @param version the version of Filaforge
 */
public record SourceRequest(String packageName, boolean counting, String definition, String options, String version) {

    /** The same for a solver that counts anyway. */
    public SourceRequest withoutCounting() {
        return new SourceRequest(packageName, false, definition, options, version);
    }
}
