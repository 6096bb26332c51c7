package io.github.filaforge.benchmarks;

import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.samples.Pentominoes10x6Fila;
import io.github.filaforge.samples.Pentominoes10x6FilaTables;
import io.github.filaforge.samples.Pentominoes10x6Sieve;
import io.github.filaforge.templates.comparison.DeBruijnProgram;
import io.github.filaforge.templates.comparison.FletcherProgram;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Whole searches for the 12 pentominoes in 10x6, all 2339 solutions. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(2)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SearchBenchmark {

    @Param({"sieve", "fila", "fila-tables", "fletcher", "debruijn"})
    private String program;

    private GeneratedSolver solver;
    private long solutions;

    @Setup
    public void makeSolver() {
        solver = switch (program) {
            case "sieve" -> new Pentominoes10x6Sieve();
            case "fila" -> new Pentominoes10x6Fila();
            case "fila-tables" -> new Pentominoes10x6FilaTables();
            case "fletcher" -> new FletcherProgram();
            default -> new DeBruijnProgram();
        };
    }

    /** Searches all roots, one after the other. */
    @Benchmark
    public long search() {
        solutions = 0;
        for (int root = 0; root < solver.rootCount(); root++) {
            solver.search(root, solution -> solutions++);
        }
        return solutions;
    }
}
