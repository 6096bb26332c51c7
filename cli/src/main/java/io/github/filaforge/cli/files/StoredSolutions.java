package io.github.filaforge.cli.files;

import io.github.filaforge.burrtools.BurrAssembly;
import io.github.filaforge.burrtools.BurrCount;
import io.github.filaforge.burrtools.BurrMoves;
import io.github.filaforge.burrtools.BurrPuzzle;
import io.github.filaforge.burrtools.BurrSolution;
import io.github.filaforge.cli.apart.ApartWorkers;
import io.github.filaforge.cli.apart.Taken;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.disassembly.Disassembler;
import io.github.filaforge.disassembly.Slides;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.ApartRequest;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.search.RunSettings;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The solutions of a problem that a BurrTools file is to store: the first ones, with their moves if that is asked for. Several
 * threads take solutions apart; one thread adds them.
 */
final class StoredSolutions implements AutoCloseable {

    private final BurrPuzzle puzzle;
    private final int most;
    private final List<BurrSolution> some = new ArrayList<>();
    private int left;
    private final BurrCount apart;
    /** The number of solutions that were added to be taken apart. */
    private long added;
    /** The threads and the form of the moves; {@code null} if solutions are not taken apart. */
    private final ApartWorkers workers;

    private final BurrMoves moves;

    /**
     * Begins without solutions.
     *
     * @param most the greatest number of solutions that are stored
     * @param areApart true if only solutions are stored that can be taken apart
     */
    StoredSolutions(BurrPuzzle puzzle, int most, boolean areApart) {
        Puzzle packing = puzzle.defined().puzzle();
        Optional<Slides> slides = areApart ? Slides.ofPieces(packing, true) : Optional.empty();
        if (areApart && slides.isEmpty()) {
            throw UserException.notTakenApart(packing);
        }
        this.puzzle = puzzle;
        this.most = most;
        this.apart = new BurrCount(puzzle);
        this.moves = slides.map(steps -> new BurrMoves(puzzle, steps.steps())).orElse(null);
        this.workers = slides.map(steps -> new ApartWorkers(
                        packing,
                        steps,
                        RunSettings.standard().threads(),
                        ApartRequest.standard().states(),
                        taken -> () -> take(taken)))
                .orElse(null);
    }

    /**
     * Adds a solution.
     *
     * @param solution its mobile pieces
     * @throws UserException if it is not known whether this solution, or one before it, can be taken apart
     */
    void add(List<PlacedPiece> solution) {
        if (workers != null) {
            added++;
            workers.add(added, List.of(), solution);
        } else if (some.size() + left < most) {
            puzzle.assembly(solution)
                    .ifPresentOrElse(assembly -> some.add(new BurrSolution(assembly, Optional.empty())), () -> left++);
        }
    }

    private void take(Taken taken) {
        taken.result().reason().ifPresent(reason -> {
            throw new UserException(
                    "an assembly of " + puzzle.defined().puzzle().name() + " is not decided, since " + reason
                            + ": leave out --apart, or look at the assemblies by ./fila apart");
        });
        if (taken.result().verdict() != Disassembler.Verdict.SEPARABLE) {
            return;
        }
        if (apart.isKnown()) {
            apart.add(taken.pieces());
        }
        if (some.size() + left < most) {
            Optional<BurrAssembly> stored = puzzle.assembly(taken.pieces());
            left += stored.isEmpty() ? 1 : 0;
            stored.ifPresent(of -> some.add(new BurrSolution(
                    of,
                    taken.result().separation().map(separation -> moves.separation(of, taken.moving(), separation)))));
        }
    }

    /**
     * Waits until all solutions are taken apart. To be called when all are added.
     *
     * @throws UserException if it is not known whether a solution can be taken apart
     */
    void finish() {
        if (workers != null) {
            workers.finish();
        }
    }

    @Override
    public void close() {
        if (workers != null) {
            workers.close();
        }
    }

    /** Returns the solutions that are stored. */
    List<BurrSolution> some() {
        return some;
    }

    /** Returns the number of the first solutions that a file cannot have. */
    int left() {
        return left;
    }

    /** Returns the number of solutions that can be taken apart, by BurrTools' rule; empty if they are not taken apart. */
    Optional<BigInteger> apart() {
        return workers == null ? Optional.empty() : Optional.of(apart.count());
    }
}
