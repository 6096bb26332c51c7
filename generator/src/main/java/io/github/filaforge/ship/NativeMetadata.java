package io.github.filaforge.ship;

import io.github.filaforge.runtime.SolverResource;
import io.github.filaforge.runtime.program.ProgramFile;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The files by which GraalVM's native-image finds the parts of a packaged program that are reached by name only: the
 * constructor of the solver, the signal handler, and the files beside the class of the solver. GraalVM for JDK 17 and later
 * reads them. The names and forms of the files are from "Reachability Metadata" in the reference manual of Native Image; the
 * forms are those that GraalVM for JDK 25 still reads and earlier ones need.
 */
final class NativeMetadata {

    /** The word in the texts below that is replaced by the name of the solver. */
    private static final String NAME = "NAME";

    private static final String FOLDER = "META-INF/native-image/io.github.filaforge/";

    /** SIGINT and SIGTERM let a program report and end in order. Since JDK 25 this is the default. */
    private static final String OPTIONS = "--install-exit-handlers";

    private static final String REFLECTION = """
            [
              {"name": "NAME", "methods": [{"name": "<init>", "parameterTypes": []}]},
              {"name": "sun.misc.SignalHandler"},
              {"name": "sun.misc.Signal", "methods": [
                {"name": "<init>", "parameterTypes": ["java.lang.String"]},
                {"name": "handle", "parameterTypes": ["sun.misc.Signal", "sun.misc.SignalHandler"]}
              ]}
            ]
            """;

    private static final String PROXIES = """
            [{"interfaces": ["sun.misc.SignalHandler"]}]
            """;

    private static final String RESOURCES = """
            {
              "resources": {"includes": [
            PATTERNS
              ]},
              "bundles": []
            }
            """;

    private static final String PATTERN = "    {\"pattern\": \"\\\\QNAME\\\\E\"}";

    private static final List<String> SUFFIXES =
            List.of(ProgramFile.SUFFIX, SolverResource.ROOTS, SolverResource.IMAGES, SolverResource.JAR);

    private NativeMetadata() {}

    /**
     * Returns the files of a solver by their paths in its jar.
     *
     * @param solver the name of the class of the solver, with its package
     */
    static Map<String, byte[]> of(String solver) {
        String folder = FOLDER + solver + "/";
        String patterns = SUFFIXES.stream()
                .map(suffix -> PATTERN.replace(NAME, solver.replace('.', '/') + suffix))
                .collect(Collectors.joining(",\n"));
        Map<String, byte[]> files = new TreeMap<>();
        files.put(folder + "native-image.properties", bytes("Args = " + OPTIONS + "\n"));
        files.put(folder + "reflect-config.json", bytes(REFLECTION.replace(NAME, solver)));
        files.put(folder + "proxy-config.json", bytes(PROXIES));
        files.put(folder + "resource-config.json", bytes(RESOURCES.replace("PATTERNS", patterns)));
        return files;
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
