package io.github.filaforge.definition;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Periods;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.ColourPair;
import io.github.filaforge.model.PieceRange;
import java.util.Map;
import java.util.Set;

/**
 * The value of a setting that a person writes into a field of a program. Each method reads it as a definition would, and
 * throws a {@link DefinitionException} with the words for definitions if it is wrong.
 *
 * @param setting the name of the setting
 * @param text the value, in one line; never null
 */
public record SettingValue(String setting, String text) {

    private Token token() {
        return new Token(new SourceLine(setting, 1, text), 0, text.length()).trim();
    }

    /** Returns numbers of pieces such as {@code 2}, {@code 0-2}, {@code 2-} or {@code *}. */
    public PieceRange range() {
        return Settings.range(setting, token());
    }

    /** Returns the greatest number of cells that stay empty. */
    public int holes() {
        return BoxDirective.holes(token());
    }

    /** Returns the pairs of colours that match. */
    public Set<ColourPair> matching() {
        return ColourDraft.pairs(token());
    }

    /** Returns the colour of a cell; 0 for none. */
    public int colour() {
        return ColourDraft.colour(token(), 0);
    }

    /** Returns the turns of pieces. */
    public Turns turns(Lattice lattice) {
        return TurnsSetting.turns(token().words(), lattice);
    }

    /** Returns the periods of a box that is closed along axes. */
    public Periods periods(Lattice lattice, Box box) {
        return token().isEmpty() ? Periods.NONE : BoxDirective.periods(lattice, box, token());
    }

    /** Returns the colour of a side of an edge puzzle. */
    public int sideColour() {
        return EdgeBoard.colour(token());
    }

    /** Returns for each colour of the pairs of partners of an edge puzzle the other colour. */
    public Map<Integer, Integer> partners() {
        return EdgeBoard.partners(token());
    }
}
