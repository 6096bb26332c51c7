package io.github.filaforge.lambdas;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A folder of class files whose lambdas are replaced by classes. */
public final class LambdaFolder {

    /** The end of the name of a class that replaces a lambda. */
    private static final Pattern REPLACED = Pattern.compile("\\$Lambda\\d+\\.class$");

    private final Path folder;
    /** The new class files by the names of their classes. */
    private final Map<String, byte[]> made = new LinkedHashMap<>();
    /** The rewritten class files by the names of their classes. */
    private final Map<String, byte[]> rewritten = new TreeMap<>();
    /** The names of new classes by the host of their nest. Classes of a nest may call the private methods of one another. */
    private final Map<String, Set<String>> members = new TreeMap<>();

    private LambdaFolder(Path folder) {
        this.folder = folder;
    }

    /**
     * Replaces the lambdas of class files.
     *
     * @param folders the root folders of the class files
     */
    public static void main(String... folders) throws IOException {
        for (String folder : folders) {
            replace(Path.of(folder));
        }
    }

    /**
     * Replaces the lambdas of all class files below a folder. A lambda that needs more than a call and conversions, as a
     * lambda that can be serialized does, stays a lambda. Class files without lambdas do not change.
     *
     * @param folder the root folder of the class files
     */
    public static void replace(Path folder) throws IOException {
        new LambdaFolder(folder).replace();
    }

    private void replace() throws IOException {
        List<Path> files;
        try (Stream<Path> found = Files.walk(folder)) {
            files = found.filter(file -> file.toString().endsWith(".class"))
                    .sorted()
                    .toList();
        }
        List<Path> old = new ArrayList<>();
        for (Path file : files) {
            if (REPLACED.matcher(file.toString()).find()) {
                old.add(file);
            } else {
                rewrite(new ClassReader(Files.readAllBytes(file)));
            }
        }
        for (Map.Entry<String, Set<String>> nest : members.entrySet()) {
            byte[] host = rewritten.getOrDefault(nest.getKey(), Files.readAllBytes(file(nest.getKey())));
            rewritten.put(nest.getKey(), withMembers(new ClassReader(host), nest.getValue()));
        }
        for (Path file : old) {
            if (isOutdated(file)) {
                Files.delete(file);
            }
        }
        // The new classes come first, so that each class finds the classes that it calls even if the build is killed.
        write(made);
        write(rewritten);
    }

    /** Returns true if a class that replaces a lambda belongs to a class file that has lambdas again. */
    private boolean isOutdated(Path file) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        return rewritten.containsKey(REPLACED.matcher(name).replaceFirst(""));
    }

    private Path file(String name) {
        return folder.resolve(name + ".class");
    }

    private void write(Map<String, byte[]> classes) throws IOException {
        for (Map.Entry<String, byte[]> each : classes.entrySet()) {
            Files.write(file(each.getKey()), each.getValue());
        }
    }

    private void rewrite(ClassReader reader) {
        ClassWriter writer = new ClassWriter(reader, 0);
        Calls calls = new Calls(reader.getClassName(), writer);
        reader.accept(calls, 0);
        if (!calls.classes.isEmpty()) {
            rewritten.put(reader.getClassName(), writer.toByteArray());
            made.putAll(calls.classes);
            members.computeIfAbsent(calls.host, any -> new TreeSet<>()).addAll(calls.classes.keySet());
        }
    }

    private static byte[] withMembers(ClassReader reader, Set<String> more) {
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    private final Set<String> added = new TreeSet<>(more);

                    @Override
                    public void visitNestMember(String member) {
                        added.remove(member);
                        super.visitNestMember(member);
                    }

                    @Override
                    public void visitEnd() {
                        added.forEach(super::visitNestMember);
                        super.visitEnd();
                    }
                },
                0);
        return writer.toByteArray();
    }

    /** Replaces the lambdas in the methods of one class by calls of classes that it makes. */
    private static final class Calls extends ClassVisitor {

        private final String name;
        private final Map<String, byte[]> classes = new LinkedHashMap<>();
        private String host;

        Calls(String name, ClassVisitor next) {
            super(Opcodes.ASM9, next);
            this.name = name;
            this.host = name;
        }

        @Override
        public void visitNestHost(String nestHost) {
            host = nestHost;
            super.visitNestHost(nestHost);
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String method, String descriptor, String signature, String[] exceptions) {
            return new MethodVisitor(
                    Opcodes.ASM9, super.visitMethod(access, method, descriptor, signature, exceptions)) {
                @Override
                public void visitInvokeDynamicInsn(String called, String type, Handle bootstrap, Object... arguments) {
                    String made = name + "$Lambda" + classes.size();
                    LambdaCall call = LambdaCall.of(called, type, bootstrap, arguments);
                    byte[] replacement = call == null ? null : call.classFile(made, name, host);
                    if (replacement == null) {
                        super.visitInvokeDynamicInsn(called, type, bootstrap, arguments);
                    } else {
                        classes.put(made, replacement);
                        call.callInstead(made, this);
                    }
                }
            };
        }
    }
}
