package io.github.filaforge.page;

import io.github.filaforge.page.engine.Engine;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.search.SearchJob;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderSource;
import org.teavm.model.ClassReader;
import org.teavm.model.ClassReaderSource;
import org.teavm.model.PreOptimizingClassHolderSource;
import org.teavm.model.ReferenceCache;
import org.teavm.parsing.RenamingClassHolderSource;
import org.teavm.parsing.resource.Resource;
import org.teavm.parsing.resource.ResourceBytecodeClassHolderSource;
import org.teavm.parsing.resource.ResourceProvider;
import org.teavm.parsing.substitution.DefaultSubstituteClassNameMapping;

/**
 * The classes of the class path as TeaVM reads and prepares them. To read them takes two thirds of a compilation. TeaVM changes
 * copies of them only, so all compilations of a process share them.
 */
final class BrowserClasses {

    private static final String SUFFIX = ".class";

    /** The number of times that TeaVM asks for a class in turn, at most. */
    private static final int TIMES_ASKED = 3;

    private final ResourceProvider resources;
    private final ClassHolderSource prepared;

    private BrowserClasses(ResourceProvider resources) {
        this.resources = resources;
        this.prepared = prepared(resources);
    }

    /** The classes of the class path, of which none is read before the first compilation. */
    private static final class OfClassPath {

        static final BrowserClasses ALL = new BrowserClasses(ResourceProvider.ofClassPath(classPath()));
    }

    /** Returns the classes of the class path. */
    static BrowserClasses ofClassPath() {
        return OfClassPath.ALL;
    }

    /** Returns the files of the class path. */
    ResourceProvider resources() {
        return resources;
    }

    /** Returns these classes with the classes of a page in the place of classes of equal names. */
    ClassReaderSource with(Map<String, byte[]> ofPage) {
        ClassHolderSource own = prepared(new ClassFiles(ofPage));
        return name -> ofPage.containsKey(name) ? own.get(name) : get(name);
    }

    /** Returns a class; null if there is none. Two threads compile a page. */
    private synchronized ClassReader get(String name) {
        return prepared.get(name);
    }

    private static ClassHolderSource prepared(ResourceProvider resources) {
        ReferenceCache references = new ReferenceCache();
        return new PreOptimizingClassHolderSource(new RenamingClassHolderSource(
                resources,
                references,
                new FilesReadOnce(new ResourceBytecodeClassHolderSource(resources, references)),
                DefaultSubstituteClassNameMapping.createWithSPI(BrowserClasses.class.getClassLoader())));
    }

    /**
     * The classes of class files. TeaVM 0.16.0 asks for a class up to three times in turn: to learn whether it is there, to learn
     * its name, and to rename it. So the last class is kept until TeaVM has asked for it three times. To read each class three
     * times takes a tenth of a compilation.
     */
    private static final class FilesReadOnce implements ClassHolderSource {

        private final ClassHolderSource files;
        private String lastName = "";
        private ClassHolder last;
        private int asked;

        FilesReadOnce(ClassHolderSource files) {
            this.files = files;
        }

        @Override
        public ClassHolder get(String name) {
            if (!name.equals(lastName) || asked == TIMES_ASKED) {
                last = files.get(name);
                lastName = name;
                asked = 0;
            }
            asked++;
            return last;
        }
    }

    /**
     * The class files of a page, as resources.
     *
     * @param bytes the bytes by the names of the classes
     */
    private record ClassFiles(Map<String, byte[]> bytes) implements ResourceProvider {

        @Override
        public Iterator<Resource> getResources(String name) {
            byte[] found = name.endsWith(SUFFIX)
                    ? bytes.get(
                            name.substring(0, name.length() - SUFFIX.length()).replace('/', '.'))
                    : null;
            return found == null
                    ? Collections.emptyIterator()
                    : List.<Resource>of(new ClassFile(found)).iterator();
        }

        @Override
        public void close() {
            // There is nothing to close.
        }
    }

    /** A class file of a page. TeaVM asks for its date only if it stores what it reads. */
    private static final class ClassFile implements Resource {

        private final byte[] bytes;

        ClassFile(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public InputStream open() {
            return new ByteArrayInputStream(bytes);
        }

        @Override
        public Date getModificationDate() {
            return Date.from(Instant.EPOCH);
        }
    }

    /** Returns the places where TeaVM finds class files. TeaVM reads class files and loads no class. */
    private static List<File> classPath() {
        return Stream.concat(
                        Stream.of(
                                source(Engine.class),
                                source(GeneratedSolver.class),
                                source(SearchJob.class),
                                source(Palette.class)),
                        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                                .map(Path::of)
                                .flatMap(entry -> entries(entry).stream())
                                .map(Path::toFile))
                .distinct()
                .toList();
    }

    /**
     * Returns an entry of a class path, followed by the jars that manifests list from this entry on. A JVM also takes the
     * classes of these jars, but TeaVM does not read manifests.
     */
    static List<Path> entries(Path entry) {
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
            return Stream.of(listed == null ? new String[0] : listed.strip().split("\\s+"))
                    .map(address -> Path.of(entry.toUri().resolve(address)))
                    .filter(Files::exists)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the jar or folder from which a class comes. */
    private static File source(Class<?> type) {
        try {
            return new File(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
