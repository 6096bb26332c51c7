package io.github.filaforge.example;

import io.github.filaforge.Filaforge;
import io.github.filaforge.PreparedSearch;
import io.github.filaforge.SolutionStream;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.source.InputException;
import java.io.PrintStream;
import java.nio.file.Path;

/** Solves the puzzle of a file: prints the number of solutions, and the first solution. */
public final class SolveFile {

    private SolveFile() {}

    public static void main(String... arguments) {
        solve(Path.of(arguments[0]), System.out);
    }

    static void solve(Path file, PrintStream out) {
        try {
            Puzzle puzzle = Filaforge.read(file);
            PreparedSearch search = Filaforge.prepare(puzzle, SearchRequest.standard());
            out.println(search.count() + " solutions of " + puzzle.name());
            // A stream has to be closed: this ends the search, whose other solutions nobody takes.
            try (SolutionStream solutions = search.solutions()) {
                solutions.stream().limit(1).forEach(solution -> print(solution, out));
            }
        } catch (InputException wrong) {
            // The message has the line of the mistake and a remedy.
            out.println(wrong.getMessage());
        } catch (ImpossiblePuzzleException impossible) {
            out.println("0 solutions: " + impossible.getMessage());
        }
    }

    private static void print(SolutionStream.Solution solution, PrintStream out) {
        out.print(solution.picture());
        for (PlacedPiece piece : solution.pieces()) {
            out.println(piece.name() + " lies on " + piece.cells());
        }
    }
}
