package io.github.filaforge.cli;

import picocli.CommandLine.Option;

/** The form of unrolled FILA. */
final class UnrollOption {

    private static final String CELLS = "cells";
    private static final String TRANSLATES = "translates";

    @Option(
            names = "--unroll",
            paramLabel = "FORM",
            description =
                    "With fila: translates (lists that are translates of one another share one method; the default)"
                            + " or cells (a list for each cell and ILSI, as in the article).")
    private String form;

    /** Looks for a form that does not exist. */
    void check() {
        if (form != null && !form.equals(CELLS) && !form.equals(TRANSLATES)) {
            throw new UserException("--unroll takes " + TRANSLATES + " or " + CELLS + ", not '" + form + "'");
        }
    }

    boolean isGiven() {
        return form != null;
    }

    /** Whether there is to be a list for each cell and ILSI. */
    boolean isByCells() {
        return CELLS.equals(form);
    }

    /** The option that makes the same choice again; empty if it was not given. */
    String spelledOut() {
        return form == null ? "" : "--unroll " + form;
    }
}
