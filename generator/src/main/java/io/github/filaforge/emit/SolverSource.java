package io.github.filaforge.emit;

/**
 * The source of a solver: one compilation unit whose public class extends {@code GeneratedSolver} and has a constructor
 * without parameters.
 *
 * @param packageName the package; empty for the unnamed one
 * @param className the simple name of the class
 * @param code the compilation unit, for a compiler
 * @param isLaidOut true if the code is laid out for a reader; otherwise its lines may have any length
 */
public record SolverSource(String packageName, String className, String code, boolean isLaidOut) {

    /** Makes a source that is laid out for a reader. */
    public SolverSource(String packageName, String className, String text) {
        this(packageName, className, text, true);
    }

    /**
     * Returns the compilation unit for a reader. The lines are broken here and not when the code is written: most searches
     * compile the code unseen, and the breaks took 10 ms of each start.
     */
    public String text() {
        return isLaidOut ? code : LineBreaks.broken(code);
    }

    /** Returns the fully qualified name of the class. */
    public String qualifiedName() {
        return packageName.isEmpty() ? className : packageName + "." + className;
    }

    /** Returns the path of the source file below a source folder, with slashes. */
    public String path() {
        return qualifiedName().replace('.', '/') + ".java";
    }
}
