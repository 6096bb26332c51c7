package io.github.filaforge.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.picture.page.Browser;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The puzzle in the address of the editor, in the browser, and in files. */
@Tag("processes")
@Tag("slow")
class StudioKeepingTest {

    @RegisterExtension
    static final Browser BROWSER = new Browser();

    private static final OpenedStudio STUDIO = new OpenedStudio(BROWSER);

    @Test
    void theAddressKeepsThePuzzleAndAHostileAddressRunsNothing() {
        STUDIO.open("");
        STUDIO.write(
                "D:name=</script><img src=x onerror=alert(1)>:xDim=2:yDim=1:zDim=1\nC:name=<b>:layout=0 0 0, 1 0 0\n~D\n");
        BROWSER.waitFor("document.title.startsWith('</script>')");
        BROWSER.click("share");
        BROWSER.waitFor("location.hash.startsWith('#p=')");
        String fragment = (String) BROWSER.value("location.hash");
        String shared = STUDIO.text();

        STUDIO.open(fragment);

        assertEquals(shared, STUDIO.text());
        assertEquals(true, BROWSER.value("document.querySelectorAll('img, #pieces b').length === 0"));
        for (String damaged : List.of("#p=%%%", "#p=AAAA", fragment.substring(0, fragment.length() - 5))) {
            STUDIO.open(damaged);
            assertEquals("The address does not contain a whole puzzle: copy all of it.", STUDIO.message());
        }
        // An edge puzzle of one cell, with the code 1, which is no piece.
        STUDIO.open("#p=c7GqcMnMtTW0qoRQqSnpqcW2BlyuVnmJualAgeLMFJCAAhhy1blwAQA&s=YwQA");
        assertEquals("The solution in the address is damaged, or it is of another puzzle.", STUDIO.message());
    }

    @Test
    void whatIsDrawnAfterThePuzzleIsSharedIsThereWhenThePageIsLoadedAgain() {
        STUDIO.open("");
        STUDIO.write("D:xDim=2:yDim=1:zDim=1\nC:name=A:layout=0 0 0, 1 0 0\n~D\n", "Region: 2 cells");
        BROWSER.click("share");
        BROWSER.waitFor("location.hash.startsWith('#p=')");
        String fragment = (String) BROWSER.value("location.hash");

        BROWSER.click("add");
        BROWSER.waitFor("document.getElementById('text').value.includes('name=B')");
        String drawn = STUDIO.text();

        assertEquals("", BROWSER.value("location.hash"));
        STUDIO.openAgain("");
        assertEquals(drawn, STUDIO.text());
        STUDIO.openAgain(fragment);
        assertFalse(STUDIO.text().contains("name=B"), STUDIO.text());
    }

    @Test
    void anAddressThatReplacesTheAddressOfThePageIsOpened() {
        STUDIO.open("");
        STUDIO.write("D:xDim=2:yDim=1:zDim=1\nC:name=A:layout=0 0 0, 1 0 0\n~D\n", "Region: 2 cells");
        BROWSER.click("share");
        BROWSER.waitFor("location.hash.startsWith('#p=')");
        String fragment = (String) BROWSER.value("location.hash");
        String shared = STUDIO.text();
        STUDIO.open("");

        BROWSER.value("location.hash = '" + fragment + "'");

        BROWSER.waitFor("document.getElementById('text').value === " + OpenedStudio.quoted(shared));
    }

    @Test
    void theAddressKeepsASolutionAndRefusesAnother() {
        STUDIO.open("");
        STUDIO.solve("");
        BROWSER.waitFor("document.getElementById('result').textContent.includes(' solutions in ')");
        BROWSER.value("navigator.clipboard.writeText = async () => {}");
        BROWSER.click("share-solution");
        BROWSER.waitFor("location.hash.includes('&s=')");
        String shared = (String) BROWSER.value("location.hash");

        STUDIO.open(shared);
        assertEquals("This solution comes from the address of the page.", STUDIO.message());
        assertEquals(20.0, BROWSER.number("document.querySelectorAll('#solution .solved').length"));
        STUDIO.open(shared.substring(0, shared.indexOf("&s=")) + "&s=AAAA");
        assertEquals("The solution in the address is damaged, or it is of another puzzle.", STUDIO.message());
    }

    @Test
    void aFileOfBurrToolsIsSavedAndOpened() {
        STUDIO.open("");
        STUDIO.choose(3);
        STUDIO.waitForNumbers("Region: 27");
        STUDIO.save("burr");

        BROWSER.value("document.getElementById('text').value = ''");
        BROWSER.value("""
                (() => {
                  const files = new DataTransfer();
                  files.items.add(new File([window.saved], 'a cube.xmpuzzle'));
                  const input = document.getElementById('file');
                  input.files = files.files;
                  input.dispatchEvent(new Event('change'));
                })()""");

        BROWSER.waitFor("document.getElementById('text').value.startsWith('D:name=a-cube:')");
        STUDIO.solve("480 solutions in");
    }

    @Test
    void thePiecesAreSavedForAPrinter() {
        STUDIO.open("");
        STUDIO.save("stl");

        assertEquals("model/stl", BROWSER.value("window.saved.type"));
        BROWSER.value(
                "window.saved.arrayBuffer().then(bytes => window.triangles = new DataView(bytes).getUint32(80, true))");
        // A piece has a closed surface, of more triangles than a cube.
        assertTrue(BROWSER.number("triangles") > 12, () -> BROWSER.value("triangles") + " triangles");
        assertEquals(84 + 50 * BROWSER.number("triangles"), BROWSER.number("window.saved.size"));
    }

    @Test
    void theSolutionIsSavedAsAPicture() {
        STUDIO.open("");
        STUDIO.solve("");
        BROWSER.waitFor("document.getElementById('result').textContent.includes(' solutions in ')");
        STUDIO.save("text");
        BROWSER.click("picture-png");
        BROWSER.waitFor("window.saved.type === 'image/png'");
        BROWSER.value("createImageBitmap(window.saved).then(image => window.picture = image)");
        assertEquals(5 / 4.0, BROWSER.number("picture.width / picture.height"), 0.05);
        BROWSER.click("picture");
        BROWSER.waitFor("window.saved.type === 'image/svg+xml'");
        String svg = (String) BROWSER.value("window.saved.text()");
        assertTrue(svg.contains("<polygon") && svg.contains("stroke-width=") && !svg.contains("class="), svg);
    }
}
