package io.github.filaforge.ship;

import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.file.Fingerprint;
import io.github.filaforge.runtime.program.ProgramFile;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;

/**
 * Writes a solver and the classes of the runtime that it needs as one executable jar, which can be compiled ahead of time
 * too. Equal solvers give equal bytes.
 */
public final class SolverJar {

    /**
     * The time in every entry: 1980, the first year that a jar can have. The time of writing would make every jar different.
     * The first moment of this year would take an extra field of 9 bytes, twice in each entry.
     */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 2, 1, 0, 0);

    /** The licence of the runtime, of which the jar of a solver has a part; the build puts it beside this class. */
    private static final String LICENCE = "LICENSE";

    private static final Pattern NAME = Pattern.compile(
            Pattern.quote(GeneratedSolver.class.getPackageName().replace('.', '/') + "/") + "[A-Za-z0-9_$/]+");

    private SolverJar() {}

    /**
     * Writes the jar. An existing file is replaced when the new one is complete.
     *
     * @param classFiles the class files of the solver by class name
     * @param beside other files by their paths in the jar
     * @param version the version of Filaforge, which {@code --version} of the solver prints
     * @throws IOException if the file cannot be written
     */
    public static void write(
            SolverSource source, Map<String, byte[]> classFiles, Map<String, byte[]> beside, String version, Path file)
            throws IOException {
        Map<String, byte[]> entries = new TreeMap<>(runtimeClasses(classFiles.values()));
        classFiles.forEach((name, bytes) -> entries.put(path(name) + ".class", bytes));
        entries.replaceAll((name, bytes) -> withoutDebugInformation(bytes));
        String solver = path(source.qualifiedName());
        ProgramFile program = new ProgramFile(version, Fingerprint.of(entries.get(solver + ".class")));
        Map<String, byte[]> others = new TreeMap<>(beside);
        others.put(solver + ProgramFile.SUFFIX, program.text().getBytes(StandardCharsets.UTF_8));
        CompleteFile.write(file, out -> {
            try (ZipOutputStream zip = new ZipOutputStream(out)) {
                zip.setLevel(Deflater.BEST_COMPRESSION);
                add(zip, "META-INF/MANIFEST.MF", manifest(source, version).getBytes(StandardCharsets.UTF_8));
                add(zip, "META-INF/" + LICENCE, licence());
                addAll(zip, NativeMetadata.of(source.qualifiedName()));
                addAll(zip, entries);
                addAll(zip, others);
            }
        });
    }

    /** Returns the class file without the line numbers and variables of its source, which would be a fifth of the jar. */
    private static byte[] withoutDebugInformation(byte[] classFile) {
        ClassWriter written = new ClassWriter(0);
        new ClassReader(classFile).accept(written, ClassReader.SKIP_DEBUG);
        return written.toByteArray();
    }

    private static byte[] licence() throws IOException {
        try (InputStream in = SolverJar.class.getResourceAsStream(LICENCE)) {
            if (in == null) {
                throw new FileNotFoundException("no " + LICENCE + " in the jar of this program");
            }
            return in.readAllBytes();
        }
    }

    private static String manifest(SolverSource source, String version) {
        return String.join(
                "\r\n",
                "Manifest-Version: 1.0",
                "Main-Class: " + source.qualifiedName(),
                "Implementation-Version: " + version,
                "",
                "");
    }

    /** Returns the path of a class in a jar, without suffix. */
    private static String path(String className) {
        return className.replace('.', '/');
    }

    private static void addAll(ZipOutputStream zip, Map<String, byte[]> files) throws IOException {
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            add(zip, file.getKey(), file.getValue());
        }
    }

    static void add(ZipOutputStream zip, String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(TIME);
        zip.putNextEntry(entry);
        zip.write(content);
        zip.closeEntry();
    }

    /**
     * Returns the classes of the runtime that a solver needs, by their paths in a jar in alphabetical order: the classes
     * that it names, the classes that these name, and so on. Names are searched for in the whole class file, where they
     * stand as plain text; a text that only looks like the name of a class leads to no class.
     */
    private static Map<String, byte[]> runtimeClasses(Collection<byte[]> classFiles) throws IOException {
        Map<String, byte[]> found = new TreeMap<>();
        Deque<byte[]> open = new ArrayDeque<>(classFiles);
        while (!open.isEmpty()) {
            Matcher name = NAME.matcher(new String(open.remove(), StandardCharsets.ISO_8859_1));
            while (name.find()) {
                String path = name.group() + ".class";
                try (InputStream in =
                        found.containsKey(path) ? null : GeneratedSolver.class.getResourceAsStream("/" + path)) {
                    if (in != null) {
                        byte[] classFile = in.readAllBytes();
                        found.put(path, classFile);
                        open.add(classFile);
                    }
                }
            }
        }
        return found;
    }
}
