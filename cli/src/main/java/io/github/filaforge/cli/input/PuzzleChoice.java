package io.github.filaforge.cli.input;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.model.AnyPuzzle;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.text.PlainText;
import java.util.HashSet;
import java.util.Set;

/** The options that choose one puzzle of a file with several, and options of the choices that a puzzle has. */
public final class PuzzleChoice extends Options {

    private final Argument<Integer> problem = option(Integer.class, "--problem")
            .label("N")
            .atLeast(1)
            .description("Take only problem N of a BurrTools file, or puzzle N of a definition file, counted"
                    + " from 1. Default: all; of a BurrTools file all problems that have a result.");

    private final Argument<String> choose = option(String.class, "--choose")
            .label("CHOICES")
            .description("Of puzzles with choices (R:choose): leave these options open, as in"
                    + " --choose month=Mar,day=14. Choices that are not named keep all of their options.");

    public PuzzleChoice() {
        super(Heading.SOLUTIONS);
    }

    /** Returns the option for the number of the puzzle, from 1. */
    public Argument<Integer> problem() {
        return problem;
    }

    /**
     * Returns a puzzle in which only the chosen options are left of the choices that are named.
     *
     * @throws UserException if the puzzle does not have a choice or option that is named
     */
    public AnyPuzzle chosenOf(AnyPuzzle puzzle) {
        if (!choose.isGiven()) {
            return puzzle;
        }
        if (!(puzzle instanceof Puzzle packing)) {
            throw new UserException(
                    "puzzle " + puzzle.name() + " is an edge puzzle: it has no choices; leave out --choose");
        }
        if (packing.choices().isEmpty()) {
            throw new UserException("puzzle " + puzzle.name()
                    + " has no choices: leave out --choose, or add R:choose to its definition");
        }
        Set<String> named = new HashSet<>();
        Puzzle chosen = packing;
        for (String part : choose.value().split(",", -1)) {
            int equals = part.indexOf('=');
            String name = equals < 0 ? part.strip() : part.substring(0, equals).strip();
            if (equals < 0) {
                throw new UserException(
                        "--choose takes names of choices and of their options, as in month=Mar,day=14; not '"
                                + PlainText.shortened(part.strip()) + "'");
            }
            if (!named.add(name)) {
                throw new UserException("--choose names choice " + PlainText.quoted(name) + " twice: leave out one");
            }
            try {
                chosen = chosen.choosing(name, part.substring(equals + 1).strip());
            } catch (IllegalArgumentException e) {
                throw new UserException("--choose " + PlainText.shortened(part.strip()) + ", puzzle " + puzzle.name()
                        + ": " + e.getMessage());
            }
        }
        return chosen;
    }
}
