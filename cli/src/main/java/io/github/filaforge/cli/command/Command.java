package io.github.filaforge.cli.command;

import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.libraries.picocli.CommandLine.IVersionProvider;
import io.github.filaforge.libraries.picocli.CommandLine.Model.CommandSpec;
import io.github.filaforge.libraries.picocli.CommandLine.Model.OptionSpec;
import io.github.filaforge.ship.Version;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

/** A command: its help, its options and parameters, and its work, which returns the exit code. */
public abstract class Command extends Options implements Callable<Integer> {

    /** The number of options up to which help lists them without headings. */
    private static final int MOST_WITHOUT_HEADINGS = 14;

    /** The line of help above one example. */
    protected static final String EXAMPLE = "%nExample:%n";

    /** The line of help above several examples. */
    protected static final String EXAMPLES = "%nExamples:%n";

    /** The option that the message of an internal error names. */
    public static final String STACK_TRACE = "--stack-trace";

    private final String name;
    private final String description;
    private final String footerHeading;
    private final String[] footer;

    /**
     * @param description the sentences of help that state the work of the command
     * @param footerHeading the line of help above its last lines
     * @param footer the last lines of help
     */
    protected Command(String name, String description, String footerHeading, String... footer) {
        this.name = name;
        this.description = description;
        this.footerHeading = footerHeading;
        this.footer = footer;
    }

    /** Returns the command that a declaration for picocli belongs to. */
    public static Command of(CommandSpec spec) {
        return (Command) spec.userObject();
    }

    /** Returns the options that help shows, by their headings. All options of a command with few stand first. */
    public SortedMap<Heading, List<OptionSpec>> optionsByHeading() {
        List<Argument<?>> shown = arguments()
                .filter(argument ->
                        argument.spec().isOption() && !argument.spec().hidden())
                .toList();
        boolean few = shown.size() <= MOST_WITHOUT_HEADINGS;
        return shown.stream()
                .collect(Collectors.groupingBy(
                        argument -> few ? Heading.FIRST : argument.heading(),
                        TreeMap::new,
                        Collectors.mapping(argument -> (OptionSpec) argument.spec(), Collectors.toList())));
    }

    /** Does the work of the command, for a command line that keeps the rules of its options, and returns the exit code. */
    protected abstract Integer run() throws Exception;

    @Override
    public final Integer call() throws Exception {
        refuseMistake(false, "");
        return run();
    }

    /**
     * Refuses options that an edge puzzle does not take.
     *
     * @throws UserException if such an option is given
     */
    public final void checkForEdges(String puzzle) {
        refuseMistake(true, "puzzle " + puzzle + " is an edge puzzle: ");
    }

    private void refuseMistake(boolean isForEdges, String before) {
        arguments()
                .flatMap(argument -> argument.mistake(isForEdges).stream())
                .findFirst()
                .ifPresent(mistake -> {
                    throw new UserException(before + mistake);
                });
    }

    public List<Argument.ValueTable> valueTables() {
        return arguments().map(Argument::table).filter(Objects::nonNull).toList();
    }

    public CommandSpec spec() {
        include(new Argument<>(
                OptionSpec.builder("-h", "--help")
                        .usageHelp(true)
                        .description("Show this help and end.")
                        .build(),
                false,
                Heading.FIRST,
                null));
        include(new Argument<>(
                OptionSpec.builder("--version")
                        .versionHelp(true)
                        .description("Show the version and end.")
                        .build(),
                false,
                Heading.OTHER,
                null));
        flag(STACK_TRACE).under(Heading.OTHER).description("Print the stack trace of an internal error.");
        IVersionProvider version = () -> new String[] {"Filaforge " + Version.number()};
        CommandSpec spec = CommandSpec.wrapWithoutInspection(this).name(name).versionProvider(version);
        spec.usageMessage()
                .description(description)
                .abbreviateSynopsis(true)
                .footerHeading(footerHeading)
                .footer(footer);
        arguments().forEach(argument -> spec.add(argument.spec()));
        return spec;
    }
}
