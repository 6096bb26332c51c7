package io.github.filaforge.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.page.engine.Engine;
import io.github.filaforge.runtime.GeneratedSolver;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.teavm.dependency.AbstractDependencyListener;
import org.teavm.dependency.DependencyAgent;
import org.teavm.dependency.MethodDependency;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodReader;
import org.teavm.model.ValueType;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * All methods of the runtime against the class library that pages have. A solver of a page reaches some of them only, and
 * which depends on its puzzle: what is wanting is to be found here.
 */
@Tag("processes")
class RuntimeInBrowserTest {

    private static final String CLASSES = "classes";

    /** Classes that pages do without, and what the library of pages lacks for them. */
    private static final Set<String> NOT_IN_PAGES = Set.of(
            // files and standard output
            "terminal.CheckedOutput",
            "checkpoint.CheckpointFile",
            "file.Fingerprint",
            "checkpoint.ResultFile",
            "checkpoint.SignedLines",
            "file.AtomicFile",
            // threads
            "run.RunState",
            "run.RootRunner",
            // a program with arguments, and its memory
            "program.JobMain",
            "program.ProgramArguments",
            "search.RunSettings",
            "program.SolverMain",
            // searches in parts, which are threads and files
            "parts.PartReport",
            "parts.PartedSearch",
            "parts.PartsMain",
            "parts.Results",
            // merging, which takes all of these
            "merge.KeptLevels",
            "merge.window.LongSums",
            "merge.level.MergeResources",
            // archives, for which the class library takes a library that this project leaves out
            "java.util.zip.CRC32",
            "java.util.zip.Deflater",
            "java.util.zip.Inflater");

    /** The classes and methods that the class library of pages lacks, by the class that needs them. */
    private static final Map<String, Set<String>> LACKING = new TreeMap<>();

    @TempDir
    private static Path folder;

    @BeforeAll
    static void compileAll() throws Exception {
        Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(
                folder.resolve("META-INF/services/" + TeaVMPlugin.class.getName()), EveryMethod.class.getName());
        Files.write(folder.resolve(CLASSES), classesOfRuntime());
        TeaVMTool tool = new TeaVMTool();
        tool.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        tool.setMainClass(Engine.class.getName());
        tool.setClassPath(Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(File::new)
                .toList());
        tool.setTargetDirectory(folder.resolve("compiled").toFile());
        tool.setLog(new EmptyTeaVMToolLog());
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, RuntimeInBrowserTest.class.getClassLoader())) {
            tool.setClassLoader(loader);
            tool.generate();
        }
        for (Problem problem : tool.getProblemProvider().getSevereProblems()) {
            DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
            problem.render(text);
            LACKING.computeIfAbsent(
                            shortName(problem.getLocation().getMethod().getClassName()), unused -> new TreeSet<>())
                    .add(problem.getLocation().getMethod().getName() + ": " + text.getText());
        }
    }

    private static List<String> classesOfRuntime() throws Exception {
        URI source = GeneratedSolver.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI();
        if (Files.isDirectory(Path.of(source))) {
            return classes(Path.of(source));
        }
        try (FileSystem jar = FileSystems.newFileSystem(Path.of(source))) {
            return classes(jar.getPath("/"));
        }
    }

    private static List<String> classes(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(file -> root.relativize(file).toString())
                    .filter(file -> file.endsWith(".class") && !file.endsWith("-info.class"))
                    .map(file -> file.substring(0, file.length() - ".class".length())
                            .replace(File.separatorChar, '.')
                            .replace('/', '.'))
                    .sorted()
                    .toList();
        }
    }

    /** The name of a class, or of that in which it stands; that of a class of the runtime without the package of the runtime. */
    private static String shortName(String className) {
        return className
                .replaceFirst("^" + Pattern.quote(GeneratedSolver.class.getPackageName() + "."), "")
                .replaceFirst("\\$.*", "");
    }

    /** Has TeaVM compile each method of the runtime, called with arguments of the types that it declares. */
    public static final class EveryMethod implements TeaVMPlugin {

        @Override
        public void install(TeaVMHost host) {
            host.add(new AbstractDependencyListener() {
                @Override
                public void started(DependencyAgent agent) {
                    names(host).forEach(name -> callAll(agent, name));
                }
            });
        }

        private static List<String> names(TeaVMHost host) {
            try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                    host.getClassLoader().getResourceAsStream(CLASSES), StandardCharsets.UTF_8))) {
                return lines.lines().toList();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static void callAll(DependencyAgent agent, String name) {
            for (MethodReader method : agent.getClassSource().get(name).getMethods()) {
                if (!method.hasModifier(ElementModifier.ABSTRACT)) {
                    call(agent, method, agent.linkMethod(method.getReference()));
                }
            }
        }

        private static void call(DependencyAgent agent, MethodReader method, MethodDependency linked) {
            if (!method.hasModifier(ElementModifier.STATIC)) {
                linked.getVariable(0).propagate(agent.getType(ValueType.object(method.getOwnerName())));
            }
            for (int number = 0; number < method.parameterCount(); number++) {
                if (!(method.parameterType(number) instanceof ValueType.Primitive)) {
                    linked.getVariable(number + 1).propagate(agent.getType(method.parameterType(number)));
                }
            }
            linked.use();
        }
    }

    @Test
    void whatSolversOfPagesMayCallIsInTheirClassLibrary() {
        Map<String, Set<String>> others = new TreeMap<>(LACKING);
        others.keySet().removeAll(NOT_IN_PAGES);

        assertEquals(Map.of(), others);
    }

    @Test
    void eachClassThatPagesDoWithoutNeedsWhatTheyLack() {
        assertTrue(LACKING.keySet().containsAll(NOT_IN_PAGES), LACKING::toString);
    }
}
