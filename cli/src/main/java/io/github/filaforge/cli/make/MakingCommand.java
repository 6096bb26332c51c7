package io.github.filaforge.cli.make;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.options.CommonOptions;
import io.github.filaforge.cli.options.SeparableOptions;
import io.github.filaforge.cli.options.StrategyOption;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.UserException;
import java.io.IOException;
import java.nio.file.Path;

/** The superclass of the commands that write a solver as a source or a program. */
abstract class MakingCommand extends Command {

    final Console console;

    final CommonOptions options = include(new CommonOptions());

    final StrategyOption strategy = include(new StrategyOption());

    final SeparableOptions apart = include(new SeparableOptions());

    final Argument<String> output = option(String.class, "--output")
            .label("PATH")
            .description("What to write: generate writes sources into the folder PATH, package writes the jar PATH.");

    MakingCommand(Console console, String name, String description, String... examples) {
        super(name, description, EXAMPLES, examples);
        this.console = console;
    }

    /**
     * Returns the path of the output.
     *
     * @param what the thing that the path names, for the message if it is missing
     */
    final String path(String what) {
        if (!output.isGiven()) {
            throw new UserException(
                    "--output PATH is missing: " + what + " (-o is the order of the cells in every command)");
        }
        return output.value();
    }

    interface Writing {
        void run() throws IOException;
    }

    /** Writes a file and prints its name. */
    final void write(Path file, Writing writing) {
        try {
            writing.run();
        } catch (IOException e) {
            throw UserException.cannotWrite(file, e);
        }
        console.say("wrote " + file);
    }

    /**
     * Prints that a puzzle has no solution.
     *
     * @param what the thing that is not written for this reason
     */
    final void sayImpossible(String puzzle, String reason, String what) {
        console.err().println("no solution of " + puzzle + ": " + reason + "; no " + what + " is written");
    }
}
