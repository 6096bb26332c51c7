package io.github.filaforge.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/**
 * The jars and folders that an entry of a class path stands for. A JVM also takes the classes of the jars that the manifest
 * of a jar lists, but TeaVM does not read manifests.
 */
final class ClassPathEntries {

    private ClassPathEntries() {}

    /** Returns an entry of a class path, followed by the jars that manifests list from this entry on. */
    static List<Path> of(Path entry) {
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
            List<Path> entries = new ArrayList<>();
            for (String address :
                    listed == null ? new String[0] : listed.strip().split("\\s+")) {
                Path path = Path.of(entry.toUri().resolve(address));
                if (Files.exists(path)) {
                    entries.add(path);
                }
            }
            return entries;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
