package io.github.filaforge.cli;

import io.github.filaforge.run.SearchMeter;
import io.github.filaforge.runtime.StatisticsSignal;
import io.github.filaforge.runtime.StatusLine;
import java.io.PrintStream;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;

/**
 * Shows on standard error how far a command is: in a line that is drawn over on a terminal, elsewhere by a line every ten
 * seconds. What ends within a second is not shown. It draws on a thread of its own, which only looks at the search.
 */
final class Progress implements AutoCloseable {

    /** How it is shown. */
    enum Form {
        /** Not at all, but for what a signal asks for. */
        NONE,
        /** A line every ten seconds. */
        LINES,
        /** One line that is drawn over. */
        BAR
    }

    private static final long NANOS = 1_000_000_000;
    private static final long FIRST_NANOS = NANOS;
    private static final long LINE_NANOS = 10 * NANOS;
    private static final long PAUSE_MILLIS = 250;
    private static final long LAST_MILLIS = 300;

    /** When the signal is waited for, and images are counted that fit roots: what ends before need not pay for that. */
    private static final long BEGIN_MILLIS = 300;

    private final Form form;
    private final StatusLine status;
    private final PrintStream err;
    private final IntSupplier columns;
    private final LongSupplier clock;
    private final Thread hook = new Thread(this::interrupted, "progress end");

    private int width;
    private volatile String stage;
    private long stageBegin;
    /** Which part of something longer is under way, to stand before everything; empty if it is the whole. */
    private volatile String part = "";

    /** When what is shown began: the stage, or that of which it is a part. */
    private long shownBegin;

    private long lines;
    private SearchMeter search;
    private volatile boolean isEnded;

    /**
     * @param status the line
     * @param err standard error, which clears the line
     * @param columns the width of the terminal, asked for when something is shown
     * @param clock tells nanoseconds
     */
    Progress(Form form, StatusLine status, PrintStream err, IntSupplier columns, LongSupplier clock) {
        this.form = form;
        this.status = status;
        this.err = err;
        this.columns = columns;
        this.clock = clock;
    }

    /** Begins to show, until it is closed. */
    Progress start() {
        Thread drawing = new Thread(this::draw, "progress");
        drawing.setDaemon(true);
        drawing.start();
        Runtime.getRuntime().addShutdownHook(hook);
        return this;
    }

    /** Something begins that is no search, told by a word like "planning". */
    synchronized void begin(String what) {
        stage = what;
        search = null;
        restart();
    }

    /** The same goes on, and is now told so. */
    synchronized void now(String what) {
        stage = what;
    }

    /** A search begins. */
    synchronized void begin(SearchMeter share) {
        stage = null;
        search = share;
        restart();
    }

    /**
     * What begins now is a part of something that is shown as one, however short its parts are.
     *
     * @param which tells the part, like "selection 2 of 5"
     */
    synchronized void beginPart(String which) {
        if (part.isEmpty()) {
            restart();
        }
        part = which + ": ";
    }

    /** The last part has ended. */
    synchronized void endParts() {
        part = "";
    }

    private void restart() {
        status.clear();
        stageBegin = clock.getAsLong();
        if (part.isEmpty()) {
            shownBegin = stageBegin;
            lines = 0;
        }
    }

    /** Nothing is under way that could be shown. */
    synchronized void pause() {
        stage = null;
        search = null;
        status.clear();
    }

    /** Shows how far it is, if it is time to. */
    void show() {
        String text = text(false);
        if (text == null || isEnded) {
            return;
        }
        if (form == Form.BAR) {
            status.show(text);
        } else {
            err.println(text);
        }
    }

    private synchronized String text(boolean isAsked) {
        long nanos = clock.getAsLong() - stageBegin;
        if (!isAsked && !isTime(clock.getAsLong() - shownBegin)) {
            return null;
        }
        if (search != null) {
            return part + (isAsked ? ProgressText.statistics(search.now()) : ofSearch());
        }
        return stage == null ? null : part + stage + "... " + ProgressText.time((double) nanos / NANOS);
    }

    private String ofSearch() {
        return form == Form.BAR
                ? ProgressText.bar(search.now(), width() - 1 - part.length())
                : ProgressText.line(search.now());
    }

    private boolean isTime(long nanos) {
        return switch (form) {
            case BAR -> nanos >= FIRST_NANOS;
            case LINES -> {
                boolean isNext = nanos / LINE_NANOS > lines;
                lines = nanos / LINE_NANOS;
                yield isNext;
            }
            case NONE -> false;
        };
    }

    private int width() {
        if (width == 0) {
            width = columns.getAsInt();
        }
        return width;
    }

    /** Tells all that is known, whatever the form. */
    void tell() {
        String text = text(true);
        err.println(text == null ? "between two searches" : text);
    }

    private void draw() {
        try {
            Thread.sleep(BEGIN_MILLIS);
            StatisticsSignal.handle(this::tell);
            while (!isEnded && form != Form.NONE) {
                SearchMeter now = search();
                if (now != null) {
                    now.sample();
                }
                show();
                Thread.sleep(PAUSE_MILLIS);
            }
        } catch (InterruptedException e) {
            // Nobody does that.
            Thread.currentThread().interrupt();
        }
    }

    private synchronized SearchMeter search() {
        return search;
    }

    /** The JVM is being ended. Of a search that goes on its listener tells more, and so does who has parts shown. */
    private void interrupted() {
        Thread last = new Thread(() -> {
            end();
            String what = stage;
            if (what != null && part.isEmpty()) {
                err.println("interrupted while " + what);
            }
        });
        last.setDaemon(true);
        last.start();
        try {
            // Standard error may be a pipe that nobody reads.
            last.join(LAST_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Shows nothing any more: what comes now are answers. */
    void end() {
        isEnded = true;
        status.end();
    }

    @Override
    public void close() {
        end();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The JVM is being ended, and the hook does nothing more.
            return;
        }
    }
}
