package io.github.filaforge.verify;

import io.github.filaforge.definition.Excerpt;

/** Names in messages: they come from files, and a terminal must not obey them. */
final class Quoted {

    private Quoted() {}

    static String name(String name) {
        return "'" + Excerpt.shorten(name) + "'";
    }
}
