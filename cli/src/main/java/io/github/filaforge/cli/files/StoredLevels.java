package io.github.filaforge.cli.files;

import io.github.filaforge.burrtools.BurrLevels;
import io.github.filaforge.disassembly.Assemblies;
import io.github.filaforge.disassembly.Disassembler;
import io.github.filaforge.disassembly.Separation;
import io.github.filaforge.disassembly.Slides;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.ApartRequest;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.text.Plural;
import java.util.List;
import java.util.Optional;

/**
 * Compares the numbers of moves that a file of BurrTools has for its solutions with the least numbers. The number of moves to
 * the first separation has to be the least. The numbers behind it depend on which separation comes first.
 */
final class StoredLevels {

    private final Assemblies assemblies;
    private final Disassembler disassembler;
    private int compared;
    private int different;
    private int undecided;

    StoredLevels(Puzzle puzzle, Slides slides) {
        this.assemblies = new Assemblies(puzzle);
        this.disassembler =
                assemblies.disassembler(slides, ApartRequest.standard().states());
    }

    /**
     * Returns the reason why the numbers of a solution are wrong; empty if they are not, or if this is not known.
     *
     * @param pieces its mobile pieces
     */
    Optional<String> fault(BurrLevels levels, List<PlacedPiece> pieces) {
        Disassembler.Result result = assemblies.of(pieces).takenApartBy(disassembler);
        if (result.reason().isPresent()) {
            undecided++;
            return Optional.empty();
        }
        compared++;
        if (result.separation().isEmpty()) {
            return Optional.of("the file has its moves, and straight moves do not take it apart");
        }
        List<Integer> ours = result.separation().map(Separation::level).orElseThrow();
        if (levels.first() != ours.get(0)) {
            return Optional.of("the file has " + Plural.of(levels.first(), "move")
                    + " to the first separation, and the fewest are " + ours.get(0));
        }
        different += levels.areOf(ours) ? 0 : 1;
        return Optional.empty();
    }

    /** Returns the sentence about all solutions; empty if no solution has numbers of moves alone. */
    Optional<String> summary() {
        if (compared + undecided == 0) {
            return Optional.empty();
        }
        return Optional.of("the levels of " + Plural.of(compared, "solution") + " were compared"
                + (different > 0 ? "; " + different + " have other numbers behind the first separation" : "")
                + (undecided > 0 ? "; " + undecided + " were not decided" : ""));
    }
}
