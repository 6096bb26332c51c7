package io.github.filaforge.spark;

import io.github.filaforge.runtime.search.Search;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.HashMap;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * A packaged program. Only its solver is used, not its command line. The runtime of this jar searches the program; it has to
 * have the format of the runtime in the jar of the program.
 */
final class Program {

    private static final String MANIFEST = "META-INF/MANIFEST.MF";

    private final Constructor<? extends Search> solver;

    private Program(Constructor<? extends Search> solver) {
        this.solver = solver;
    }

    /**
     * Reads a program and checks that it can be searched.
     *
     * @throws ProgramException if the jar is no program, or a program of another version
     */
    static Program of(byte... jar) throws ProgramException {
        Map<String, byte[]> entries = entries(jar);
        byte[] manifest = entries.get(MANIFEST);
        String main;
        try {
            main = manifest == null
                    ? null
                    : new Manifest(new ByteArrayInputStream(manifest))
                            .getMainAttributes()
                            .getValue(Attributes.Name.MAIN_CLASS);
        } catch (IOException e) {
            throw new ProgramException("its manifest cannot be read: " + e.getMessage(), e);
        }
        if (main == null) {
            throw new ProgramException("it is no program that ./fila package has written: it has no main class");
        }
        Program program = new Program(constructor(main, new ProgramLoader(entries)));
        program.tryOut();
        return program;
    }

    private static Map<String, byte[]> entries(byte... jar) throws ProgramException {
        Map<String, byte[]> entries = new HashMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(jar))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                entries.put(entry.getName(), zip.readAllBytes());
            }
        } catch (IOException e) {
            throw new ProgramException("it is damaged: " + e.getMessage(), e);
        }
        if (entries.isEmpty()) {
            throw new ProgramException("it is no jar");
        }
        return entries;
    }

    private static Constructor<? extends Search> constructor(String main, ClassLoader loader) throws ProgramException {
        try {
            return Class.forName(main, false, loader).asSubclass(Search.class).getConstructor();
        } catch (ClassNotFoundException | NoSuchMethodException | ClassCastException e) {
            throw new ProgramException(
                    "it is no program that ./fila package has written: its main class " + main + " is no solver", e);
        } catch (LinkageError e) {
            throw ofAnotherVersion(e);
        }
    }

    private void tryOut() throws ProgramException {
        try {
            newSearch().rootCount();
        } catch (LinkageError e) {
            throw ofAnotherVersion(e);
        } catch (IllegalStateException e) {
            throw new ProgramException(e.getMessage(), e);
        }
    }

    private static ProgramException ofAnotherVersion(LinkageError e) {
        return new ProgramException(
                "it does not fit the Filaforge runtime of filaforge-spark.jar, and is of another version: package it again ("
                        + e + ")",
                e);
    }

    /**
     * Returns a new search of the program.
     *
     * @throws IllegalStateException if the program is of another version, with a message for the user
     */
    Search newSearch() {
        try {
            return solver.newInstance();
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause().getMessage(), e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a generated solver has a public constructor without parameters", e);
        }
    }
}
