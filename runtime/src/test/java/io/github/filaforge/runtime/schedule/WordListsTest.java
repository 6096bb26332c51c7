package io.github.filaforge.runtime.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.runtime.board.Board;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The lists of a single cell, a domino and another single cell in a row of three cells. */
class WordListsTest {

    private static final String[] PIECES = {"A", "B", "C"};

    private final Board board = new Board(new String[] {". . ."}, "", PIECES);
    private final ImageSpace space = new ImageSpace(
            PIECES, new String[] {"0,1,2", "0 1,1 2", "0,1,2"}, new String[] {"1 2 2", "0 0 1"}, "0 1 0");
    private final OpenCells cells = new OpenCells(space, new Remains(space, board.supply(), board.allowance()));
    private final WordLists.Rows rows = new WordLists.Rows(space, cells, 0, 1, 2, 3, 4, 5, 6, 7);
    private final WordLists.Store store = new WordLists.Store();

    @Test
    void withNofAListHasTheImagesThatMissTheFilledNeighbours() {
        WordLists lists = new WordLists(rows, cells, store, true, 0, 0, 0);

        assertEquals(List.of(1, 3, 4, 6), imagesToTry(lists, 0b000, 0));
        assertEquals(List.of(1, 4, 6), imagesToTry(lists, 0b001, 0));
        assertEquals(List.of(1, 6), imagesToTry(lists, 0b101, 0));
    }

    @Test
    void withoutNofAllImagesOfTheCellAreTried() {
        WordLists lists = new WordLists(rows, cells, store, false, 0, 0, 0);

        assertEquals(List.of(1, 3, 4, 6), imagesToTry(lists, 0b001, 0));
        assertEquals(List.of(1, 3, 4, 6), imagesToTry(lists, 0b101, 0));
    }

    @Test
    void withoutNofShapesThatAreUsedUpArePassedOver() {
        WordLists lists = new WordLists(rows, cells, store, false, 0, 0, 0);

        assertEquals(List.of(3, 4, 6), imagesToTry(lists, 0b001, 0b001));
        assertEquals(List.of(1, 6), imagesToTry(lists, 0b001, 0b010));
    }

    /** Returns the images that a search would look at where the cell in the middle is the target. */
    private List<Integer> imagesToTry(WordLists lists, long occupancy, long usedShapes) {
        List<Integer> images = new ArrayList<>();
        int target = lists.target(1, occupancy);
        for (long parts = lists.parts(target, usedShapes); parts != 0L; parts &= parts - 1L) {
            int part = Long.numberOfTrailingZeros(parts);
            for (int at = lists.start(target, part); at < lists.end(target, part); at++) {
                images.add(store.images[at]);
            }
        }
        return images;
    }
}
