package io.github.filaforge.cli;

import io.github.filaforge.runtime.CheckedOutput;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * What the launcher has the JVM watch while it makes a class-data archive: some commands in one process, so that the
 * archive has the classes of all. The puzzle is tiny, because a JVM with an ahead-of-time cache compiles early what
 * was busy here: after a training with two real puzzles a solve takes 0.61 s, with none of their profiles 0.51 s. For the
 * same reason it is few commands: with the dynamic sieve, merging, stats, draw and new besides, these take 0.02 to 0.05 s
 * of processor time less, but any solve under JDK 25 a tenth more.
 */
final class Training {

    private static final String PUZZLE = """
            D:xDim=4:yDim=4:zDim=1  # sixteen cells
            L
            A A A B
            A C B B
            C C . B
            C . . .
            ~L
            C:name=D:type=M:layout=0 0 0, 1 0 0, 2 0 0, 1 1 0
            ~D
            """;

    private Training() {}

    /** Runs the commands; what they print is of no use. */
    public static void main(String... unused) {
        run("--version");
        run("solve", "--help");
        run("slove");
        run("info", "-");
        run("plan", "-");
        run("solve", "-");
        run("render", "-");
        run("solve", "-i", "-r", "-V", "-n", "-f3", "-o", "f", "-");
        run("solve", "--json", "--all", "-");
        // From JDK 21 on this asks whether to log it, by classes that nothing else needs.
        System.exit(0);
    }

    private static void run(String... arguments) {
        InputStream in = new ByteArrayInputStream(PUZZLE.getBytes(StandardCharsets.UTF_8));
        Main.run(Console.of(in, CheckedOutput.standard(), System.err, Terminal.ofProcess()), arguments);
    }
}
