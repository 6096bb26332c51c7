package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.ship.RuntimeJar;
import io.github.filaforge.ship.Version;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Native programs, as far as they can be checked without GraalVM. In place of native-image there is a script that makes a
 * program with the same data: {@link ImageOfJar}. {@code .ci/native} checks programs that native-image has made.
 */
@Tag("slow")
class NativeProgramTest {

    private static final String SOMA = "../def/somacube.txt";

    private static final String METADATA = "META-INF/native-image/";

    /** The methods that reach classes, their members and resources by name, or that have no result in a native program. */
    private static final Map<String, Set<String>> BY_NAME = Map.of(
            "java/lang/Class",
            Set.of(
                    "forName",
                    "getMethod",
                    "getMethods",
                    "getDeclaredMethod",
                    "getDeclaredMethods",
                    "getField",
                    "getFields",
                    "getDeclaredField",
                    "getDeclaredFields",
                    "getConstructor",
                    "getConstructors",
                    "getDeclaredConstructor",
                    "getDeclaredConstructors",
                    "getRecordComponents",
                    "newInstance",
                    "getResource",
                    "getResourceAsStream",
                    "getPackage",
                    "getProtectionDomain"),
            "java/lang/ClassLoader",
            Set.of("loadClass", "getResource", "getResources", "getResourceAsStream", "getSystemResourceAsStream"),
            "java/lang/reflect/Proxy",
            Set.of("newProxyInstance", "getProxyClass"),
            "java/lang/invoke/MethodHandles",
            Set.of("lookup", "publicLookup", "privateLookupIn"),
            "java/util/ServiceLoader",
            Set.of("load", "loadInstalled"),
            "java/util/ResourceBundle",
            Set.of("getBundle"),
            "java/lang/management/ManagementFactory",
            Set.of("getThreadMXBean", "getRuntimeMXBean", "getMemoryMXBean", "getPlatformMXBean"),
            "java/io/ObjectInputStream",
            Set.of("readObject"));

    @TempDir
    private Path folder;

    /** Packages the Soma cube as {@code soma.jar} and {@code soma}. */
    private Path packaged(String... options) throws Exception {
        Path tools = Files.createDirectories(folder.resolve("tools"));
        Path tool = tools.resolve("native-image");
        String java =
                String.join("' '", ProcessTest.javaCommand("-cp", classes().toString(), ImageOfJar.class.getName()));
        // The folder on the class path is temporary.
        Files.writeString(tool, """
                #!/bin/sh
                [ "$1 $2 $5" = '--no-fallback -cp -o' ] || exit 1
                jar=${3%%:*}
                rm -rf "$6.beside"
                cp -R "${3#*:}" "$6.beside"
                cat >"$6" <<END
                #!/bin/sh
                exec 'JAVA' "$jar" "$6.beside" "$4" "\\$@"
                END
                chmod +x "$6"
                """.replace("JAVA", java));
        assertTrue(tool.toFile().setExecutable(true));
        Path jar = folder.resolve("soma.jar");
        List<String> command =
                new ArrayList<>(ProcessTest.filaCommand("package", "--native", "--output", jar.toString(), SOMA));
        command.addAll(List.of(options));
        ProcessBuilder process = new ProcessBuilder(command);
        process.environment().merge("PATH", "", (path, none) -> tools + ":" + path);
        assertEquals(0, run(process).exitCode());
        return jar;
    }

    private static Path classes() throws Exception {
        return Path.of(ImageOfJar.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
    }

    private Ended image(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(folder.resolve("soma").toString()));
        command.addAll(List.of(arguments));
        return run(new ProcessBuilder(command));
    }

    private Ended jar(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(
                ProcessTest.javaCommand("-jar", folder.resolve("soma.jar").toString()));
        command.addAll(List.of(arguments));
        return run(new ProcessBuilder(command));
    }

