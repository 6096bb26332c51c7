package io.github.filaforge.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The programs of a release: the zip, the jar that runs by itself, and the files about them. */
class ProgramsTest {

    private static final String VERSION = System.getProperty("version");
    private static final Path RELEASE = Path.of(System.getProperty("release"));
    private static final Path LIBRARIES = Path.of(System.getProperty("libraries"));
    private static final Path CHECKOUT = Path.of("..").toAbsolutePath().normalize();
    private static final Path ZIP = RELEASE.resolve("filaforge-" + VERSION + ".zip");
    private static final Path JAR = RELEASE.resolve("filaforge-" + VERSION + ".jar");

    @TempDir
    private Path folder;

    @Test
    void theJarSolvesShipsAndDrawsInAFolderWithoutAnythingElse() throws Exception {
        Path jar = Files.copy(JAR, folder.resolve("fila.jar"));
        Path puzzle = Files.copy(CHECKOUT.resolve("def/somacube.txt"), folder.resolve("soma.txt"));

        assertEquals("Filaforge " + VERSION, run("-jar", jar.toString(), "--version"));
        assertEquals("480", run("-jar", jar.toString(), "count", puzzle.toString()));
        run("-jar", jar.toString(), "package", "--output", "p.jar", "--html", "p.html", puzzle.toString());
        assertEquals("480", run("-jar", "p.jar", "--count"));
        assertTrue(Files.readString(folder.resolve("p.html")).startsWith("<!"));
        run("-jar", jar.toString(), "render", puzzle.toString(), "--output", "p.svg");
        assertTrue(Files.size(folder.resolve("p.svg")) > 0);
    }

    @Test
    void theZipHasTheProgramItsDocumentsAndItsLicences() throws IOException {
        try (FileSystem zip = FileSystems.newFileSystem(
                URI.create("jar:" + ZIP.toUri()), Map.of("enablePosixFileAttributes", "true"))) {
            Path top = zip.getPath("filaforge-" + VERSION);
            for (String file : List.of(
                    "README.md",
                    "LICENSE",
                    "CHANGELOG.md",
                    "CITATION.cff",
                    "CONTRIBUTING.md",
                    "docs/tutorial.md",
                    "def/somacube.txt",
                    "man/man1/fila-solve.1",
                    "licences/THIRD-PARTY.md",
                    "filaforge-cli.jar",
                    "lib/filaforge-runtime-" + VERSION + ".jar")) {
                assertTrue(Files.isRegularFile(top.resolve(file)), file);
            }
            assertTrue(Files.readString(top.resolve("studio.html")).startsWith("<!"));
            Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(top.resolve("fila"));
            assertEquals(PosixFilePermissions.fromString("rwxr-xr-x"), permissions);
        }
    }

    @Test
    void eachLibraryOfOthersHasItsLicenceInTheListOfLicences() throws IOException {
        String list = Files.readString(Path.of("src/main/licences/THIRD-PARTY.md"));
        Set<String> patterns = Stream.of(list.split("\n"))
                .filter(line -> line.startsWith("| "))
                .map(line -> line.split("\\|", -1)[2])
                .flatMap(cell -> Stream.of(cell.split("[`, ]+")))
                .filter(word -> word.matches("[a-z][a-z*-]+"))
                .map(word -> word.replace("*", ".*"))
                .collect(Collectors.toSet());

        for (String jar : libraries(LIBRARIES)) {
            if (!jar.startsWith("filaforge-")) {
                assertTrue(patterns.stream().anyMatch(jar::matches), jar);
            }
        }
    }

    /** The last column of the list names the files of licences, some of which are copied from jars. */
    @Test
    void eachLicenceInTheListIsInTheZipAndHasAText() throws IOException {
        Set<String> names = Stream.of(Files.readString(Path.of("src/main/licences/THIRD-PARTY.md"))
                        .split("\n"))
                .filter(line -> line.startsWith("| "))
                .map(line -> line.split("\\|", -1)[4])
                .flatMap(cell ->
                        Pattern.compile("^ `([A-Za-z-]+)` $").matcher(cell).results())
                .map(name -> name.group(1))
                .collect(Collectors.toCollection(TreeSet::new));

        assertTrue(names.contains("LICENSE-asm") && names.contains("jackson-core-jar"), names::toString);
        try (FileSystem zip = FileSystems.newFileSystem(URI.create("jar:" + ZIP.toUri()), Map.of())) {
            Path top = zip.getPath("filaforge-" + VERSION);
            for (String name : names) {
                Path licence = top.resolve("licences").resolve(name);
                Path place = Files.exists(licence) ? licence : top.resolve(name);
                try (Stream<Path> files = Files.walk(place)) {
                    long length = 0;
                    for (Path text : files.filter(Files::isRegularFile).toList()) {
                        length += Files.size(text);
                    }
                    assertTrue(length > 1000, name + " has " + length + " bytes");
                }
            }
        }
    }

