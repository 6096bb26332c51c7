package io.github.filaforge.picture.page;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.EdgePicture;
import io.github.filaforge.picture.NeutralCells;
import io.github.filaforge.picture.Picture;
import io.github.filaforge.picture.PictureFormat;
import io.github.filaforge.picture.SquaresAlone;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** A page that shows one solution after the other; it chooses its own view and fits its window. */
public final class HtmlFormat implements PictureFormat {

    private static final String SHOWS = "a page of html shows";
    private static final String REMEDY = "draw it as svg or png";

    @Override
    public String name() {
        return "html";
    }

    @Override
    public String summary() {
        return "a page to turn, explode and step through";
    }

    @Override
    public boolean showsAll() {
        return true;
    }

    @Override
    public void check(Puzzle puzzle) {
        PageLattice.check(puzzle, SHOWS, REMEDY);
        SquaresAlone.checkClosed(puzzle, SHOWS, REMEDY);
        NeutralCells.check(puzzle, "a page of html", REMEDY);
    }

    @Override
    public void write(Picture picture, OutputStream out) throws IOException {
        check(picture.puzzle());
        String page = PuzzlePage.of(picture.puzzle(), picture.solutions(), picture.palette());
        out.write(page.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void write(EdgePicture picture, OutputStream out) throws IOException {
        out.write(EdgePage.of(picture).getBytes(StandardCharsets.UTF_8));
    }
}
