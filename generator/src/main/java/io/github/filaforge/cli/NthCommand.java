package io.github.filaforge.cli;

import java.math.BigInteger;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code fila nth}. */
@Command(
        name = "nth",
        description =
                "Print the K-th of all solutions without those before it, every rotated and mirrored solution counting"
                        + " by itself.",
        footerHeading = "%nExample:%n",
        footer = "  ./fila nth def/pentominoes_10x6.txt 5000")
final class NthCommand implements Callable<Integer> {

    private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);

    private final Console console;

    @Mixin
    private AllCopiesOptions options;

    @Parameters(
            index = "1",
            paramLabel = "K",
            description = "The number of the solution, from 1 up; as large as it may be.")
    private BigInteger number;

    @Mixin
    private DrawnSolutions drawn;

    NthCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (number.signum() <= 0) {
            throw new UserException("K is the number of a solution from 1 up, not " + number);
        }
        drawn.check(options.puzzleArgument());
        return options.answer(console, "nth", this::print);
    }

    private int print(PuzzleInput input, AllCopies copies, Progress progress) {
        Optional<int[]> solution = copies.numbered(number);
        progress.pause();
        if (solution.isEmpty()) {
            return AllCopiesOptions.noSolution(input, console);
        }
        // A file has a number of at most 64 bits; what stands alone may as well be the first.
        long told = number.compareTo(MOST) > 0 ? 1 : number.longValueExact();
        drawn.write(console, input, copies.decoder(), told, listener -> listener.accept(solution.get()));
        console.err().println("solution " + number + ", every rotated and mirrored one counting by itself");
        return 0;
    }
}
