package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.model.Selection;
import io.github.filaforge.runtime.checkpoint.Checkpoint;
import io.github.filaforge.runtime.checkpoint.CheckpointFile;
import io.github.filaforge.runtime.checkpoint.SearchState;
import io.github.filaforge.runtime.file.Fingerprint;
import io.github.filaforge.search.PackingBuilder;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The course of the searches of all selections of a puzzle, one after the other, with their checkpoints. A checkpoint
 * belongs to the search of one selection. It stores the number of this selection, and the number of solutions of the
 * selections before it.
 */
final class SelectionSteps {

    private static final String SELECTION = "selection";
    private static final String EARLIER = "solutions of earlier selections";

    private final SearchInput whole;
    private final Optional<CheckpointWriting> writing;
    private final Optional<Checkpoint> before;
    private boolean isWritten;

    /**
     * Makes the steps of searches.
     *
     * @param whole the puzzle, with the request of the checkpoint if there is one
     * @param writing the way to write checkpoints; empty if none are written
     */
    SelectionSteps(SearchInput whole, Optional<CheckpointWriting> writing, Optional<Checkpoint> before) {
        this.whole = whole;
        this.writing = writing;
        this.before = before;
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
        return Math.max(0, selections.stream().map(this::isBegun).toList().indexOf(true));
    }

    private boolean isBegun(Selection selection) {
        String number = String.valueOf(selection.number());
        return before.isPresent() && number.equals(before.get().search().get(SELECTION));
    }

    /**
     * Returns the builder of the search of a selection. The search of a checkpoint keeps the choices that were made for
     * it.
     */
    PackingBuilder builder(Selection selection) {
        return isBegun(selection) || writing.isEmpty()
                ? whole.packing().of(selection)
                : whole.packing().of(selection, writing.get().asked());
    }

    /**
     * Returns the step that searches a selection; empty if no checkpoints are written.
     *
     * @param earlier the number of solutions of the selections before it
     */
    Optional<CheckpointWriting.Steps> of(SearchInput selected, Selection selection, BigInteger earlier) {
        if (writing.isEmpty()) {
            return Optional.empty();
        }
        isWritten = true;
        SearchState state = isBegun(selection) ? before.orElseThrow().state() : SearchState.NONE;
        return Optional.of(
                new CheckpointWriting.Steps(writing.get(), identity(selected, selection, earlier), state, false));
    }

    /**
     * Returns the properties that have to be equal for the search of a selection, and of all selections behind it, to go on.
     */
    Map<String, String> identity(SearchInput selected, Selection selection, BigInteger earlier) {
        Map<String, String> identity = new LinkedHashMap<>(writing.orElseThrow().identity(selected.builder()));
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
        CheckpointFile file = writing.orElseThrow().file();
        try {
            Checkpoint last = file.read();
            file.write(new Checkpoint(last.search(), last.state(), true, last.outputLength(), last.outputCheck()));
        } catch (IOException e) {
            throw UserException.cannotWrite(file.path(), e);
        }
    }
}
