package io.github.filaforge.burrtools;

import io.github.filaforge.burrtools.BurrProblem.ColourPair;
import io.github.filaforge.burrtools.BurrShape.State;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Whether colours keep pieces of a problem from places: they do if a voxel of a piece and one of the result have colours that
 * are no permitted pair. No colour goes with every other.
 */
final class ColourCheck {

    private final BurrFile file;
    private final BurrProblem problem;

    ColourCheck(BurrFile file, BurrProblem problem) {
        this.file = file;
        this.problem = problem;
    }

    /** Why the puzzle is another with its colours than without; empty if it is the same. */
    Optional<String> refusal() {
        Set<Integer> ofPieces = new TreeSet<>();
        problem.entries().forEach(entry -> addColours(file.shapes().get(entry.shape()), ofPieces));
        Set<Integer> ofResult = new TreeSet<>();
        problem.result().ifPresent(id -> addColours(file.shapes().get(id), ofResult));
        for (int piece : ofPieces) {
            for (int result : ofResult) {
                if (!problem.pairs().contains(new ColourPair(piece, result))) {
                    return Optional.of("voxels of colour " + piece + " may not lie on those of colour " + result
                            + ", and such rules cannot be kept");
                }
            }
        }
        return Optional.empty();
    }

    private static void addColours(BurrShape shape, Set<Integer> colours) {
        for (int voxel = 0; voxel < shape.voxels(); voxel++) {
            if (shape.state(voxel) != State.EMPTY && shape.colour(voxel) > 0) {
                colours.add(shape.colour(voxel));
            }
        }
    }
}
