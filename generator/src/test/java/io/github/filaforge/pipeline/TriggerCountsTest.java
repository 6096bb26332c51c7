package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.request.SearchRequest.Constraining;
import io.github.filaforge.request.SearchRequest.Filters;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.run.Trial;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.schedule.ScheduledSolver;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The counters of backtrack triggers, against the placements of the trace that an oracle of its own looks at. */
@Tag("seconds")
class TriggerCountsTest {

    private static final SearchListener NOBODY = new SearchListener() {};

    @Tag("slow")
    @ParameterizedTest(name = "{0}, order {1}, image lists from {2} pieces left on")
    @CsvSource({"somacube, s:f=6, 6", "tetrominoes_2sets_8x5, s, 0", "tetrominoes_2sets_8x5, e:f=3, 10"})
    void eachTriggerIsCountedWhereItTurnsBack(String definition, String order, int lists) throws Exception {
        assertTriggersAreCounted(Definitions.puzzle(definition), order, lists);
    }

    /** Two T tetrominoes fill 5x4 together with others, and one or three of them do not. */
    @ParameterizedTest(name = "order {0}, image lists from {1} pieces left on")
    @CsvSource({"s, 0", "f, 5", "e:f=3, 4"})
    void eachTriggerIsCountedWhereNoPiecesThatCanBeChosenFillTheRest(String order, int lists) throws Exception {
        Puzzle puzzle = DefinitionReader.read("supply", """
                D:xDim=5:yDim=4:zDim=1
                C:name=T:copies=1-3:layout=0 0 0, 1 0 0, 2 0 0, 1 1 0
                C:name=L:copies=1-2:layout=0 0 0, 1 0 0, 2 0 0, 2 1 0
                C:name=I:copies=0-1:layout=0 0 0, 1 0 0, 2 0 0, 3 0 0
                C:name=O:copies=0-2:layout=0 0 0, 1 0 0, 0 1 0, 1 1 0
                C:name=i:copies=0-2:layout=0 0 0, 1 0 0
                ~D
                """).get(0).puzzle();

        assertTriggersAreCounted(puzzle, order, lists);
    }

    private static void assertTriggersAreCounted(Puzzle puzzle, String order, int lists) throws Exception {
        // given
        SearchJob byParity = job(puzzle, order, lists, OptionalInt.empty(), true);
        SearchJob byVolume = job(puzzle, order, lists, OptionalInt.of(1), false);
        Oracle parities = new Oracle(byParity);
        Oracle volumes = new Oracle(byVolume);

        // when
        SearchResult ofParity = byParity.runTraced(RunSettings.standard(), NOBODY, parities);
        SearchResult ofVolume = byVolume.runTraced(RunSettings.standard(), NOBODY, volumes);

        // then
        assertEquals(List.of(LevelCounter.of("parity trigger", parities.parity)), ofParity.triggersAndFilters());
        assertEquals(
                List.of(
                        LevelCounter.of("volume trigger", volumes.volume),
                        LevelCounter.of("large partition", volumes.large)),
                ofVolume.triggersAndFilters());
        assertTrue(ofParity.triggersAndFilters().get(0).sum() > 0);
    }

    /** "The first parity violations did not appear until the 9th piece was placed": then there were 4 pieces left. */
    @Test
    void theFirstParityViolationOf10x6IsThatOfTheNinthPiece() throws Exception {
        SearchRequest request = SearchRequest.polycube()
                .constraining(Constraining.piece("X"))
                .filters(filters(OptionalInt.empty(), true))
                .order(OrderingSteps.parse("f=11"))
                .lists(11)
                .strategy("schedule")
                .counting(true)
                .build();

        SearchResult result = SearchBuilder.prepare(Definitions.puzzle("pentominoes_10x6"), request)
                .run();

        assertEquals(2_454_746, result.fits().orElseThrow().sum());
        assertEquals(
                List.of(LevelCounter.of("parity trigger", 0, 0, 42_962, 10_048, 168, 0, 0, 0, 0, 0, 0, 0, 0)),
                result.triggersAndFilters());
    }

    /**
     * Figure 8 of the polycube article: in 842 of 1000 runs dancing links cut the space in two parts that cannot be filled
     * before the eleventh-to-last piece was placed. Until it does so for the first time a search with the trigger is the
     * search without.
     */
    @Test
    @Tag("slow")
    void inTheBoxInADiamondTheOpenSpaceIsCutAsOftenAsInTheArticle() {
        SearchJob job = SearchBuilder.prepare(
                Definitions.puzzle("hexominoes_box_in_diamond"),
                SearchRequest.polycube()
                        .filters(new Filters(
                                true,
                                false,
                                false,
                                OptionalInt.empty(),
                                OptionalInt.empty(),
                                OptionalInt.empty(),
                                false,
                                OptionalInt.of(11),
                                false))
                        .scheduled(true)
                        .counting(true)
                        .build());

        List<Trial> trials = job.sample(100, 11, 1, RunSettings.standard(), NOBODY);

        int cut = trials.stream()
                .mapToInt(trial -> trial.triggersAndFilters().get(1).sum() > 0 ? 1 : 0)
                .sum();
        // Four standard errors of a share of 0.842 of 100.
        assertEquals(0.842 * trials.size(), cut, 4 * Math.sqrt(0.842 * 0.158 * trials.size()), "of 100 trials");
    }

