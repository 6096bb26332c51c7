package io.github.filaforge.edge.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.score.PieceGroup.PieceClass;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class GroupClimbTest {

    private static final EdgePuzzle PUZZLE = Sets.board(8, 8, 3, 9, 3);

    private static final GroupOptions OPTIONS = new GroupOptions(38, 13, 5, 6, 4, 60);

    private static final Set<PieceClass> GOOD = Set.of(PieceClass.PRECIOUS, PieceClass.GOOD);

    private static long count(PieceGroup group, PieceClass kind) {
        return group.classes().stream().filter(each -> each == kind).count();
    }

    private static long tileability(Set<Integer> group) {
        BitSet bits = new BitSet();
        group.forEach(bits::set);
        return BlockTally.of(new BlockPieces(PUZZLE), bits).fillings();
    }

    private static Set<Integer> good(PieceGroup group) {
        return IntStream.range(0, PUZZLE.size())
                .filter(piece -> GOOD.contains(group.classes().get(piece)))
                .boxed()
                .collect(Collectors.toSet());
    }

    /** Returns the values of all pieces beside the good pieces of a group. */
    private static List<Long> values(GroupClimb climb, PieceGroup group) {
        BitSet good = new BitSet();
        good(group).forEach(good::set);
        return climb.values(good);
    }

    @Test
    void groupsHaveAsManyPiecesOfEachClassAsAskedFor() {
        List<PieceGroup> groups = new GroupClimb(PUZZLE, OPTIONS).groups(1);

        assertEquals(4, groups.size());
        for (PieceGroup group : groups) {
            assertEquals(13, count(group, PieceClass.PRECIOUS));
            assertEquals(25, count(group, PieceClass.GOOD));
            assertEquals(21, count(group, PieceClass.BAD));
            assertEquals(5, count(group, PieceClass.USELESS));
        }
    }

    @Test
    @Tag("seconds")
    void afterManyFailuresNoExchangeMakesAGroupMoreTileable() {
        GroupOptions patient = new GroupOptions(38, 13, 5, 1, 1, 3000);
        GroupClimb climb = new GroupClimb(PUZZLE, patient);
        PieceGroup group = climb.groups(2).get(0);
        Set<Integer> good = good(group);
        assertEquals(group.tileability(), tileability(good));

        for (int out : good) {
            for (int in = 0; in < PUZZLE.size(); in++) {
                if (!good.contains(in) && kind(in) == kind(out)) {
                    Set<Integer> other = new HashSet<>(good);
                    other.remove(out);
                    other.add(in);
                    assertTrue(tileability(other) <= group.tileability());
                }
            }
        }
    }

    private static CellKind kind(int piece) {
        return ColourCounts.kind(PUZZLE, PUZZLE.pieces().get(piece));
    }

    @Test
    void theMostTileableComeFirstAndAreBetterThanRandomOnes() {
        GroupClimb climb = new GroupClimb(PUZZLE, OPTIONS);
        List<PieceGroup> groups = climb.groups(3);

        for (int i = 1; i < groups.size(); i++) {
            assertTrue(groups.get(i - 1).tileability() >= groups.get(i).tileability());
        }
        Set<Integer> first = IntStream.range(0, 40).boxed().collect(Collectors.toSet());
        assertTrue(groups.get(groups.size() - 1).tileability() > tileability(first));
    }

    @Test
    void valuesAreTheFillingsThatAPieceIsIn() {
        GroupClimb climb = new GroupClimb(PUZZLE, OPTIONS);
        PieceGroup group = climb.groups(4).get(0);
        List<Long> values = values(climb, group);
        Set<Integer> good = good(group);
        long all = 0;
        for (int piece = 0; piece < PUZZLE.size(); piece++) {
            if (kind(piece) != CellKind.CORNER) {
                Set<Integer> with = new HashSet<>(good);
                Set<Integer> without = new HashSet<>(good);
                with.add(piece);
                without.remove(piece);
                assertEquals(tileability(with) - tileability(without), values.get(piece));
                all += good.contains(piece) ? values.get(piece) : 0;
            }
        }
        // A filling has six pieces.
        assertEquals(6 * group.tileability(), all);
    }

    @Test
    void ofEachKindTheBestAreGoodByValueAndTheWorstUseless() {
        GroupClimb climb = new GroupClimb(PUZZLE, OPTIONS);
        PieceGroup group = climb.groups(5).get(0);
        List<Long> values = values(climb, group);

        for (int i = 0; i < PUZZLE.size(); i++) {
            for (int j = 0; j < PUZZLE.size(); j++) {
                if (kind(i) == kind(j)) {
                    List<PieceClass> classes =
                            List.of(group.classes().get(i), group.classes().get(j));
                    if (classes.equals(List.of(PieceClass.PRECIOUS, PieceClass.GOOD))
                            || classes.equals(List.of(PieceClass.BAD, PieceClass.USELESS))) {
                        assertTrue(values.get(i) >= values.get(j));
                    }
                }
            }
        }
        for (CellKind kind : CellKind.values()) {
            assertTrue(IntStream.range(0, PUZZLE.size())
                    .anyMatch(piece -> kind(piece) == kind && group.classes().get(piece) == PieceClass.PRECIOUS));
        }
    }

    @Test
    @Tag("seconds")
    void theSameSeedMakesTheSameGroups() {
        List<PieceGroup> groups = new GroupClimb(PUZZLE, OPTIONS).groups(6);

        assertEquals(groups, new GroupClimb(PUZZLE, OPTIONS).groups(6));
        assertNotEquals(groups, new GroupClimb(PUZZLE, OPTIONS).groups(7));
    }

    @Test
    void pinnedPiecesAreInNoGroup() {
        EdgePuzzle pinned = new EdgePuzzle(
                "pinned",
                8,
                8,
                PUZZLE.rim(),
                PUZZLE.pieces(),
                List.of(new EdgePlacement(27, 9, 0), new EdgePlacement(0, 2, 0)));

        GroupClimb climb = new GroupClimb(pinned, OPTIONS);
        PieceGroup group = climb.groups(1).get(0);

        assertEquals(PieceClass.PINNED, group.classes().get(9));
        assertEquals(PieceClass.PINNED, group.classes().get(2));
        assertEquals(2, count(group, PieceClass.PINNED));
        assertEquals(0, values(climb, group).get(9));
    }

    @Test
    void theArticlesNumbersAreThoseOfItsPicture() {
        GroupOptions options = GroupOptions.keeping(60, 256);

        assertEquals(150, options.goodPieces());
        assertEquals(53, options.preciousPieces());
        assertEquals(20, options.uselessPieces());
        assertEquals(60, options.kept());
        assertEquals(100, options.climbs());
        assertEquals(59, GroupOptions.keeping(60, 100).goodPieces());
    }

    @Test
    void aBoardWithoutRoomForTheBlocksIsRefusedInWords() {
        EdgePuzzle small = Sets.board(3, 5, 2, 2, 1);
        EdgePuzzle rimless = new EdgePuzzle("rimless", 8, 8, OptionalInt.empty(), PUZZLE.pieces(), List.of());

        assertEquals(
                "groups of pieces take a board of at least 4x4, since blocks of two by three cells beside the corners tell"
                        + " them apart; test is 3x5",
                assertThrows(ScoreException.class, () -> new GroupClimb(small, OPTIONS))
                        .getMessage());
        assertEquals(
                "groups of pieces take a colour of the rim; rimless has none",
                assertThrows(ScoreException.class, () -> new GroupClimb(rimless, OPTIONS))
                        .getMessage());
    }

    @Test
    void morePiecesThanThereAreAreRefusedInWords() {
        GroupOptions many = new GroupOptions(60, 20, 10, 1, 1, 1);

        assertEquals(
                "there are no 60 good and 10 useless pieces with a share of each kind: of 36 inner pieces 41 would be good"
                        + " or useless, and 11 of 35 good ones precious; take fewer",
                assertThrows(ScoreException.class, () -> new GroupClimb(PUZZLE, many))
                        .getMessage());
    }
}
