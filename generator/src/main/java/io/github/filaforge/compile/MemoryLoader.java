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

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] classFile = classFiles.get(name);
        if (classFile == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, classFile, 0, classFile.length);
    }
}
