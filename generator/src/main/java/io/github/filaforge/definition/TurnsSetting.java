package io.github.filaforge.definition;

import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.source.NearestWord;
import java.util.List;
import java.util.Optional;

/** Reads the setting {@code turns} of a puzzle or a piece: the turns that pieces may make. */
final class TurnsSetting {

    static final String TAG = "turns";

    /** The word for turns of the lattice only, in the line D of balls; it may stand beside another word. */
    static final String OF_LATTICE = "lattice";

    private TurnsSetting() {}

    /** Returns the turns that pieces of a puzzle may make unless they have turns of their own. */
    static Turns ofPuzzle(Settings settings, Lattice lattice, boolean oneSided) {
        List<Token> words =
                words(settings).stream().filter(word -> !word.is(OF_LATTICE)).toList();
        if (words.isEmpty()) {
            return oneSided ? Turns.TURN : Turns.ALL;
        }
        Turns turns = turns(words, lattice);
        if (oneSided && !turns.equals(Turns.TURN)) {
            throw words.get(0).error(DefinitionError.TURNS_BESIDE_ONE_SIDE, turns);
        }
        return turns;
    }

    /** Returns a lattice, without its further turns if the puzzle allows only turns of the lattice. */
    static Lattice turning(Lattice lattice, Settings settings) {
        List<Token> words = words(settings);
        Optional<Token> ofLattice =
                words.stream().filter(word -> word.is(OF_LATTICE)).findFirst();
        if (ofLattice.isPresent() && !lattice.turns().hasFurther()) {
            throw ofLattice.get().error(DefinitionError.NO_FURTHER_TURNS, lattice);
        }
        return ofLattice.isPresent() ? lattice.withoutFurtherTurns() : lattice;
    }

    private static List<Token> words(Settings settings) {
        return settings.optional(TAG).map(Token::words).orElse(List.of());
    }

    /**
     * Returns the turns of a piece, or of the pieces of a picture; empty if they may make the turns that are usual in the
     * puzzle.
     */
    static Optional<Turns> ofPiece(Settings settings, Lattice lattice, boolean stationary) {
        List<Token> words = words(settings);
        if (!words.isEmpty() && stationary) {
            throw settings.place(TAG).error(DefinitionError.STATIONARY_TURNS);
        }
        return words.isEmpty() ? Optional.empty() : Optional.of(turns(words, lattice));
    }

    /**
     * Returns the turns that words state.
     *
     * @param words one word at least
     */
    static Turns turns(List<Token> words, Lattice lattice) {
        Token first = words.get(0);
        Optional<Turns> usual = Turns.usual(first.text());
        if (usual.isPresent() && words.size() == 1) {
            return usual.get();
        }
        if (usual.isEmpty()) {
            check(first, lattice);
        }
        for (Token word : words.subList(1, words.size())) {
            if (usual.isPresent() || Turns.usual(word.text()).isPresent()) {
                throw word.error(DefinitionError.SEVERAL_TURNS, word.quoted(), first.quoted());
            }
            check(word, lattice);
        }
        return Turns.listed(words.stream().map(Token::text).toList());
    }

    /** Checks that a word is a single turn of pieces. */
    private static void check(Token word, Lattice lattice) {
        if (word.is(OF_LATTICE)) {
            throw word.error(DefinitionError.LATTICE_TURNS_OF_PIECE);
        }
        if (lattice.turns().motion(word.text()).isEmpty()) {
            List<String> usual = Turns.USUAL.stream().map(Turns::toString).toList();
            throw word.error(
                    DefinitionError.UNKNOWN_TURNS,
                    word.quoted(),
                    NearestWord.suggestion(word.text(), usual),
                    lattice.turns().letters());
        }
    }
}
