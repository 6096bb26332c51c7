package io.github.filaforge.example;

import io.github.filaforge.Filaforge;
import io.github.filaforge.SolutionStream;
import io.github.filaforge.disassembly.Move;
import io.github.filaforge.disassembly.Separation;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.ApartRequest;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.search.UndecidedAssemblyException;
import java.io.PrintStream;
import java.nio.file.Path;

/** Prints the first assembly that can be taken apart, and its moves. */
public final class TakeApart {

    private TakeApart() {}

    public static void main(String... arguments) {
        takeApart(Filaforge.read(Path.of(arguments[0])), System.out);
    }

    static void takeApart(Puzzle puzzle, PrintStream out) {
        ApartRequest apart = ApartRequest.standard();
        SearchRequest request = SearchRequest.builder().apart(apart).build();
        // Only assemblies that come apart are solutions of this search.
        try (SolutionStream solutions = Filaforge.prepare(puzzle, request).solutions()) {
            solutions.stream().limit(1).forEach(solution -> {
                out.print(solution.picture());
                Filaforge.takeApart(puzzle, solution.pieces(), apart)
                        .ifPresent(separation -> print(solution, separation, out));
            });
        } catch (UndecidedAssemblyException tooManyStates) {
            out.println(tooManyStates.getMessage());
        }
    }

    private static void print(SolutionStream.Solution solution, Separation separation, PrintStream out) {
        for (Move move : separation.moves()) {
            move.pieces()
                    .forEach(piece -> out.print(solution.pieces().get(piece).name() + " "));
            out.println("along " + move.step() + (move.isSeparation() ? ", off" : ", steps: " + move.times()));
        }
        // The pieces that stay are taken apart first, and then those that have left.
        separation.staying().ifPresent(part -> print(solution, part, out));
        separation.leaving().ifPresent(part -> print(solution, part, out));
    }
}
