package io.github.filaforge.cli.apart;

import io.github.filaforge.disassembly.Disassembler;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.List;

/**
 * An assembly with the result of its disassembler.
 *
 * @param number the number of the assembly, from 1, in the order of the search or of the file
 * @param pieces its pieces, and behind them the stationary pieces of the puzzle
 */
record Taken(long number, List<PlacedPiece> pieces, Disassembler.Result result) {}
