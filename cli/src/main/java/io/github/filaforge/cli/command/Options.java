package io.github.filaforge.cli.command;

import io.github.filaforge.libraries.picocli.CommandLine.Model.ArgSpec;
import io.github.filaforge.libraries.picocli.CommandLine.Model.OptionSpec;
import io.github.filaforge.libraries.picocli.CommandLine.Model.PositionalParamSpec;
import io.github.filaforge.libraries.picocli.CommandLine.ParseResult;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Options and parameters that belong together. Each is a field. Its declaration states first its names and the type of its
 * values, then everything else, and last its description. Help lists options in the order of the fields, under the heading
 * of the group, or under the heading that the declaration names.
 *
 * <p>They are made for picocli as objects and not as annotations. To read annotations, picocli has the JVM make a class for
 * each kind of annotation, which no class-data archive keeps: the start of a run took 0.22 s with annotations, and takes
 * 0.12 s with objects.
 */
public abstract class Options {

    private final List<Argument<?>> arguments = new ArrayList<>();

    private final Heading heading;

    /** Makes a group whose options stand first in help, without a heading. */
    protected Options() {
        this(Heading.FIRST);
    }

    /** Makes a group whose options stand under a heading in help. */
    protected Options(Heading heading) {
        this.heading = heading;
    }

    final Heading heading() {
        return heading;
    }

    /** Declares an option with a value. */
    protected final <T> Declaration<T> option(Class<T> type, String... names) {
        return new Declaration<>(this, OptionSpec.builder(names).type(type), null);
    }

    /** Declares an option without a value, which is true if it is given. */
    protected final Declaration<Boolean> flag(String... names) {
        return new Declaration<>(this, OptionSpec.builder(names).type(Boolean.class), false);
    }

    /** Declares an option with a list of values. */
    protected final Declaration<List<String>> list(String... names) {
        return new Declaration<>(
                this, OptionSpec.builder(names).type(List.class).auxiliaryTypes(String.class), null);
    }

    /** Declares a parameter, which has a place and no name. */
    protected final <T> Argument<T> parameter(Class<T> type, PositionalParamSpec.Builder parameter) {
        boolean mayBeMissing = parameter.arity() != null && parameter.arity().min() == 0;
        return include(argument(parameter.type(type).required(!mayBeMissing).build()));
    }

    /** Declares parameters, one or more. */
    protected final Argument<List<String>> parameters(PositionalParamSpec.Builder parameters) {
        return include(argument(parameters
                .type(List.class)
                .auxiliaryTypes(String.class)
                .arity("1..*")
                .required(true)
                .build()));
    }

    private <T> Argument<T> argument(ArgSpec parameter) {
        return new Argument<>(parameter, null, heading, null);
    }

    /** Adds an option or parameter that is declared, perhaps by another group, and returns it. */
    protected final <T> Argument<T> include(Argument<T> argument) {
        arguments.add(argument);
        return argument;
    }

    /** Adds all options and parameters of another group, and returns that group. */
    protected final <O extends Options> O include(O others) {
        arguments.addAll(((Options) others).arguments);
        return others;
    }

    /** Returns the options and parameters, in the order in which they are declared. */
    final Stream<Argument<?>> arguments() {
        return arguments.stream();
    }

    /** Returns the command line that the values come from. */
    protected final ParseResult parsed() {
        return arguments.get(0).spec().command().commandLine().getParseResult();
    }
}
