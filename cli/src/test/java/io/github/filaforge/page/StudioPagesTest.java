package io.github.filaforge.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.picture.page.Browser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pages of puzzles that the editor shows and saves. */
@Tag("processes")
@Tag("slow")
class StudioPagesTest {

    @RegisterExtension
    static final Browser BROWSER = new Browser();

    private static final OpenedStudio STUDIO = new OpenedStudio(BROWSER);

    @TempDir
    static Path folder;

    /** Opens the page that the studio has saved. */
    private static void openSaved(String format) throws Exception {
        STUDIO.save(format);
        Path page = folder.resolve("saved.html");
        Files.writeString(page, (String) BROWSER.value("window.saved.text()"));
        BROWSER.open(page.toUri().toString());
    }

    @ParameterizedTest
    @CsvSource({"pentominoes_8x8, 65", "tetrahexes_7x4, 9"})
    void aPageOfThePuzzleSolvesAndAnswersQuestions(String name, double count) throws Exception {
        STUDIO.open("");
        STUDIO.write(Files.readString(Path.of("../def", name + ".txt"))
                .replaceFirst("(?m)^D:", "D:name=@@data@@<img src=x>:"));
        BROWSER.waitFor("document.title.startsWith('@@data@@<img')");

        openSaved("page");
        assertEquals("@@data@@<img src=x>", BROWSER.value("document.title"));
        BROWSER.click("solve");
        BROWSER.waitFor("page.search.state === 'done'");
        assertEquals(count, BROWSER.number("page.search.found"));

        BROWSER.click("tab-play");
        BROWSER.click("give-hint");
        BROWSER.waitFor("page.playing.game.assembly().placed().length === 1");
        BROWSER.click("check");
        BROWSER.waitFor("document.getElementById('answer').dataset.answer === 'yes'");
        assertEquals(List.of(), BROWSER.complaints());
    }

    @Test
    void theStudioPlaysThePuzzleInAPanel() {
        STUDIO.open("");
        STUDIO.write(
                "D:name=Row:xDim=3:yDim=1:zDim=1\nC:name=A:layout=0 0 0, 1 0 0\nC:name=B:layout=0 0 0\n~D\n",
                "Region: 3 cells. Pieces: 3");
        BROWSER.value("document.getElementById('player-frame').addEventListener('load', event => "
                + "{ event.target.dataset.loaded = String(document.getElementById('player').open) })");
        BROWSER.click("play");
        BROWSER.waitFor("document.getElementById('player-frame').dataset.loaded === 'true'");

        waitInFrame("window.page?.playing");
        assertEquals(false, BROWSER.valueInFrame("document.getElementById('play-panel').hidden"));
        assertEquals("Row", BROWSER.valueInFrame("document.title"));
        assertEquals(true, BROWSER.valueInFrame("document.getElementById('tray').children.length === 2"));
        BROWSER.valueInFrame("document.getElementById('give-hint').click()");
        waitInFrame("page.playing.game.assembly().placed().length === 1");
        BROWSER.click("player-close");
        assertEquals(false, BROWSER.value("document.getElementById('player').open"));
        assertEquals(false, BROWSER.value("document.getElementById('player-frame').hasAttribute('src')"));
        assertEquals(List.of(), BROWSER.complaints());
    }

    private static void waitInFrame(String condition) {
        BROWSER.valueInFrame("new Promise(done => { const look = () => (" + condition
                + ") ? done(true) : requestAnimationFrame(look); look(); })");
    }

    @Test
    void anEdgePuzzleHasAPageToo() throws Exception {
        STUDIO.open("");
        STUDIO.write(Files.readString(Path.of("../def/scramble_3x3.txt")), "9 pieces");

        openSaved("page");

        BROWSER.waitFor("window.page && document.getElementById('tray').children.length === 9");
        assertEquals(List.of(), BROWSER.complaints());
    }

    @Test
    void aStudioWithThePuzzleIsSaved() throws Exception {
        STUDIO.open("");
        STUDIO.write("D:name=</script><b>:xDim=2:yDim=1:zDim=1\nC:name=A:layout=0 0 0, 1 0 0\n~D\n");
        BROWSER.waitFor("document.title.startsWith('</script><b>')");
        String written = STUDIO.text();

        openSaved("studio");

        STUDIO.waitUntilReady();
        assertEquals(written, STUDIO.text());
        STUDIO.solve("1 solution in");

        BROWSER.click("add");
        BROWSER.waitFor("document.getElementById('text').value.includes('name=B')");
        String drawn = STUDIO.text();
        BROWSER.open((String) BROWSER.value("location.href"));
        STUDIO.waitUntilReady();
        assertEquals(drawn, STUDIO.text());
        BROWSER.click("undo");
        BROWSER.waitFor("document.getElementById('text').value === " + OpenedStudio.quoted(written));
    }
}
