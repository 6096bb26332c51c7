package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.report.AssemblyPicture;
import io.github.filaforge.cli.terminal.Assembly;
import io.github.filaforge.cli.terminal.Pace;
import io.github.filaforge.cli.terminal.Screen;
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
     * @param screen the screen that shows the search
     * @param pace the rate of the steps
     */
    Watcher(SearchPlan plan, SolutionDecoder decoder, Screen screen, Pace pace) {
        this.puzzle = plan.puzzle();
        this.assembly = new Assembly(plan);
        this.decoder = decoder;
        this.screen = screen;
        this.pace = pace;
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
}