    @Test
    void theBillOfMaterialsListsEachLibraryWithALicence() throws IOException {
        Map<String, Boolean> licensed = new TreeMap<>();
        try (JsonParser json = new JsonFactory()
                .createParser(
                        RELEASE.resolve("filaforge-" + VERSION + "-bom.json").toFile())) {
            String component = null;
            while (json.nextToken() != null) {
                boolean isList = json.currentToken() == JsonToken.START_ARRAY;
                List<String> path = path(json);
                if (path.equals(List.of("components", "name")) && json.currentToken() == JsonToken.VALUE_STRING) {
                    component = json.getText();
                    licensed.put(component, false);
                } else if (path.equals(List.of("components", "licenses")) && isList) {
                    licensed.put(component, json.nextToken() != JsonToken.END_ARRAY);
                }
            }
        }

        assertEquals(libraries(LIBRARIES), new TreeSet<>(withoutProgram(licensed.keySet())));
        assertFalse(licensed.containsValue(false), licensed.toString());
    }

    /** Returns the names of the fields that lead to a token. */
    private static List<String> path(JsonParser json) {
        return Stream.of(json.getParsingContext().pathAsPointer().toString().split("/"))
                .filter(step -> !step.isEmpty() && !step.matches("\\d+"))
                .toList();
    }

    /** Returns the names of libraries; the command line is no library beside itself. */
    private static Set<String> withoutProgram(Set<String> names) {
        return names.stream().filter(name -> !name.equals("filaforge-cli")).collect(Collectors.toSet());
    }

    @Test
    void checksumsAreThoseOfTheFiles() throws IOException {
        Map<String, String> listed = Files.readAllLines(RELEASE.resolve("SHA256SUMS")).stream()
                .map(line -> line.split("  ", 2))
                .collect(Collectors.toMap(parts -> parts[1], parts -> parts[0]));

        Map<String, String> found = new TreeMap<>();
        try (Stream<Path> files = Files.list(RELEASE)) {
            for (Path file : files.filter(file -> !file.endsWith("SHA256SUMS")).toList()) {
                found.put(file.getFileName().toString(), Checksum.of("SHA-256", file));
            }
        }
        assertEquals(found, new TreeMap<>(listed));
    }

    @Test
    void filesOfPackageManagersNameThisZip() throws IOException {
        String sum = Checksum.of("SHA-256", ZIP);

        for (String file : List.of("filaforge.rb", "filaforge.json")) {
            String text = Files.readString(RELEASE.resolve(file));
            assertTrue(text.contains(sum), file);
            assertTrue(text.contains("/v" + VERSION + "/filaforge-" + VERSION + ".zip\""), file);
            assertFalse(text.matches("(?s).*[@$]\\{?(version|sha256)[@}].*"), file);
        }
        assertTrue(
                Files.readString(CHECKOUT.resolve("jbang-catalog.json")).contains(":filaforge-cli:" + VERSION + "\""));
    }

    private static Set<String> libraries(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString().replaceAll("-\\d[^-]*\\.jar$", ""))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private String run(String... arguments) throws Exception {
        Path output = folder.resolve("output");
        Process process = new ProcessBuilder(Stream.concat(
                                Stream.of(Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString()),
                                Stream.of(arguments))
                        .toList())
                .directory(folder.toFile())
                .redirectOutput(output.toFile())
                .redirectError(folder.resolve("errors").toFile())
                .start();
        int code = process.waitFor();
        assertEquals(0, code, () -> String.join(" ", arguments));
        return Files.readString(output, StandardCharsets.UTF_8).strip();
    }
}
