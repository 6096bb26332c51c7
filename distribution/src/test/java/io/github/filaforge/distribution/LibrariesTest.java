package io.github.filaforge.distribution;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.DataInputStream;
import java.io.IOException;
import java.lang.module.Configuration;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The libraries of a release, in the repository of the build, by the rules of Maven Central and of Java's modules. */
class LibrariesTest {

    /** The version of the class files of Java 17. */
    private static final int CLASS_FILES_OF_17 = 61;

    private static final String VERSION = System.getProperty("version");
    private static final Path REPOSITORY = Path.of(System.getProperty("repository"), "io/github/filaforge");
    private static final Path LIBRARIES = Path.of(System.getProperty("libraries"));

    /** The libraries, with the names of their modules. */
    private enum Library {
        RUNTIME("io.github.filaforge.runtime"),
        TEMPLATES("io.github.filaforge.templates"),
        JANINO("io.github.filaforge.libraries.janino"),
        GENERATOR("io.github.filaforge"),
        PICTURES("io.github.filaforge.picture"),
        PAGES("io.github.filaforge.page"),
        PICOCLI("io.github.filaforge.libraries.picocli"),
        CLI("io.github.filaforge.cli");

        private final String module;

        Library(String module) {
            this.module = module;
        }

        private String artifact() {
            return "filaforge-" + name().toLowerCase(Locale.ROOT);
        }

        private Path file(String ending) {
            return REPOSITORY.resolve(artifact()).resolve(VERSION).resolve(artifact() + "-" + VERSION + ending);
        }
    }

    @Test
    void theRepositoryHasTheLibrariesAndTheirParentOnly() throws IOException {
        Set<String> expected =
                Stream.of(Library.values()).map(Library::artifact).collect(Collectors.toSet());
        expected.add("filaforge-parent");

        assertEquals(expected, names(REPOSITORY));
    }

    @ParameterizedTest
    @EnumSource(Library.class)
    void aLibraryHasItsPomAndThreeJarsOnly(Library library) throws IOException {
        Set<String> expected = Stream.of(".pom", ".jar", "-sources.jar", "-javadoc.jar")
                .map(library::file)
                .map(file -> file.getFileName().toString())
                .flatMap(file -> Stream.of(file, file + ".md5", file + ".sha1"))
                .collect(Collectors.toCollection(TreeSet::new));

        assertEquals(
                expected,
                new TreeSet<>(names(library.file(".pom").getParent())),
                "a release with jars of tests was made without -Dmaven.test.skip");
    }

    @Test
    void theVersionIsASemanticOneThatIsReleased() {
        assertTrue(VERSION.matches("\\d+\\.\\d+\\.\\d+"), VERSION);
    }

    @ParameterizedTest
    @EnumSource(Library.class)
    void aPomHasAllThatMavenCentralRequires(Library library) throws Exception {
        Pom pom = Pom.read(library.file(".pom"));
        Pom parent = parent();

        assertAll(Stream.of(
                        "name",
                        "description",
                        "url",
                        "licenses/license/name",
                        "licenses/license/url",
                        "developers/developer/name",
                        "developers/developer/organization",
                        "developers/developer/organizationUrl",
                        "scm/connection",
                        "scm/url")
                .map(path -> () -> assertFalse(
                        pom.text(path).isEmpty()
                                && (path.equals("description")
                                        || parent.text(path).isEmpty()),
                        path)));
        assertEquals(List.of(VERSION), pom.texts("parent/version"));
        assertEquals(library.artifact(), pom.text("artifactId"));
    }

