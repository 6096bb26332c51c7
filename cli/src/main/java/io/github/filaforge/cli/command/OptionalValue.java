package io.github.filaforge.cli.command;

import io.github.filaforge.libraries.picocli.CommandLine.IParameterConsumer;
import io.github.filaforge.libraries.picocli.CommandLine.IParameterPreprocessor;
import io.github.filaforge.libraries.picocli.CommandLine.Model.ArgSpec;
import io.github.filaforge.libraries.picocli.CommandLine.Model.CommandSpec;
import io.github.filaforge.libraries.picocli.CommandLine.Model.OptionSpec;
import io.github.filaforge.request.OrderingSteps;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Stack;
import java.util.regex.Pattern;

/**
 * Reads options whose value may be missing ({@code -r}, {@code -rL}, {@code -r L}) without taking the puzzle file for the
 * value. Characters that are attached to the option are its value. Behind an option whose number may be missing, they may
 * also be letters of more options.
 */
public final class OptionalValue {

    private OptionalValue() {}

    /** The value of an option that was given without one. */
    public static final String MISSING = "";

    /** The key under which picocli stores the separator of an option and the next word: a blank, {@code =} or nothing. */
    private static final String SEPARATOR = "separator";

    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final Pattern DECIMAL = Pattern.compile("[0-9]*\\.?[0-9]+");
    private static final Pattern RANGE = Pattern.compile("[0-9]+\\.\\.");
    private static final Pattern LIKE_A_NUMBER = Pattern.compile("[-+]?[0-9].*");

    /**
     * A reader that takes the attached characters, or else the next word, unless that word is an option, the last word, or a
     * file.
     */
    public static final class Piece implements IParameterPreprocessor, IParameterConsumer {
        @Override
        public boolean preprocess(
                Stack<String> words, CommandSpec command, ArgSpec option, Map<String, Object> information) {
            if (isAttached(information) && !words.isEmpty()) {
                option.setValue(words.pop());
                return true;
            }
            return false;
        }

        @Override
        public void consumeParameters(Stack<String> words, ArgSpec option, CommandSpec command) {
            boolean taken = words.size() > 1 && !words.peek().startsWith("-") && !Files.exists(Path.of(words.peek()));
            option.setValue(taken ? words.pop() : MISSING);
        }
    }

    /** A reader that takes the attached characters, or else the next word if it is a number, with or without decimals. */
    public static final class Rate implements IParameterPreprocessor, IParameterConsumer {
        @Override
        public boolean preprocess(
                Stack<String> words, CommandSpec command, ArgSpec option, Map<String, Object> information) {
            return new Piece().preprocess(words, command, option, information);
        }

        @Override
        public void consumeParameters(Stack<String> words, ArgSpec option, CommandSpec command) {
            boolean taken = !words.isEmpty() && DECIMAL.matcher(words.peek()).matches();
            option.setValue(taken ? words.pop() : MISSING);
        }
    }

    /** A reader that takes the attached characters, or else the next word, if they are a number. */
    public static final class Count implements IParameterPreprocessor, IParameterConsumer {
        @Override
        public boolean preprocess(
                Stack<String> words, CommandSpec command, ArgSpec option, Map<String, Object> information) {
            if (words.isEmpty() || NUMBER.matcher(words.peek()).matches()) {
                return false;
            }
            boolean isMeantForIt = "=".equals(information.get(SEPARATOR))
                    || (LIKE_A_NUMBER.matcher(words.peek()).matches()
                            && (isAttached(information) || words.peek().startsWith("-")));
            if (isMeantForIt) {
                throw refusal(command, option, words.peek());
            }
            return false;
        }

        @Override
        public void consumeParameters(Stack<String> words, ArgSpec option, CommandSpec command) {
            boolean taken = !words.isEmpty() && NUMBER.matcher(words.peek()).matches();
            option.setValue(taken ? words.pop() : MISSING);
        }
    }

    /** A check that the next word is a number; without it picocli takes any word. */
    public static final class RequiredCount implements IParameterPreprocessor {
        @Override
        public boolean preprocess(
                Stack<String> words, CommandSpec command, ArgSpec option, Map<String, Object> information) {
            if (!words.isEmpty() && !NUMBER.matcher(words.peek()).matches()) {
                throw refusal(command, option, words.peek());
            }
            return false;
        }
    }

    /** A check that no number is attached to the option. */
    public static final class NoCount implements IParameterPreprocessor {
        @Override
        public boolean preprocess(
                Stack<String> words, CommandSpec command, ArgSpec option, Map<String, Object> information) {
            if (isAttached(information)
                    && !words.isEmpty()
                    && LIKE_A_NUMBER.matcher(words.peek()).matches()) {
                throw new RefusedValue(
                        command,
                        option,
                        words.peek(),
                        name(option) + " takes no number: leave out '" + words.peek() + "'");
            }
            return false;
        }
    }

    private static RefusedValue refusal(CommandSpec command, ArgSpec option, String word) {
        return new RefusedValue(command, option, word, notANumber(name(option), word));
    }

    private static String name(ArgSpec option) {
        return ((OptionSpec) option).shortestName();
    }

    /** Returns the message for an option that takes a number of pieces left and is given something else. */
    public static String notANumber(String option, String text) {
        return option + " takes a number of pieces left, from 0 to " + OrderingSteps.MOST_PIECES + ", not '" + text
                + "'" + (RANGE.matcher(text).lookingAt() ? "; only -o takes a range, and beside it -s" : "");
    }

    /** Returns true if the next word is the rest of the word with the name of the option. */
    private static boolean isAttached(Map<String, Object> information) {
        return !" ".equals(information.get(SEPARATOR));
    }
}
