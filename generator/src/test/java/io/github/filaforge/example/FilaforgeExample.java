package io.github.filaforge.example;

import io.github.filaforge.Filaforge;
import io.github.filaforge.PreparedSearch;
import io.github.filaforge.PuzzleBuilder;
import io.github.filaforge.SolutionStream;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;

/** An example of a Java program that uses Filaforge. The build compiles and runs it. */
public final class FilaforgeExample {

    private final PrintStream out;

    public FilaforgeExample(PrintStream out) {
        this.out = out;
    }

    /**
     * Runs the whole example.
     *
     * @param arguments a definition file, and a folder for a job
     */
    public static void main(String... arguments) throws IOException {
        FilaforgeExample example = new FilaforgeExample(System.out);
        example.count(Path.of(arguments[0]));
        example.printPieces();
        example.listen();
        example.cancel(Path.of(arguments[0]));
        example.save(Path.of(arguments[0]), Path.of(arguments[1]));
    }

    /** The common case. */
    void count(Path definition) {
        Puzzle puzzle = Filaforge.read(definition);
        PreparedSearch search = Filaforge.prepare(puzzle, SearchRequest.standard());
        out.println(search.count() + " solutions of " + puzzle.name());
    }

    /** A puzzle that is made in code, and where the pieces of its solutions lie. */
    void printPieces() {
        Puzzle puzzle = PuzzleBuilder.inBox("corner", 3, 2)
                .piece("V", "# ", "##")
                .piece("I", new int[] {0, 0}, new int[] {1, 0})
                .stationary("w", new int[] {2, 1})
                .build();
        PreparedSearch search = Filaforge.prepare(puzzle, SearchRequest.standard());
        try (SolutionStream solutions = search.solutions()) {
            for (SolutionStream.Solution solution : solutions) {
                for (PlacedPiece piece : solution.pieces()) {
                    out.println(piece.name() + " lies at " + piece.cells());
                }
                out.print(solution.picture());
            }
        }
    }

    /** A listener, which is told of solutions and could end the search; and what was counted. */
    void listen() {
        Puzzle dominoes = PuzzleBuilder.inBox("dominoes", 2, 2)
                .piece("A", "##")
                .piece("B", "##")
                .build();
        SearchRequest request = SearchRequest.builder().counting(true).build();
        PreparedSearch search = Filaforge.prepare(dominoes, request);
        SearchResult result = search.run(RunSettings.standard(), new SearchListener() {
            @Override
            public void found(int[] solution) {
                out.print(search.decoder().draw(solution));
            }
        });
        out.println(
                result.solutions() + " solution, " + result.fits().orElseThrow().sum() + " fits");
    }

    /** A search that ends when its stream is closed. */
    void cancel(Path definition) {
        PreparedSearch search = Filaforge.prepare(Filaforge.read(definition), SearchRequest.standard());
        try (SolutionStream solutions = search.solutions()) {
            out.println(solutions.stream().limit(3).count() + " solutions are enough");
        }
    }

    /** Saves files for other programs: the source, the class files, and a job that another JVM can run. */
    void save(Path definition, Path folder) throws IOException {
        SearchRequest request =
                SearchRequest.builder().packageName("made.by.example").build();
        PreparedSearch search = Filaforge.prepare(Filaforge.read(definition), request);
        out.println(search.sourceText()
                .lines()
                .filter(line -> line.startsWith("package"))
                .findFirst()
                .orElseThrow());
        out.println(search.classFiles().containsKey("made.by.example.SomacubeSieve"));
        search.save(folder);
    }
}
