package com.example.puzzles;

import com.example.puzzles.alone.Somacube;
import com.example.puzzles.made.SomacubeSieve;
import io.github.filaforge.Filaforge;
import io.github.filaforge.PreparedSearch;
import io.github.filaforge.PuzzleBuilder;
import io.github.filaforge.SolutionGraph;
import io.github.filaforge.SolutionStream;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.SearchStopped;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Shows the API of Filaforge: one line of output, or a few, for each thing that a program may want. */
@Command(name = "puzzles", mixinStandardHelpOptions = true, description = "Solves puzzles by Filaforge.")
public final class Puzzles implements Callable<Integer> {

    @Option(names = "--streamed", defaultValue = "3", description = "the number of solutions that are streamed")
    private long streamed;

    @Spec
    private CommandSpec spec;

    /** Runs the program. */
    public static void main(String... arguments) {
        System.exit(new CommandLine(new Puzzles()).execute(arguments));
    }

    @Override
    public Integer call() throws Exception {
        PrintWriter out = spec.commandLine().getOut();
        count(out);
        stream(out);
        number(out);
        cancelPreparation(out);
        cancelRun(out);
        embedded(out);
        return 0;
    }

    private static Puzzle rectangle() {
        return PuzzleBuilder.inBox("rectangle", 10, 6).pieces("pentominoes").build();
    }

    /** A puzzle whose search takes weeks. */
    private static Puzzle large() {
        return PuzzleBuilder.inBox("large", 18, 5).pieces("one-sided-pentominoes").build();
    }

    private static void count(PrintWriter out) {
        PreparedSearch search = Filaforge.prepare(rectangle(), SearchRequest.standard());

        out.println("counted: " + search.count());
    }

    private void stream(PrintWriter out) {
        SearchRequest request = SearchRequest.builder().fewAreEnough(true).build();
        try (SolutionStream solutions = Filaforge.prepare(rectangle(), request).solutions()) {
            solutions.stream()
                    .limit(streamed)
                    .forEach(solution -> out.println("streamed: " + solution.pieces().size() + " pieces"));
        }
    }

    /** Takes a solution from the middle of all solutions, which include rotated and mirrored copies. */
    private static void number(PrintWriter out) {
        SolutionGraph graph = Filaforge.graph(rectangle());
        SolutionStream.Solution middle = graph.get(graph.count().shiftRight(1));

        out.println("in the graph: " + graph.count() + ", " + middle.pieces().size() + " pieces in the middle");
    }

    /** Cancels a preparation, as an application does whose user has pressed "Cancel". */
    private static void cancelPreparation(PrintWriter out) throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        AtomicReference<String> end = new AtomicReference<>("prepared");
        Thread preparing = new Thread(() -> {
            begun.countDown();
            try {
                Filaforge.prepare(large(), SearchRequest.standard());
            } catch (SearchStopped stopped) {
                end.set("cancelled");
            }
        });
        preparing.start();
        begun.await();
        preparing.interrupt();
        preparing.join();

        out.println("preparation: " + end.get());
    }

    /** Cancels a run that has begun. */
    private static void cancelRun(PrintWriter out) throws Exception {
        SearchRequest request = SearchRequest.builder().stoppable(true).build();
        PreparedSearch search = Filaforge.prepare(large(), request);
        CountDownLatch begun = new CountDownLatch(1);
        AtomicReference<SearchResult> result = new AtomicReference<>();
        Thread running = new Thread(() -> result.set(search.run(RunSettings.standard(), new SearchListener() {
            @Override
            public void rootBegun(RootPart root) {
                begun.countDown();
            }
        })));
        running.start();
        begun.await();
        running.interrupt();
        running.join();

        out.println("run: " + (result.get().complete() ? "complete" : "cancelled"));
    }

    /** Runs the solvers that the build of this project has generated. */
    private static void embedded(PrintWriter out) {
        SomacubeSieve solver = new SomacubeSieve();
        List<PlacedPiece> first = solver.solutions().get(0);
        out.println("with the runtime: " + solver.count() + ", each of " + first.size() + " pieces");

        List<Somacube.PlacedPiece> alone = Somacube.solutions().get(0);
        out.println("alone: " + Somacube.count() + ", each of " + alone.size() + " pieces");
    }
}
