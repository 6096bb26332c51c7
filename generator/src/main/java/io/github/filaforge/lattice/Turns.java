package io.github.filaforge.lattice;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The turns that a piece may make: one of four usual sets, or a list of single turns. {@link PieceTurns} has the motions of
 * turns in a lattice.
 */
public final class Turns {

    /** No turn: a piece is only moved. */
    public static final Turns FIXED = new Turns("fixed");
    /** Rotations in the plane of a layer: they keep every layer and do not flip a piece. */
    public static final Turns TURN = new Turns("turn");
    /** Rotations in the plane of a layer, also of pieces that are turned over: layers stay parallel to the first layer. */
    public static final Turns FLIP = new Turns("flip");
    /** All turns that the lattice has for pieces; with one layer of cells in a plane, reflections are among them. */
    public static final Turns ALL = new Turns("all");

    /** The usual sets of turns; each has the turns of the sets before it. */
    public static final List<Turns> USUAL = List.of(FIXED, TURN, FLIP, ALL);

    /** The word for no turn in a list of single turns. */
    static final String NO_TURN = "0";

    private final String text;

    private Turns(String text) {
        this.text = text;
    }

    /** Returns the usual set of a word; empty if it is no such word. */
    public static Optional<Turns> usual(String word) {
        return USUAL.stream().filter(turns -> turns.text.equals(word)).findFirst();
    }

    /**
     * Returns a list of single turns.
     *
     * @param words the turns; each is {@code 0} for no turn, or letters for turns that are made one after the other: z for
     *     the least turn in the plane of a layer, o for the turn over that exchanges x and y, x for a quarter turn about x,
     *     and w for a quarter turn of z and w
     */
    public static Turns listed(List<String> words) {
        return new Turns(String.join(" ", words));
    }

    /** Returns true if these are single turns, which together need not be a group. */
    public boolean areListed() {
        return !USUAL.contains(this);
    }

    /** Returns the words of a list of single turns, or the word of a usual set. */
    public List<String> words() {
        return List.of(text.split(" "));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Turns turns && text.equals(turns.text);
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(text);
    }

    /** Returns the text of these turns in definitions. */
    @Override
    public String toString() {
        return text;
    }
}
