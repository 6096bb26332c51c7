package io.github.filaforge.cli;

import io.github.filaforge.UniformNumber;
import io.github.filaforge.runtime.Quantity;
import java.math.BigInteger;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code fila draw}. */
@Command(
        name = "draw",
        description =
                "Print solutions that are drawn uniformly at random out of all, every rotated and mirrored solution"
                        + " counting by itself. Each is drawn out of all of them, so that one may come again.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  ./fila draw def/pentominoes_10x6.txt",
            "  ./fila draw def/somacube.txt --number 10 --seed 42 --format ndjson"
        })
final class DrawCommand implements Callable<Integer> {

    private static final int MOST = 1_000_000;

    /** Short enough to be written down. */
    private static final int SEEDS = 1_000_000_000;

    private final Console console;

    @Mixin
    private AllCopiesOptions options;

    @Option(
            names = "--number",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many solutions to draw. Default: ${DEFAULT-VALUE}.")
    private int number;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description =
                    "The same whole number draws the same solutions. Without it a seed is taken, and told on standard"
                            + " error.")
    private Long seed;

    @Mixin
    private DrawnSolutions drawn;

    DrawCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (number < 1 || number > MOST) {
            throw new UserException("--number takes a number of solutions from 1 to " + MOST + ", not " + number);
        }
        drawn.check(options.puzzleArgument());
        return options.answer(console, "draw", this::draw);
    }

    private int draw(PuzzleInput input, AllCopies copies, Progress progress) {
        BigInteger count = copies.count();
        progress.pause();
        if (count.signum() == 0) {
            return AllCopiesOptions.noSolution(input, console);
        }
        long from = seed == null ? new SplittableRandom().nextInt(SEEDS) : seed;
        SplittableRandom random = new SplittableRandom(from);
        List<BigInteger> numbers = IntStream.range(0, number)
                .mapToObj(draw -> UniformNumber.below(count, random))
                .toList();
        drawn.write(console, input, copies.decoder(), 1, listener -> copies.tell(numbers, listener));
        progress.pause();
        if (seed == null) {
            console.err().println("the same again: --seed " + from);
        }
        console.err()
                .println(Quantity.of(number, "solution") + " drawn out of " + AllCopiesOptions.ofAll(count)
                        + (number == 1 ? "" : "; each out of all, so that one may come again"));
        return 0;
    }
}
