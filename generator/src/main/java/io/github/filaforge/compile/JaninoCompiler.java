package io.github.filaforge.compile;

import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.libraries.commons.compiler.InternalCompilerException;
import io.github.filaforge.libraries.janino.SimpleCompiler;
import java.util.Map;

/** A compiler that uses Janino. It needs no JDK, and its first result comes much sooner than that of javac. */
public final class JaninoCompiler implements SolverCompiler {

    /**
     * A small class with the elements of the sources of solvers. To compile it, Janino loads nearly all classes that it
     * needs for solvers.
     */
    private static final String EXAMPLE = """
            import io.github.filaforge.runtime.board.Board;

            public final class Example extends Object {

                /** Words. */
                static final String[] NAMES = {
                    "a", // one
                };
                private static final long[] WORDS = Example.words(2, NAMES);
                private boolean isLong;
                int[] path = new int[3];

                static final class Inner {
                    static final long[] INNER = new long[1];
                }

                public Example() {
                    super();
                }

                private static long[] words(int count, String[] names) {
                    return new long[] {count, -1L};
                }

                protected void search(int left, long[] images, int target) {
                    switch (left) {
                        case 1:
                            search1(images[0], target);
                            break;
                        default:
                            break;
                    }
                }

                private void search1(long open, int target) {
                    long fitting = open & WORDS[target]
                            & Inner.INNER[(int) (open >>> 1) & 0x1];
                    while (fitting != 0L) {
                        int image = Long.numberOfTrailingZeros(fitting);
                        fitting &= fitting - 1L;
                        long next = open | WORDS[image] << 1;
                        next = next >> image;
                        path[2] = target * 64 + image;
                        if (isLong) {
                            search1(next, target + image);
                        } else if (next == 0 || !isLong) {
                            continue;
                        }
                        path[0]++;
                    }
                    for (int image = 0; image < path.length; image++) {
                        path[image] += image;
                    }
                }
            }
            """;

    /**
     * The greatest number of bytes of bytecode of a method in a class file, and so of the code that makes the constants of a
     * class. A source with fewer characters does not exceed it.
     */
    private static final int MOST_BYTES = 65_535;

    /** The thread that compiles the example; {@code null} if there is none. */
    private final Thread loading;

    /** Creates a compiler that is not made ready in advance. */
    public JaninoCompiler() {
        this(null);
    }

    private JaninoCompiler(Thread loading) {
        this.loading = loading;
    }

    /**
     * Returns a compiler that another thread makes ready while the caller goes on. To load and link the hundreds of classes
     * of Janino takes longer than to compile a solver.
     */
    public static JaninoCompiler readiedMeanwhile() {
        Thread loading = new Thread(JaninoCompiler::compileExample, "fila-compiler");
        loading.setDaemon(true);
        // An error of this thread occurs again in the compilation of the solver, where it is reported.
        loading.setUncaughtExceptionHandler((thread, e) -> {});
        loading.start();
        return new JaninoCompiler(loading);
    }

    private static void compileExample() {
        cooked(Map.of(), "Example.java", EXAMPLE);
    }

    /** Returns a compiler that has compiled a source, which may name the classes of some class files. */
    private static SimpleCompiler cooked(Map<String, byte[]> known, String path, String source) {
        SimpleCompiler compiler = new SimpleCompiler();
        compiler.setParentClassLoader(new SolverClass.MemoryLoader(known));
        compiler.setDebuggingInformation(false, false, false);
        try {
            compiler.cook(path, source);
        } catch (io.github.filaforge.libraries.commons.compiler.CompileException e) {
            throw new IllegalStateException("Janino does not take the generated source: " + e.getMessage(), e);
        }
        return compiler;
    }

    /**
     * Compiles a source that uses compiled solvers.
     *
     * @param solvers the class files of the solvers by class name
     * @return the class files of the source by class name
     * @throws IllegalStateException if Janino rejects the source
     */
    public static Map<String, byte[]> compileWith(Map<String, byte[]> solvers, SolverSource source) {
        return cooked(solvers, source.path(), withoutOverride(source)).getBytecodes();
    }

    @Override
    public SolverClass compile(SolverSource source) throws CompileException {
        awaitLoading();
        SimpleCompiler compiler;
        try {
            compiler = cooked(Map.of(), source.path(), withoutOverride(source));
        } catch (InternalCompilerException e) {
            // Janino throws this exception for a method that is too large, and for errors of its own as well.
            if (source.code().length() > MOST_BYTES) {
                throw CompileException.beyondClass();
            }
            throw e;
        }
        return SolverClass.load(source.qualifiedName(), compiler.getClassLoader(), compiler.getBytecodes());
    }

    /**
     * Returns a source without its lines {@code @Override}. For each annotation Janino reads the annotations of the
     * annotation type, and for these the JVM makes classes, which takes time. Its strings are in one piece: of a broken
     * string Janino keeps all pieces in the class file too, which doubles the file of a solver that is data (cover for the
     * pentominoes in 20x3: 23,591 bytes in place of 13,053).
     */
    private static String withoutOverride(SolverSource source) {
        return source.code().replace("    @Override\n", "\n");
    }

    private void awaitLoading() {
        try {
            if (loading != null) {
                loading.join();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
