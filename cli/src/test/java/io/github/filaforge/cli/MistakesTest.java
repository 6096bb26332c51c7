package io.github.filaforge.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.pipeline.Renewal;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The full messages for mistakes in a command line. Their table is the resource {@code cli/mistakes.txt}, whose head
 * describes its form.
 */
class MistakesTest {

    private static final String TABLE = "cli/mistakes.txt";
    private static final String CALL = "$ fila ";
    private static final String INPUT = "< ";
    private static final String EXIT = "exit code ";
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    /**
     * A mistake.
     *
     * @param call the command line behind the program's name
     * @param input what standard input has, with \n for a line feed
     * @param answer the exit code, and the lines on standard error
     */
    record Mistake(String call, String input, List<String> answer) {

        Ended run() {
            List<String> words = new ArrayList<>();
            Matcher word = WORD.matcher(call);
            while (word.find()) {
                words.add(word.group(1) != null ? word.group(1) : word.group(2));
            }
            return CommandLineTester.filaReading(input.replace("\\n", "\n"), words.toArray(String[]::new));
        }

        /** Returns true if there is only a warning. */
        boolean isLegal() {
            return answer.stream().anyMatch(line -> line.contains(": warning: "));
        }

        String block(Ended ended) {
            return CALL + call + "\n" + (input.isEmpty() ? "" : INPUT + input + "\n") + EXIT + ended.exitCode() + "\n"
                    + ended.err();
        }

        @Override
        public String toString() {
            return "fila " + call;
        }
    }

    static List<Mistake> mistakes() throws IOException {
        List<Mistake> mistakes = new ArrayList<>();
        for (String block : Renewal.text(TABLE).split("(?m)^(?=\\$ fila )", -1)) {
            if (block.startsWith(CALL)) {
                List<String> lines = block.strip().lines().toList();
                boolean reads = lines.size() > 1 && lines.get(1).startsWith(INPUT);
                mistakes.add(new Mistake(
                        lines.get(0).substring(CALL.length()),
                        reads ? lines.get(1).substring(INPUT.length()) : "",
                        lines.subList(reads ? 2 : 1, lines.size())));
            }
        }
        return mistakes;
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    @Tag("seconds")
    void aMistakeIsAnsweredByWhatIsWrongAndWhatWouldBeRight(Mistake mistake) {
        Ended ended = mistake.run();

        assertEquals(
                String.join("\n", mistake.answer()),
                EXIT + ended.exitCode() + "\n" + ended.err().strip());
        assertEquals("", ended.out());
        assertEquals(mistake.isLegal(), ended.exitCode() == 0);
        assertFalse(ended.err().contains("\tat "), ended.err());
    }

    @Test
    @EnabledIfSystemProperty(named = "renew", matches = "true")
    void theTableIsWrittenAgain() throws IOException {
        String table = Renewal.text(TABLE);
        String head = table.substring(0, table.indexOf(CALL));
        String found = mistakes().stream()
                .map(mistake -> mistake.block(mistake.run()))
                .collect(Collectors.joining("\n", head, ""));

        assertEquals(Renewal.expected(TABLE, found), found);
    }
}
