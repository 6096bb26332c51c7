package io.github.filaforge.picture.page;

import java.net.URI;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** The protocol of browsers of the Chromium family. */
final class DevTools implements BrowserProtocol {

    /** The beginning of the line of standard error that has the address. */
    static final String ADDRESS = "DevTools listening on ";

    /** The codes that the browser itself looks at: for sliders and buttons. */
    private static final Map<String, Integer> CODES =
            Map.of("Tab", 9, "Enter", 13, " ", 32, "ArrowLeft", 37, "ArrowUp", 38, "ArrowRight", 39, "ArrowDown", 40);

    private final BrowserConnection connection;
    private final Map<String, Object> session;

    /** The address of the page, without a fragment. */
    private String opened = "";

    private CompletableFuture<Void> loaded = new CompletableFuture<>();

    DevTools(String address) {
        connection = new BrowserConnection(URI.create(address), this::receive);
        Object target = connection
                .call("Target.createTarget", Map.of("url", "about:blank"), Map.of())
                .get("targetId");
        session = Map.of(
                "sessionId",
                connection
                        .call("Target.attachToTarget", Map.of("targetId", target, "flatten", true), Map.of())
                        .get("sessionId"));
        List.of("Page.enable", "Runtime.enable", "Network.enable", "Log.enable")
                .forEach(method -> call(method, Map.of()));
    }

    private void receive(String event) {
        if (event.equals("Page.loadEventFired")) {
            loaded.complete(null);
        }
    }

    private Map<String, Object> call(String method, Map<String, ?> parameters) {
        return connection.call(method, parameters, session);
    }

    @Override
    public void open(String address) {
        // A page that differs by its fragment only would not be loaded again.
        load("about:blank");
        connection.forget();
        opened = address.split("#", 2)[0];
        load(address);
    }

    private void load(String address) {
        loaded = new CompletableFuture<>();
        call("Page.navigate", Map.of("url", address));
        BrowserConnection.await(loaded);
    }

    @Override
    public Object value(String expression) {
        return value(expression, session);
    }

    /** A frame whose page has another origin is a target of its own. */
    @Override
    public Object valueInFrame(String expression) {
        List<?> targets = (List<?>)
                connection.call("Target.getTargets", Map.of(), Map.of()).get("targetInfos");
        Object frame = targets.stream()
                .map(target -> (Map<?, ?>) target)
                .filter(target -> "iframe".equals(target.get("type")))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no frame has loaded its page"))
                .get("targetId");
        Object id = connection
                .call("Target.attachToTarget", Map.of("targetId", frame, "flatten", true), Map.of())
                .get("sessionId");
        return value(expression, Map.of("sessionId", id));
    }

    private Object value(String expression, Map<String, Object> receiver) {
        Map<String, Object> answer = connection.call(
                "Runtime.evaluate",
                Map.of("expression", expression, "returnByValue", true, "awaitPromise", true),
                receiver);
        if (answer.containsKey("exceptionDetails")) {
            throw new IllegalStateException(expression + ": " + answer.get("exceptionDetails"));
        }
        return ((Map<?, ?>) answer.get("result")).get("value");
    }

    @Override
    public void screen(int width, int height, int scale) {
        call(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", scale, "mobile", scale > 1));
    }

    @Override
    public void key(String key) {
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

    @Override
    public void mouse(String type, double x, double y) {
        boolean moves = type.equals("mouseMoved");
        call(
                "Input.dispatchMouseEvent",
                Map.of("type", type, "x", x, "y", y, "button", moves ? "none" : "left", "clickCount", moves ? 0 : 1));
    }

    @Override
    public void wheel(double x, double y, double delta) {
        call("Input.dispatchMouseEvent", Map.of("type", "mouseWheel", "x", x, "y", y, "deltaX", 0, "deltaY", delta));
    }

    @Override
    public void prefer(String feature, String value) {
        call("Emulation.setEmulatedMedia", Map.of("features", List.of(Map.of("name", feature, "value", value))));
    }

    @Override
    public List<String> requests() {
        return connection.events("Network.requestWillBeSent").stream()
                .map(event -> (String) ((Map<?, ?>) event.get("request")).get("url"))
                .filter(address -> !address.equals(opened))
                .toList();
    }

    @Override
    public List<String> complaints() {
        return connection
                .events(
                        "Log.entryAdded",
                        "Runtime.consoleAPICalled",
                        "Runtime.exceptionThrown",
                        "Page.javascriptDialogOpening")
                .stream()
                .map(Object::toString)
                .toList();
    }

    @Override
    public void end() {
        connection.call("Browser.close", Map.of(), Map.of());
        connection.close();
    }
}
