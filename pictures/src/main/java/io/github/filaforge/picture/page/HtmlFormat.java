package io.github.filaforge.picture.page;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.Picture;
import io.github.filaforge.picture.PictureFormat;
import io.github.filaforge.picture.SolutionPicture;
import io.github.filaforge.picture.moves.MovesPicture;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * The picture format HTML. Solutions of a packing become a page that shows one solution after the other. The page has a view
 * of its own and fits its window. Any other picture stands on the page as it is.
 */
public final class HtmlFormat implements PictureFormat {

    private static final String SHOWS = "a page of html shows";
    private static final String REMEDY = "draw it as svg or png";

    private static final String STYLE =
            "body{margin:1rem;background:#fff}svg{display:block;max-width:100%;height:auto;margin:auto}";

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
        SolutionPicture.View.LAYERS.check(puzzle);
        SolutionPicture.checkEnds(puzzle, SHOWS, REMEDY);
    }

    @Override
    public void write(Picture picture, OutputStream out) throws IOException {
        out.write(page(picture).getBytes(StandardCharsets.UTF_8));
    }

    private String page(Picture picture) throws IOException {
        if (picture instanceof SolutionPicture solutions) {
            check(solutions.puzzle());
            return PuzzlePage.of(solutions.puzzle(), solutions.solutions(), solutions.palette());
        }
        if (picture instanceof MovesPicture moves) {
            check(moves.solutions().puzzle());
            return PuzzlePage.of(moves);
        }
        return still(picture);
    }

    /** Returns a page without scripts. The picture, from which the title comes too, has escaped all text. */
    private static String still(Picture picture) throws IOException {
        ByteArrayOutputStream svg = new ByteArrayOutputStream();
        picture.writeSvg(svg);
        String drawn = svg.toString(StandardCharsets.UTF_8);
        int start = drawn.indexOf("<title>");
        String title = drawn.substring(start, drawn.indexOf("</title>") + "</title>".length());
        return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta http-equiv=\"Content-Security-Policy\" content=\"" + PageFiles.policy(STYLE) + "\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                + title + "\n<style>" + STYLE + "</style>\n</head>\n<body>\n<main>\n" + drawn
                + "</main>\n</body>\n</html>\n";
    }
}
