package io.github.filaforge.cli.solutions;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Progress;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.search.UniformNumber;
import java.math.BigInteger;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** The command {@code fila draw}, which prints solutions that are chosen at random. */
public final class DrawCommand extends Command {

    private static final int MOST = 1_000_000;

    /** The number of possible seeds: a seed is short enough to be written down. */
    private static final int SEEDS = 1_000_000_000;

    private final Console console;

    private final AllCopiesOptions options = include(new AllCopiesOptions());

    private final Argument<Integer> number = option(Integer.class, "--number")
            .label("N")
            .standard(1)
            .between("a number of solutions", 1, MOST)
            .description("How many solutions to draw. Default: ${DEFAULT-VALUE}.");

    private final Argument<Long> seed = option(Long.class, "--seed")
            .label("S")
            .description(
                    "A whole number. Equal seeds draw equal solutions. Without --seed the program takes a seed, and prints"
                            + " it on standard error.");

    public DrawCommand(Console console) {
        super(
                "draw",
                "Print solutions that are drawn uniformly at random out of all. Every rotated and mirrored solution counts"
                        + " by itself. Each is drawn out of all solutions, so that one may come again.",
                EXAMPLES,
                "  ./fila draw def/pentominoes_10x6.txt",
                "  ./fila draw def/somacube.txt --number 10 --seed 42 --format ndjson");
        this.console = console;
        include(options.result.format());
        include(options.result.colour());
        include(options.result.output());
    }

    @Override
    protected Integer run() {
        return options.answer(console, "draw", this::draw);
    }

    private int draw(SearchInput input, SolutionSet copies, Progress progress) {
        BigInteger count = copies.count();
        progress.pause();
        if (count.signum() == 0) {
            return AllCopiesOptions.noSolution(input, console);
        }
        long from = !seed.isGiven() ? new SplittableRandom().nextInt(SEEDS) : seed.value();
        SplittableRandom random = new SplittableRandom(from);
        List<BigInteger> numbers = IntStream.range(0, number.value())
                .mapToObj(draw -> UniformNumber.below(count, random))
                .toList();
        options.write(console, input, copies.decoder(), 1, listener -> copies.tell(numbers, listener));
        progress.pause();
        if (!seed.isGiven()) {
            console.err().println("to draw these solutions again: --seed " + from);
        }
        console.err()
                .println(Plural.of(number.value(), "solution") + " drawn out of " + SolutionSet.ofAll(count)
                        + (number.value() == 1 ? "" : "; each out of all, so that one may come again"));
        return 0;
    }
}
