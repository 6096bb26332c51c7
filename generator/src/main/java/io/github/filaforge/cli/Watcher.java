package io.github.filaforge.cli;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.report.AssemblyPicture;
import io.github.filaforge.runtime.Quantity;
import io.github.filaforge.runtime.RunResult;
import io.github.filaforge.runtime.SearchListener;
import io.github.filaforge.runtime.SolutionDecoder;
import io.github.filaforge.runtime.schedule.ScheduledSolver.PlacementListener;

/** Shows a search by a schedule as it places pieces and removes them, at a rate that one can follow. */
final class Watcher implements PlacementListener {

    /** A solution stays for so many steps. */
    private static final int STEPS_OF_SOLUTION = 8;

    private final Puzzle puzzle;
    private final Assembly assembly;
    private final SolutionDecoder decoder;
    private final Screen screen;
    private final Pace pace;
    private long placements;
    private long solutions;
    /** Whether the placement of the last piece is counted already, since its solution was told before it. */
    private boolean isLastCounted;

    /**
     * @param decoder draws solutions, without colours
     * @param screen where to show the search
     * @param pace at what rate
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
        String counts = Quantity.of(placements, "placement") + ", " + Quantity.of(solutions, "solution") + ", "
                + Quantity.of(left, "piece") + " left";
        screen.show(picture, counts);
        pace.frameShown();
    }

    /** A listener that shows solutions, and tells another of them and of an interruption. */
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