    private Ended run(ProcessBuilder process) throws Exception {
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        int exitCode = process.redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start()
                .waitFor();
        return new Ended(exitCode, Files.readString(out), Files.readString(err));
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    @Tag("processes")
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aNativeProgramPrintsTheSolutionsAndTheVersionOfItsJar() throws Exception {
        packaged();

        assertEquals(jar(), image());
        assertEquals(jar("--version"), image("--version"));
        assertTrue(image("--version").out().endsWith(" Filaforge " + Version.number() + "\n"));
        assertEquals("480\n", image("--count", "--threads", "2").out());
    }

    @Test
    @Tag("processes")
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aNativeProgramAndItsJarGoOnWithTheCheckpointsOfEachOther() throws Exception {
        packaged();

        jar("--output", file("all"), "--checkpoint", file("c"), "--limit", "5");
        image("--output", file("all"), "--checkpoint", file("c"), "--resume", "--limit", "300");
        Ended end = jar("--output", file("all"), "--checkpoint", file("c"), "--resume");

        assertEquals("480 solutions\n", end.err());
        assertEquals(jar().out(), Files.readString(folder.resolve("all")));
    }

    @Test
    @Tag("processes")
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void theResultsOfANativeProgramAndOfItsJarAddUp() throws Exception {
        packaged("--parts", "9");

        Ended half = image("--results", file("results"), "--share", "1/2");
        Ended other = jar("--results", file("results"), "--share", "2/2");

        assertEquals(0, half.exitCode(), half.err());
        assertEquals(0, other.exitCode(), other.err());
        assertEquals(new Ended(0, "480\n", ""), image("--total", file("results")));
    }

    @Test
    @Tag("processes")
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aNativeProgramOfAnotherPuzzleOfThisNameIsRefused() throws Exception {
        packaged("--roots", "5");
        jar("--count", "--checkpoint", file("c"), "--limit", "5");
        packaged("--roots", "50");

        Ended ended = image("--count", "--checkpoint", file("c"), "--resume");

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().contains("is of another class file of the solver"), ended.err());
    }

    /** Without the files that the metadata list, a fingerprint would be empty, and fit every other empty one. */
    @Test
    @Tag("processes")
    void withoutAFingerprintThereAreNoCheckpointsAndNoResults() throws Exception {
        Path jar = folder.resolve("soma.jar");
        assertEquals(
                0,
                fila("package", "--parts", "9", "--output", jar.toString(), SOMA)
                        .exitCode());
        Path bare = folder.resolve("bare.jar");
        copyWithoutMetadata(jar, bare);
        Path none = Files.createDirectory(folder.resolve("none"));

        for (boolean isBare : new boolean[] {true, false}) {
            List<String> start = ProcessTest.javaCommand(
                    "-cp",
                    classes().toString(),
                    ImageOfJar.class.getName(),
                    (isBare ? bare : jar).toString(),
                    none.toString(),
                    "SomacubeSieve");
            List<String> command = new ArrayList<>(start);
            command.addAll(isBare ? List.of("--count", "--checkpoint", file("c")) : List.of("--results", file("r")));

            Ended ended = run(new ProcessBuilder(command));

            assertNotEquals(0, ended.exitCode());
            assertTrue(!Files.exists(folder.resolve("c")) && !Files.exists(folder.resolve("r")), ended.err());
            assertTrue(isBare || ended.err().contains("package --native"), ended.err());
        }
    }

