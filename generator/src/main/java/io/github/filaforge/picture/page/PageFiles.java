package io.github.filaforge.picture.page;

import io.github.filaforge.templates.Template;
import java.util.List;
import java.util.stream.Collectors;

/** The files of {@code templates} that pages consist of. */
final class PageFiles {

    private static final String FOLDER = "page/";

    private PageFiles() {}

    /** Files one after the other, as they are. */
    static String text(List<String> names) {
        return names.stream().map(name -> Template.text(FOLDER + name)).collect(Collectors.joining("\n"));
    }

    /** A file with slots. */
    static Template template(String name) {
        return Template.named(FOLDER + name);
    }
}
