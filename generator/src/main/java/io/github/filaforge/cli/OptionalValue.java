package io.github.filaforge.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Stack;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Reads options whose value may be missing ({@code -r}, {@code -rL}, {@code -r L}) without taking the puzzle file for
 * the value.
 */
final class OptionalValue {

    private OptionalValue() {}

    /** The value of an option that was given without one. */
    static final String MISSING = "";

    /** Takes the next word unless it is an option, the last word, or a file. */
    static final class Piece implements IParameterConsumer {
        @Override
        public void consumeParameters(Stack<String> words, ArgSpec option, CommandSpec command) {
            boolean taken = words.size() > 1 && !words.peek().startsWith("-") && !Files.exists(Path.of(words.peek()));
            option.setValue(taken ? words.pop() : MISSING);
        }
    }

    /** Takes the next word if it is a number. */
    static final class Count implements IParameterConsumer {
        @Override
        public void consumeParameters(Stack<String> words, ArgSpec option, CommandSpec command) {
            boolean taken = !words.isEmpty() && words.peek().matches("[0-9]+");
            option.setValue(taken ? words.pop() : MISSING);
        }
    }
}
