package io.github.filaforge.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.page.Gallery.Entry;
import io.github.filaforge.pipeline.Definitions;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The entries of {@code docs/gallery.md}, from which {@link GalleryPages} makes pages. */
class GalleryTest {

    @Test
    void theDocumentHasFivePuzzlesWithTheirPictures() throws IOException {
        List<Entry> entries = Gallery.entries();

        assertEquals(5, entries.stream().map(Entry::page).distinct().count());
        for (Entry entry : entries) {
            assertFalse(Definitions.puzzle(entry.definition()).pieces().isEmpty(), entry::definition);
            assertTrue(Files.isRegularFile(entry.pictureFile()), entry::picture);
        }
    }
}
