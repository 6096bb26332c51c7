package io.github.filaforge.spark;

import io.github.filaforge.runtime.search.Search;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Map;

/**
 * Loads the classes of a program from its jar in memory, so that no file is written, and programs may have classes of one
 * name. The classes of the runtime, of which a program contains a part too, come from this jar: a solver that extends
 * another {@link Search} could not be searched.
 */
final class ProgramLoader extends ClassLoader {

    private static final String RUNTIME = "io.github.filaforge.runtime.";

    private final Map<String, byte[]> entries;

    /**
     * @param entries the entries of the jar, by their names
     */
    ProgramLoader(Map<String, byte[]> entries) {
        super(Search.class.getClassLoader());
        this.entries = Map.copyOf(entries);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        byte[] classFile = name.startsWith(RUNTIME) ? null : entries.get(name.replace('.', '/') + ".class");
        if (classFile == null) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? defineClass(name, classFile, 0, classFile.length) : loaded;
        }
    }

    @Override
    public InputStream getResourceAsStream(String name) {
        byte[] entry = entries.get(name);
        return entry == null ? super.getResourceAsStream(name) : new ByteArrayInputStream(entry);
    }
}
