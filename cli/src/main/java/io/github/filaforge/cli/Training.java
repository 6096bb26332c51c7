package io.github.filaforge.cli;

import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Terminal;
import io.github.filaforge.runtime.terminal.CheckedOutput;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * The run that the JVM watches while the launcher makes a class-data archive. It runs some commands in one process, so that
 * the archive has the classes of all of them.
 *
 * <p>The puzzle is tiny, because a JVM with an ahead-of-time cache compiles early the code that ran often in the training:
 * after a training with two real puzzles a solve takes 0.61 s, without the profiles of these puzzles 0.51 s.
 *
 * <p>The commands are few, because of these profiles too. If the training also has the dynamic sieve, merging, stats, draw
 * and new, these take 0.02 to 0.05 s of processor time less, but any solve under JDK 25 takes a tenth more.
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

    /** Runs the commands. Their output is of no use. */
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
        // From JDK 21 on, the exit checks whether it is to be logged, by classes that nothing else needs.
        System.exit(0);
    }

    private static void run(String... arguments) {
        InputStream in = new ByteArrayInputStream(PUZZLE.getBytes(StandardCharsets.UTF_8));
        Main.run(Console.of(in, CheckedOutput.standard(), System.err, Terminal.ofProcess()), arguments);
    }
}
