package io.github.filaforge.edge.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.zip.CRC32;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A text of groups of pieces")
class GroupTextTest {

    /** A board whose piece 7 is pinned. */
    private static final EdgePuzzle PUZZLE = Sets.board(6, 5, 3, 5, 4).withPins(List.of(new EdgePlacement(8, 6, 0)));

    private static final OptionalInt NONE = OptionalInt.empty();

    private static final String HEAD = GroupText.write(List.of(), PUZZLE);

    private static List<PieceGroup> read(String text) {
        return GroupText.read("g.txt", text, PUZZLE);
    }

    private static String message(String text, EdgePuzzle puzzle) {
        return assertThrows(ScoreException.class, () -> GroupText.read("g.txt", text, puzzle))
                .getMessage();
    }

    private static ScoreSearch plan(GroupRequest groups) {
        return ScoreSearch.of(
                PUZZLE, new ScoreRequest(OptionalInt.of(47), "row", "", "20,2", OptionalInt.of(9), 5, "", groups));
    }

    private static GroupRequest fromFile(OptionalInt kept, String text) {
        return new GroupRequest(kept, NONE, NONE, "g.txt", Optional.of(text));
    }

    @Test
    @DisplayName("leads to the plan of the groups that it was written of")
    void roundTrip() {
        ScoreSearch made = plan(GroupRequest.keeping(4));
        List<PieceGroup> groups = made.attempts().orElseThrow().groups().orElseThrow();

        String text = GroupText.write(groups, PUZZLE);

        assertTrue(groups.size() > 1, groups.size() + " groups");
        assertEquals(made, plan(fromFile(NONE, text)));
        assertEquals(made, plan(fromFile(OptionalInt.of(9), text)));
    }

    @Test
    @DisplayName("has a line with the numbers of the pieces of each class, and numbers begin at 1")
    void form() {
        String line = "tileability=70 good=1,2,3 precious=2 useless=30\n";
        PieceGroup group = read(HEAD + line).get(0);

        assertEquals(70, group.tileability());
        assertEquals("gpgbbb-" + "b".repeat(22) + "u", letters(group));
        assertEquals(HEAD + line, GroupText.write(List.of(group), PUZZLE));
    }

    private static String letters(PieceGroup group) {
        StringBuilder letters = new StringBuilder();
        group.classes()
                .forEach(kind -> letters.append(
                        switch (kind) {
                            case PRECIOUS -> 'p';
                            case GOOD -> 'g';
                            case BAD -> 'b';
                            case USELESS -> 'u';
                            case PINNED -> '-';
                        }));
        return letters.toString();
    }

    @Test
    @DisplayName("may have comments, empty lines, and classes without pieces")
    void comments() {
        String text = "\n# mine\ntileability=0 good= precious= useless=   # nothing\r\n\n";

        assertEquals("bbbbbb-" + "b".repeat(23), letters(read(HEAD + text).get(0)));
    }

    @Test
    @DisplayName("gives the most tileable groups, in whichever order they stand")
    void best() {
        String text = HEAD
                + "tileability=5 good=1 precious= useless=\n"
                + "tileability=9 good=2 precious= useless=\n"
                + "tileability=7 good=3 precious= useless=\n";

        List<PieceGroup> two = plan(fromFile(OptionalInt.of(2), text))
                .attempts()
                .orElseThrow()
                .groups()
                .orElseThrow();

        assertEquals(List.of(9L, 7L), two.stream().map(PieceGroup::tileability).toList());
    }

    @Test
    @DisplayName("is of the pieces in their order, in whichever turn they are defined")
    void fingerprint() {
        String text = HEAD + "tileability=5 good=1 precious= useless=\n";
        List<EdgePiece> turned = PUZZLE.pieces().stream()
                .map(piece -> piece.withSides(piece.turned(3)))
                .toList();
        EdgePuzzle other = new EdgePuzzle("turned", 6, 5, PUZZLE.rim(), turned, List.of());

        assertEquals(1, GroupText.read("g.txt", text, other).size());
        List<EdgePiece> backwards = new ArrayList<>(turned);
        Collections.reverse(backwards);
        EdgePuzzle reversed = new EdgePuzzle("reversed", 6, 5, PUZZLE.rim(), backwards, List.of());
        assertEquals(
                "g.txt, line 2: these are groups of other pieces than the pieces of reversed; name the file of this puzzle,"
                        + " or a file that is not there yet, to which groups are written",
                message(text, reversed));
    }

    @Test
    @DisplayName("has the CRC-32 of the rim and of the sides of its pieces")
    void checksum() {
        String pieces = "rim " + PUZZLE.rim().orElse(-1) + " "
                + PUZZLE.pieces().stream().map(EdgePiece::firstTurned).toList();
        CRC32 expected = new CRC32();
        expected.update(pieces.getBytes(StandardCharsets.UTF_8));

        assertEquals("filaforge-groups 1\npieces %08x\n".formatted(expected.getValue()), HEAD);
    }

