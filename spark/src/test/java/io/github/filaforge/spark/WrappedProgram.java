package io.github.filaforge.spark;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import javax.tools.JavaCompiler;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Programs whose solver is one that was generated, except for what it does before a part. */
final class WrappedProgram {

    private static final String NAME = "Stumbling";

    private static final String SOURCE = """
            import io.github.filaforge.runtime.*;
            import io.github.filaforge.runtime.board.*;
            import io.github.filaforge.runtime.run.*;
            import io.github.filaforge.runtime.search.*;
            import io.github.filaforge.runtime.parts.PartsMain;
            import java.util.Set;
            import java.util.concurrent.ConcurrentHashMap;

            public final class Stumbling implements Search {
                private static final Set<Object> SEEN = ConcurrentHashMap.newKeySet();
                private final Search search = new SOLVER();

                public Stumbling() {
                    AT_FIRST
                }

                public static void main(String... words) {
                    PartsMain.run(new Stumbling(), words);
                }

                @Override
                public RootResult search(RootPart part, SolutionSink sink) {
                    BEFORE
                    return search.search(part, sink);
                }

                private static void await(long millis) {
                    try {
                        Thread.sleep(millis);
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }

                @Override
                public int rootCount() {
                    return search.rootCount();
                }

                @Override
                public int pieces() {
                    return search.pieces();
                }

                @Override
                public SolutionDecoder decoder() {
                    return search.decoder();
                }

                @Override
                public Splitter splitter(Splitter.Purpose purpose, Splitter other) {
                    return purpose == Splitter.Purpose.PLANNED ? other : ImageSplit.of(search);
                }

                @Override
                public void stop() {
                    search.stop();
                }
            }
            """;

    private WrappedProgram() {}

    /** A program of which each third part fails when it is searched first. */
    static Path failingOnce(Path jar) throws IOException {
        return of(jar, """
                if (part.root() % 3 == 0 && SEEN.add(part.path())) {
                    throw new IllegalStateException("stumbled");
                }
                """);
    }

    /** A program of which one part always fails. */
    static Path failingAlways(Path jar, int root) throws IOException {
        return of(jar, """
                if (part.root() == %d) {
                    throw new IllegalStateException("stumbled");
                }
                """.formatted(root));
    }

    /** A program of which each second root is given up, as if it took more than its budget. */
    static Path givingUp(Path jar) throws IOException {
        return of(jar, """
                if (part.isRoot() && part.root() % 2 == 0) {
                    return new RootResult(part.root(), java.math.BigInteger.ZERO, false, java.util.List.of());
                }
                """);
    }

    /** A program whose parts take some time, but no work. */
    static Path waiting(Path jar) throws IOException {
        return of(jar, "await(100);");
    }

    /** A program whose parts take long at one address of a cluster. */
    static Path slowAt(Path jar, String address) throws IOException {
        return of(jar, """
                if ("%s".equals(System.getenv("SPARK_LOCAL_IP"))) {
                    await(100_000);
                }
                """.formatted(address));
    }

    /** A program that reports, as solvers of another format do, that it cannot be used. */
    static Path ofAnotherFormat(Path jar) throws IOException {
        return of(
                jar,
                "",
                "if (true) throw new IllegalStateException(\"this solver was generated for format 1 of another runtime\");");
    }

    /** A program that needs what the runtime has not. */
    static Path lackingAClass(Path jar) throws IOException {
        return of(jar, "", "if (true) throw new NoClassDefFoundError(\"io/github/filaforge/runtime/Gone\");");
    }

    private static Path of(Path jar, String before) throws IOException {
        return of(jar, before, "");
    }

    private static Path of(Path jar, String before, String atFirst) throws IOException {
        Path classes = Files.createTempDirectory(jar.getParent(), "classes");
        Path wrapped = classes.resolve("wrapped.jar");
        try (JarFile program = new JarFile(jar.toFile())) {
            Manifest manifest = program.getManifest();
            String solver = manifest.getMainAttributes().getValue(Attributes.Name.MAIN_CLASS);
            compile(
                    SOURCE.replace("SOLVER", solver).replace("BEFORE", before).replace("AT_FIRST", atFirst),
                    jar,
                    classes);
            manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, NAME);
            try (OutputStream out = Files.newOutputStream(wrapped);
                    JarOutputStream written = new JarOutputStream(out, manifest)) {
                for (ZipEntry entry : program.stream().toList()) {
                    if (!entry.getName().equals(JarFile.MANIFEST_NAME)) {
                        written.putNextEntry(new ZipEntry(entry.getName()));
                        program.getInputStream(entry).transferTo(written);
                    }
                }
                written.putNextEntry(new ZipEntry(NAME + ".class"));
                Files.copy(classes.resolve(NAME + ".class"), written);
            }
        }
        return wrapped;
    }

    private static void compile(String source, Path jar, Path classes) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        SimpleJavaFileObject file =
                new SimpleJavaFileObject(URI.create("string:///" + NAME + ".java"), SimpleJavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source;
                    }
                };
        List<String> options =
                List.of("-proc:none", "--release", "17", "-cp", jar.toString(), "-d", classes.toString());
        if (!compiler.getTask(null, null, null, options, null, List.of(file)).call()) {
            throw new IllegalStateException("the wrapping class does not compile");
        }
    }
}
