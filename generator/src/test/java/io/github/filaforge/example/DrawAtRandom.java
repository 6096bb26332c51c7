package io.github.filaforge.example;

import io.github.filaforge.Filaforge;
import io.github.filaforge.PuzzleBuilder;
import io.github.filaforge.SolutionGraph;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.result.GraphException;
import io.github.filaforge.result.ImageFrequency;
import java.io.PrintStream;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.SplittableRandom;

/** Counts all solutions without listing them, and draws one of them at random. */
public final class DrawAtRandom {

    private DrawAtRandom() {}

    public static void main(String... arguments) {
        draw(Long.parseLong(arguments[0]), System.out);
    }

    static void draw(long seed, PrintStream out) {
        Puzzle puzzle =
                PuzzleBuilder.inBox("rectangle", 10, 6).pieces("pentominoes").build();
        try {
            SolutionGraph graph = Filaforge.graph(puzzle);
            out.println(graph.count() + " solutions, rotated and mirrored copies included");
            // Each solution is as likely as any other. A seed always gives the same solution.
            out.print(graph.random(new SplittableRandom(seed)).picture());
            out.print(graph.get(new BigInteger("4999")).picture());

            ImageFrequency most = graph.frequencies().images().stream()
                    .max(Comparator.comparing(ImageFrequency::solutions))
                    .orElseThrow();
            out.println(most.shape().name() + " lies on " + most.cells() + " in " + most.solutions() + " solutions");
        } catch (GraphException tooLarge) {
            out.println(tooLarge.getMessage());
        }
    }
}
