package io.github.filaforge.picture.page;

import static java.util.Map.entry;
import static org.junit.jupiter.api.Assumptions.abort;

import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** WebDriver BiDi, the protocol of Firefox. */
final class BiDi implements BrowserProtocol {

    /** The beginning of the line of standard error that has the address. */
    static final String ADDRESS = "WebDriver BiDi listening on ";

    /** The preferences of the profile: pages do not move by themselves, and scroll bars take no place. */
    static final String PREFERENCES = """
            user_pref("ui.prefersReducedMotion", 1);
            user_pref("widget.gtk.overlay-scrollbars.enabled", true);
            user_pref("ui.useOverlayScrollbars", 1);
            """;

    /** The code points that stand for keys without a character, as WebDriver defines them. */
    private static final Map<String, String> KEYS = Map.ofEntries(
            entry("Backspace", "\uE003"),
            entry("Tab", "\uE004"),
            entry("Enter", "\uE007"),
            entry("Escape", "\uE00C"),
            entry("PageUp", "\uE00E"),
            entry("PageDown", "\uE00F"),
            entry("End", "\uE010"),
            entry("Home", "\uE011"),
            entry("ArrowLeft", "\uE012"),
            entry("ArrowUp", "\uE013"),
            entry("ArrowRight", "\uE014"),
            entry("ArrowDown", "\uE015"),
            entry("Delete", "\uE017"));

    private final BrowserConnection connection;
    private final String page;

    BiDi(String address) {
        connection = new BrowserConnection(URI.create(address + "/session"), event -> {});
        call("session.new", Map.of("capabilities", Map.of()));
        // The document of the first tab has no focus, so that Firefox sends keys to its elements and does nothing else
        // with them.
        page = (String) call("browsingContext.create", Map.of("type", "tab")).get("context");
        call(
                "session.subscribe",
                Map.of(
                        "events",
                        List.of("log.entryAdded", "network.beforeRequestSent", "browsingContext.userPromptOpened")));
    }

    private Map<String, Object> call(String method, Map<String, ?> parameters) {
        return connection.call(method, parameters, Map.of());
    }

    @Override
    public void open(String address) {
        // A page that differs by its fragment only would not be loaded again.
        load("about:blank");
        connection.forget();
        load(address);
    }

    private void load(String address) {
        call("browsingContext.navigate", Map.of("context", page, "url", address, "wait", "complete"));
    }

    @Override
    public Object value(String expression) {
        return value(expression, page);
    }

    @Override
    public Object valueInFrame(String expression) {
        List<?> pages =
                (List<?>) call("browsingContext.getTree", Map.of("root", page)).get("contexts");
        List<?> frames = (List<?>) ((Map<?, ?>) pages.get(0)).get("children");
        return value(expression, (String) ((Map<?, ?>) frames.get(0)).get("context"));
    }

    private Object value(String expression, String context) {
        Map<String, Object> answer = call(
                "script.evaluate",
                Map.of("expression", expression, "target", Map.of("context", context), "awaitPromise", true));
        if (answer.containsKey("exceptionDetails")) {
            throw new IllegalStateException(
                    expression + ": " + ((Map<?, ?>) answer.get("exceptionDetails")).get("text"));
        }
        return plain((Map<?, ?>) answer.get("result"));
    }

    /** Returns a value of the page as DevTools returns it. */
    private static Object plain(Map<?, ?> remote) {
        Object value = remote.get("value");
        if (value instanceof List<?> list && "array".equals(remote.get("type"))) {
            List<Object> all = new ArrayList<>();
            list.forEach(each -> all.add(plain((Map<?, ?>) each)));
            return all;
        }
        return value;
    }

    @Override
    public void screen(int width, int height, int scale) {
        call(
                "browsingContext.setViewport",
                Map.of(
                        "context",
                        page,
                        "viewport",
                        Map.of("width", width, "height", height),
                        "devicePixelRatio",
                        scale));
    }

    @Override
    public void key(String key) {
        String value = KEYS.getOrDefault(key, key);
        perform(
                "key",
                Map.of(),
                List.of(Map.of("type", "keyDown", "value", value), Map.of("type", "keyUp", "value", value)));
    }

    @Override
    public void mouse(String type, double x, double y) {
        List<Map<String, ?>> actions = new ArrayList<>();
        actions.add(Map.of("type", "pointerMove", "x", x, "y", y));
        if (!type.equals("mouseMoved")) {
            actions.add(Map.of("type", type.equals("mousePressed") ? "pointerDown" : "pointerUp", "button", 0));
        }
        perform("pointer", Map.of("parameters", Map.of("pointerType", "mouse")), actions);
    }

    @Override
    public void wheel(double x, double y, double delta) {
        perform(
                "wheel",
                Map.of(),
                List.of(Map.of("type", "scroll", "x", (int) x, "y", (int) y, "deltaX", 0, "deltaY", (int) delta)));
    }

    private void perform(String type, Map<String, ?> more, List<? extends Map<String, ?>> actions) {
        Map<String, Object> source = new HashMap<>(more);
        source.putAll(Map.of("type", type, "id", type, "actions", actions));
        call("input.performActions", Map.of("context", page, "actions", List.of(source)));
        // The answer comes before the page has received the last event.
        value("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
    }

    /** Ends a test that needs another preference than {@link #PREFERENCES} state: the protocol has no call for them. */
    @Override
    public void prefer(String feature, String value) {
        if (!(feature.equals("prefers-reduced-motion") && value.equals("reduce"))) {
            abort("Firefox takes " + feature + " from its profile");
        }
    }

    @Override
    public List<String> requests() {
        return connection.events("network.beforeRequestSent").stream()
                .map(event -> (String) ((Map<?, ?>) event.get("request")).get("url"))
                // The fonts of controls of Firefox itself.
                .filter(address -> !address.startsWith("data:"))
                .toList();
    }

    @Override
    public List<String> complaints() {
        return connection.events("log.entryAdded", "browsingContext.userPromptOpened").stream()
                .map(Object::toString)
                .toList();
    }

    @Override
    public void end() {
        call("browser.close", Map.of());
        connection.close();
    }
}
