package io.github.filaforge.cli.command;

import io.github.filaforge.libraries.picocli.CommandLine;
import io.github.filaforge.libraries.picocli.CommandLine.MissingParameterException;
import io.github.filaforge.libraries.picocli.CommandLine.Model.ArgSpec;
import io.github.filaforge.libraries.picocli.CommandLine.Model.OptionSpec;
import io.github.filaforge.libraries.picocli.CommandLine.OverwrittenOptionException;
import io.github.filaforge.libraries.picocli.CommandLine.ParameterException;
import io.github.filaforge.libraries.picocli.CommandLine.UnmatchedArgumentException;
import io.github.filaforge.source.NearestWord;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Describes the mistake in a command line and the word that was probably meant, without types of Java and without indices.
 */
public final class UsageError {

    private UsageError() {}

    public static String inWords(ParameterException e) {
        if (e instanceof UnmatchedArgumentException unmatched) {
            return unmatched(unmatched, e.getCommandLine());
        }
        if (e instanceof MissingParameterException missing) {
            return missing(missing);
        }
        if (e instanceof OverwrittenOptionException twice) {
            return names(twice.getOverwritten()) + " is given twice: keep one";
        }
        if (!(e instanceof OptionalValue.RefusedValue) && e.getArgSpec() != null && e.getValue() != null) {
            return names(e.getArgSpec()) + " takes " + kind(e.getArgSpec(), e.getValue());
        }
        return e.getMessage();
    }

    private static String unmatched(UnmatchedArgumentException e, CommandLine command) {
        String word = e.getUnmatched().get(0);
        boolean isFirst = command.getParent() == null;
        if (isFirst && !e.isUnknownOption()) {
            return isPuzzle(word)
                    ? "there is no command before '" + word + "': to solve the puzzle, use ./fila solve " + word
                    : "there is no command '" + word + "': use "
                            + String.join(", ", command.getSubcommands().keySet())
                            + suggestion(word, command.getSubcommands().keySet());
        }
        if (!e.isUnknownOption()) {
            return "'" + word + "' is not expected here";
        }
        String option = word.split("=", 2)[0];
        return "there is no option '" + option + "'"
                + (isFirst ? " before a command: options stand behind it, as in ./fila solve -q PUZZLE" : "")
                + (option.startsWith("--") ? suggestion(option, longOptions(command)) : "");
    }

    private static String suggestion(String word, Collection<String> candidates) {
        return NearestWord.find(word, candidates)
                .map(nearest -> "; did you mean " + nearest + "?")
                .orElse("");
    }

    private static List<String> longOptions(CommandLine command) {
        return command.getCommandSpec().options().stream()
                .filter(option -> !option.hidden())
                .map(OptionSpec::longestName)
                .filter(name -> name.startsWith("--"))
                .toList();
    }

    private static boolean isPuzzle(String word) {
        try {
            return word.equals("-") || word.endsWith(".txt") || Files.isRegularFile(Path.of(word));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private static String missing(MissingParameterException e) {
        ArgSpec argument =
                e.getMissing().isEmpty() ? e.getArgSpec() : e.getMissing().get(0);
        if (argument instanceof OptionSpec option) {
            return names(option) + " takes a value: " + option.shortestName() + " " + option.paramLabel();
        }
        if (argument.paramLabel().equals(Argument.PUZZLE)) {
            return "no puzzle is given: name a definition file, or - for standard input";
        }
        Class<?> type = argument.typeInfo().getType();
        return "no " + argument.paramLabel() + " is given" + (type.isEnum() ? ": use " + choice(type) : "");
    }

    private static String names(ArgSpec argument) {
        if (!(argument instanceof OptionSpec option)) {
            return argument.paramLabel();
        }
        String shortest = option.shortestName();
        return option.names().length == 1 ? shortest : shortest + " (" + option.longestName() + ")";
    }

    private static String choice(Class<?> type) {
        return Stream.of(type.getEnumConstants())
                .map(each -> each.toString().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(" or "));
    }

    /** Returns the words for the values that an option or parameter takes, and for the value that it was given. */
    private static String kind(ArgSpec argument, String value) {
        Class<?> type = argument.typeInfo().getType();
        if (type == Boolean.class || type == boolean.class) {
            return "no value";
        }
        String not = ", not '" + value + "'";
        if (type.isEnum()) {
            return choice(type) + not;
        }
        if (argument.completionCandidates() != null) {
            return String.join(" or ", argument.completionCandidates()) + not;
        }
        if (type == Double.class) {
            return "a number" + not;
        }
        return value.matches("[0-9]+")
                ? "a number up to " + (type == Long.class ? Long.MAX_VALUE : Integer.MAX_VALUE) + not
                : "a whole number" + not;
    }
}
