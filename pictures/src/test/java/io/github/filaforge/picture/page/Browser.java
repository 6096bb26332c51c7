package io.github.filaforge.picture.page;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.filaforge.ship.TemporaryFolder;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A browser without a window, of the Chromium family, if one is installed. It is driven by its own DevTools protocol over the
 * WebSocket of the JDK: keys and pointer pass through the browser as those of a person, and it tells of every request and
 * every complaint. Selenium would do no more, with thirty libraries and a program for each version of a browser.
 *
 * <p>A class of tests registers one of its own as an extension: it begins and ends with them.
 */
public final class Browser implements BeforeAllCallback, AfterAllCallback {

    /** A browser that does not answer for so long hangs. */
    private static final int PATIENCE_SECONDS = 60;

    private static final String ADDRESS = "DevTools listening on ";

    private static final List<String> PROGRAMS =
            List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome");

    /** The codes that the browser itself looks at: for sliders and buttons. */
    private static final Map<String, Integer> CODES =
            Map.of("Tab", 9, "Enter", 13, " ", 32, "ArrowLeft", 37, "ArrowUp", 38, "ArrowRight", 39, "ArrowDown", 40);

    private final AtomicInteger calls = new AtomicInteger();
    private final Map<Integer, CompletableFuture<Map<String, Object>>> answers = new ConcurrentHashMap<>();
    /** The events of the browser, in their order. */
    private final List<Map<String, Object>> events = new CopyOnWriteArrayList<>();

    private CompletableFuture<Void> loaded = new CompletableFuture<>();

    private TemporaryFolder folder;
    private Process process;
    private WebSocket socket;
    private String session;

    /** Starts it, unless none is installed: then there is nothing to be tested. */
    @Override
    public void beforeAll(ExtensionContext context) throws IOException {
        Optional<Path> program = installed();
        assumeTrue(program.isPresent(), "no browser is installed");
        folder = new TemporaryFolder(Files.createTempDirectory("fila-browser"));
        start(program.get());
        Object target =
                send(null, "Target.createTarget", Map.of("url", "about:blank")).get("targetId");
        session = (String) send(null, "Target.attachToTarget", Map.of("targetId", target, "flatten", true))
                .get("sessionId");
        List.of("Page.enable", "Runtime.enable", "Network.enable", "Log.enable")
                .forEach(method -> call(method, Map.of()));
    }

