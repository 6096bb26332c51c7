package io.github.filaforge.compile;

import java.util.Map;

/** A class loader that loads classes from class files in memory. */
final class MemoryLoader extends ClassLoader {

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
     * Loads a class. A class without a package can only be one of the class files. Janino looks for {@code Object} and for
     * the names of the solver in this way, and the loader of the class path would open every jar to find none of them.
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
