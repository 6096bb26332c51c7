package io.github.filaforge.cli.command;

import io.github.filaforge.libraries.picocli.CommandLine.Model.ArgSpec;
import io.github.filaforge.libraries.picocli.CommandLine.Model.CommandSpec;
import io.github.filaforge.libraries.picocli.CommandLine.ParameterException;

/** The refusal of a value that an option does not take. The message states the values that the option takes. */
final class RefusedValue extends ParameterException {

    private static final long serialVersionUID = 1;

    RefusedValue(CommandSpec command, ArgSpec option, String value, String message) {
        super(command.commandLine(), message, option, value);
    }
}
