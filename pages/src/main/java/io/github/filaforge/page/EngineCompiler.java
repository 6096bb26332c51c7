package io.github.filaforge.page;

import io.github.filaforge.page.engine.Engine;
import io.github.filaforge.page.studio.Studio;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.ship.ShipException;
import io.github.filaforge.ship.TemporaryFolder;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
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

    /** The name of the class from which {@code Engine} gets the solvers of a page. */
    private static final String SOLVERS = Engine.class.getPackageName() + ".Solvers";

    private static final String SOLVER = Type.getInternalName(GeneratedSolver.class);

    private EngineCompiler() {}

    /** The solvers of a page in the forms that a browser runs. */
    static final class Compiled {

        /** The module of WebAssembly with garbage collection, whose exports are the static methods of {@code Engine}. */
        final byte[] wasm;
        /** A script that defines these methods as functions, for browsers without WebAssembly of this kind. */
        final String javaScript;

        private Compiled(byte[] wasm, String javaScript) {
            this.wasm = wasm;
            this.javaScript = javaScript;
        }
    }

    /**
     * Compiles two solvers, on two threads.
     *
     * @param solving the search whose solver counts the solutions of the puzzle
     * @param completing the search whose solver finds all copies
     * @throws ShipException if a solver needs a class or method that a browser does not have; the message names it
     * @throws IOException if files cannot be written meanwhile
     */
    static Compiled compile(SearchJob solving, SearchJob completing) throws ShipException, IOException {
        Map<String, byte[]> classFiles = new TreeMap<>(solving.classFiles());
        classFiles.putAll(completing.classFiles());
        classFiles.put(
                SOLVERS,
                solvers(solving.source().qualifiedName(), completing.source().qualifiedName()));
        ExecutorService other = Executors.newSingleThreadExecutor();
        try (TemporaryFolder folder = TemporaryFolder.make()) {
            Path classes = folder.path().resolve("classes");
            writeClasses(classFiles, classes);
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
            return new Compiled(wasm, new String(script.get(), StandardCharsets.UTF_8));
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

    /**
     * Compiles the library of the editor to a module of WebAssembly, whose exports are the static methods of {@code Studio}.
     *
     * @throws ShipException if the library needs a class or method that a browser does not have; the message names it
     * @throws IOException if files cannot be written meanwhile
     */
    static byte[] compileStudio() throws ShipException, IOException {
        try (TemporaryFolder folder = TemporaryFolder.make()) {
            // At the level FULL the module has 4.1 MB in place of 2.4.
            return compile(
                    TeaVMTargetType.WEBASSEMBLY_GC,
                    Studio.class,
                    TeaVMOptimizationLevel.SIMPLE,
                    folder.path().resolve("none"),
                    folder.path());
        }
    }

    private static byte[] compile(TeaVMTargetType target, Path classes, Path output) throws ShipException, IOException {
        return compile(target, Engine.class, TeaVMOptimizationLevel.FULL, classes, output);
    }

    private static byte[] compile(
            TeaVMTargetType target, Class<?> main, TeaVMOptimizationLevel level, Path classes, Path output)
            throws ShipException, IOException {
        TeaVMTool tool = new TeaVMTool();
        tool.setTargetType(target);
        tool.setMainClass(main.getName());
        tool.setClassPath(classPath(classes));
        tool.getTransformers().add(BrowserTransformer.class.getName());
        tool.setOptimizationLevel(level);
        tool.setObfuscated(true);
        tool.setAssertionsRemoved(true);
        tool.setTargetDirectory(output.toFile());
        tool.setLog(new EmptyTeaVMToolLog());
        try {
            tool.generate();
        } catch (TeaVMToolException e) {
            throw new ShipException("TeaVM cannot compile this for a browser: " + e.getMessage());
        }
        List<Problem> problems = tool.getProblemProvider().getSevereProblems();
        if (!problems.isEmpty()) {
            throw new ShipException(text(problems.get(0)));
        }
        return Files.readAllBytes(tool.getGeneratedFiles().stream()
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("TeaVM has written nothing"))
                .toPath());
    }

    private static void writeClasses(Map<String, byte[]> classFiles, Path folder) throws IOException {
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
                        Stream.of(
                                source(Engine.class),
                                source(GeneratedSolver.class),
                                source(SearchJob.class),
                                source(Palette.class)),
                        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                                .map(Path::of)
                                .flatMap(entry -> entries(entry).stream())
                                .map(Path::toFile))
                .flatMap(files -> files)
                .distinct()
                .toList();
    }

    /**
     * Returns an entry of a class path, followed by the jars that manifests list from this entry on. A JVM also takes the
     * classes of these jars, but TeaVM does not read manifests.
     */
    static List<Path> entries(Path entry) {
        Set<Path> entries = new LinkedHashSet<>();
        List<Path> open = new ArrayList<>(List.of(entry));
        while (!open.isEmpty()) {
            Path next = open.remove(0);
            if (entries.add(next)) {
                open.addAll(listedBy(next));
            }
        }
        return List.copyOf(entries);
    }

    private static List<Path> listedBy(Path entry) {
        if (!Files.isRegularFile(entry)) {
            return List.of();
        }
        try (JarFile jar = new JarFile(entry.toFile())) {
            Manifest manifest = jar.getManifest();
            String listed =
                    manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
            return Stream.of(listed == null ? new String[0] : listed.strip().split("\\s+"))
                    .map(address -> Path.of(entry.toUri().resolve(address)))
                    .filter(Files::exists)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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

    private static String text(Problem problem) {
        DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
        problem.render(text);
        return "this cannot run in a browser: " + text.getText()
                + (problem.getLocation() == null
                        ? ""
                        : ", needed by " + problem.getLocation().getMethod());
    }

    /** Returns the file of the class from which {@code Engine} gets the solvers, by the names of their classes. */
    private static byte[] solvers(String solving, String completing) {
        ClassWriter written = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        written.visit(
                Opcodes.V17,
                Opcodes.ACC_FINAL,
                SOLVERS.replace('.', '/'),
                null,
                Type.getInternalName(Object.class),
                new String[0]);
        addSupplier(written, "solving", solving.replace('.', '/'));
        addSupplier(written, "completing", completing.replace('.', '/'));
        return written.toByteArray();
    }

    private static void addSupplier(ClassWriter written, String name, String solver) {
        MethodVisitor method = written.visitMethod(Opcodes.ACC_STATIC, name, "()L" + SOLVER + ";", null, null);
        method.visitCode();
        method.visitTypeInsn(Opcodes.NEW, solver);
        method.visitInsn(Opcodes.DUP);
        method.visitMethodInsn(Opcodes.INVOKESPECIAL, solver, "<init>", "()V", false);
        method.visitInsn(Opcodes.ARETURN);
        method.visitMaxs(0, 0);
        method.visitEnd();
    }
}
