package io.github.filaforge.burrtools;

import io.github.filaforge.definition.Excerpt;

/** Texts of a file in messages: short, and nothing that a terminal would obey. */
final class Printed {

    private Printed() {}

    static String text(String text) {
        return Excerpt.shorten(text.replace('\t', ' '));
    }

    /** A problem by its number, from 0, and its name. */
    static String problem(int number, BurrProblem problem) {
        String name = problem.name().strip();
        return "problem " + (number + 1) + (name.isEmpty() ? "" : " '" + text(name) + "'");
    }
}
