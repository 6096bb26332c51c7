package io.github.filaforge.cli;

import io.github.filaforge.PackingBuilder;
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
 * The steps of the searches of all selections. A checkpoint belongs to the search of one selection. It stores the number of
 * this selection, and the number of solutions of the selections before it.
 */
final class SelectionSteps {

    private static final String SELECTION = "selection";
    private static final String EARLIER = "solutions of earlier selections";

    private final SearchInput whole;
    /** The request of the user, without any choices of the program. */
    private final SearchRequest asked;
    /** The way to write checkpoints; {@code null} if none are written. */
    private final Form form;

    private final Optional<Checkpoint> before;
    private boolean isWritten;

    /** A way to write checkpoints, by the options of the command line and to its file. */
    interface Form {

        /** Returns the properties that have to be equal for the search of one selection to go on. */
        Map<String, String> identity(SearchInput selected);

        /** Returns the step of a search with an identity, after a state. */
        Steps steps(Map<String, String> identity, SearchState state);

        /** Returns the file of the checkpoints. */
        CheckpointFile file();
    }

    private SelectionSteps(SearchInput whole, SearchRequest asked, Form form, Optional<Checkpoint> before) {
        this.whole = whole;
        this.asked = asked;
        this.form = form;
        this.before = before;
    }

    /** Returns the steps of searches without checkpoints. */
    static SelectionSteps none(SearchInput whole) {
        return new SelectionSteps(whole, whole.packing().request(), null, Optional.empty());
    }

    /**
     * Returns the steps of searches with checkpoints.
     *
     * @param whole the puzzle, with the request of the checkpoint if there is one
     * @param asked the request of the user for all selections
     */
    static SelectionSteps with(SearchInput whole, SearchRequest asked, Form form, Optional<Checkpoint> before) {
        return new SelectionSteps(whole, asked, form, before);
    }

    /** Returns the number of solutions of the selections before the selection of a checkpoint. */
    static BigInteger earlier(Checkpoint before) {
        String number = before.search().getOrDefault(EARLIER, "0");
        return number.matches("\\d+") ? new BigInteger(number) : BigInteger.ZERO;
    }

    /**
     * Returns the index of the selection with which the searches begin or go on; 0 if the checkpoint is of none of the
     * selections.
     */
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

    /**
     * Returns the preparation of the search of a selection. The search of a checkpoint keeps the choices that were made for
     * it.
     */
    PackingBuilder preparation(Selection selection) {
        return isBegun(selection)
                ? whole.packing().of(selection)
                : whole.packing().of(selection, asked);
    }

    /**
     * Returns the step that searches a selection; empty if no checkpoints are written.
     *
     * @param earlier the number of solutions of the selections before it
     */
    Optional<Steps> of(SearchInput selected, Selection selection, BigInteger earlier) {
        if (form == null) {
            return Optional.empty();
        }
        isWritten = true;
        SearchState state = isBegun(selection) ? before.orElseThrow().state() : SearchState.NONE;
        return Optional.of(form.steps(identity(selected, selection, earlier), state));
    }

    /**
     * Returns the properties that have to be equal for the search of a selection, and of all selections behind it, to go on.
     */
    Map<String, String> identity(SearchInput selected, Selection selection, BigInteger earlier) {
        Map<String, String> identity = new LinkedHashMap<>(form.identity(selected));
        String puzzle = whole.packing().puzzle().toString();
        identity.put("definition of the puzzle", Fingerprint.of(puzzle.getBytes(StandardCharsets.UTF_8)));
        identity.put(SELECTION, String.valueOf(selection.number()));
        identity.put(EARLIER, earlier.toString());
        return identity;
    }

    /** Marks the last checkpoint, if there is any, as the end of all searches. */
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
