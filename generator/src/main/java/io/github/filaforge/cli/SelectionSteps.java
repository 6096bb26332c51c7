package io.github.filaforge.cli;

import io.github.filaforge.Preparation;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.image.Selection;
import io.github.filaforge.runtime.Checkpoint;
import io.github.filaforge.runtime.CheckpointFile;
import io.github.filaforge.runtime.Fingerprint;
import io.github.filaforge.runtime.SearchState;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The steps of the searches of all selections: a checkpoint is that of one of them, and tells which, and what those before it
 * have found.
 */
final class SelectionSteps {

    private static final String SELECTION = "selection";
    private static final String EARLIER = "solutions of earlier selections";

    private final PuzzleInput whole;
    /** What was asked for, with nothing chosen. */
    private final SearchRequest asked;
    /** Null if no checkpoints are written. */
    private final Form form;

    private final Optional<Checkpoint> before;
    private boolean isWritten;

    /** How checkpoints are written: by the options of the command line and to its files. */
    interface Form {

        /** What has to be the same for the search of one selection to go on. */
        Map<String, String> identity(PuzzleInput selected);

        /** The step of a search with this identity, after a state. */
        Steps steps(Map<String, String> identity, SearchState state);

        /** Where they are. */
        CheckpointFile file();
    }

    private SelectionSteps(PuzzleInput whole, SearchRequest asked, Form form, Optional<Checkpoint> before) {
        this.whole = whole;
        this.asked = asked;
        this.form = form;
        this.before = before;
    }

    /** Searches without checkpoints. */
    static SelectionSteps none(PuzzleInput whole) {
        return new SelectionSteps(whole, whole.preparation().request(), null, Optional.empty());
    }

    /**
     * Searches with checkpoints.
     *
     * @param whole the puzzle, with the request that a checkpoint is of
     * @param asked the request of all selections behind that
     */
    static SelectionSteps with(PuzzleInput whole, SearchRequest asked, Form form, Optional<Checkpoint> before) {
        return new SelectionSteps(whole, asked, form, before);
    }

    /** How many solutions the selections before that of a checkpoint have. */
    static BigInteger earlier(Checkpoint before) {
        String number = before.search().getOrDefault(EARLIER, "0");
        return number.matches("\\d+") ? new BigInteger(number) : BigInteger.ZERO;
    }

    /** The index of the selection that the searches begin or go on with; 0 if the checkpoint is of none of them. */
    int first(List<Selection> selections) {
        for (int index = 0; index < selections.size(); index++) {
            if (isBegun(selections.get(index))) {
                return index;
            }
        }
        return 0;
    }

    private boolean isBegun(Selection selection) {
        return before.isPresent()
                && String.valueOf(selection.number())
                        .equals(before.get().search().get(SELECTION));
    }

    /** The way to the search of a selection: that which a checkpoint is of is not chosen again. */
    Preparation preparation(Selection selection) {
        return isBegun(selection)
                ? whole.preparation().of(selection)
                : whole.preparation().of(selection, asked);
    }

    /**
     * The step that the search of a selection is; empty if no checkpoints are written.
     *
     * @param earlier how many solutions the selections before it have
     */
    Optional<Steps> of(PuzzleInput selected, Selection selection, BigInteger earlier) {
        if (form == null) {
            return Optional.empty();
        }
        isWritten = true;
        SearchState state = isBegun(selection) ? before.orElseThrow().state() : SearchState.NONE;
        return Optional.of(form.steps(identity(selected, selection, earlier), state));
    }

    /** What has to be the same for the search of a selection to go on, and all behind it. */
    Map<String, String> identity(PuzzleInput selected, Selection selection, BigInteger earlier) {
        Map<String, String> identity = new LinkedHashMap<>(form.identity(selected));
        String puzzle = whole.preparation().puzzle().toString();
        identity.put("definition of the puzzle", Fingerprint.of(puzzle.getBytes(StandardCharsets.UTF_8)));
        identity.put(SELECTION, String.valueOf(selection.number()));
        identity.put(EARLIER, earlier.toString());
        return identity;
    }

    /** Says in the last checkpoint, if there is any, that nothing is left to search. */
    void end() {
        if (!isWritten) {
            return;
        }
        CheckpointFile file = form.file();
        try {
            Checkpoint last = file.read();
            file.write(new Checkpoint(last.search(), last.state(), true, last.outputLength(), last.outputCheck()));
        } catch (IOException e) {
            throw UserException.cannotWrite(file.path(), e);
        }
    }
}
