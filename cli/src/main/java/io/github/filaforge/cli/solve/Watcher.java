package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.report.AssemblyPicture;
import io.github.filaforge.cli.terminal.Assembly;
import io.github.filaforge.cli.terminal.Screen;
import io.github.filaforge.cli.terminal.Time;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.schedule.ScheduledSolver.PlacementListener;
import io.github.filaforge.runtime.text.Plural;

/** Shows a search by a schedule while it places and removes pieces, at a rate that a person can follow. */
final class Watcher implements PlacementListener {

    /** The number of steps for which a solution stays. */
    private static final int STEPS_OF_SOLUTION = 8;

    private final Puzzle puzzle;
    private final Assembly assembly;
    private final SolutionDecoder decoder;
    private final Screen screen;
    private final Pace pace;
    private long placements;
    private long solutions;
    /** True if the placement of the last piece is counted already, since its solution was reported before it. */
    private boolean isLastCounted;

    /**
     * Makes the listener of a search.
     *
     * @param decoder the decoder that draws solutions, without colours
     * @param rate the number of steps a second, above 0
     */
    Watcher(SearchPlan plan, SolutionDecoder decoder, Screen screen, double rate, Time time) {
        this.puzzle = plan.puzzle();
        this.assembly = new Assembly(plan);
        this.decoder = decoder;
        this.screen = screen;
        this.pace = new Pace(rate, time);
    }

    @Override
    public boolean placed(int left, int shape, int... cells) {
        while (assembly.left() <= left) {
            assembly.removeLast();
            step();
        }
        assembly.place(shape, cells);
        placements += isLastCounted ? 0 : 1;
        isLastCounted = false;
        step();
        return true;
    }

    private void step() {
        if (pace.isFrameDue()) {
            show(new AssemblyPicture(puzzle, assembly.pieces()).text(), assembly.left());
        }
        pace.awaitStep();
    }

    private void show(String picture, int left) {
        String counts = Plural.of(placements, "placement") + ", " + Plural.of(solutions, "solution") + ", "
                + Plural.of(left, "piece") + " left";
        screen.show(picture, counts);
        pace.frameShown();
    }

    /** Returns a listener that shows solutions, and passes solutions and interruptions on to another listener. */
    SearchListener before(SearchListener listener) {
        return new SearchListener() {
            @Override
            public void found(int[] solution) {
                placements++;
                isLastCounted = true;
                solutions++;
                screen.above(() -> listener.found(solution));
                show(decoder.draw(solution), 0);
                pace.hold(STEPS_OF_SOLUTION);
            }

            @Override
            public void interrupted(RunResult soFar) {
                screen.leave();
                listener.interrupted(soFar);
            }
        };
    }

    /**
     * Slows steps down to a rate that a person can follow. If there are more steps in a second than a person can see, it
     * also chooses the steps that are shown.
     */
    private static final class Pace {

        private static final double NANOS_PER_SECOND = 1e9;

        /** The least time between two pictures. More pictures in a second look no different. */
        private static final long BETWEEN_FRAMES = 33_000_000;

        /** The longest delay that is made up for. */
        private static final long MOST_BEHIND = 100_000_000;

        private final Time time;
        private final long interval;
        /** The time at which this began. All other times count from it. */
        private final long start;
        /** The time of the next step. */
        private long due;

        private long nextFrame;

        Pace(double rate, Time time) {
            this.time = time;
            this.interval = Math.max(1, (long) (NANOS_PER_SECOND / rate));
            this.start = time.nanos();
        }

        private long now() {
            return time.nanos() - start;
        }

        /** Returns true if the present state is to be shown, since the previous picture was shown for long enough. */
        boolean isFrameDue() {
            return now() >= nextFrame;
        }

        /** Notes that a picture is shown, which stays for a moment. */
        void frameShown() {
            nextFrame = now() + BETWEEN_FRAMES;
        }

        /** Keeps the present picture for a number of additional steps. */
        void hold(int steps) {
            due = Math.max(due, now()) + steps * interval;
        }

        /** Waits for the time of the next step. */
        void awaitStep() {
            due = Math.max(due, now() - MOST_BEHIND) + interval;
            long ahead = due - now();
            while (ahead > 0) {
                time.await(ahead);
                ahead = due - now();
            }
        }
    }
}
