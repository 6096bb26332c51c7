package io.github.filaforge.cli.bench;

import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.page.BrowserProgram;
import io.github.filaforge.page.PageMaker;
import io.github.filaforge.page.PageRuns;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.ship.ShipException;
import java.io.IOException;

/** Measures the page that solves a puzzle, in browsers. Each measurement starts a new browser. */
public final class PageBench {

    private static final double NANOS_PER_MILLI = 1e6;

    private final String page;
    private final double makingMs;
    private final double seconds;

    /**
     * Makes the page.
     *
     * @param request the request for the page
     * @param seconds the time in seconds for which the page is run for the steady state; it is run for this time before, to
     *     warm up
     * @throws ShipException if the solver cannot run in a browser; the message has the reason
     * @throws IOException if a file cannot be read or written
     */
    public PageBench(Puzzle puzzle, SearchRequest request, SolverCompiler compiler, double seconds)
            throws ShipException, IOException {
        long begun = System.nanoTime();
        this.page = new PageMaker(puzzle, "bench", request, compiler).page();
        this.makingMs = (System.nanoTime() - begun) / NANOS_PER_MILLI;
        this.seconds = seconds;
    }

    /**
     * Measures the page in a browser. The time of making the page counts as the time of compiling.
     *
     * @throws ShipException if the browser cannot run the page; the message has the reason
     * @throws IOException if a file cannot be read or written
     */
    public Measurement measure(BrowserProgram browser) throws ShipException, IOException {
        PageRuns runs = PageRuns.in(browser, page, seconds);
        return new Measurement(
                browser.name(), 0, 0, makingMs, runs.firstMs(), runs.steadyMs(), runs.solutions(), -1, -1);
    }
}
