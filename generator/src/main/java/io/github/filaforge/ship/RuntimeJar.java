package io.github.filaforge.ship;

import io.github.filaforge.runtime.GeneratedSolver;
import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipOutputStream;

/** The jar that generated sources need to be compiled and run. */
public final class RuntimeJar {

    /** The name of the jar, without a version, so that commands which a user has written down stay right. */
    public static final String NAME = "filaforge-runtime.jar";

    private RuntimeJar() {}

    /**
     * Writes the jar of this program's own runtime.
     *
     * @throws IOException if the runtime cannot be found, or the file cannot be written
     */
    public static void write(Path file) throws IOException {
        Path runtime = location();
        if (Files.isDirectory(runtime)) {
            // The runtime is a folder of class files that are not in a jar yet.
            Map<String, Path> entries = entries(runtime);
            CompleteFile.write(file, out -> {
                try (ZipOutputStream zip = new ZipOutputStream(out)) {
                    for (Map.Entry<String, Path> entry : entries.entrySet()) {
                        SolverJar.add(zip, entry.getKey(), Files.readAllBytes(entry.getValue()));
                    }
                }
            });
        } else {
            CompleteFile.write(file, out -> Files.copy(runtime, out));
        }
    }

    /** Returns the jar or the folder of a class of the runtime. Its code source is not known to every class loader. */
    private static Path location() throws IOException {
        URL classFile = GeneratedSolver.class.getResource(GeneratedSolver.class.getSimpleName() + ".class");
        if (classFile == null) {
            throw new IOException("cannot find the jar of the runtime");
        }
        try {
            if (classFile.openConnection() instanceof JarURLConnection jar) {
                return Path.of(jar.getJarFileURL().toURI());
            }
            Path folder = Path.of(classFile.toURI());
            for (String ignored : GeneratedSolver.class.getName().split("\\.", -1)) {
                folder = folder.getParent();
            }
            return folder;
        } catch (URISyntaxException e) {
            throw new IOException("cannot find the jar of the runtime at " + classFile, e);
        }
    }

    private static Map<String, Path> entries(Path folder) throws IOException {
        Map<String, Path> entries = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            all.filter(Files::isRegularFile)
                    .forEach(file ->
                            entries.put(folder.relativize(file).toString().replace('\\', '/'), file));
        }
        return entries;
    }
}
