package io.github.filaforge.strategy.fila;

/** The ways in which a solver with its image lists in arrays finds the index of an image list set. */
enum IlsiForm {

    /** In one expression, from the neighbours that some target may have open. */
    OPEN_NEIGHBOURS("fila-tables", "FilaTables", "image lists in arrays"),

    /** In one expression, from all neighbours that a cell can have. */
    GENERAL("fila-general-ilsi", "FilaGeneralIlsi", "lists in arrays and one getIlsi that looks at all six neighbours"),

    /** By a method for each mask, which tests in nested ifs the neighbours that may be open. */
    SPECIAL("fila-special-ilsi", "FilaSpecialIlsi", "lists in arrays and a getIlsi for each mask, in nested ifs");

    private final String strategy;
    private final String classEnding;
    private final String summary;

    IlsiForm(String strategy, String classEnding, String summary) {
        this.strategy = strategy;
        this.classEnding = classEnding;
        this.summary = summary;
    }

    /** Returns the name of the strategy whose solvers have this form. */
    String strategy() {
        return strategy;
    }

    /** Returns the end of the class name of a solver. */
    String classEnding() {
        return classEnding;
    }

    /** Returns a description of the strategy in a few words. */
    String summary() {
        return summary;
    }
}
