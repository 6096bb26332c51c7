package io.github.filaforge.cli.command;

/** A heading in the help of a command and on its manual page, in the order of the page. */
public enum Heading {

    /** The place above the options that most people need, which have no heading. */
    FIRST(""),

    SOLUTIONS("Which puzzles and solutions"),

    OUTPUT("Output"),

    PRINT("Pieces to print and to cut"),

    LONG("Long searches"),

    SEARCH("How to search"),

    POLYCUBE("polycube's search"),

    EDGES("Edge puzzles"),

    INSIGHT("Looking into a search"),

    OTHER("Other options");

    private final String title;

    Heading(String title) {
        this.title = title;
    }

    /** Returns the text of the heading; empty above the first options. */
    public String title() {
        return title;
    }
}
