package io.github.filaforge.cli.make;

import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.JavacCompiler;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.ship.SolverJar;
import io.github.filaforge.ship.Version;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/**
 * A program that solves one puzzle.
 *
 * @param main the source of the main class
 * @param classFiles the class files, by class name
 * @param beside the other files, by path in the jar
 * @param roots the number of roots of the search
 */
public record PackagedProgram(
        SolverSource main, Map<String, byte[]> classFiles, Map<String, byte[]> beside, int roots) {

    /**
     * Makes the program of a puzzle.
     *
     * @throws io.github.filaforge.result.ImpossiblePuzzleException if there is no solution to search for
     */
    public static PackagedProgram of(SearchBuilder search) {
        SearchJob job = search.job(compiler());
        return new PackagedProgram(job.source(), job.classFiles(), search.partTables(), job.roots());
    }

    /**
     * Returns the compiler of programs. Class files of javac suit a class-data archive best. Janino serves where there is no
     * javac.
     */
    public static SolverCompiler compiler() {
        return JavacCompiler.isAvailable() ? new JavacCompiler() : new JaninoCompiler();
    }

    public void write(Path jar) throws IOException {
        SolverJar.write(main, classFiles, beside, Version.number(), jar);
    }
}
