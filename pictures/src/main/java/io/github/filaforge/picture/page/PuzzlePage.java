package io.github.filaforge.picture.page;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.picture.PictureException;
import io.github.filaforge.picture.moves.MovesPicture;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.List;
import java.util.Map;

/**
 * A page of HTML that shows solutions. A reader can turn a solution, explode it, and step through it piece by piece. The
 * page is one file and uses no network. Its policy lets a browser run its script and apply its style, both identified by
 * their hashes, and nothing else. Names are data and texts, never markup.
 */
public final class PuzzlePage {

    private PuzzlePage() {}

    /**
     * Returns the page, which is written in UTF-8.
     *
     * @param solutions the solutions to show, in this order, at least one; a {@code PieceTray} can be shown too
     * @throws PictureException if there are too many
     * @throws IllegalArgumentException if one of them has a piece or a cell that the puzzle has not
     */
    public static String of(Puzzle puzzle, List<List<PlacedPiece>> solutions, Palette palette) {
        return page(puzzle, PageData.of(puzzle, solutions, palette), false);
    }

    /**
     * Returns the page of solutions that plays their moves.
     *
     * @throws PictureException if there are too many
     */
    static String of(MovesPicture picture) {
        return page(picture.solutions().puzzle(), PageData.of(picture), true);
    }

    private static String page(Puzzle puzzle, String data, boolean hasMoves) {
        String script = PageFiles.script(puzzle, hasMoves ? "moves-controls start" : "start");
        String style = PageFiles.text("css", hasMoves ? "page moves" : "page");
        return PageFiles.template("page.html")
                .fill(Map.of(
                        "policy",
                        PageFiles.policy(script, "", style),
                        "title",
                        puzzle.name(),
                        "style",
                        style,
                        "hasMoves",
                        hasMoves,
                        "data",
                        data,
                        "script",
                        script));
    }
}
