package io.github.filaforge.cli.files;

import io.github.filaforge.burrtools.BurrAssembly;
import io.github.filaforge.burrtools.BurrCount;
import io.github.filaforge.burrtools.BurrMoves;
import io.github.filaforge.burrtools.BurrPuzzle;
import io.github.filaforge.burrtools.BurrSolution;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.disassembly.Assemblies;
import io.github.filaforge.disassembly.Disassembler;
import io.github.filaforge.disassembly.Slides;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.ApartRequest;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The solutions of a problem that a BurrTools file is to store: the first ones, with their moves if that is asked for. */
final class StoredSolutions {

    private final BurrPuzzle puzzle;
    private final int most;
    private final List<BurrSolution> some = new ArrayList<>();
    private int left;
    private final Assemblies assemblies;
    private final BurrCount apart;
    /** The disassembler and the form of its moves; {@code null} if solutions are not taken apart. */
    private final Disassembler disassembler;

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
        this.assemblies = new Assemblies(packing);
        this.apart = new BurrCount(puzzle);
        this.disassembler = slides.map(steps ->
                        assemblies.disassembler(steps, ApartRequest.standard().states()))
                .orElse(null);
        this.moves = slides.map(steps -> new BurrMoves(puzzle, steps.steps())).orElse(null);
    }

    /**
     * Adds a solution.
     *
     * @param solution its mobile pieces
     * @throws UserException if it is not known whether it can be taken apart
     */
    void add(List<PlacedPiece> solution) {
        if (disassembler == null) {
            if (some.size() + left < most) {
                puzzle.assembly(solution)
                        .ifPresentOrElse(
                                assembly -> some.add(new BurrSolution(assembly, Optional.empty())), () -> left++);
            }
            return;
        }
        Assemblies.Assembly assembly = assemblies.of(solution);
        Disassembler.Result result = assembly.takenApartBy(disassembler);
        result.reason().ifPresent(reason -> {
            throw new UserException(
                    "an assembly of " + puzzle.defined().puzzle().name() + " is not decided, since " + reason
                            + ": leave out --apart, or look at the assemblies by ./fila apart");
        });
        if (result.verdict() != Disassembler.Verdict.SEPARABLE) {
            return;
        }
        if (apart.isKnown()) {
            apart.add(solution);
        }
        if (some.size() + left < most) {
            Optional<BurrAssembly> stored = puzzle.assembly(solution);
            left += stored.isEmpty() ? 1 : 0;
            stored.ifPresent(of -> some.add(new BurrSolution(
                    of, result.separation().map(separation -> moves.separation(of, assembly.moving(), separation)))));
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
        return disassembler == null ? Optional.empty() : Optional.of(apart.count());
    }
}
