package io.github.filaforge.cli;

import io.github.filaforge.choice.Strategies;
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
 * and new, these commands take 0.02 to 0.05 s of processor time less. But any solve under JDK 25 takes a tenth more. An
 * older JDK stores no profiles, so its training has further searches and a BurrTools file.
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

    private static final String LATTICE_PUZZLE = """
            D:lattice=hexagonal:xDim=4:yDim=2
            C:name=A:copies=2:layout=0 0 0, 0 1 0, 1 0 0, 1 1 0
            ~D
            """;

    private static final String BURR_PUZZLE = """
            <?xml version="1.0"?>
            <puzzle version="2">
            <gridType type="0"/>
            <colors></colors>
            <shapes>
            <voxel x="3" y="2" z="1" name="A" type="0">#__###</voxel>
            <voxel x="2" y="3" z="1" name="B" type="0">_###_#</voxel>
            <voxel x="2" y="2" z="2" name="C" type="0">##_#___#</voxel>
            <voxel x="5" y="4" z="2" type="0">####+####+####+####+___________+________</voxel>
            </shapes>
            <problems>
            <problem state="0">
            <shapes><shape id="0" count="2"/><shape id="1" count="2"><group group="1" count="2"/></shape><shape id="2" min="0" max="2"/></shapes>
            <result id="3"/>
            <bitmap></bitmap>
            </problem>
            </problems>
            <comment></comment>
            </puzzle>
            """;

    private static final String EDGE_PUZZLE = """
            D:xDim=2:yDim=2:edges
            E:name=1:sides=0 0 2 1
            E:name=2:sides=2 2 0 1
            E:name=3:sides=1 1 2 2
            E:name=4:sides=1 0 2 2
            ~D
            """;

    /** The first JDK whose archive has the profiles of the training. */
    private static final int JDK_WITH_PROFILES = 25;

    private Training() {}

    /** Runs the commands. Their output is of no use. */
    public static void main(String... unused) {
        run("--version");
        run("solve", "--help");
        run("slove");
        run("info", "-");
        run("plan", "-");
        run("solve", "-");
        run("solve", "--compiler", "janino", "-");
        run("render", "-");
        run("solve", "-i", "-r", "-V", "-n", "-f3", "-o", "f", "-");
        run("solve", "--json", "--all", "-");
        if (Runtime.version().feature() < JDK_WITH_PROFILES) {
            Strategies.all().stream()
                    .filter(strategy ->
                            strategy.hasDirectSolvers() || strategy.leastNanos().isPresent())
                    .forEach(strategy -> run("solve", "-q", "--strategy", strategy.name(), "-"));
            run(input(LATTICE_PUZZLE), "solve", "-q", "-");
            run(input(BURR_PUZZLE), "solve", "-q", "-");
            run(input(BURR_PUZZLE), "apart", "-");
            run(input(BURR_PUZZLE), "apart", "--count", "-");
            Strategies.chosenForEdges()
                    .forEach(strategy -> run(input(EDGE_PUZZLE), "solve", "--strategy", strategy.name(), "-"));
        }
        // From JDK 21 on, the exit checks whether it is to be logged, by classes that nothing else needs.
        System.exit(0);
    }

    private static void run(String... arguments) {
        run(input(PUZZLE), arguments);
    }

    private static InputStream input(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private static void run(InputStream in, String... arguments) {
        Main.run(Console.of(in, CheckedOutput.standard(), System.err, Terminal.ofProcess()), arguments);
    }
}