    @ParameterizedTest
    @DisplayName("is refused by a message with the line and the remedy")
    @CsvSource(
            delimiter = '|',
            value = {
                "tileability=1 good=1,2,1 precious= useless= | piece 1 cannot be good, since it is named twice: leave one out",
                "tileability=1 good=1,2 precious=2,2 useless= | piece 2 cannot be precious, since it is named twice: leave one"
                        + " out",
                "tileability=1 good=1,2 precious=3 useless= | piece 3 cannot be precious, since it is not among the good"
                        + " pieces: add it there, or leave it out",
                "tileability=1 good=1,2 precious=2 useless=1 | piece 1 cannot be useless, since it is good: leave one out",
                "tileability=1 good=1,2 precious=2 useless=2 | piece 2 cannot be useless, since it is precious: leave one"
                        + " out",
                "tileability=1 good=7 precious= useless= | piece 7 cannot be good, since it is pinned, and no class has"
                        + " pinned pieces: leave it out",
                "tileability=1 good= precious= useless=7 | piece 7 cannot be useless, since it is pinned, and no class has"
                        + " pinned pieces: leave it out",
                "tileability=1 good=31 precious= useless= | there is no piece '31'; the pieces of test have the numbers 1 to"
                        + " 30",
                "tileability=1 good=0 precious= useless= | there is no piece '0'; the pieces of test have the numbers 1 to"
                        + " 30",
                "tileability=1 good=1,,2 precious= useless= | there is no piece ''; the pieces of test have the numbers 1 to"
                        + " 30",
                "tileability=1 good=99999999999999999999 precious= useless= | there is no piece '99999999999999999999'; the"
                        + " pieces of test have the numbers 1 to 30",
            })
    void wrongPieces(String line, String problem) {
        assertEquals("g.txt, line 3: " + problem, message(HEAD + line, PUZZLE));
    }

    @ParameterizedTest
    @DisplayName("has groups in one form only")
    @CsvSource(
            delimiter = '|',
            value = {
                "tileability=-1 good= precious= useless=",
                "tileability=9999999999999999999 good= precious= useless=",
                "tileability= good= precious= useless=",
                "good= precious= useless=",
                "tileability=1 good= precious=",
                "tileability=1 good=a precious= useless=",
                "tileability=1 good=1 2 precious= useless=",
                "tileability=1 good= precious= useless= bad=1",
            })
    void wrongForm(String line) {
        assertEquals(
                "g.txt, line 3: this is no group; a group is tileability=NUMBER good=PIECES precious=PIECES useless=PIECES,"
                        + " with the numbers of the pieces and commas between",
                message(HEAD + line, PUZZLE));
    }

    @Test
    @DisplayName("is refused if its head is missing or of another version, or if it has no groups or too many")
    void wrongFile() {
        String remedy = "name the file of this puzzle, or a file that is not there yet, to which groups are written";
        String group = "tileability=1 good= precious= useless=\n";

        assertEquals("g.txt has no groups of pieces; it is empty: " + remedy, message("", PUZZLE));
        assertEquals("g.txt has no groups of pieces; " + remedy, message(HEAD, PUZZLE));
        for (String first : List.of("filaforge-groups 2", "", "PK\u0003\u0004\u0000", group)) {
            assertEquals(
                    "g.txt, line 1: the first line of a file of groups is 'filaforge-groups 1'; " + remedy,
                    message(first + "\n" + group, PUZZLE));
        }
        assertEquals(
                "g.txt, line 2: this line has no fingerprint of the pieces of test; " + remedy,
                message("filaforge-groups 1\n" + group, PUZZLE));
        assertEquals(1000, read(HEAD + group.repeat(1000)).size());
        assertEquals(
                "g.txt, line 1003: there are more than 1000 groups; leave out the others",
                message(HEAD + group.repeat(1001), PUZZLE));
    }

    @Test
    @DisplayName("is not read for a board that has no groups")
    void noGroups() {
        EdgePuzzle small = Sets.board(3, 5, 2, 2, 1);
        GroupRequest request = fromFile(NONE, GroupText.write(List.of(), small));

        String message = assertThrows(ScoreException.class, () -> request.groups(small, 1))
                .getMessage();

        assertTrue(message.startsWith("groups of pieces take a board of at least 4x4"), message);
    }

    @Test
    @DisplayName("is made by another number of climbs and another patience if they are given")
    void effort() {
        GroupOptions options = GroupOptions.keeping(3, 256);

        assertEquals(options, options.withEffort(NONE, NONE));
        assertEquals(new GroupOptions(150, 53, 20, 7, 3, 9), options.withEffort(OptionalInt.of(7), OptionalInt.of(9)));
        assertEquals(
                "of the groups of 2 climbs 3 cannot be kept: ask for more climbs, or for fewer groups",
                assertThrows(ScoreException.class, () -> options.withEffort(OptionalInt.of(2), NONE))
                        .getMessage());
        GroupRequest few = new GroupRequest(NONE, OptionalInt.of(2), OptionalInt.of(3), "g.txt", Optional.empty());
        assertTrue(few.groups(PUZZLE, 1).orElseThrow().size() <= 2);
    }
}
