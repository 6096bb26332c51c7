package io.github.filaforge.cli.terminal;

import io.github.filaforge.run.SearchMeter;
import io.github.filaforge.runtime.terminal.StatisticsSignal;
import io.github.filaforge.runtime.terminal.StatusLine;
import java.io.PrintStream;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;

/**
 * Shows the progress of a command on standard error. On a terminal it draws one line again and again; elsewhere it prints a
 * line every ten seconds. The progress of a command that ends within a second is not shown. A thread of its own draws, and
 * only reads the state of the search.
 */
public final class Progress implements AutoCloseable {

    public enum Form {
        /** Nothing, except for an answer to a signal. */
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

    /**
     * The time after which the signal is handled and the meter takes samples. A command that ends before need not pay for
     * that.
     */
    private static final long BEGIN_MILLIS = 300;

    private final Form form;
    private final StatusLine status;
    private final PrintStream err;
    private final IntSupplier columns;
    private final LongSupplier clock;
    private Interruption interruption;

    private int width;
    private volatile String stage;
    private long stageBegin;
    /**
     * The name of the present part of something longer, which stands before everything else; empty if there are no parts.
     */
    private volatile String part = "";

    /** The time at which the thing that is shown began: the stage, or the whole of which it is a part. */
    private long shownBegin;

    private long lines;
    private SearchMeter search;
    private volatile boolean isEnded;

    /**
     * Makes the progress of a command.
     *
     * @param status the line that is drawn over
     * @param err standard error, which clears the line
     * @param columns the source of the width of the terminal, used when the progress is shown
     * @param clock the source of the time in nanoseconds
     */
    public Progress(Form form, StatusLine status, PrintStream err, IntSupplier columns, LongSupplier clock) {
        this.form = form;
        this.status = status;
        this.err = err;
        this.columns = columns;
        this.clock = clock;
    }

    /** Begins to show the progress, until it is closed. */
    public Progress start() {
        Thread drawing = new Thread(this::draw, "progress");
        drawing.setDaemon(true);
        drawing.start();
        interruption = Interruption.answered(this::interrupted);
        return this;
    }

    /** Begins a stage that is not a search, named by a word such as "planning". */
    public synchronized void begin(String what) {
        stage = what;
        search = null;
        restart();
    }

    /** Changes the name of the present stage. */
    public synchronized void now(String what) {
        stage = what;
    }

    public synchronized void begin(SearchMeter share) {
        stage = null;
        search = share;
        restart();
    }

    /**
     * Begins a part of a longer task. The parts are shown as one task, however short they are.
     *
     * @param which the name of the part, such as "selection 2 of 5"
     */
    public synchronized void beginPart(String which) {
        if (part.isEmpty()) {
            restart();
        }
        part = which + ": ";
    }

    public synchronized void endParts() {
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

    /** Notes that no stage or search is under way. */
    public synchronized void pause() {
        stage = null;
        search = null;
        status.clear();
    }

    /** Shows the progress, if it is due. */
    void show() {
        String text = text(false);
        if (text == null || isEnded) {
            return;
        }
        if (form == Form.BAR) {
            status.show(Columns.cut(text, width() - 1));
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

    /** Prints everything that is known about the progress, whatever the form. */
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
            // Nothing interrupts this thread.
            Thread.currentThread().interrupt();
        }
    }

    private synchronized SearchMeter search() {
        return search;
    }

    /**
     * Ends the progress, since the JVM is ending. Prints the name of the present stage, unless the stage is in a part of a
     * longer task. The listener of a search reports on the search, and the owner of the parts reports on the parts.
     */
    private void interrupted() {
        end();
        String what = stage;
        if (what != null && part.isEmpty()) {
            err.println("interrupted while " + what);
        }
    }

    /** Ends the progress, so that answers may follow. */
    public void end() {
        isEnded = true;
        status.end();
    }

    @Override
    public void close() {
        end();
        interruption.close();
    }
}
