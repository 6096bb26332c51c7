package io.github.filaforge.definition;

/** A number of things in words: {@code 1 cell}, {@code 2 cells}. */
final class Quantity {

    private Quantity() {}

    static String of(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
