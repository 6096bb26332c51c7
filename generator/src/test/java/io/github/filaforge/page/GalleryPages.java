package io.github.filaforge.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.filaforge.page.Gallery.Entry;
import io.github.filaforge.picture.page.Browser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Makes the gallery in {@code target/gallery}, and opens each page in a real browser, if one is installed. By its name it is no
 * test of every build: {@code mvn -Pgallery test} runs it.
 */
class GalleryPages {

    private static final int PAGES = 5;

    @TempDir
    private static Path profile;

    private static Optional<Browser> browser = Optional.empty();

    @BeforeAll
    static void make() throws IOException {
        Gallery.make(entries());
        Optional<Path> program = Browser.installed();
        if (program.isPresent()) {
            browser = Optional.of(Browser.start(program.get(), profile));
        }
    }

    @AfterAll
    static void end() {
        browser.ifPresent(Browser::close);
    }

    static List<Entry> entries() throws IOException {
        return Gallery.entries();
    }

    private static Browser opened(Path page) {
        assumeTrue(browser.isPresent(), "no browser is installed");
        browser.get().open(page.toUri().toString());
        return browser.get();
    }

    @Test
    void thereAreFivePages() throws IOException {
        assertEquals(
                PAGES,
                entries().stream()
                        .map(Entry::file)
                        .filter(Files::isRegularFile)
                        .distinct()
                        .count());
    }

    @ParameterizedTest
    @MethodSource("entries")
    void aPageFindsAsManySolutionsAsTheDocumentSays(Entry entry) {
        Browser opened = opened(entry.file());

        opened.value("page.search.start()");
        if (entry.count().isPresent()) {
            opened.waitFor("['done', 'failed'].includes(page.search.state)");
            assertEquals("done", opened.value("page.search.state"));
            assertEquals(entry.count().getAsInt(), opened.number("page.search.found"));
        } else {
            opened.waitFor("page.search.found > 0 || page.search.state === 'failed'");
            assertEquals("running", opened.value("page.search.state"));
            opened.value("page.search.stop()");
        }

        assertEquals("WebAssembly", opened.value("page.search.engine.kind"));
        assertEquals(List.of(), opened.complaints());
    }

    @Test
    void theIndexLeadsToAllPagesAndShowsTheirPictures() {
        Browser opened = opened(Gallery.index());

        assertEquals(PAGES, opened.number("new Set([...document.links].map(link => link.href)).size"));
        assertEquals(PAGES, opened.number("document.images.length"));
        assertTrue((Boolean) opened.value("[...document.images].every(image => image.naturalWidth > 0)"));
        assertEquals(List.of(), opened.complaints());
    }
}
