package io.github.filaforge.runtime;

import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A listener that records its events, and throws a given exception. */
public final class Events implements SearchListener {

    private final List<String> events = new ArrayList<>();
    private String trigger;
    private Throwable thrown;
    private Runnable action;

    /** The event of a solution. */
    static String found(int root, int number) {
        return "found " + root + "." + number;
    }

    /** The events of the first solutions of a root. */
    static List<String> foundIn(int root, int count) {
        return IntStream.range(0, count).mapToObj(number -> found(root, number)).toList();
    }

    /** Has an event throw something. */
    public Events throwing(String event, Throwable newThrown) {
        trigger = event;
        thrown = newThrown;
        return this;
    }

    /** Has an event do something. */
    public Events doing(String event, Runnable newAction) {
        trigger = event;
        action = newAction;
        return this;
    }

    private synchronized void add(String event) {
        events.add(event);
        if (event.equals(trigger)) {
            if (action != null) {
                action.run();
            }
            if (thrown instanceof Error error) {
                throw error;
            }
            if (thrown instanceof RuntimeException exception) {
                throw exception;
            }
        }
    }

    private static String name(RootPart part) {
        return part.path().stream().map(String::valueOf).collect(Collectors.joining("."));
    }

    @Override
    public void rootBegun(RootPart root) {
        add("begun " + name(root));
    }

    @Override
    public void rootEnded(RootPart root, RootResult result) {
        add((result.complete() ? "ended " : "cut ") + name(root) + " with " + result.solutions());
    }

    @Override
    public void found(int[] solution) {
        add(found(solution[0], solution[1]));
    }

    @Override
    public void interrupted(RunResult soFar) {
        add("interrupted after " + soFar.solutions());
    }

    /** All events so far. */
    public synchronized List<String> all() {
        return List.copyOf(events);
    }

    /** All events but the beginnings of roots, whose time depends on the threads. */
    public List<String> told() {
        return all().stream().filter(event -> !event.startsWith("begun")).toList();
    }
}
