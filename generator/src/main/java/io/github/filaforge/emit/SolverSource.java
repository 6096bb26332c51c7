package io.github.filaforge.emit;

/**
 * The source of a solver: one compilation unit whose public class extends {@code GeneratedSolver} and has a constructor
 * without parameters.
 *
 * @param packageName the package; empty for the unnamed one
 * @param className the simple name of the class
 * @param text the compilation unit
 */
public record SolverSource(String packageName, String className, String text) {

    /** Returns the fully qualified name of the class. */
    public String qualifiedName() {
        return packageName.isEmpty() ? className : packageName + "." + className;
    }

    /** Returns the path of the source file below a source folder, with slashes. */
    public String path() {
        return qualifiedName().replace('.', '/') + ".java";
    }
}
