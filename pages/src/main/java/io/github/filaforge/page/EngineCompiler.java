package io.github.filaforge.page;

import io.github.filaforge.page.engine.Engine;
import io.github.filaforge.page.studio.Studio;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.ship.ShipException;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.backend.javascript.JavaScriptTarget;
import org.teavm.backend.wasm.WasmGCTarget;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.model.transformation.AssertionRemoval;
import org.teavm.vm.TeaVM;
import org.teavm.vm.TeaVMBuilder;
import org.teavm.vm.TeaVMOptimizationLevel;
import org.teavm.vm.TeaVMTarget;

/**
 * Compiles the solvers of a page, and the classes of the runtime that they need, for a browser: by TeaVM, in this process.
 */
final class EngineCompiler {

    /** The name of the class from which {@code Engine} gets the solvers of a page. */
    private static final String SOLVERS = Engine.class.getPackageName() + ".Solvers";

    private static final String SOLVER = Type.getInternalName(GeneratedSolver.class);

    /** The greatest number of names that a script declares outside functions: more than any solver has. */
    private static final int MOST_NAMES = 80_000;

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
     * @throws ShipException if a solver needs a class or method that a browser does not have, which the message names; or if
     *     this thread is interrupted
     */
    static Compiled compile(SearchJob solving, SearchJob completing) throws ShipException {
        Map<String, byte[]> classFiles = new TreeMap<>(solving.classFiles());
        classFiles.putAll(completing.classFiles());
        classFiles.put(
                SOLVERS,
                solvers(solving.source().qualifiedName(), completing.source().qualifiedName()));
        ExecutorService other = Executors.newSingleThreadExecutor();
        try {
            Future<byte[]> script = other.submit(() -> compile(javaScript(), Engine.class, classFiles));
            byte[] wasm = compile(webAssembly(), Engine.class, classFiles);
            return new Compiled(wasm, new String(script.get(), StandardCharsets.UTF_8));
        } catch (ExecutionException e) {
            if (e.getCause() instanceof ShipException refused) {
                throw refused;
            }
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ShipException("interrupted while the page was compiled");
        } finally {
            other.shutdown();
        }
    }

    /**
     * Compiles the library of the editor to a module of WebAssembly, whose exports are the static methods of {@code Studio}.
     *
     * @throws ShipException if the library needs a class or method that a browser does not have; the message names it
     */
    static byte[] compileStudio() throws ShipException {
        return StudioModule.ONLY.bytes();
    }

    /** The module of the editor, which depends on no puzzle. So a process that makes several pages with it compiles it once. */
    private static final class StudioModule {

        static final StudioModule ONLY = new StudioModule();

        private byte[] compiled;

        synchronized byte[] bytes() throws ShipException {
            if (compiled == null) {
                // At the level FULL the module has 4.1 MB in place of 2.4.
                compiled = compile(webAssembly(), Studio.class, TeaVMOptimizationLevel.SIMPLE, Map.of());
            }
            return compiled.clone();
        }
    }

    private static TeaVMTarget webAssembly() {
        WasmGCTarget target = new WasmGCTarget();
        target.setObfuscated(true);
        return target;
    }

    private static TeaVMTarget javaScript() {
        JavaScriptTarget target = new JavaScriptTarget();
        target.setObfuscated(true);
        target.setModuleType(JSModuleType.UMD);
        target.setMaxTopLevelNames(MOST_NAMES);
        return target;
    }

    private static byte[] compile(TeaVMTarget target, Class<?> main, Map<String, byte[]> classFiles)
            throws ShipException {
        return compile(target, main, TeaVMOptimizationLevel.FULL, classFiles);
    }

    private static byte[] compile(
            TeaVMTarget target, Class<?> main, TeaVMOptimizationLevel level, Map<String, byte[]> classFiles)
            throws ShipException {
        BrowserClasses classes = BrowserClasses.ofClassPath();
        TeaVM compiler = new TeaVMBuilder(target)
                .setClassLoader(EngineCompiler.class.getClassLoader())
                .setResourceProvider(classes.resources())
                .setClassSource(classes.with(classFiles))
                .setObfuscated(true)
                .build();
        compiler.add(new AssertionRemoval());
        compiler.setOptimizationLevel(level);
        compiler.installPlugins();
        compiler.add(new BrowserTransformer());
        compiler.setEntryPoint(main.getName());
        ByteArrayOutputStream module = new ByteArrayOutputStream();
        // TeaVM makes one file, since it makes none for debuggers.
        compiler.build(unused -> module, "page");
        List<Problem> problems = compiler.getProblemProvider().getSevereProblems();
        if (!problems.isEmpty()) {
            throw new ShipException(text(problems.get(0)));
        }
        return module.toByteArray();
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