    @Test
    void noPomNamesASnapshotOrARepository() throws IOException {
        for (Path pom : files(".pom")) {
            String text = Files.readString(pom);

            for (String forbidden : List.of(
                    "SNAPSHOT", "<repositor", "<pluginRepositor", "<distributionManagement", "<relativePath>/")) {
                assertFalse(text.contains(forbidden), pom.getFileName() + ": " + forbidden);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Library.class)
    void aJarIsANamedModuleOfJava17WithItsLicence(Library library) throws IOException {
        Path jar = library.file(".jar");

        ModuleDescriptor module =
                ModuleFinder.of(jar).findAll().iterator().next().descriptor();

        assertEquals(library.module, module.name());
        try (JarFile file = new JarFile(jar.toFile())) {
            assertEquals(library.module, file.getManifest().getMainAttributes().getValue("Automatic-Module-Name"));
            assertEquals(VERSION, file.getManifest().getMainAttributes().getValue("Implementation-Version"));
            assertNotNull(file.getEntry("META-INF/LICENSE"));
            for (JarEntry entry : entries(file)) {
                if (entry.getName().endsWith(".class")) {
                    assertTrue(majorVersion(file, entry) <= CLASS_FILES_OF_17, entry.getName());
                }
            }
        }
    }

    @Test
    void eachEntryOfAJarHasTheTimeThatTheParentNames() throws Exception {
        Pom parent = parent();
        LocalDateTime time = OffsetDateTime.parse(parent.text("properties/project.build.outputTimestamp"))
                .toLocalDateTime();

        for (Path jar : files(".jar")) {
            try (JarFile file = new JarFile(jar.toFile())) {
                for (JarEntry entry : entries(file)) {
                    assertEquals(time, entry.getTimeLocal(), jar.getFileName() + ": " + entry.getName());
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Library.class)
    void sourcesHaveAFileForEachClass(Library library) throws IOException {
        try (JarFile jar = new JarFile(library.file(".jar").toFile());
                JarFile sources = new JarFile(library.file("-sources.jar").toFile())) {
            Set<String> missing = new TreeSet<>();
            for (JarEntry entry : entries(jar)) {
                String name = entry.getName();
                if (name.endsWith(".class") && !name.contains("$") && !hasSource(sources, name)) {
                    missing.add(name);
                }
            }
            assertEquals(Set.of(), missing);
        }
    }

    /** Returns true if there is a source of the name of a class, or one in the package of the class that declares it. */
    private static boolean hasSource(JarFile sources, String classFile) throws IOException {
        String base = classFile.substring(0, classFile.length() - ".class".length());
        if (sources.getEntry(base + ".java") != null) {
            return true;
        }
        String folder = base.substring(0, base.lastIndexOf('/') + 1);
        String declared = " " + base.substring(folder.length()) + " ";
        for (JarEntry entry : entries(sources)) {
            String name = entry.getName();
            if (name.startsWith(folder) && name.endsWith(".java") && name.lastIndexOf('/') + 1 == folder.length()) {
                try (var in = sources.getInputStream(entry)) {
                    if (new String(in.readAllBytes(), StandardCharsets.UTF_8).contains(declared)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    @ParameterizedTest
    @EnumSource(Library.class)
    void documentationBeginsWithAnIndex(Library library) throws IOException {
        try (JarFile documentation = new JarFile(library.file("-javadoc.jar").toFile())) {
            assertNotNull(documentation.getEntry("index.html"));
        }
    }

    @Test
    void eachFileHasChecksumsThatAgree() throws IOException {
        for (Path file : files(".pom", ".jar", ".xml")) {
            assertEquals(Files.readString(Path.of(file + ".sha1")), Checksum.of("SHA-1", file), file::toString);
            assertEquals(Files.readString(Path.of(file + ".md5")), Checksum.of("MD5", file), file::toString);
        }
    }

    @Test
    void noPackageIsInTwoJarsOfTheProgram() throws IOException {
        TreeMap<String, Set<String>> owners = new TreeMap<>();
        for (Path jar : jars()) {
            try (JarFile file = new JarFile(jar.toFile())) {
                for (JarEntry entry : entries(file)) {
                    String name = entry.getName();
                    if (name.endsWith(".class") && name.contains("/") && !name.startsWith("META-INF/")) {
                        owners.computeIfAbsent(name.substring(0, name.lastIndexOf('/')), key -> new TreeSet<>())
                                .add(jar.getFileName().toString());
                    }
                }
            }
        }
        owners.values()
                .removeIf(jars -> jars.size() == 1 || jars.stream().noneMatch(jar -> jar.startsWith("filaforge")));

        assertEquals(new TreeMap<>(), owners);
    }

    @Test
    void theLibraryAndItsDependenciesResolveAsModules() throws IOException {
        // The jars of TeaVM share packages, so pages and the command line run on the class path only.
        List<Path> library = jars().stream()
                .filter(jar -> !jar.getFileName().toString().matches("(teavm|filaforge-pages|filaforge-cli).*"))
                .toList();

        Configuration resolved = ModuleLayer.boot()
                .configuration()
                .resolve(
                        ModuleFinder.of(library.toArray(Path[]::new)),
                        ModuleFinder.of(),
                        Set.of(Library.GENERATOR.module, Library.PICTURES.module));

        assertTrue(resolved.findModule(Library.RUNTIME.module).isPresent());
        assertTrue(resolved.findModule(Library.JANINO.module).isPresent());
    }

    private static Pom parent() throws Exception {
        return Pom.read(REPOSITORY
                .resolve("filaforge-parent")
                .resolve(VERSION)
                .resolve("filaforge-parent-" + VERSION + ".pom"));
    }

    /** Returns the files of the libraries and of their parent whose names have one of some endings. */
    private static List<Path> files(String... endings) throws IOException {
        try (Stream<Path> files = Files.walk(REPOSITORY)) {
            return files.filter(file -> Stream.of(endings).anyMatch(file.toString()::endsWith))
                    .sorted()
                    .toList();
        }
    }

    private static List<Path> jars() throws IOException {
        try (Stream<Path> files = Files.list(LIBRARIES)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        }
    }

    private static Set<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).collect(Collectors.toSet());
        }
    }

    private static List<JarEntry> entries(JarFile jar) {
        return new ArrayList<>(jar.stream().toList());
    }

    private static int majorVersion(JarFile jar, JarEntry entry) throws IOException {
        try (DataInputStream in = new DataInputStream(jar.getInputStream(entry))) {
            in.skipNBytes(6);
            return in.readUnsignedShort();
        }
    }
}
