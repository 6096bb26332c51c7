package io.github.filaforge.cli.render;

import io.github.filaforge.picture.PictureFormat;
import io.github.filaforge.picture.PngFormat;
import io.github.filaforge.picture.SvgFormat;
import io.github.filaforge.picture.page.HtmlFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The list of all formats of pictures of {@code render}. */
final class RenderFormats {

    private static final List<PictureFormat> ALL = List.of(new SvgFormat(), new PngFormat(), new HtmlFormat());

    private RenderFormats() {}

    /** Returns all formats. The first is the default format. */
    static List<PictureFormat> all() {
        return ALL;
    }

    /** Returns the format with a name. */
    static Optional<PictureFormat> named(String name) {
        return ALL.stream().filter(format -> format.name().equals(name)).findFirst();
    }

    /** Returns the names, for messages: {@code svg, png}. */
    static String names() {
        return ALL.stream().map(PictureFormat::name).collect(Collectors.joining(", "));
    }
}
