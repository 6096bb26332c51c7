package io.github.filaforge.picture.page;

import io.github.filaforge.picture.EdgePicture;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** A page of HTML with boards of an edge puzzle: a picture without scripts. */
final class EdgePage {

    private static final String STYLE =
            "body{margin:1rem;background:#fff}svg{display:block;max-width:100%;height:auto;margin:auto}";

    private EdgePage() {}

    /** Returns the page, which is written in UTF-8. The picture, from which the title comes too, has escaped all text. */
    static String of(EdgePicture picture) throws IOException {
        ByteArrayOutputStream svg = new ByteArrayOutputStream();
        picture.writeSvg(svg);
        String drawn = svg.toString(StandardCharsets.UTF_8);
        int start = drawn.indexOf("<title>");
        String title = drawn.substring(start, drawn.indexOf("</title>") + "</title>".length());
        return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta http-equiv=\"Content-Security-Policy\" content=\"" + PagePolicy.ofStyle(STYLE) + "\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                + title + "\n<style>" + STYLE + "</style>\n</head>\n<body>\n<main>\n" + drawn
                + "</main>\n</body>\n</html>\n";
    }
}
