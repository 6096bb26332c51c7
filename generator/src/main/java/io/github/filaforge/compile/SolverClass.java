package io.github.filaforge.compile;

import io.github.filaforge.runtime.search.Search;
import java.util.Map;

/**
 * A compiled and loaded solver.
 *
 * @param type the class of the solver
 * @param size the size of all of its classes
 * @param classFiles the class files by class name, with those of nested classes
 */
public record SolverClass(Class<? extends Search> type, ClassSize size, Map<String, byte[]> classFiles) {

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

    /** Returns a new solver. Each thread needs a solver of its own. */
    public Search newSolver() {
        try {
            return type.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a generated solver has a public constructor without parameters", e);
        }
    }

    /** A class loader that loads classes from class files in memory. */
    static final class MemoryLoader extends ClassLoader {

        private final Map<String, byte[]> classFiles;

        /**
         * Creates a loader of some classes.
         *
         * @param classFiles the class files by class name
         */
        MemoryLoader(Map<String, byte[]> classFiles) {
            super(MemoryLoader.class.getClassLoader());
            this.classFiles = classFiles;
        }

        /**
         * Loads a class. A class without a package can only be one of the class files. Janino looks for {@code Object} and
         * for the names of the solver in this way, and the loader of the class path would open every jar to find none of
         * them.
         */
        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.indexOf('.') < 0 && !classFiles.containsKey(name)) {
                throw new ClassNotFoundException(name);
            }
            return super.loadClass(name, resolve);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] classFile = classFiles.get(name);
            if (classFile == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, classFile, 0, classFile.length);
        }
    }
}
