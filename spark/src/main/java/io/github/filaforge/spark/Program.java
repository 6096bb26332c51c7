package io.github.filaforge.spark;

import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.text.MemorySize;
import io.github.filaforge.runtime.text.PlainText;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
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

    /** The greatest size of a jar, in bytes. A program of 100,000 roots has some megabytes. */
    static final int MOST_BYTES = 64 << 20;

    /** The greatest size of all files of a jar together, expanded, in bytes. */
    private static final int MOST_EXPANDED = 128 << 20;

    /** The greatest number of files of a jar. A program has some hundreds. */
    private static final int MOST_FILES = 10_000;

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

    /** Returns the files of a jar by their names. Names and sizes in a jar may be wrong, so the bytes are counted. */
    private static Map<String, byte[]> entries(byte... jar) throws ProgramException {
        if (jar.length > MOST_BYTES) {
            throw tooLarge("it has more than " + MemorySize.text(MOST_BYTES));
        }
        Map<String, byte[]> entries = new HashMap<>();
        int left = MOST_EXPANDED;
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(jar))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                byte[] content = zip.readNBytes(left + 1);
                left -= content.length;
                if (left < 0) {
                    throw tooLarge("its files have more than " + MemorySize.text(MOST_EXPANDED) + " together");
                }
                if (entries.put(entry.getName(), content) != null) {
                    throw new ProgramException("it is damaged: it has two files of one name");
                }
                if (entries.size() > MOST_FILES) {
                    throw tooLarge("it has more than " + MOST_FILES + " files");
                }
            }
        } catch (EOFException e) {
            throw new ProgramException("it is cut off", e);
        } catch (IOException e) {
            throw new ProgramException("it is damaged: " + e.getMessage(), e);
        } catch (IllegalArgumentException e) {
            // Java 17 throws it for a name that is not UTF-8.
            throw new ProgramException("it is damaged: a name or a field in it is none", e);
        }
        if (entries.isEmpty()) {
            throw new ProgramException("it is no jar");
        }
        return entries;
    }

    private static ProgramException tooLarge(String size) {
        return new ProgramException(size + ": this is no program that ./fila package has written");
    }

    private static Constructor<? extends Search> constructor(String main, ClassLoader loader) throws ProgramException {
        try {
            return Class.forName(main, false, loader).asSubclass(Search.class).getConstructor();
        } catch (ClassNotFoundException | NoSuchMethodException | ClassCastException e) {
            throw new ProgramException(
                    "it is no program that ./fila package has written: its main class " + PlainText.shortened(main)
                            + " is no solver",
                    e);
        } catch (SecurityException e) {
            throw new ProgramException("it has a class that only Java itself may have", e);
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
        } catch (RuntimeException e) {
            throw new ProgramException("it is damaged: its solver ends with " + e, e);
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
