package io.github.filaforge.ship;

import io.github.filaforge.runtime.GeneratedSolver;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The classes of the runtime that a solver needs: the classes that it names, the classes that these name, and so on. Names
 * are searched for in the whole class file, where they stand as plain text; a text that only looks like the name of a class
 * leads to no class.
 */
final class RuntimeClasses {

    private static final String PACKAGE = GeneratedSolver.class.getPackageName().replace('.', '/') + "/";
    private static final Pattern NAME = Pattern.compile(Pattern.quote(PACKAGE) + "[A-Za-z0-9_$/]+");

    private final Map<String, byte[]> found = new TreeMap<>();

    private RuntimeClasses() {}

    /**
     * Returns the class files by their paths in a jar, in alphabetical order.
     *
     * @throws IOException if a class file cannot be read
     */
    static Map<String, byte[]> neededBy(Collection<byte[]> classFiles) throws IOException {
        RuntimeClasses classes = new RuntimeClasses();
        Deque<byte[]> open = new ArrayDeque<>(classFiles);
        while (!open.isEmpty()) {
            Matcher name = NAME.matcher(new String(open.remove(), StandardCharsets.ISO_8859_1));
            while (name.find()) {
                classes.add(name.group() + ".class", open);
            }
        }
        return classes.found;
    }

    private void add(String path, Deque<byte[]> open) throws IOException {
        if (found.containsKey(path)) {
            return;
        }
        try (InputStream in = GeneratedSolver.class.getResourceAsStream("/" + path)) {
            if (in != null) {
                byte[] classFile = in.readAllBytes();
                found.put(path, classFile);
                open.add(classFile);
            }
        }
    }
}
