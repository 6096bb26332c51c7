package io.github.filaforge.picture;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The list of all formats that draw in the plane. */
public final class PictureFormats {

    private static final List<PictureFormat> ALL = List.of(new SvgFormat(), new PngFormat());

    private PictureFormats() {}

    /** Returns all formats; the first is the standard one. */
    public static List<PictureFormat> all() {
        return ALL;
    }

    /** Returns the format of a name, or empty if there is none. */
    public static Optional<PictureFormat> named(String name) {
        return ALL.stream().filter(format -> format.name().equals(name)).findFirst();
    }

    /** Returns the names, for messages: {@code svg or png}. */
    public static String names() {
        return ALL.stream().map(PictureFormat::name).collect(Collectors.joining(" or "));
    }
}
