package io.github.filaforge.picture.page;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.filaforge.ship.TemporaryFolder;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A browser without a window, if one is installed: one of the Chromium family, or Firefox if there is none or if the property
 * {@code browser} is {@code firefox}. It is driven by a protocol of its own over the WebSocket of the JDK. So keys and pointer
 * pass through the browser as the keys and the pointer of a person do, and the browser reports each request and each
 * complaint. Selenium would do no more, with thirty libraries and a program for each version of a browser.
 *
 * <p>A class of tests registers a browser as an extension: the browser starts before the tests and ends after them.
 */
public final class Browser implements BeforeAllCallback, AfterAllCallback {

    private static final List<String> CHROMIUM =
            List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome");

    private static final List<String> FIREFOX = List.of("firefox", "firefox-esr");

    private TemporaryFolder folder;
    private Process process;
    private BrowserProtocol protocol;

    /** Starts the browser. The tests are skipped if none is installed. */
    @Override
    public void beforeAll(ExtensionContext context) throws IOException {
        boolean isFirefoxFirst = System.getProperty("browser", "chromium").equals("firefox");
        Optional<Path> firefox = installed(FIREFOX);
        Optional<Path> chromium = isFirefoxFirst ? Optional.empty() : installed(CHROMIUM);
        assumeTrue(firefox.isPresent() || chromium.isPresent(), "no browser is installed");
        folder = new TemporaryFolder(Files.createTempDirectory("fila-browser"));
        protocol = chromium.isPresent()
                ? new DevTools(start(DevTools.ADDRESS, commandOfChromium(chromium.get())))
                : new BiDi(start(BiDi.ADDRESS, commandOfFirefox(firefox.get())));
    }

    private static Optional<Path> installed(List<String> programs) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
                .filter(folder -> !folder.isEmpty())
                .flatMap(folder -> programs.stream().map(name -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private List<String> commandOfChromium(Path program) {
        return List.of(
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
                "--user-data-dir=" + folder.path());
    }

    private List<String> commandOfFirefox(Path program) throws IOException {
        Files.writeString(folder.path().resolve("user.js"), BiDi.PREFERENCES);
        return List.of(
                program.toString(),
                "--headless",
                "--no-remote",
                "--remote-debugging-port=0",
                "--profile",
                folder.path().toString());
    }

    /** Starts a program, and returns the address that it prints on standard error. */
    private String start(String beginning, List<String> command) throws IOException {
        process = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        BufferedReader lines = process.errorReader(StandardCharsets.UTF_8);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.startsWith(beginning)) {
                Thread rest = new Thread(() -> lines.lines().forEach(ignored -> {}), "browser");
                rest.setDaemon(true);
                rest.start();
                return line.substring(beginning.length());
            }
        }
        throw new IOException("the browser ended before it could be reached");
    }

    /** Opens a page and waits until it is loaded. */
    public void open(String address) {
        protocol.open(address);
    }

    /** Returns the value of an expression of JavaScript: a text, a number, a boolean or null. */
    public Object value(String expression) {
        return protocol.value(expression);
    }

    /** Returns the value of an expression that is a number. */
    public double number(String expression) {
        return ((Number) value(expression)).doubleValue();
    }

    /** Returns the value of an expression in the page that a frame has loaded. Its origin may be another one. */
    public Object valueInFrame(String expression) {
        return protocol.valueInFrame(expression);
    }

    /** Waits, frame by frame, until an expression is true. */
    public void waitFor(String condition) {
        value("new Promise(done => { const look = () => (" + condition
                + ") ? done(true) : requestAnimationFrame(look); look(); })");
    }

    /** Changes the size of the screen, in points of a page. */
    public void screen(int width, int height) {
        protocol.screen(width, height, 1);
    }

    /** Changes the screen to that of a telephone, which has two dots for each point of a page. */
    public void telephone(int width, int height) {
        protocol.screen(width, height, 2);
    }

    /** Presses keys one after the other and lets each go. */
    public void press(String... keys) {
        Stream.of(keys).forEach(protocol::key);
    }

    /**
     * Moves the mouse to a point of the page, and then presses or releases its left button.
     *
     * @param type {@code mouseMoved}, {@code mousePressed} or {@code mouseReleased}
     */
    public void mouse(String type, double x, double y) {
        protocol.mouse(type, x, y);
    }

    /** Turns the wheel at a point of the page. */
    public void wheel(double x, double y, double delta) {
        protocol.wheel(x, y, delta);
    }

    /** Presses the mouse on the middle of an element, as soon as the element stands still and nothing covers it. */
    public void click(String id) {
        String[] middle = ((String) value("""
                new Promise(done => {
                  const element = document.getElementById('%s');
                  let before = '';
                  const look = () => {
                    element.scrollIntoView({ block: 'center' });
                    const box = element.getBoundingClientRect();
                    const middle = [box.x + box.width / 2, box.y + box.height / 2];
                    if (middle.join() === before && element.contains(document.elementFromPoint(...middle))) {
                      done(before);
                    } else {
                      before = middle.join();
                      requestAnimationFrame(look);
                    }
                  };
                  look();
                })""".formatted(id))).split(",", -1);
        double x = Double.parseDouble(middle[0]);
        double y = Double.parseDouble(middle[1]);
        mouse("mouseMoved", x, y);
        mouse("mousePressed", x, y);
        mouse("mouseReleased", x, y);
    }

    /** Gives pages a preference of the user, such as {@code prefers-color-scheme: dark}. */
    public void prefer(String feature, String value) {
        protocol.prefer(feature, value);
    }

    /** Returns the addresses that the page has asked for since it was opened, beside its own. */
    public List<String> requests() {
        return protocol.requests();
    }

    /** Returns the errors, breaches of the policy, output and dialogs since the page was opened. */
    public List<String> complaints() {
        return protocol.complaints();
    }

    @Override
    public void afterAll(ExtensionContext context) throws IOException {
        if (process != null) {
            end();
        }
        if (folder != null) {
            folder.close();
        }
    }

    /** Has the browser end, which then removes its files beside its folder; a browser that does not end is killed. */
    private void end() {
        try {
            if (protocol != null) {
                protocol.end();
                process.onExit().get(BrowserConnection.PATIENCE_SECONDS, TimeUnit.SECONDS);
            }
        } catch (IllegalStateException | InterruptedException | ExecutionException | TimeoutException e) {
            // The browser is killed below.
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }
}
