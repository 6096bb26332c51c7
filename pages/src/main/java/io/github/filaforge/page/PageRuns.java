package io.github.filaforge.page;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.filaforge.ship.ShipException;
import io.github.filaforge.ship.TemporaryFolder;
import io.github.filaforge.templates.Template;
import java.io.IOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The times of runs of the solver of a page in a browser.
 *
 * @param firstMs the time of the first run, with the start of the worker and the compilation of the solver
 * @param steadyMs the times of further runs of this worker after a warm-up, by the clock that the page shows
 */
public record PageRuns(BigInteger solutions, double firstMs, List<Double> steadyMs) {

    private static final String FAILED = "failed ";
    private static final int PATIENCE_SECONDS = 10;

    public PageRuns {
        steadyMs = List.copyOf(steadyMs);
    }

    /**
     * Runs the worker of a page again and again in a browser. The browser is only served and not driven from outside, since
     * a driver can slow WebAssembly down.
     *
     * @param seconds the time to warm up, and the time to measure; at least one run each
     * @throws ShipException if the browser cannot run the page; the message gives the reason
     * @throws IOException if the page cannot be served, or the browser cannot be started
     */
    public static PageRuns in(BrowserProgram browser, String page, double seconds) throws ShipException, IOException {
        CompletableFuture<String> told = new CompletableFuture<>();
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> answer(exchange, Template.text(PageRuns.class, "measure.html")));
        server.createContext("/page", exchange -> answer(exchange, page));
        server.createContext("/told", exchange -> {
            String text = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
            answer(exchange, "");
            told.complete(text);
        });
        server.start();
        try (TemporaryFolder profile = TemporaryFolder.make()) {
            URI address = URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/?seconds=" + seconds);
            Process process = browser.open(address, profile.path());
            // The browser has to end with this process, for whatever reason this ends.
            Runtime.getRuntime().addShutdownHook(new Thread(() -> end(process)));
            CompletableFuture<String> ended =
                    process.onExit().thenApply(unused -> FAILED + "it ended before it had measured anything");
            try {
                return parsed(told.applyToEither(ended, text -> text).join(), browser.name());
            } finally {
                end(process);
            }
        } finally {
            server.stop(0);
        }
    }

    private static void answer(HttpExchange exchange, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().add("Content-Type", "text/html; charset=utf-8");
        exchange.sendResponseHeaders(200, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    private static PageRuns parsed(String told, String browser) throws ShipException {
        if (told.startsWith(FAILED)) {
            throw new ShipException(browser + " cannot run the page: " + told.substring(FAILED.length()));
        }
        String[] words = told.split(" ", -1);
        return new PageRuns(
                new BigInteger(words[0]),
                Double.parseDouble(words[1]),
                Stream.of(words).skip(2).map(Double::valueOf).toList());
    }

    /** Ends a browser and the processes that it has started, which write into its profile as long as they run. */
    private static void end(Process process) {
        List<ProcessHandle> all = Stream.concat(process.descendants(), Stream.of(process.toHandle()))
                .toList();
        process.destroy();
        for (ProcessHandle each : all) {
            each.onExit()
                    .completeOnTimeout(each, PATIENCE_SECONDS, TimeUnit.SECONDS)
                    .thenAccept(ProcessHandle::destroyForcibly)
                    .join();
        }
    }
}
