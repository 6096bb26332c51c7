package io.github.filaforge.picture.page;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * A connection to a browser. Both protocols, DevTools and BiDi, send calls with numbers as JSON, and receive answers with
 * these numbers, and events without a number.
 */
final class BrowserConnection implements AutoCloseable {

    /** The time after which a browser that does not answer hangs. */
    static final int PATIENCE_SECONDS = 60;

    private final AtomicInteger calls = new AtomicInteger();
    private final Map<Integer, CompletableFuture<Map<String, Object>>> answers = new ConcurrentHashMap<>();
    private final List<Map<String, Object>> events = new CopyOnWriteArrayList<>();
    private final Consumer<String> listener;
    private final WebSocket socket;

    /**
     * Connects to a browser.
     *
     * @param listener receives the name of each event
     */
    BrowserConnection(URI address, Consumer<String> listener) {
        this.listener = listener;
        this.socket = HttpClient.newHttpClient()
                .newWebSocketBuilder()
                .buildAsync(address, new Messages())
                .join();
    }

    /**
     * Calls a method and waits for its answer.
     *
     * @param more further fields of the message
     */
    Map<String, Object> call(String method, Map<String, ?> parameters, Map<String, ?> more) {
        int id = calls.incrementAndGet();
        Map<String, Object> message = new LinkedHashMap<>(Map.of("id", id, "method", method, "params", parameters));
        message.putAll(more);
        CompletableFuture<Map<String, Object>> answer = new CompletableFuture<>();
        answers.put(id, answer);
        socket.sendText(JsonText.written(message), true).join();
        return await(answer);
    }

    /** Returns the parameters of the events since {@link #forget} whose names are listed, in their order. */
    List<Map<?, ?>> events(String... names) {
        return events.stream()
                .filter(event -> List.of(names).contains(event.get("method")))
                .<Map<?, ?>>map(event -> (Map<?, ?>) event.get("params"))
                .toList();
    }

    /** Removes the events that are stored. */
    void forget() {
        events.clear();
    }

    static <T> T await(CompletableFuture<T> future) {
        try {
            return future.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new IllegalStateException("the browser does not answer", e);
        }
    }

    @Override
    public void close() {
        socket.abort();
    }

    /** Joins the parts of messages. */
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
            listener.accept((String) message.get("method"));
        }
    }
}
