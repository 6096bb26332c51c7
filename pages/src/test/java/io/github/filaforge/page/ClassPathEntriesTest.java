package io.github.filaforge.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathEntriesTest {

    @TempDir
    Path folder;

    @Test
    void aJarStandsForTheJarsThatItsManifestLists() throws IOException {
        Path library = Files.createDirectory(folder.resolve("a lib"));
        Path second = jar(library.resolve("second.jar"), "");
        Path first = jar(library.resolve("first.jar"), "second.jar ../main.jar");
        Path main = jar(folder.resolve("main.jar"), "a%20lib/first.jar missing.jar");
        assertEquals(List.of(main, first, second), BrowserClasses.entries(main));
    }

    @Test
    void aFolderStandsForItself() {
        assertEquals(List.of(folder), BrowserClasses.entries(folder));
    }

    private static Path jar(Path file, String classPath) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        if (!classPath.isEmpty()) {
            manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath);
        }
        new JarOutputStream(Files.newOutputStream(file), manifest).close();
        return file;
    }
}
