package io.github.filaforge.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;

/**
 * Options and parameters that belong together. Each is a field, which says all about it: its names and the type of its
 * values, then what else there is to say, and last its description. Fields are in the order in which a command has them.
 *
 * <p>They are made for picocli as objects and not as annotations: to read those it has the JVM make a class for each kind
 * of annotation, which no class-data archive keeps, and the start of a run took twice as long (0.22 s, and 0.12).
 */
abstract class Options {

    private final List<ArgSpec> arguments = new ArrayList<>();

    /** Declares an option with a value. */
    protected final <T> Declaration<T> option(Class<T> type, String... names) {
        return new Declaration<>(this, OptionSpec.builder(names).type(type), null);
    }

    /** Declares an option whose value is that it is there. */
    protected final Declaration<Boolean> flag(String... names) {
        return new Declaration<>(this, OptionSpec.builder(names).type(Boolean.class), false);
    }

    /** Declares an option with a list of values. */
    protected final Declaration<List<String>> list(String... names) {
        return new Declaration<>(
                this, OptionSpec.builder(names).type(List.class).auxiliaryTypes(String.class), null);
    }

    /** Declares a parameter, which has no name but a place. */
    protected final <T> Argument<T> parameter(Class<T> type, PositionalParamSpec.Builder parameter) {
        boolean mayBeMissing = parameter.arity() != null && parameter.arity().min() == 0;
        return declare(parameter.type(type).required(!mayBeMissing).build(), null);
    }

    /** Declares parameters, one or more. */
    protected final Argument<List<String>> parameters(PositionalParamSpec.Builder parameters) {
        return declare(
                parameters
                        .type(List.class)
                        .auxiliaryTypes(String.class)
                        .arity("1..*")
                        .required(true)
                        .build(),
                null);
    }

    /** Declares an option or parameter. */
    final <T> Argument<T> declare(ArgSpec argument, T standard) {
        arguments.add(argument);
        return new Argument<>(argument, standard);
    }

    /** Adds an option or parameter that is declared elsewhere. */
    protected final void include(Argument<?> argument) {
        arguments.add(argument.spec());
    }

    /** Adds all that others declare, and gives these. */
    protected final <O extends Options> O include(O others) {
        arguments.addAll(((Options) others).arguments);
        return others;
    }

    /** Has a command take these options and parameters. */
    final void addTo(CommandSpec command) {
        arguments.forEach(command::add);
    }

    /** The command line that the values come from. */
    protected final ParseResult parsed() {
        return arguments.get(0).command().commandLine().getParseResult();
    }
}
