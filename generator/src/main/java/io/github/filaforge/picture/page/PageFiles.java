package io.github.filaforge.picture.page;

import io.github.filaforge.templates.Template;
import java.util.List;
import java.util.stream.Collectors;

/** The files of {@code templates} of which pages consist. */
final class PageFiles {

    private static final String FOLDER = "page/";

    private PageFiles() {}

    /** Returns the text of files one after the other, unchanged. */
    static String text(List<String> names) {
        return names.stream().map(name -> Template.text(FOLDER + name)).collect(Collectors.joining("\n"));
    }

    /** Returns a file with slots. */
    static Template template(String name) {
        return Template.named(FOLDER + name);
    }
}
