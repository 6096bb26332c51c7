package io.github.filaforge.cli.apart;

import io.github.filaforge.cli.report.AssemblyPicture;
import io.github.filaforge.cli.report.JsonLine;
import io.github.filaforge.cli.report.MovesText;
import io.github.filaforge.disassembly.Separation;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.page.JsonObject;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.solution.Solution;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.function.Consumer;

/** The results of the assemblies of a puzzle: their numbers by level, and the assemblies that are printed. */
final class ApartRun {

    /** The order of levels: by the first numbers, then by the next ones. */
    static final Comparator<List<Integer>> LEVELS = (a, b) -> {
        for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
            if (!a.get(i).equals(b.get(i))) {
                return a.get(i).compareTo(b.get(i));
            }
        }
        return Integer.compare(a.size(), b.size());
    };

    /** The orders of the assemblies that are printed, the greatest first. */
    @SuppressWarnings("java:S115")
    enum Sorting {
        level,
        moves,
        pieces
    }

    private final Puzzle puzzle;
    private final ApartOptions options;
    /** The numbers by BurrTools' rule; empty if they are not counted. */
    private Optional<BurrTally> burr;

    private final Consumer<String> out;
    private final TreeMap<List<Integer>, Long> byLevel = new TreeMap<>(LEVELS);
    /** The assemblies to be printed, the last one first; empty if they are printed as they come. */
    private final PriorityQueue<Kept> kept;

    private long assemblies;
    private long solutions;
    /** The numbers of assemblies that are not decided, by the reason. */
    private final Map<String, Long> undecided = new TreeMap<>();

    private long printed;

    /**
     * Makes a run without results.
     *
     * @param burr counts the assemblies by BurrTools' rule; empty if they are not counted by it
     * @param out receives the texts to print
     */
    ApartRun(Puzzle puzzle, ApartOptions options, Optional<BurrTally> burr, Consumer<String> out) {
        this.puzzle = puzzle;
        this.options = options;
        this.burr = burr;
        this.out = out;
        this.kept = new PriorityQueue<>(order().reversed());
    }

    private Comparator<Kept> order() {
        Comparator<Kept> byNumber = Comparator.comparingLong(Kept::number);
        return options.sort()
                .map(ApartRun::order)
                .map(order -> order.thenComparing(byNumber))
                .orElse(byNumber);
    }

    private static Comparator<Kept> order(Sorting sorting) {
        Comparator<Kept> ascending = switch (sorting) {
            case level -> Comparator.comparing(Kept::level, LEVELS);
            case moves -> Comparator.comparingInt(Kept::moves);
            case pieces -> Comparator.comparingInt(Kept::pieces);
        };
        return ascending.reversed();
    }

    /** Returns the results so far, which later assemblies do not change. */
    ApartState state() {
        return new ApartState(
                assemblies,
                printed,
                byLevel,
                undecided,
                burr.map(BurrTally::doubled).orElse(List.of()),
                kept.stream()
                        .map(each -> new ApartState.StoredAssembly(
                                each.number(), each.level(), each.taken().solution()))
                        .toList());
    }

    /**
     * Goes on from the results of an earlier run.
     *
     * @param before the assemblies that the earlier run has kept
     */
    void goOnFrom(ApartState state, List<Kept> before) {
        assemblies = state.assemblies();
        solutions = state.solutions();
        printed = state.printed();
        byLevel.putAll(state.byLevel());
        undecided.putAll(state.undecided());
        burr = burr.filter(tally -> !state.burr().isEmpty());
        burr.ifPresent(tally -> tally.addDoubled(state.burr()));
        kept.addAll(before);
    }

    /**
     * Returns the action that adds an assembly, and prints it if it is to be printed at once. Any thread may call this
     * method, but only one thread at a time may do the actions.
     */
    Runnable adding(Taken taken) {
        Optional<BigInteger> share = burr.map(tally -> tally.doubleShare(taken));
        return () -> {
            burr.ifPresent(tally -> tally.add(share.orElseThrow(), taken.isSeparable()));
            add(taken);
        };
    }

    private void add(Taken taken) {
        assemblies++;
        taken.result().reason().ifPresent(reason -> undecided.merge(reason, 1L, Long::sum));
        if (!taken.isSeparable()) {
            return;
        }
        solutions++;
        List<Integer> level = Kept.level(taken);
        byLevel.merge(level, 1L, Long::sum);
        boolean isWanted = options.leastLevel() <= 1 || (!level.isEmpty() && level.get(0) >= options.leastLevel());
        if (!isWanted || !options.printsAssemblies()) {
            return;
        }
        if (options.sort().isEmpty()) {
            if (printed < options.keep()) {
                print(taken);
            }
            return;
        }
        kept.add(Kept.of(taken));
        if (kept.size() > options.keep()) {
            kept.remove();
        }
    }

    /** Prints the assemblies that are kept. */
    void end() {
        kept.stream().sorted(order()).forEach(each -> print(each.taken()));
        kept.clear();
    }

    private void print(Taken taken) {
        printed++;
        Lattice lattice = puzzle.lattice();
        MovesText moves = taken.result().separation().isEmpty()
                ? null
                : new MovesText(
                        lattice,
                        taken.result().separation().get(),
                        piece -> taken.moving().get(piece).name());
        if (options.isJsonLines()) {
            out.accept(JsonLine.of(JsonObject.of(
                            "puzzle", puzzle.name(),
                            "solution", taken.number(),
                            "level", Kept.level(taken),
                            "pieces",
                                    Solution.withStationary(taken.pieces(), puzzle).stream()
                                            .map(piece -> JsonObject.of("name", piece.name(), "cells", piece.cells()))
                                            .toList(),
                            "moves", moves == null ? List.of() : moves.objects(),
                            "together", moves == null ? List.of() : moves.together()))
                    + "\n");
            return;
        }
        List<Piece> placed =
                taken.pieces().stream().map(piece -> piece(lattice, piece)).toList();
        out.accept("assembly " + taken.number() + ": level " + Separation.text(Kept.level(taken)) + ", "
                + Plural.of(Kept.of(taken).moves(), "move") + "\n"
                + PlainText.lines(new AssemblyPicture(puzzle, placed).text())
                + (options.printsMoves() && moves != null ? PlainText.lines(moves.text()) : "")
                + "\n");
    }

    private static Piece piece(Lattice lattice, PlacedPiece placed) {
        return new Piece(
                placed.name(), placed.cells().stream().map(lattice::cell).toList(), true);
    }

    /** Returns the numbers by BurrTools' rule, in words; empty if they are not counted. */
    Optional<String> burrText(boolean isWhole) {
        return burr.map(tally -> tally.text(isWhole));
    }

    /** Returns the sentence that states the numbers. */
    String summary(boolean isWhole) {
        StringBuilder text = new StringBuilder(assemblies == 1 ? "1 assembly" : assemblies + " assemblies");
        text.append(isWhole ? "" : " so far").append(", ").append(solutions).append(" of them can be taken apart");
        undecided.forEach((reason, number) ->
                text.append("; ").append(number).append(" not decided, since ").append(reason));
        return text.toString();
    }

    /** Returns the table of the numbers by the moves to the first separation. */
    String table() {
        TreeMap<Integer, Long> first = new TreeMap<>();
        byLevel.forEach((level, number) -> first.merge(level.isEmpty() ? 0 : level.get(0), number, Long::sum));
        StringBuilder text = new StringBuilder();
        first.forEach((level, number) ->
                text.append(level).append('\t').append(number).append('\n'));
        return text.toString();
    }

    /** Returns all numbers as an object of JSON. */
    String json(boolean isWhole) {
        Map<String, Long> levels = new LinkedHashMap<>();
        byLevel.forEach((level, number) -> levels.put(Separation.text(level), number));
        return JsonLine.of(JsonObject.of(
                "puzzle", puzzle.name(),
                "assemblies", assemblies,
                "solutions", solutions,
                "undecided",
                        undecided.values().stream().mapToLong(Long::longValue).sum(),
                "complete", isWhole,
                "levels", levels));
    }
}
