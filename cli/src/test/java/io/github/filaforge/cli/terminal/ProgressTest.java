package io.github.filaforge.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.options.ProgressOption;
import io.github.filaforge.cli.terminal.Progress.Form;
import io.github.filaforge.run.SearchProgress;
import io.github.filaforge.run.SearchShare;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.terminal.StatusLine;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The progress that is shown of a search at each time, with a clock that only the test moves. */
class ProgressTest {

    private static final long SECOND = 1_000_000_000;
    private static final String CLEAR = "\r\u001b[K";
    private static final RunSettings SETTINGS = RunSettings.standard().withThreads(1);

    private final ByteArrayOutputStream shown = new ByteArrayOutputStream();
    private final StatusLine status = new StatusLine(shown);
    private final PrintStream err = new PrintStream(status, true, StandardCharsets.UTF_8);
    private long nanos;

    private Progress progress(Form form) {
        return new Progress(form, status, err, () -> 80, () -> nanos);
    }

    private SearchShare share(int roots) {
        return new SearchShare(roots, SETTINGS, Optional.empty(), Optional::empty, () -> nanos);
    }

    private String shown() {
        String text = shown.toString(StandardCharsets.UTF_8);
        shown.reset();
        return text;
    }

    private static RootResult result(int root) {
        return new RootResult(root, BigInteger.ONE, true, List.of());
    }

    private static SearchProgress at(double share, long solutions, double seconds, double left, double error) {
        return new SearchProgress(
                share,
                BigInteger.valueOf(solutions),
                seconds,
                left,
                error,
                5.3e7,
                false,
                3,
                8,
                List.of(3, 4),
                Optional.empty());
    }

    @Test
    void whatTakesLessThanASecondIsNotShown() {
        Progress progress = progress(Form.BAR);
        progress.begin("planning");
        nanos += SECOND - 1;
        progress.show();
        progress.begin(share(2));
        nanos += SECOND - 1;
        progress.show();

        assertEquals("", shown());
    }

    @Test
    void onATerminalALineIsDrawnOverAndClearedBeforeAnythingElse() {
        Progress progress = progress(Form.BAR);
        progress.begin("planning");
        nanos += 3 * SECOND;
        progress.show();
        assertEquals(CLEAR + "planning... 3 s", shown());

        err.println("2 solutions");
        assertEquals(CLEAR + "2 solutions" + System.lineSeparator(), shown());
        progress.end();
        progress.show();
        assertEquals("", shown(), "nothing after its end");
    }

    /** A stage has the name of a problem of a file, which may be anything. */
    @Test
    void theNameOfAStageHasNoSignThatATerminalObeysAndIsCutToItsWidth() {
        Progress progress = progress(Form.BAR);
        progress.begin("solving \u001b[2J\u202e\r");
        nanos += 3 * SECOND;
        progress.show();
        assertEquals(CLEAR + "solving \ufffd[2J\ufffd\ufffd... 3 s", shown());

        progress.begin("solving " + "\u6f22".repeat(100));
        nanos += 3 * SECOND;
        progress.show();

        assertEquals(CLEAR + CLEAR + "solving " + "\u6f22".repeat(35), shown(), "79 columns, and a sign takes two");
    }

    @Test
    void elsewhereALineIsPrintedEveryTenSeconds() {
        Progress progress = progress(Form.LINES);
        progress.begin("planning");
        for (int second = 1; second <= 25; second++) {
            nanos += SECOND;
            progress.show();
        }

        assertEquals(
                List.of("planning... 10 s", "planning... 20 s"), shown().lines().toList());
    }

    /** Each part takes less than a second. */
    @Test
    void partsOfOneThingAreShownAsOneHoweverShortTheyAre() {
        Progress progress = progress(Form.BAR);
        for (int part = 1; part <= 2; part++) {
            progress.beginPart("selection " + part + " of 2");
            progress.begin("planning");
            nanos += SECOND - 1;
            progress.show();
            progress.pause();
        }
        progress.endParts();
        assertEquals(CLEAR + "selection 2 of 2: planning... 0 s" + CLEAR, shown());

        progress.begin("planning");
        nanos += SECOND - 1;
        progress.show();
        assertEquals("", shown(), "another puzzle begins anew");
    }

    @Test
    void whoAsksIsToldThoughNothingIsShown() {
        Progress progress = progress(Form.NONE);
        SearchShare share = share(4);
        progress.begin(share);
        share.runBegun(() -> new RunResult(BigInteger.TWO, false, 1, List.of()));
        share.rootBegun(RootPart.root(0));
        nanos += 30 * SECOND;
        share.rootEnded(RootPart.root(0), result(0));
        share.rootBegun(RootPart.root(1));
        progress.show();
        assertEquals("", shown());

        progress.tell();

        List<String> lines = shown().lines().toList();
        assertTrue(lines.get(0).matches("[12]\\d\\.\\d %, 2 solutions, 30 s, \\d:\\d\\d min left .*"), lines::toString);
        assertEquals("1 of 4 roots done, in root 1", lines.get(1));
    }

    @Test
    void theLineHasABarAndAllThatIsKnown() {
        assertEquals(
                "[#####.......] 45.2 %, 12,345 solutions, ~53 M fits/s, 12 s, 15 s left (+-3 s)",
                ProgressText.bar(at(0.452, 12_345, 12, 15, 3), 79));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 20, 40, 60, 79, 200})
    void noLineIsLongerThanTheTerminal(int columns) {
        for (double share : new double[] {Double.NaN, 0, 0.5, 0.999}) {
            SearchProgress far = at(share, Long.MAX_VALUE, 1e6, 1e7, 1e7);
            assertTrue(ProgressText.bar(far, columns).length() <= columns);
        }
    }

    @Test
    void whatIsNotKnownIsNotTold() {
        SearchProgress unknown = new SearchProgress(
                Double.NaN,
                BigInteger.ONE,
                4,
                Double.NaN,
                Double.NaN,
                Double.NaN,
                false,
                0,
                1,
                List.of(),
                Optional.empty());

        assertEquals("1 solution, 4 s", ProgressText.bar(unknown, 79));
    }

    @ParameterizedTest
    @CsvSource({"0.9, 0 s", "59.9, 59 s", "60, 1:00 min", "3599, 59:59 min", "3600, 1:00 h", "90000, 1.0 days"})
    void timesAreToldInUnitsThatOneReads(double seconds, String text) {
        assertEquals(text, ProgressText.time(seconds));
    }

    @Test
    void theFormIsThatOfTheTerminal() {
        ProgressOption option = new ProgressOption();

        assertEquals(Form.BAR, option.form(new Terminal(false, true, Map.of("TERM", "xterm")), false));
        assertEquals(Form.LINES, option.form(new Terminal(true, true, Map.of("TERM", "dumb")), false));
        assertEquals(Form.LINES, option.form(Terminal.none(), false));
        assertEquals(Form.NONE, option.form(new Terminal(true, true, Map.of("TERM", "xterm")), true));
    }
}