    private static void copyWithoutMetadata(Path jar, Path bare) throws IOException {
        try (ZipInputStream in = new ZipInputStream(Files.newInputStream(jar));
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(bare))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                if (!entry.getName().startsWith(METADATA)) {
                    out.putNextEntry(new ZipEntry(entry.getName()));
                    in.transferTo(out);
                }
            }
        }
    }

    @Test
    void theMetadataListTheSolverItsFilesAndTheSignalHandler() throws Exception {
        Path jar = folder.resolve("soma.jar");
        fila("package", "--output", jar.toString(), SOMA);

        Map<String, String> metadata = new TreeMap<>();
        entries(jar).forEach((name, content) -> {
            if (name.startsWith(METADATA)) {
                metadata.put(name.substring(name.lastIndexOf('/') + 1), new String(content, StandardCharsets.UTF_8));
            }
        });

        assertEquals(
                Set.of("native-image.properties", "proxy-config.json", "reflect-config.json", "resource-config.json"),
                metadata.keySet());
        assertEquals("[{\"interfaces\": [\"sun.misc.SignalHandler\"]}]\n", metadata.get("proxy-config.json"));
        assertEquals("""
                [
                  {"name": "SomacubeSieve", "methods": [{"name": "<init>", "parameterTypes": []}]},
                  {"name": "sun.misc.SignalHandler"},
                  {"name": "sun.misc.Signal", "methods": [
                    {"name": "<init>", "parameterTypes": ["java.lang.String"]},
                    {"name": "handle", "parameterTypes": ["sun.misc.Signal", "sun.misc.SignalHandler"]}
                  ]}
                ]
                """, metadata.get("reflect-config.json"));
        assertEquals("""
                {
                  "resources": {"includes": [
                    {"pattern": "\\\\QSomacubeSieve.program\\\\E"},
                    {"pattern": "\\\\QSomacubeSieve.roots\\\\E"},
                    {"pattern": "\\\\QSomacubeSieve.images\\\\E"},
                    {"pattern": "\\\\QSomacubeSieve.jar.sha256\\\\E"}
                  ]},
                  "bundles": []
                }
                """, metadata.get("resource-config.json"));
    }

    /**
     * If this test fails, a class of packaged programs reaches something else by name. Then {@code NativeMetadata} has to list
     * it, or the program has to do without it where it is missing.
     */
    @Test
    void packagedProgramsReachNothingElseByName() throws Exception {
        Path runtime = folder.resolve("runtime.jar");
        RuntimeJar.write(runtime);
        Path jar = folder.resolve("soma.jar");
        fila("package", "--parts", "9", "--output", jar.toString(), SOMA);
        Map<String, byte[]> classes = entries(runtime);
        Map<String, byte[]> program = entries(jar);
        // The class that runs a folder of class files is in no program.
        for (String onlyInTheRuntime : List.of("JobMain", "JobDescription")) {
            String file = "io/github/filaforge/runtime/program/" + onlyInTheRuntime + ".class";
            assertTrue(classes.remove(file) != null && !program.containsKey(file), file);
        }
        classes.putAll(program);

        Set<String> found = new TreeSet<>();
        classes.forEach((name, content) -> {
            if (name.endsWith(".class")) {
                found.addAll(callsByName(content));
            }
        });

        assertEquals(
                Set.of(
                        "SolverCopies.get: Class.getConstructor",
                        "SolverResource.text: Class.getResourceAsStream",
                        "parts/PartsMain.program: Class.getProtectionDomain",
                        "program/ResumableRun.classFile: Class.getResourceAsStream",
                        "program/SolverMain.version: Class.getPackage",
                        "terminal/StatisticsSignal.handle: Class.forName",
                        "terminal/StatisticsSignal.handle: Class.getConstructor",
                        "terminal/StatisticsSignal.handle: Class.getMethod",
                        "terminal/StatisticsSignal.handle: Proxy.newProxyInstance"),
                found);
    }

    private static Map<String, byte[]> entries(Path jar) throws IOException {
        Map<String, byte[]> entries = new TreeMap<>();
        try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(jar))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                entries.put(entry.getName(), zip.readAllBytes());
            }
        }
        return entries;
    }

    private static Set<String> callsByName(byte[] classFile) {
        Set<String> found = new TreeSet<>();
        ClassReader reader = new ClassReader(classFile);
        String caller = reader.getClassName().replaceFirst("^io/github/filaforge/runtime/", "");
        reader.accept(
                new ClassVisitor(Opcodes.ASM9) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String method, String descriptor, String signature, String[] exceptions) {
                        return new MethodVisitor(Opcodes.ASM9) {
                            @Override
                            public void visitMethodInsn(
                                    int opcode, String owner, String name, String parameters, boolean isInterface) {
                                if (BY_NAME.getOrDefault(owner, Set.of()).contains(name)) {
                                    String type = owner.substring(owner.lastIndexOf('/') + 1);
                                    found.add(caller + "." + method + ": " + type + "." + name);
                                }
                            }
                        };
                    }
                },
                ClassReader.SKIP_DEBUG);
        return found;
    }
}
