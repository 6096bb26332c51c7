package io.github.filaforge.picture.page;

import io.github.filaforge.templates.Template;
import java.util.List;
import java.util.stream.Collectors;

/** The files of which pages consist: scripts, styles and pages with slots, as resources beside this class. */
final class PageFiles {

    private PageFiles() {}

    /** Returns the text of files one after the other, unchanged. */
    static String text(List<String> names) {
        return names.stream().map(name -> Template.text(PageFiles.class, name)).collect(Collectors.joining("\n"));
    }

    /** Returns a file with slots. */
    static Template template(String name) {
        return Template.named(PageFiles.class, name);
    }
}
