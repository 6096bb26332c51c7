package io.github.filaforge.bench;

import io.github.filaforge.SearchRequest;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.page.BrowserProgram;
import io.github.filaforge.page.PageMaker;
import io.github.filaforge.page.PageRuns;
import io.github.filaforge.ship.ShipException;
import java.io.IOException;

/** Measures the page that solves a puzzle, in browsers: each measurement in one that is freshly started. */
public final class PageBench {

    private static final double NANOS_PER_MILLI = 1e6;

    private final String page;
    private final double makingMs;
    private final double seconds;

    /**
     * Makes the page.
     *
     * @param request what the page is asked for
     * @param seconds how long to run it for the steady state; as long again before that, to warm up
     * @throws ShipException if the solver cannot run in a browser; the message says why
     */
    public PageBench(Puzzle puzzle, SearchRequest request, SolverCompiler compiler, double seconds)
            throws ShipException, IOException {
        long begun = System.nanoTime();
        this.page = new PageMaker(puzzle, "bench", request, compiler).page();
        this.makingMs = (System.nanoTime() - begun) / NANOS_PER_MILLI;
        this.seconds = seconds;
    }

    /**
     * Measures it in a browser. What making the page takes counts as compiling.
     *
     * @throws ShipException if the browser cannot run it; the message says why
     */
    public Measurement measure(BrowserProgram browser) throws ShipException, IOException {
        PageRuns runs = PageRuns.in(browser, page, seconds);
        return new Measurement(
                browser.name(), 0, 0, makingMs, runs.firstMs(), runs.steadyMs(), runs.solutions(), -1, -1);
    }
}
