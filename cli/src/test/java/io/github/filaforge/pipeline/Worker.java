package io.github.filaforge.pipeline;

import io.github.filaforge.runtime.parts.PartSettings;
import io.github.filaforge.runtime.parts.PartedSearch;
import io.github.filaforge.runtime.search.Search;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.jar.JarFile;

/**
 * The searches of a packaged program, in a process that has received nothing but its jar.
 *
 * @param whole the search of the whole puzzle
 * @param parts the search of its parts
 */
record Worker(Search whole, PartedSearch parts) {

    static Worker of(Path jar, PartSettings settings) {
        try (JarFile file = new JarFile(jar.toFile())) {
            String name = file.getManifest().getMainAttributes().getValue("Main-Class");
            URL[] classes = {jar.toUri().toURL()};
            Class<? extends Search> type = new URLClassLoader(classes, Worker.class.getClassLoader())
                    .loadClass(name)
                    .asSubclass(Search.class);
            return new Worker(made(type), new PartedSearch(() -> made(type), settings));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("the main class of " + jar, e);
        }
    }

    private static Search made(Class<? extends Search> type) {
        try {
            return type.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("a constructor of " + type, e);
        }
    }
}
