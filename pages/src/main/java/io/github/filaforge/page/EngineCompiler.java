package io.github.filaforge.page;

import io.github.filaforge.page.engine.Engine;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.ship.ShipException;
import io.github.filaforge.ship.TemporaryFolder;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the solvers of a page, and the classes of the runtime that they need, for a browser: by TeaVM, in this process.
 */
final class EngineCompiler {

    private final Map<String, byte[]> classFiles;

    /**
     * Makes a compiler of two solvers.
     *
     * @param solving the solver that counts the solutions of the puzzle
     * @param completing the solver of all copies
     */
    EngineCompiler(CompiledSolver solving, CompiledSolver completing) {
        this.classFiles = new TreeMap<>();
        classFiles.putAll(solving.classFiles());
        classFiles.putAll(completing.classFiles());
        classFiles.put(SolversClass.NAME, SolversClass.of(solving.name(), completing.name()));
    }

    /**
     * A solver of a page, compiled for a JVM.
     *
     * @param name the name of its class
     * @param classFiles the class files by the names of the classes
     */
    record CompiledSolver(String name, Map<String, byte[]> classFiles) {}

    /**
     * Compiles the solvers, on two threads.
     *
     * @throws ShipException if a solver needs a class or method that a browser does not have; the message names it
     * @throws IOException if files cannot be written meanwhile
     */
    CompiledEngine compile() throws ShipException, IOException {
        ExecutorService other = Executors.newSingleThreadExecutor();
        try (TemporaryFolder folder = TemporaryFolder.make()) {
            Path classes = folder.path().resolve("classes");
            writeClasses(classes);
            Future<byte[]> script = other.submit(() ->
                    compile(TeaVMTargetType.JAVASCRIPT, classes, folder.path().resolve("script")));
            byte[] wasm;
            try {
                wasm = compile(
                        TeaVMTargetType.WEBASSEMBLY_GC, classes, folder.path().resolve("wasm"));
            } finally {
                // The folder cannot be removed while the other thread writes there.
                other.shutdown();
                other.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
            }
            return new CompiledEngine(wasm, new String(script.get(), StandardCharsets.UTF_8));
        } catch (ExecutionException e) {
            if (e.getCause() instanceof ShipException refused) {
                throw refused;
            }
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    private static byte[] compile(TeaVMTargetType target, Path classes, Path output) throws ShipException, IOException {
        TeaVMTool tool = new TeaVMTool();
        tool.setTargetType(target);
        tool.setMainClass(Engine.class.getName());
        tool.setClassPath(classPath(classes));
        tool.setOptimizationLevel(TeaVMOptimizationLevel.FULL);
        tool.setObfuscated(true);
        tool.setAssertionsRemoved(true);
        tool.setTargetDirectory(output.toFile());
        tool.setLog(new EmptyTeaVMToolLog());
        try {
            tool.generate();
        } catch (TeaVMToolException e) {
            throw new ShipException("TeaVM cannot compile this solver for a browser: " + e.getMessage());
        }
        List<Problem> problems = tool.getProblemProvider().getSevereProblems();
        if (!problems.isEmpty()) {
            throw new ShipException(text(problems.get(0)));
        }
        return Files.readAllBytes(output(tool));
    }

    private void writeClasses(Path folder) throws IOException {
        for (Map.Entry<String, byte[]> classFile : classFiles.entrySet()) {
            Path file = folder.resolve(classFile.getKey().replace('.', '/') + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, classFile.getValue());
        }
    }

    /**
     * Returns the places where TeaVM finds class files, first those of this page. TeaVM reads class files and loads no
     * class.
     */
    private static List<File> classPath(Path classes) {
        return Stream.of(
                        Stream.of(classes.toFile()),
                        Stream.of(source(Engine.class), source(GeneratedSolver.class)),
                        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                                .map(Path::of)
                                .flatMap(entry -> ClassPathEntries.of(entry).stream())
                                .map(Path::toFile))
                .flatMap(files -> files)
                .distinct()
                .toList();
    }

    /** Returns the jar or folder from which a class comes. */
    private static File source(Class<?> type) {
        try {
            return new File(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Path output(TeaVMTool tool) {
        return tool.getGeneratedFiles().stream()
                .map(File::toPath)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("TeaVM has written nothing"));
    }

    private static String text(Problem problem) {
        DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
        problem.render(text);
        return "this solver cannot run in a browser: " + text.getText()
                + (problem.getLocation() == null
                        ? ""
                        : ", needed by " + problem.getLocation().getMethod());
    }
}
