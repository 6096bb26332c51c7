package io.github.filaforge.cli;

import io.github.filaforge.picture.PictureFormat;
import io.github.filaforge.picture.PictureFormats;
import io.github.filaforge.picture.page.HtmlFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The formats of pictures of {@code render}: the formats that draw in the plane, and the page. */
final class RenderFormats {

    private static final List<PictureFormat> ALL = Stream.concat(
                    PictureFormats.all().stream(), Stream.of(new HtmlFormat()))
            .toList();

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
