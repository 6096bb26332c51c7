package io.github.filaforge.cli.apart;

import io.github.filaforge.cli.options.CheckpointOptions;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.disassembly.Disassembler.Verdict;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.checkpoint.Checkpoint;
import io.github.filaforge.runtime.checkpoint.CheckpointKeeper;
import io.github.filaforge.runtime.checkpoint.SearchState;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.DoneParts;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.verify.Verdict.Kind;
import io.github.filaforge.verify.Verifier;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A search for assemblies that is made in steps, each of which ends with a checkpoint. The results of a part belong to a
 * checkpoint when all its assemblies are taken apart.
 */
final class ApartSteps {

    private static final String TO_GO_ON = "; --resume goes on from the last checkpoint";

    /** A bound for the bytes of all assemblies that are kept, so that a checkpoint can be read again. */
    private static final long MOST_BYTES = 12 << 20;

    /** The bytes of a number of an assembly, and of everything beside its numbers. */
    private static final long BYTES_OF_NUMBER = 5;

    private static final long BYTES_BESIDE = 200;

    private final CheckpointOptions options;
    private final Map<String, String> identity;
    private final Optional<Checkpoint> last;
    private final ApartRun run;
    /** The file of the assemblies; {@code null} if they are not printed as they come. */
    private final OutputFile file;

    private final ApartOutput out;
    private CheckpointKeeper keeper;

    /**
     * Makes the steps of a run.
     *
     * @param identity the properties that have to be equal for a search to go on
     * @param last the checkpoint from which the search goes on; empty if the search begins
     * @param file the file of the assemblies; {@code null} if they are not printed as they come
     */
    ApartSteps(
            CheckpointOptions options,
            Map<String, String> identity,
            Optional<Checkpoint> last,
            ApartRun run,
            OutputFile file,
            ApartOutput out) {
        this.options = options;
        this.identity = identity;
        this.last = last;
        this.run = run;
        this.file = file;
        this.out = out;
    }

    /**
     * Checks that a checkpoint has room for the assemblies that are kept.
     *
     * @param keep the number of these assemblies
     */
    static void checkRoom(Puzzle puzzle, long keep) {
        long each = BYTES_OF_NUMBER
                        * (puzzle.region().size() + puzzle.mobilePieces().size())
                + BYTES_BESIDE;
        if (keep > MOST_BYTES / each) {
            throw new UserException("a checkpoint has no room for " + keep + " assemblies of this puzzle: --keep "
                    + MOST_BYTES / each + " is the greatest number with --checkpoint and --sort");
        }
    }

    /** Returns the state from which the search goes on. */
    SearchState before() {
        return last.map(Checkpoint::state).orElse(SearchState.NONE);
    }

    /**
     * Has the run go on from the results of the checkpoint, and writes the first checkpoint of the search.
     *
     * @throws UserException if the checkpoint has no such results
     */
    void begin(Puzzle puzzle, SolutionDecoder decoder, ApartWorkers workers) {
        if (!before().done().equals(DoneParts.NONE)) {
            try {
                ApartState state = ApartState.read(before().results());
                if (!before().solutions().equals(BigInteger.valueOf(state.assemblies()))) {
                    throw new ApartState.UnreadableException("its numbers contradict one another");
                }
                Verifier verifier = new Verifier(puzzle, Verifier.Sameness.NONE);
                List<Kept> kept = new ArrayList<>();
                for (ApartState.StoredAssembly each : state.kept()) {
                    kept.add(kept(each, puzzle, verifier, decoder, workers));
                }
                run.goOnFrom(state, kept);
            } catch (ApartState.UnreadableException e) {
                throw new UserException("checkpoint " + options.file().path() + " cannot be used: " + e.getMessage());
            }
        }
        keeper = options.begin(identity, before(), file, out);
    }

    private static Kept kept(
            ApartState.StoredAssembly stored,
            Puzzle puzzle,
            Verifier verifier,
            SolutionDecoder decoder,
            ApartWorkers workers)
            throws ApartState.UnreadableException {
        int[] integers = stored.integers();
        if (!decoder.takes(integers)) {
            throw noAssembly(stored);
        }
        List<PlacedPiece> pieces = decoder.pieces(integers);
        List<PlacedPiece> all = Solution.withStationary(pieces, puzzle);
        Solution solution = new Solution("", 0, stored.number(), stored.number(), puzzle, all);
        if (verifier.verify(solution).kind() == Kind.WRONG) {
            throw noAssembly(stored);
        }
        Taken taken = workers.taken(stored.number(), stored.solution(), pieces);
        if (taken.result().verdict() != Verdict.SEPARABLE || !Kept.level(taken).equals(stored.level())) {
            throw noAssembly(stored);
        }
        return Kept.of(taken);
    }

    private static ApartState.UnreadableException noAssembly(ApartState.StoredAssembly stored) {
        return new ApartState.UnreadableException(
                "assembly " + stored.number() + " is none of this puzzle, or of its level");
    }

    /** Returns the listener that writes the checkpoints of the search, behind the results of its assemblies. */
    SearchListener listener(ApartWorkers workers) {
        return new SearchListener() {
            @Override
            public void rootBegun(RootPart root) {
                workers.then(() -> keeper.rootBegun(root));
            }

            @Override
            public void rootEnded(RootPart root, RootResult result) {
                workers.then(() -> {
                    keeper.keep(run.state()::lines);
                    keeper.rootEnded(root, result);
                });
            }

            @Override
            public void interrupted(RunResult soFar) {
                keeper.interrupted(soFar);
            }
        };
    }

    /**
     * Writes the last checkpoint of the run.
     *
     * @throws UserException if a checkpoint could not be written
     */
    void end(boolean isWhole) {
        if (keeper == null) {
            return;
        }
        keeper.end(isWhole);
        if (keeper.failure() != null) {
            throw new UserException(keeper.failure() + TO_GO_ON);
        }
    }
}
