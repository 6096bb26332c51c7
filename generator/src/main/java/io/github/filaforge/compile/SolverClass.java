package io.github.filaforge.compile;

import io.github.filaforge.runtime.search.Search;
import java.util.Map;

/** A compiled and loaded solver. */
public final class SolverClass {

    private final Class<? extends Search> type;
    private final ClassSize size;

    private final Map<String, byte[]> classFiles;

    private SolverClass(Class<? extends Search> type, ClassSize size, Map<String, byte[]> classFiles) {
        this.type = type;
        this.size = size;
        this.classFiles = classFiles;
    }

    /**
     * Loads a solver.
     *
     * @param name the qualified name of the class of the solver
     * @param classFiles the class files by class name, with those of nested classes
     * @throws CompileException if a method is larger than {@link ClassSize#METHOD_LIMIT}, so that HotSpot never compiles it
     */
    static SolverClass load(String name, ClassLoader loader, Map<String, byte[]> classFiles) throws CompileException {
        ClassSize size = ClassSize.of(classFiles.values());
        if (size.largestMethod() > ClassSize.METHOD_LIMIT) {
            throw CompileException.tooLarge("method " + size.largestMethodName() + " of the solver would have "
                    + size.largestMethod() + " bytes, more than the JIT compiles (" + ClassSize.METHOD_LIMIT
                    + ")");
        }
        try {
            return new SolverClass(loader.loadClass(name).asSubclass(Search.class), size, Map.copyOf(classFiles));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("the compiler gave no class " + name, e);
        }
    }

    /** Returns the class files by class name, with those of nested classes. */
    public Map<String, byte[]> classFiles() {
        return classFiles;
    }

    /** Returns the size of the compiled solver. */
    public ClassSize size() {
        return size;
    }

    /** Returns a new solver. Each thread needs a solver of its own. */
    public Search newSolver() {
        try {
            return type.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a generated solver has a public constructor without parameters", e);
        }
    }
}
