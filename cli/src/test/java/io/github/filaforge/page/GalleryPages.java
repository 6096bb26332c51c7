package io.github.filaforge.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.page.Gallery.Entry;
import io.github.filaforge.picture.page.Browser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Makes the gallery in {@code target/gallery}, and opens each page in a real browser, if one is installed. By its name it is no
 * test of every build: {@code mvn -Pgallery test} runs it.
 */
class GalleryPages {

    @BeforeAll
    static void make() throws IOException {
        Gallery.make(Gallery.entries());
    }

    @Test
    void eachPageIsMade() throws IOException {
        for (Entry entry : Gallery.entries()) {
            assertTrue(Files.isRegularFile(entry.file()), entry::page);
        }
    }

    @Test
    void aPageThatIsMadeOnceMoreHasEqualBytes(@TempDir Path folder) throws IOException {
        Entry entry = Gallery.entries().stream()
                .filter(made -> made.definition().equals("tetriscube"))
                .findFirst()
                .orElseThrow();
        Path again = folder.resolve(entry.page());

        Gallery.make(entry, again);

        assertEquals(-1, Files.mismatch(entry.file(), again));
    }

    @Nested
    class InABrowser {

        @RegisterExtension
        private static final Browser BROWSER = new Browser();

        static List<Entry> entries() throws IOException {
            return Gallery.entries();
        }

        @ParameterizedTest
        @MethodSource("entries")
        void aPageFindsAsManySolutionsAsTheDocumentSays(Entry entry) {
            BROWSER.open(entry.file().toUri().toString());

            BROWSER.value("page.search.start()");
            if (entry.count().isPresent()) {
                BROWSER.waitFor("['done', 'failed'].includes(page.search.state)");
                assertEquals("done", BROWSER.value("page.search.state"));
                assertEquals(entry.count().getAsInt(), BROWSER.number("page.search.found"));
            } else {
                BROWSER.waitFor("page.search.found > 0 || page.search.state === 'failed'");
                assertEquals("running", BROWSER.value("page.search.state"));
                BROWSER.value("page.search.stop()");
            }

            assertEquals("WebAssembly", BROWSER.value("page.search.engine.kind"));
            assertEquals(List.of(), BROWSER.complaints());
        }

        @Test
        void theIndexLeadsToAllPagesAndShowsTheirPictures() throws IOException {
            int pages = entries().size();
            BROWSER.open(Gallery.index().toUri().toString());

            assertEquals(pages, BROWSER.number("new Set([...document.links].map(link => link.href)).size"));
            assertEquals(pages, BROWSER.number("document.images.length"));
            assertTrue((Boolean) BROWSER.value("[...document.images].every(image => image.naturalWidth > 0)"));
            assertEquals(List.of(), BROWSER.complaints());
        }
    }
}
