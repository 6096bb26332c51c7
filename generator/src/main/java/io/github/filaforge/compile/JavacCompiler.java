package io.github.filaforge.compile;

import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.runtime.GeneratedSolver;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** A compiler that uses the javac of the running JDK, with all warnings on. Each warning is an error. */
public final class JavacCompiler implements SolverCompiler {

    /** Returns true if the running Java has a javac. */
    public static boolean isAvailable() {
        return ToolProvider.getSystemJavaCompiler() != null;
    }

    @Override
    public SolverClass compile(SolverSource source) throws CompileException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new CompileException("this Java has no javac: run on a JDK, or use JaninoCompiler.compile");
        }
        List<String> options = List.of(
                "--release",
                "17",
                "-Xlint:all",
                "-Werror",
                "-g:none",
                "-cp",
                runtimeLocation().toString());
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        try (MemoryFiles files =
                new MemoryFiles(compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8))) {
            boolean done = compiler.getTask(null, files, diagnostics, options, null, List.of(file(source)))
                    .call();
            if (diagnostics.getDiagnostics().stream().anyMatch(JavacCompiler::isLimit)) {
                throw CompileException.beyondClass();
            }
            if (!done) {
                throw new IllegalStateException("javac does not take the generated source: " + text(diagnostics));
            }
            Map<String, byte[]> classFiles = files.classFiles();
            return SolverClass.load(source.qualifiedName(), new SolverClass.MemoryLoader(classFiles), classFiles);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isLimit(Diagnostic<?> diagnostic) {
        return diagnostic.getCode() != null && diagnostic.getCode().startsWith("compiler.err.limit.");
    }

    private static Path runtimeLocation() {
        try {
            return Path.of(GeneratedSolver.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String text(DiagnosticCollector<JavaFileObject> diagnostics) {
        return diagnostics.getDiagnostics().stream()
                .limit(5)
                .map((Diagnostic<?> diagnostic) -> diagnostic.getMessage(Locale.ROOT))
                .collect(Collectors.joining("; "));
    }

    private static JavaFileObject file(SolverSource source) {
        return new SimpleJavaFileObject(URI.create("memory:///" + source.path()), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return source.text();
            }
        };
    }

    /** A file manager that keeps in memory the class files that javac writes. */
    private static final class MemoryFiles extends ForwardingJavaFileManager<JavaFileManager> {

        private final Map<String, ByteArrayOutputStream> written = new HashMap<>();

        MemoryFiles(JavaFileManager disk) {
            super(disk);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            URI address = URI.create("memory:///" + className.replace('.', '/') + ".class");
            return new SimpleJavaFileObject(address, JavaFileObject.Kind.CLASS) {
                @Override
                public OutputStream openOutputStream() {
                    return written.computeIfAbsent(className, any -> new ByteArrayOutputStream());
                }
            };
        }

        Map<String, byte[]> classFiles() {
            Map<String, byte[]> classFiles = new HashMap<>();
            written.forEach((name, content) -> classFiles.put(name, content.toByteArray()));
            return classFiles;
        }
    }
}
