package io.github.filaforge.cli.solutions;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Progress;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.libraries.picocli.CommandLine.Model.PositionalParamSpec;
import java.math.BigInteger;
import java.util.Optional;

/** The command {@code fila nth}, which prints the solution with a given number. */
public final class NthCommand extends Command {

    private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);

    private final Console console;

    private final AllCopiesOptions options = include(new AllCopiesOptions());

    private final Argument<BigInteger> number = parameter(
            BigInteger.class,
            PositionalParamSpec.builder()
                    .index("1")
                    .paramLabel("K")
                    .description("The number of the solution, from 1 up; as large as it may be."));

    public NthCommand(Console console) {
        super(
                "nth",
                "Print the K-th of all solutions. If equal states can be merged, the solutions before it are counted and not"
                        + " searched for. Every rotated and mirrored solution counts by itself.",
                EXAMPLE,
                "  ./fila nth def/pentominoes_10x6.txt 5000");
        this.console = console;
        include(options.result.format());
        include(options.result.colour());
        include(options.result.output());
    }

    @Override
    protected Integer run() {
        if (number.value().signum() <= 0) {
            throw new UserException("K is the number of a solution from 1 up, not " + number.value());
        }
        return options.answer(console, "nth", this::print);
    }

    private int print(SearchInput input, SolutionSet copies, Progress progress) {
        Optional<int[]> solution = copies.numbered(number.value());
        progress.pause();
        if (solution.isEmpty()) {
            return AllCopiesOptions.noSolution(input, console);
        }
        // A file has a number of at most 64 bits. A solution with a greater number stands alone and has the number 1.
        long told = number.value().compareTo(MOST) > 0 ? 1 : number.value().longValueExact();
        options.write(console, input, copies.decoder(), told, listener -> listener.accept(solution.get()));
        console.err().println("solution " + number.value() + ", every rotated and mirrored one counting by itself");
        return 0;
    }
}