    private static Filters filters(OptionalInt volumeTrigger, boolean parityTrigger) {
        OptionalInt never = OptionalInt.empty();
        return new Filters(false, false, false, never, never, never, false, volumeTrigger, parityTrigger);
    }

    private static SearchJob job(
            Puzzle puzzle, String order, int lists, OptionalInt volumeTrigger, boolean parityTrigger) throws Exception {
        SearchRequest request = SearchRequest.polycube()
                .constraining(Constraining.by(Constraining.Rule.CHEAPEST))
                .filters(filters(volumeTrigger, parityTrigger))
                .order(OrderingSteps.parse(order))
                .lists(lists)
                .scheduled(true)
                .counting(true)
                .build();
        return SearchBuilder.prepare(puzzle, request);
    }

    /** Looks at each assembly by the cells of the cubic lattice alone; counts by the number of pieces left before. */
    private static final class Oracle implements ScheduledSolver.PlacementListener {

        final long[] parity;
        final long[] volume;
        final long[] large;
        private final ImageCatalog catalog;
        private final int pieces;
        private final int[] shapes;
        private final int[][] images;

        Oracle(SearchJob job) {
            catalog = job.chosen().packing().search().catalog();
            pieces = catalog.pieces();
            parity = new long[pieces + 1];
            volume = new long[parity.length];
            large = new long[parity.length];
            shapes = new int[parity.length];
            images = new int[parity.length][];
        }

        @Override
        public boolean placed(int left, int shape, int... cells) {
            shapes[left] = shape;
            images[left] = cells.clone();
            Set<Cell> open = new HashSet<>(catalog.region().cells());
            List<List<Cell>> required = new ArrayList<>();
            List<List<Cell>> optional = new ArrayList<>();
            for (Shape each : catalog.shapes()) {
                for (Piece piece : each.pieces()) {
                    (piece.optional() ? optional : required)
                            .add(each.pieces().get(0).cells());
                }
            }
            for (int level = left; level < pieces; level++) {
                for (int cell : images[level]) {
                    open.remove(catalog.region().cell(cell));
                }
                List<Cell> piece =
                        catalog.shapes().get(shapes[level]).pieces().get(0).cells();
                if (!required.remove(piece)) {
                    optional.remove(piece);
                }
            }
            if (required.stream().mapToInt(List::size).sum() <= open.size()) {
                count(left + 1, open, required, optional);
            }
            return true;
        }

        private void count(int left, Set<Cell> open, List<List<Cell>> required, List<List<Cell>> optional) {
            Set<Integer> excesses = new HashSet<>(Set.of(0));
            List<List<Cell>> free = new ArrayList<>(optional);
            free.addAll(required);
            BitSet volumes = new BitSet();
            volumes.set(0);
            for (List<Cell> piece : free) {
                Set<Integer> next = new HashSet<>();
                excesses.forEach(sum -> next.addAll(List.of(sum + excess(piece), sum - excess(piece))));
                next.addAll(optional.contains(piece) ? excesses : Set.of());
                excesses = next;
                for (int sum = volumes.length() - 1; sum >= 0; sum--) {
                    if (volumes.get(sum)) {
                        volumes.set(sum + piece.size());
                    }
                }
            }
            parity[left] += excesses.contains(excess(open)) ? 0 : 1;
            List<Integer> impossible =
                    parts(open).stream().filter(part -> !volumes.get(part)).toList();
            volume[left] += impossible.isEmpty() ? 0 : 1;
            int smallest =
                    catalog.shapes().stream().mapToInt(Shape::volume).min().orElseThrow();
            large[left] += impossible.stream().filter(part -> part >= smallest).count() > 1 ? 1 : 0;
        }

        private static int excess(Iterable<Cell> cells) {
            int excess = 0;
            for (Cell cell : cells) {
                excess += (cell.x() + cell.y() + cell.z()) % 2 == 0 ? 1 : -1;
            }
            return excess;
        }

        /** Returns the volumes of the parts of some cells. */
        private static List<Integer> parts(Set<Cell> cells) {
            Set<Cell> rest = new HashSet<>(cells);
            List<Integer> volumes = new ArrayList<>();
            while (!rest.isEmpty()) {
                int before = rest.size();
                remove(rest.iterator().next(), rest);
                volumes.add(before - rest.size());
            }
            return volumes;
        }

        private static void remove(Cell cell, Set<Cell> from) {
            if (from.remove(cell)) {
                for (int step = -1; step <= 1; step += 2) {
                    remove(new Cell(cell.x() + step, cell.y(), cell.z()), from);
                    remove(new Cell(cell.x(), cell.y() + step, cell.z()), from);
                    remove(new Cell(cell.x(), cell.y(), cell.z() + step), from);
                }
            }
        }
    }
}
