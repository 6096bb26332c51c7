package io.github.filaforge.cli.command;

import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.libraries.picocli.CommandLine.IParameterConsumer;
import io.github.filaforge.libraries.picocli.CommandLine.IParameterPreprocessor;
import io.github.filaforge.libraries.picocli.CommandLine.Model.ArgSpec;
import io.github.filaforge.libraries.picocli.CommandLine.Model.CommandSpec;
import io.github.filaforge.libraries.picocli.CommandLine.Model.OptionSpec;
import io.github.filaforge.libraries.picocli.CommandLine.ParameterException;
import io.github.filaforge.request.OrderingSteps;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Stack;
import java.util.regex.Pattern;

/**
 * Reads options whose value may be missing ({@code -r}, {@code -rL}, {@code -r L}) without taking the puzzle file for the
 * value. Characters that are attached to the option are its value. Behind an option whose number may be missing, they may
 * also be letters of more options.
 */
public enum OptionalValue implements IParameterPreprocessor, IParameterConsumer {
    /** Takes the attached characters, or else the next word, unless that word is an option, the last word, or a file. */
    PIECE,
    /** Takes the attached characters, or else the next word if it is a number, with or without decimals. */
    RATE,
    /** Takes the attached characters, or else the next word, if they are a number. */
    COUNT,
    /** Checks that the next word is a number; without it picocli takes any word. */
    REQUIRED_COUNT,
    /** Checks that no number is attached to the option. */
    NO_COUNT;

    /** The value of an option that was given without one. */
    public static final String MISSING = "";

    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final Pattern DECIMAL = Pattern.compile("[0-9]*\\.?[0-9]+");
    private static final Pattern RANGE = Pattern.compile("[0-9]+\\.\\.");
    private static final Pattern LIKE_A_NUMBER = Pattern.compile("[-+]?[0-9].*");
    private static final Pattern SHORT_NUMBER = Pattern.compile("[0-9]{1,6}");

    @Override
    public boolean preprocess(
            Stack<String> words, CommandSpec command, ArgSpec option, Map<String, Object> information) {
        if (words.isEmpty()) {
            return false;
        }
        String word = words.peek();
        // Picocli states what stands between an option and the next word: a blank, = or nothing.
        Object separator = information.get("separator");
        boolean isAttached = !" ".equals(separator);
        boolean isNumber = NUMBER.matcher(word).matches();
        boolean isLikeANumber = LIKE_A_NUMBER.matcher(word).matches();
        String name = ((OptionSpec) option).shortestName();
        switch (this) {
            case PIECE, RATE -> {
                if (isAttached) {
                    option.setValue(words.pop());
                }
                return isAttached;
            }
            case COUNT -> {
                boolean isForIt = "=".equals(separator) || (isLikeANumber && (isAttached || word.startsWith("-")));
                if (isForIt && !isNumber) {
                    throw new RefusedValue(command, option, word, notANumber(name, word));
                }
            }
            case REQUIRED_COUNT -> {
                if (!isNumber) {
                    throw new RefusedValue(command, option, word, notANumber(name, word));
                }
            }
            case NO_COUNT -> {
                if (isAttached && isLikeANumber) {
                    throw new RefusedValue(command, option, word, name + " takes no number: leave out '" + word + "'");
                }
            }
        }
        return false;
    }

    @Override
    public void consumeParameters(Stack<String> words, ArgSpec option, CommandSpec command) {
        option.setValue(!words.isEmpty() && takes(words) ? words.pop() : MISSING);
    }

    private boolean takes(List<String> words) {
        String word = words.get(words.size() - 1);
        return switch (this) {
            case PIECE -> words.size() > 1 && !word.startsWith("-") && !Files.exists(Path.of(word));
            case RATE -> DECIMAL.matcher(word).matches();
            default -> NUMBER.matcher(word).matches();
        };
    }

    /**
     * Reads a number of pieces left.
     *
     * @throws UserException if the text is no such number
     */
    public static int number(String option, String text) {
        if (!SHORT_NUMBER.matcher(text).matches()) {
            throw new UserException(notANumber(option, text));
        }
        return Integer.parseInt(text);
    }

    private static String notANumber(String option, String text) {
        return option + " takes a number of pieces left, from 0 to " + OrderingSteps.MOST_PIECES + ", not '" + text
                + "'" + (RANGE.matcher(text).lookingAt() ? "; only -o takes a range, and beside it -s" : "");
    }

    /** The refusal of a value that an option does not take. The message states the values that the option takes. */
    static final class RefusedValue extends ParameterException {

        private static final long serialVersionUID = 1;

        RefusedValue(CommandSpec command, ArgSpec option, String value, String message) {
            super(command.commandLine(), message, option, value);
        }
    }
}
