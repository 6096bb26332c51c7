package io.github.filaforge.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * Runs the program of a jar with those parts of the jar only that a native program would have: the classes, and the files that
 * {@code resource-config.json} lists. The classes have no manifest, no class files and no code source.
 */
public final class ImageOfJar extends ClassLoader {

    private static final Pattern LISTED = Pattern.compile("\"pattern\": *\"([^\"]*)\"");

    private final Map<String, byte[]> files = new HashMap<>();
    private final List<Pattern> listed = new ArrayList<>();

    private ImageOfJar(Path jar, Path folder) throws IOException {
        super(ClassLoader.getPlatformClassLoader());
        try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(jar))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                files.put(entry.getName(), zip.readAllBytes());
            }
        }
        try (Stream<Path> beside = Files.walk(folder)) {
            for (Path file : beside.filter(Files::isRegularFile).toList()) {
                files.put(folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
            }
        }
        files.forEach((name, content) -> {
            if (name.matches("META-INF/native-image/.*/resource-config\\.json")) {
                LISTED.matcher(new String(content, StandardCharsets.UTF_8))
                        .results()
                        .map(pattern -> pattern.group(1).replace("\\\\", "\\"))
                        .forEach(pattern -> listed.add(Pattern.compile(pattern)));
            }
        });
    }

    /**
     * Runs a program.
     *
     * @param arguments the jar, a folder that is on the class path behind it, the main class, and the arguments of the program
     */
    public static void main(String... arguments) throws Exception {
        int own = 3;
        ImageOfJar image = new ImageOfJar(Path.of(arguments[0]), Path.of(arguments[1]));
        image.loadClass(arguments[own - 1]).getMethod("main", String[].class).invoke(null, (Object)
                Arrays.copyOfRange(arguments, own, arguments.length));
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] classFile = files.get(name.replace('.', '/') + ".class");
        if (classFile == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, classFile, 0, classFile.length);
    }

    @Override
    public InputStream getResourceAsStream(String name) {
        boolean isThere = files.containsKey(name)
                && listed.stream().anyMatch(pattern -> pattern.matcher(name).matches());
        return isThere ? new ByteArrayInputStream(files.get(name)) : null;
    }
}
