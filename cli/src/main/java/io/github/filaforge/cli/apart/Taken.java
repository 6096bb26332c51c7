package io.github.filaforge.cli.apart;

import io.github.filaforge.disassembly.Disassembler;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.List;

/**
 * An assembly with the result of its disassembler.
 *
 * @param number the number of the assembly, from 1, in the order of the search or of the file
 * @param solution the integers of the solution of the search, if a checkpoint may need them; else empty
 * @param pieces its mobile pieces, with the open cells of choices
 * @param moving the pieces that move, in the order of their numbers in the result
 */
public record Taken(
        long number,
        List<Integer> solution,
        List<PlacedPiece> pieces,
        List<PlacedPiece> moving,
        Disassembler.Result result) {

    /** Returns true if the assembly can be taken apart. */
    boolean isSeparable() {
        return result.verdict() == Disassembler.Verdict.SEPARABLE;
    }
}
