package io.github.filaforge.compile;

import io.github.filaforge.runtime.WholeSearch;
import java.util.Map;

/** A compiled and loaded solver. */
public final class SolverClass {

    private final Class<? extends WholeSearch> type;
    private final ClassSize size;

    private final Map<String, byte[]> classFiles;

    private SolverClass(Class<? extends WholeSearch> type, ClassSize size, Map<String, byte[]> classFiles) {
        this.type = type;
        this.size = size;
        this.classFiles = classFiles;
    }

    /**
     * Loads a solver.
     *
     * @throws CompileException if HotSpot would never compile one of its methods
     */
    static SolverClass load(String name, ClassLoader loader, Map<String, byte[]> classFiles) throws CompileException {
        ClassSize size = ClassSize.of(classFiles.values());
        if (size.largestMethod() > ClassSize.METHOD_LIMIT) {
            throw CompileException.tooLarge("method " + size.largestMethodName() + " of the solver would have "
                    + size.largestMethod() + " bytes, more than the JIT compiles (" + ClassSize.METHOD_LIMIT
                    + ")");
        }
        try {
            return new SolverClass(loader.loadClass(name).asSubclass(WholeSearch.class), size, Map.copyOf(classFiles));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("the compiler gave no class " + name, e);
        }
    }

    /** The class files by class name, those of nested classes too. */
    public Map<String, byte[]> classFiles() {
        return classFiles;
    }

    /** The size of the compiled solver. */
    public ClassSize size() {
        return size;
    }

    /** A new solver; one for each thread. */
    public WholeSearch newSolver() {
        try {
            return type.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a generated solver has a public constructor without parameters", e);
        }
    }
}
