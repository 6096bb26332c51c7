package io.github.filaforge.cli;

import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** The value of an option is none that it takes, and the message says in words which are. */
final class RefusedValue extends ParameterException {

    private static final long serialVersionUID = 1;

    RefusedValue(CommandSpec command, ArgSpec option, String value, String message) {
        super(command.commandLine(), message, option, value);
    }
}
