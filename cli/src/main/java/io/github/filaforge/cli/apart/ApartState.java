package io.github.filaforge.cli.apart;

import io.github.filaforge.disassembly.Separation;
import io.github.filaforge.runtime.checkpoint.SignedLines;
import io.github.filaforge.runtime.text.Words;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The results of {@code fila apart} so far, and their lines in a checkpoint. Immutable.
 *
 * @param assemblies the number of assemblies
 * @param printed the number of assemblies that are printed
 * @param byLevel the number of assemblies that can be taken apart, by their level
 * @param undecided the number of assemblies that are not decided, by the reason
 * @param burr twice the numbers of assemblies and of solutions by BurrTools' rule; empty if they are not counted
 * @param kept the assemblies that are printed at the end
 */
record ApartState(
        long assemblies,
        long printed,
        Map<List<Integer>, Long> byLevel,
        Map<String, Long> undecided,
        List<BigInteger> burr,
        List<StoredAssembly> kept) {

    private static final String FIRST = "filaforge-apart 1";
    private static final String ASSEMBLIES = "assemblies ";
    private static final String PRINTED = "printed ";
    private static final String LEVEL = "level ";
    private static final String UNDECIDED = "undecided ";
    private static final String BURR = "twice by BurrTools' rule ";
    private static final String KEPT = "kept ";

    /** The greatest number of digits of a number, so that sums of numbers are numbers too. */
    private static final int MOST_DIGITS = 17;

    private static final int MOST_MOVES = 1_000_000_000;

    /**
     * An assembly that is printed at the end.
     *
     * @param number the number of the assembly
     * @param level its level; empty for an assembly of one piece
     * @param solution the integers of the solution of the search
     */
    record StoredAssembly(long number, List<Integer> level, List<Integer> solution) {

        StoredAssembly {
            level = List.copyOf(level);
            solution = List.copyOf(solution);
        }

        /** Returns the integers of the solution. */
        int[] integers() {
            return solution.stream().mapToInt(Integer::intValue).toArray();
        }
    }

    /** The lines of a checkpoint have no results of this command. The message continues a sentence about them. */
    static final class UnreadableException extends Exception {

        private static final long serialVersionUID = 1L;

        UnreadableException(String message) {
            super(message, null, false, false);
        }
    }

    ApartState {
        byLevel = Map.copyOf(byLevel);
        undecided = Map.copyOf(undecided);
        burr = List.copyOf(burr);
        kept = List.copyOf(kept);
    }

    /** Returns the number of assemblies that can be taken apart. */
    long solutions() {
        return sum(byLevel);
    }

    private static long sum(Map<?, Long> numbers) {
        return numbers.values().stream().mapToLong(Long::longValue).sum();
    }

    /** Returns the lines. */
    List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(FIRST, ASSEMBLIES + assemblies, PRINTED + printed));
        byLevel.forEach((level, number) -> lines.add(LEVEL + number + " " + Separation.text(level)));
        undecided.forEach((reason, number) -> lines.add(UNDECIDED + number + " " + reason));
        if (!burr.isEmpty()) {
            lines.add(BURR + burr.get(0) + " " + burr.get(1));
        }
        kept.forEach(assembly -> lines.add(KEPT + assembly.number() + " " + Separation.text(assembly.level()) + " "
                + assembly.solution().stream().map(String::valueOf).collect(Collectors.joining(" "))));
        return lines;
    }

    /**
     * Reads the lines.
     *
     * @throws UnreadableException if they are no lines of results, or if their numbers contradict one another
     */
    static ApartState read(List<String> lines) throws UnreadableException {
        if (lines.isEmpty() || !lines.get(0).equals(FIRST)) {
            throw new UnreadableException("its results do not begin with the line '" + FIRST + "'");
        }
        try {
            Reading reading = new Reading(lines);
            long assemblies = number(reading.rest(ASSEMBLIES));
            long printed = number(reading.rest(PRINTED));
            Map<List<Integer>, Long> byLevel = new TreeMap<>(ApartRun.LEVELS);
            while (reading.isNext(LEVEL)) {
                String[] words = Words.split(reading.rest(LEVEL), ' ');
                byLevel.put(level(words[1]), number(words[0]));
            }
            Map<String, Long> undecided = new TreeMap<>();
            while (reading.isNext(UNDECIDED)) {
                String rest = reading.rest(UNDECIDED);
                int blank = rest.indexOf(' ');
                undecided.put(rest.substring(blank + 1), number(rest.substring(0, blank)));
            }
            List<BigInteger> burr = new ArrayList<>();
            if (reading.isNext(BURR)) {
                String[] words = Words.split(reading.rest(BURR), ' ');
                burr.add(SignedLines.number(words[0]));
                burr.add(SignedLines.number(words[1]));
            }
            List<StoredAssembly> kept = new ArrayList<>();
            while (reading.isNext(KEPT)) {
                String[] words = Words.split(reading.rest(KEPT), ' ');
                kept.add(new StoredAssembly(
                        number(words[0]),
                        level(words[1]),
                        IntStream.range(2, words.length)
                                .mapToObj(i -> Integer.valueOf(words[i]))
                                .toList()));
            }
            reading.end();
            return checked(new ApartState(assemblies, printed, byLevel, undecided, burr, kept));
        } catch (NumberFormatException | IndexOutOfBoundsException e) {
            throw new UnreadableException("its results have something else where a number should be");
        }
    }

    private static ApartState checked(ApartState state) throws UnreadableException {
        long numbers =
                state.kept.stream().map(StoredAssembly::number).distinct().count();
        boolean areKept = state.kept.stream()
                .allMatch(each -> each.number() >= 1
                        && each.number() <= state.assemblies
                        && state.byLevel.containsKey(each.level()));
        if (state.solutions() + sum(state.undecided) > state.assemblies
                || state.printed > state.solutions()
                || numbers < state.kept.size()
                || numbers > state.solutions()
                || (!state.burr.isEmpty() && state.burr.get(0).compareTo(state.burr.get(1)) < 0)
                || !areKept) {
            throw new UnreadableException("its numbers contradict one another");
        }
        return state;
    }

    private static long number(String digits) {
        if (digits.length() > MOST_DIGITS) {
            throw new NumberFormatException(digits);
        }
        return SignedLines.notNegative(digits);
    }

    /** Returns the level of a text such as 4.1.2; 0 is the level of a single piece. */
    private static List<Integer> level(String text) {
        if (text.equals(Separation.text(List.of()))) {
            return List.of();
        }
        List<Integer> level = new ArrayList<>();
        for (String word : Words.split(text, '.')) {
            long number = number(word);
            if (number == 0 || number > MOST_MOVES) {
                throw new NumberFormatException(word);
            }
            level.add((int) number);
        }
        return level;
    }

    /** The lines that are read one after the other. */
    private static final class Reading {

        private final List<String> lines;
        private int next = 1;

        Reading(List<String> lines) {
            this.lines = lines;
        }

        boolean isNext(String beginning) {
            return next < lines.size() && lines.get(next).startsWith(beginning);
        }

        String rest(String beginning) throws UnreadableException {
            if (!isNext(beginning)) {
                throw new UnreadableException(
                        "its results have no line '" + beginning.strip() + "' where it should be");
            }
            return lines.get(next++).substring(beginning.length());
        }

        void end() throws UnreadableException {
            if (next < lines.size()) {
                throw new UnreadableException("its results have a line more than they should have");
            }
        }
    }
}