    private static Optional<Path> installed() {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
                .filter(folder -> !folder.isEmpty())
                .flatMap(folder -> PROGRAMS.stream().map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private void start(Path program) throws IOException {
        process = new ProcessBuilder(
                        program.toString(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-quic",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + folder.path())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        BufferedReader lines = process.errorReader(StandardCharsets.UTF_8);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.startsWith(ADDRESS)) {
                Thread rest = new Thread(() -> lines.lines().forEach(ignored -> {}), "browser");
                rest.setDaemon(true);
                rest.start();
                socket = HttpClient.newHttpClient()
                        .newWebSocketBuilder()
                        .buildAsync(URI.create(line.substring(ADDRESS.length())), new Messages())
                        .join();
                return;
            }
        }
        throw new IOException("the browser ended before it could be reached");
    }

    /** Opens a page and waits until it is there. */
    public void open(String address) {
        loaded = new CompletableFuture<>();
        // A page that differs by its fragment only would not be loaded again.
        call("Page.navigate", Map.of("url", "about:blank"));
        await(loaded);
        events.clear();
        loaded = new CompletableFuture<>();
        call("Page.navigate", Map.of("url", address));
        await(loaded);
    }

    /** The value of an expression of JavaScript: a text, a number as a text, a boolean or null. */
    public Object value(String expression) {
        Map<String, Object> answer =
                call("Runtime.evaluate", Map.of("expression", expression, "returnByValue", true, "awaitPromise", true));
        if (answer.containsKey("exceptionDetails")) {
            throw new IllegalStateException(expression + ": " + answer.get("exceptionDetails"));
        }
        return ((Map<?, ?>) answer.get("result")).get("value");
    }

    /** Waits, frame by frame, until an expression is true. */
    public void waitFor(String condition) {
        value("new Promise(done => { const look = () => (" + condition
                + ") ? done(true) : requestAnimationFrame(look); look(); })");
    }

    /** Makes a screen so large, in points of a page. */
    public void screen(int width, int height) {
        call(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    /** Presses keys one after the other and lets each go. */
    public void press(String... keys) {
        Stream.of(keys).forEach(this::key);
    }

    private void key(String key) {
        boolean isText = key.length() == 1;
        Map<String, Object> down = new HashMap<>(Map.of("type", isText ? "keyDown" : "rawKeyDown", "key", key));
        if (isText) {
            down.put("text", key);
        }
        Map<String, Object> up = new HashMap<>(Map.of("type", "keyUp", "key", key));
        if (CODES.containsKey(key)) {
            down.put("windowsVirtualKeyCode", CODES.get(key));
            up.put("windowsVirtualKeyCode", CODES.get(key));
        }
        call("Input.dispatchKeyEvent", down);
        call("Input.dispatchKeyEvent", up);
    }

    /** Something that the mouse does at a point of the page: mouseMoved, mousePressed, mouseReleased. */
    public void mouse(String type, double x, double y) {
        boolean moves = type.equals("mouseMoved");
        call(
                "Input.dispatchMouseEvent",
                Map.of("type", type, "x", x, "y", y, "button", moves ? "none" : "left", "clickCount", moves ? 0 : 1));
    }

    /** Turns the wheel at a point of the page. */
    public void wheel(double x, double y, double delta) {
        call("Input.dispatchMouseEvent", Map.of("type", "mouseWheel", "x", x, "y", y, "deltaX", 0, "deltaY", delta));
    }

    /** Presses the mouse on the middle of an element. */
    public void click(String id) {
        String box = "document.getElementById('" + id + "').getBoundingClientRect()";
        value("document.getElementById('" + id + "').scrollIntoView({block: 'center'})");
        double x = number(box + ".x + " + box + ".width / 2");
        double y = number(box + ".y + " + box + ".height / 2");
        mouse("mouseMoved", x, y);
        mouse("mousePressed", x, y);
        mouse("mouseReleased", x, y);
    }

    /** Makes a person's preference known to pages, such as {@code prefers-color-scheme: dark}. */
    public void prefer(String feature, String value) {
        call("Emulation.setEmulatedMedia", Map.of("features", List.of(Map.of("name", feature, "value", value))));
    }

    /** The value of an expression that is a number. */
    public double number(String expression) {
        return ((Number) value(expression)).doubleValue();
    }

    /** The addresses of all that was asked for since the page was opened. */
    public List<String> requests() {
        return events.stream()
                .filter(event -> event.get("method").equals("Network.requestWillBeSent"))
                .map(event -> (Map<?, ?>) ((Map<?, ?>) event.get("params")).get("request"))
                .map(request -> (String) request.get("url"))
                .toList();
    }

    /** Returns the texts on the console or its log since the page was opened: errors, breaches of the policy, output. */
    public List<String> complaints() {
        return events.stream()
                .filter(event -> List.of(
                                "Log.entryAdded",
                                "Runtime.consoleAPICalled",
                                "Runtime.exceptionThrown",
                                "Page.javascriptDialogOpening")
                        .contains(event.get("method")))
                .map(Object::toString)
                .toList();
    }

    /** Calls a method of the protocol for the page. */
    public Map<String, Object> call(String method, Map<String, ?> parameters) {
        return send(session, method, parameters);
    }

    private Map<String, Object> send(String to, String method, Map<String, ?> parameters) {
        int id = calls.incrementAndGet();
        Map<String, Object> message = new LinkedHashMap<>(Map.of("id", id, "method", method, "params", parameters));
        if (to != null) {
            message.put("sessionId", to);
        }
        CompletableFuture<Map<String, Object>> answer = new CompletableFuture<>();
        answers.put(id, answer);
        socket.sendText(JsonText.written(message), true).join();
        return await(answer);
    }

    private static <T> T await(CompletableFuture<T> future) {
        try {
            return future.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new IllegalStateException("the browser does not answer", e);
        }
    }

    @Override
    public void afterAll(ExtensionContext context) throws IOException {
        if (socket != null) {
            end();
        }
        if (folder != null) {
            folder.close();
        }
    }

    /** Lets the browser end, which then removes what it has put beside its folder; else ends it. */
    private void end() {
        try {
            send(null, "Browser.close", Map.of());
            process.onExit().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (IllegalStateException | InterruptedException | ExecutionException | TimeoutException e) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        socket.abort();
    }

    /** Puts messages together and hands them on. */
    private final class Messages implements WebSocket.Listener {

        private final StringBuilder part = new StringBuilder();

        @Override
        @SuppressWarnings("unchecked")
        public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
            part.append(text);
            if (last) {
                take((Map<String, Object>) JsonText.read(part.toString()));
                part.setLength(0);
            }
            from.request(1);
            return null;
        }

        @SuppressWarnings("unchecked")
        private void take(Map<String, Object> message) {
            if (message.get("id") instanceof Number id) {
                CompletableFuture<Map<String, Object>> answer = answers.remove(id.intValue());
                if (message.get("result") instanceof Map<?, ?> result) {
                    answer.complete((Map<String, Object>) result);
                } else {
                    answer.completeExceptionally(new IllegalStateException(message.toString()));
                }
                return;
            }
            events.add(message);
            if ("Page.loadEventFired".equals(message.get("method"))) {
                loaded.complete(null);
            }
        }
    }
}
