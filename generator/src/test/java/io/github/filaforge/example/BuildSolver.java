package io.github.filaforge.example;

import io.github.filaforge.Filaforge;
import io.github.filaforge.PreparedSearch;
import io.github.filaforge.PuzzleBuilder;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.SearchResult;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes a puzzle in code, and the source and the class files of a solver for this puzzle. */
public final class BuildSolver {

    private BuildSolver() {}

    public static void main(String... arguments) throws IOException {
        build(Path.of(arguments[0]), System.out);
    }

    static void build(Path folder, PrintStream out) throws IOException {
        Puzzle puzzle = PuzzleBuilder.inBox("corner", 4, 3)
                .piece("P", "##", "##", "#.")
                .piece("I", new int[] {0, 0}, new int[] {1, 0})
                .piece("V", "#.", "##")
                .stationary("wall", new int[] {0, 0}, new int[] {3, 0})
                .build();
        // Symmetric copies count, the sieve searches, and it counts the images that it places.
        SearchRequest request = SearchRequest.builder()
                .distinct(Distinct.ALL)
                .strategy("sieve")
                .counting(true)
                .packageName("made.by.example")
                .build();
        PreparedSearch search = Filaforge.prepare(puzzle, request);
        SearchResult result = search.run();
        out.println(result.solutions() + " solutions, "
                + result.fits().orElseThrow().sum() + " images placed, strategy " + search.strategyName());

        // The source needs the jar of the runtime. JobMain of the runtime runs the saved class files.
        Files.writeString(folder.resolve("CornerSieve.java"), search.sourceText());
        search.save(folder.resolve("job"));
        out.println("wrote the class " + search.className());
    }
}
