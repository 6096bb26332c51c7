package io.github.filaforge.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.filaforge.cli.CommandLineTester.Ended;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The options that choose the search, with their effect: the strategy and the options in force for the Soma cube. */
class AlgorithmOptionsTest {

    private static final String SOMA = "../def/somacube.txt";

    @ParameterizedTest
    @ValueSource(strings = {"", "-i", "-q", "-g 500", "--threads 2", "--json", "--mirror", "-u", "--auto"})
    void outputThreadsAndGoalsLeaveTheChoiceFree(String options) throws Exception {
        Map<String, String> told = solve(options);

        assertEquals("sieve", told.get("strategy"));
        assertEquals("-P -V -of -f -n", inForce(told));
    }

    @ParameterizedTest
    @CsvSource({
        "-r, schedule, -os",
        "-rL, schedule, -os",
        "-V, schedule, -V -os",
        "-V3, schedule, -V3 -os",
        "-P, schedule, -P -os",
        "-F, schedule, -F -os",
        "-p, schedule, -p -os",
        "-v 3, schedule, -v 3 -os",
        "-n, schedule, -os -n",
        "-oe, schedule, -oe",
        "-of, schedule, -of",
        "-ox+pieces, schedule, -ox+pieces",
        "-of+pieces -f, schedule, -of+pieces -f7",
        "-of+pieces=6 -f6, schedule, -of+pieces=6 -f6",
        "-f5, schedule, -os -f5",
        "-f0, schedule, -os",
        "-f, schedule, -os -f7",
        "-of -f, fila-tables, -of -f",
        "-r -V -of=6 -f, fila-tables, -V -of=6 -f6",
        "-r -V -of=6 -f6 -n, fila-tables, -V -of=6 -f6 -n",
        "-m6 -e4 -b2, schedule, -os:e=4:f=2 -f6",
        "-m2 -e3 -b5, schedule, -os:f=5 -f5",
        "-m7 -n, schedule, -os -f7 -n",
        "-b7, fila-tables, -of -f7",
        "-b6, fila-tables, -of=6 -f6",
        "-ox -e3, schedule, -ox:e=3 -f3",
        "-m0 -e0 -b0, schedule, -os",
        "-b0 -of -f, fila-tables, -of -f"
    })
    @Tag("seconds")
    void anOptionOfPolycubeAsksForItsSearch(String options, String strategy, String inForce) throws Exception {
        Map<String, String> told = solve(options);

        assertEquals(strategy, told.get("strategy"));
        assertEquals(inForce, inForce(told));
        assertEquals("480", told.get("solutions"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-V0", "-P0", "-F0", "-v0", "-V 0 -P=0", "--volumeFilter=0 --volumeBacktrack 0"})
    @Tag("seconds")
    void aFilterOrTriggerWithNoPiecesLeftIsOff(String options) throws Exception {
        assertEquals("-os", inForce(solve(options)));
        assertEquals("-of -f", inForce(solve("--auto " + options)));
    }

    @ParameterizedTest
    @CsvSource({
        "--auto -r, sieve, -of -f",
        "--strategy auto -r -V -n, sieve, -V -of -f -n",
        "--auto -P -F --repeat-fit-filter, sieve, -P -F --repeat-fit-filter -of -f",
        "--auto -of=6 -f6, sieve, -of=6 -f6",
        "--auto -b7, sieve, -of -f7",
        "--auto -f, sieve, -of -f",
        "--auto -ox -f, sieve, -ox -f",
        "--auto -p, schedule, -p -os",
        "--auto -os, schedule, -os",
        "--auto -m3, schedule, -os -f3",
        "--strategy fila-tables -V, fila-tables, -V -of -f",
        "--strategy dynamic-sieve -rL -V, dynamic-sieve, -V -of -f -n",
        "--strategy schedule, schedule, -P -V -os",
        "--strategy schedule -V, schedule, -V -os",
        "--strategy schedule -f5, schedule, -of -f5"
    })
    @Tag("seconds")
    void withAStrategyOrAutoOptionsKeepTheirMeaningAndSayNoMore(String options, String strategy, String inForce)
            throws Exception {
        Map<String, String> told = solve(options);

        assertEquals(strategy, told.get("strategy"));
        assertEquals(inForce, inForce(told));
        assertEquals("480", told.get("solutions"));
    }

    @ParameterizedTest
    @CsvSource({
        "-i -q -rL, --info --quiet --redundancyFilter=L",
        "-u -n -f5, --unique --nof --fila 5",
        "-V3 -P -F2, --volumeFilter 3 --parityFilter --fitFilter=2",
        "-p -v 2, --parityBacktrack --volumeBacktrack 2",
        "-m5 -e3 -b2, --mch 5 --emch=3 --bruijn 2",
        "-t 6 -oe, --trace 6 --order e"
    })
    @Tag("seconds")
    void aLongNameSaysTheSameAsItsLetter(String letters, String names) throws Exception {
        assertEquals(without("seconds", solve(letters)), without("seconds", solve(names)));
    }

    /** A value that is attached to -r is a piece, even if there is a file with this name or nothing follows. */
    @ParameterizedTest
    @ValueSource(strings = {"-rL", "-r=L", "--redundancyFilter=L"})
    void aPieceThatIsAttachedIsNoFile(String option) throws Exception {
        Ended last = CommandLineTester.fila("solve", "-q", SOMA, option);

        assertEquals("480 solutions", last.lastErrorLine());
    }

    @ParameterizedTest
    @ValueSource(strings = {"-t-80", "-t -80", "--trace=-80"})
    void aNegativeNumberOfPiecesLeftIsRefusedBeforeAnythingIsTraced(String option) throws Exception {
        List<String> call = new ArrayList<>(List.of("solve", "-q"));
        call.addAll(List.of(option.split(" ")));
        call.add(SOMA);

        Ended ended = CommandLineTester.fila(call.toArray(String[]::new));

        assertEquals(2, ended.exitCode());
        assertEquals(
                "fila: -t takes a number of pieces left, from 0 to 999999, not '-80'",
                ended.err().lines().findFirst().orElseThrow());
    }

    private static Map<String, String> without(String field, Map<String, String> told) {
        Map<String, String> others = new HashMap<>(told);
        others.remove(field);
        return others;
    }

    /** The options in force but for the constrained piece, counting, roots and strategy. */
    private static String inForce(Map<String, String> told) {
        return told.get("options")
                .replaceAll("^(-i )?(-r\\S*|-u) (--mirror )?", "")
                .replaceAll("( --roots 1)? --strategy \\S+$", "");
    }

    /** The plain fields of the JSON object. */
    private static Map<String, String> solve(String options) throws Exception {
        List<String> call = new ArrayList<>(List.of("solve"));
        Stream.of(options.split(" ")).filter(option -> !option.isEmpty()).forEach(call::add);
        if (!call.contains("--json")) {
            call.add("--json");
        }
        call.addAll(List.of("--", SOMA));
        Ended ended = CommandLineTester.fila(call.toArray(String[]::new));
        assertEquals(0, ended.exitCode(), ended.err());
        Map<String, String> fields = new HashMap<>();
        try (JsonParser parser = new JsonFactory().createParser(ended.out())) {
            int depth = 0;
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
                if (depth == 1 && token.isScalarValue()) {
                    fields.put(parser.currentName(), parser.getText());
                }
            }
        }
        return fields;
    }
}
