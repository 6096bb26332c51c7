package io.github.filaforge.lambdas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

@Tag("seconds")
class LambdaFolderTest {

    /** A class with members that lambdas use, and a method whose body is a slot. */
    private static final String SOURCE = """
            import java.io.Serializable;
            import java.util.*;
            import java.util.concurrent.Callable;
            import java.util.function.*;
            import java.util.stream.*;
            public class Sample {
                private final String own = "own";
                private Sample() {}
                private static long twice(long value) { return 2 * value; }
                private String ownAnd(Object other) { return own + other; }
                private static <T> T first(List<T> list) { return list.get(0); }
                interface Named { private String name() { return "named"; } default Supplier<String> names() { return this::name; } }
                static class Inner implements Named {
                    private final int[] held = {7};
                    IntSupplier held() { return () -> held[0]; }
                    Callable<Integer> later() { return new Callable<Integer>() {
                        public Integer call() throws Exception { Callable<Integer> more = () -> held[0] + 1; return more.call(); }
                    }; }
                }
                interface Three<A, B, C> { Object of(A a, B b, C c); }
                public static Object run() throws Exception {
                    %s
                }
            }
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{1} of: {0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // nothing, one variable, variables of two words
                "Supplier<String> s = () -> \"a\"; return s.get();                                  | a | 0",
                "String a = \"a\" + 1; Supplier<String> s = () -> a; return s.get();                | a1 | 0",
                "long l = List.of(5).get(0); double d = l; IntFunction<String> s = i -> l + \" \" + d + i; return s.apply(1); | 5 5.01 | 0",
                // fields and private methods, in the class, in a nested class, in a class within it, and in an
                // interface
                "Supplier<Sample> s = Sample::new; Function<Object, String> f = s.get()::ownAnd; return f.apply(1); | own1 | 0",
                "return new Inner().held().getAsInt();                                              | 7 | 0",
                "return new Inner().later().call();                                                 | 8 | 0",
                "return new Inner().names().get();                                                  | named | 0",
                // conversions: widening, boxing, unboxing, both, and casts
                "IntToLongFunction f = Sample::twice; return f.applyAsLong(4);                      | 8 | 0",
                "Function<Integer, Long> f = Sample::twice; return f.apply(5);                      | 10 | 0",
                "ToLongFunction<Long> f = Sample::twice; return f.applyAsLong(6L);                  | 12 | 0",
                "IntFunction<Object> f = Integer::valueOf; return f.apply(6);                       | 6 | 0",
                "ToDoubleFunction<Integer> f = Integer::intValue; return f.applyAsDouble(7);        | 7.0 | 0",
                "Function<List<String>, String> f = Sample::first; return f.apply(List.of(\"b\"));  | b | 0",
                "BiFunction<String, Integer, Character> f = String::charAt; return f.apply(\"abc\", 2); | c | 0",
                "Comparator<Integer> c = Integer::compare; return c.compare(1, 2);                  | -1 | 0",
                // results that are dropped, new objects and arrays, varargs, exceptions
                "List<String> l = new ArrayList<>(); Consumer<String> c = l::add; c.accept(\"d\"); return l; | [d] | 0",
                "long[] n = {1}; LongConsumer c = v -> n[0] += v; c.accept(2); return n[0];         | 3 | 0",
                "Supplier<List<String>> s = ArrayList::new; return s.get();                         | [] | 0",
                "IntFunction<int[]> f = int[]::new; return f.apply(3).length;                       | 3 | 0",
                "Three<String, String, String> t = List::of; return t.of(\"x\", \"y\", \"z\");      | [x, y, z] | 0",
                "Callable<String> c = () -> { throw new Exception(\"e\"); }; try { return c.call(); } catch (Exception e) { return e.getMessage(); } | e | 0",
                "return IntStream.range(0, 4).boxed().collect(Collectors.groupingBy(i -> i % 2, TreeMap::new, Collectors.counting())); | {0=2, 1=2} | 0",
                // A lambda that can be serialized (and is read by another), and a float that is widened, stay.
                "Runnable r = (Runnable & Serializable) () -> {}; r.run(); return \"f\";            | f | 2",
                "ToDoubleFunction<Float> f = Float::floatValue; return f.applyAsDouble(1.5f);       | 1.5 | 1",
            })
    void aClassBehavesAsItsLambda(String body, String expected, int left) throws Exception {
        compile(body);
        assertEquals(expected, run());
        assertTrue(lambdas() > left, "there are lambdas");

        LambdaFolder.replace(folder);

        // Sample has lambdas in its members, which the first two cases show to be replaced too.
        assertEquals(left, lambdas());
        assertEquals(expected, run());
    }

    @Test
    void aFolderWhoseLambdasAreReplacedStaysAsItIs() throws Exception {
        compile("Supplier<String> s = () -> \"a\"; return s.get();");
        LambdaFolder.replace(folder);
        Map<String, String> once = content();

        LambdaFolder.replace(folder);

        assertEquals(once, content());
    }

    @Test
    void classesOfLambdasThatASourceNoLongerHasAreDeleted() throws Exception {
        compile("Supplier<String> s = () -> \"a\"; Supplier<String> t = () -> \"b\"; return s.get() + t.get();");
        LambdaFolder.replace(folder);
        Set<String> more = new TreeSet<>(content().keySet());

        compile("Supplier<String> s = () -> \"c\"; return s.get();");
        LambdaFolder.replace(folder);

        more.removeAll(content().keySet());
        assertEquals(Set.of("Sample$Lambda1.class"), more);
        assertEquals("c", run());
    }

    private void compile(String body) throws IOException {
        Path source = Files.writeString(folder.resolve("Sample.java"), SOURCE.formatted(body));
        int code = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-d", folder.toString(), "-XDstringConcat=inline", "-nowarn", source.toString());
        assertEquals(0, code);
    }

    /** Returns the text of the result of the sample. The JVM verifies the classes, which the class path does not have. */
    private String run() throws Exception {
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, LambdaFolderTest.class.getClassLoader())) {
            return String.valueOf(loader.loadClass("Sample").getMethod("run").invoke(null));
        }
    }

    private List<Path> classFiles() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .sorted()
                    .toList();
        }
    }

    private Map<String, String> content() throws IOException {
        return classFiles().stream()
                .collect(Collectors.toMap(
                        file -> file.getFileName().toString(),
                        LambdaFolderTest::bytes,
                        (one, other) -> one,
                        TreeMap::new));
    }

    private static String bytes(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns the number of dynamic calls of all classes. */
    private int lambdas() throws IOException {
        int[] calls = {0};
        for (Path file : classFiles()) {
            new ClassReader(Files.readAllBytes(file))
                    .accept(
                            new ClassVisitor(Opcodes.ASM9) {
                                @Override
                                public MethodVisitor visitMethod(
                                        int access, String name, String type, String signature, String[] exceptions) {
                                    return new MethodVisitor(Opcodes.ASM9) {
                                        @Override
                                        public void visitInvokeDynamicInsn(
                                                String called,
                                                String descriptor,
                                                Handle bootstrap,
                                                Object... arguments) {
                                            calls[0]++;
                                        }
                                    };
                                }
                            },
                            0);
        }
        return calls[0];
    }
}
