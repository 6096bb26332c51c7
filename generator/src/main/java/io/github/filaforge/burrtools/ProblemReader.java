package io.github.filaforge.burrtools;

import io.github.filaforge.burrtools.BurrAssembly.Placement;
import io.github.filaforge.burrtools.BurrProblem.State;
import io.github.filaforge.definition.DefinitionLimits;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.ColourPair;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.source.InputException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads one problem of a file of BurrTools. */
final class ProblemReader {

    private static final String COUNT = "[0-9]{1,30}";
    private static final String INTEGER = "-?[0-9]{1,7}";
    private static final String MOVES = "[0-9]{1,7}";

    private static final String WITH_MANY_PIECES =
            "how solutions of more than " + SeparationReader.MOST_PIECES + " pieces come apart";

    private final BurrXml xml;
    /** The number of rotations of the grid. */
    private final int turns;

    private final int shapes;
    private final int colours;
    private final Set<String> passedOver;

    private final List<BurrEntry> entries = new ArrayList<>();
    private final Set<ColourPair> pairs = new HashSet<>();
    private final List<BurrSolution> stored = new ArrayList<>();
    private OptionalInt result = OptionalInt.empty();
    private long places;
    private long storedPlaces;
    /** The place of the assembly that was begun last. */
    private BurrXml.Mark assembly;

    /**
     * Begins to read a problem.
     *
     * @param xml the reader, at the beginning of the problem
     * @param shapes the number of shapes of the file
     * @param colours the number of colours of the file
     * @param passedOver receives the names of the parts of the problem that do not concern packing
     */
    ProblemReader(BurrXml xml, BurrGrid grid, int shapes, int colours, Set<String> passedOver) {
        this.passedOver = passedOver;
        this.xml = xml;
        this.turns = new BurrTurns(grid).count();
        this.shapes = shapes;
        this.colours = colours;
    }

    BurrProblem read() {
        String name = xml.attribute("name").orElse("");
        State state = state();
        Optional<BigInteger> assemblies = count("assemblies");
        Optional<BigInteger> solutions = count("solutions");
        OptionalInt maxHoles =
                xml.attribute("maxHoles").isPresent() ? OptionalInt.of(xml.integer("maxHoles")) : OptionalInt.empty();
        while (xml.nextChild()) {
            switch (xml.name()) {
                case "shapes" -> xml.forEachChild("shape", this::readEntry);
                case "result" -> readResult();
                case "bitmap" -> xml.forEachChild("pair", this::readPair);
                case "solutions" -> xml.forEachChild("solution", this::readSolution);
                case "assembler" -> {
                    passedOver.add("where a search has stopped");
                    xml.skip();
                }
                default -> xml.skip();
            }
        }
        return new BurrProblem(name, entries, result, pairs, maxHoles, state, assemblies, solutions, stored);
    }

    private State state() {
        int number = xml.integer("state", 0);
        return State.numbered(number)
                .orElseThrow(() -> xml.error(
                        "there is no state " + number + " of a problem", "0 is not solved, 1 begun, 2 finished"));
    }

    private Optional<BigInteger> count(String attribute) {
        Optional<String> value = xml.attribute(attribute);
        if (value.isPresent() && !value.get().strip().matches(COUNT)) {
            throw xml.error(
                    attribute + " is '" + PlainText.shortened(value.get()) + "', not a number",
                    "take it out of the file");
        }
        return value.map(digits -> new BigInteger(digits.strip()));
    }

    private void readEntry() {
        BurrEntry entry = entry();
        SortedMap<Integer, Integer> groups = new TreeMap<>();
        int group = group(0);
        if (group > 0 && entry.max() > 0) {
            groups.put(group, entry.max());
        }
        places += entry.max();
        if (places > DefinitionLimits.MAX_PIECES || entries.size() == BurrLimits.MAX_ENTRIES) {
            throw xml.error(
                    "the problem has too many pieces",
                    "a problem has at most " + BurrLimits.MAX_ENTRIES + " entries and " + DefinitionLimits.MAX_PIECES
                            + " pieces");
        }
        xml.forEachChild("group", () -> {
            int number = group(-1);
            int count = xml.integer("count");
            if (number > 0 && Math.min(count, entry.max()) > 0 && group == 0) {
                groups.merge(number, Math.min(count, entry.max()), (a, b) -> Math.min(a + b, entry.max()));
            }
        });
        entries.add(new BurrEntry(entry.shape(), entry.min(), entry.max(), groups));
    }

    /**
     * Returns the number of a group.
     *
     * @param standard the number if the element has none; negative if it must have one
     */
    private int group(int standard) {
        int group = standard < 0 ? xml.integer("group") : xml.integer("group", standard);
        if (group < 0 || group > DefinitionLimits.MAX_GROUP) {
            throw xml.error(
                    "there is no group " + group,
                    "groups are numbered from 1 to " + DefinitionLimits.MAX_GROUP + ", and 0 is no group");
        }
        return group;
    }

    private BurrEntry entry() {
        int shape = xml.integer("id");
        if (shape < 0 || shape >= shapes) {
            throw xml.error(
                    "there is no shape with id " + shape,
                    shapes == 0 ? "<shapes> stand before <problems>" : "ids of shapes run from 0 to " + (shapes - 1));
        }
        boolean isRange = xml.attribute("count").isEmpty()
                && (xml.attribute("min").isPresent() || xml.attribute("max").isPresent());
        int min = isRange ? xml.integer("min", 0) : xml.integer("count", 1);
        int max = isRange ? xml.integer("max", min) : min;
        if (min < 0 || min > max) {
            throw xml.error(
                    isRange ? "a piece is used " + min + " to " + max + " times" : "a piece is used " + min + " times",
                    "count is not negative, and min is not more than max");
        }
        return new BurrEntry(shape, min, max);
    }

    private void readResult() {
        int id = xml.integer("id");
        result = id >= 0 && id < shapes ? OptionalInt.of(id) : OptionalInt.empty();
        xml.skip();
    }

    private void readPair() {
        int piece = xml.integer("piece");
        int other = xml.integer("result");
        if (piece < 0 || piece >= colours || other < 0 || other >= colours) {
            throw xml.error(
                    "a pair of colours that the file does not have: it has " + colours,
                    "colours of pairs are counted from 0");
        }
        pairs.add(new ColourPair(piece + 1, other + 1));
    }

    private void readSolution() {
        Optional<BurrAssembly> read = Optional.empty();
        Optional<BurrSeparation> separation = Optional.empty();
        Optional<BurrLevels> levels = Optional.empty();
        while (xml.nextChild()) {
            switch (xml.name()) {
                case "assembly" -> {
                    assembly = xml.mark();
                    read = Optional.of(assembly(xml.text().strip()));
                }
                case "separation" -> {
                    BurrAssembly of = read.orElseThrow(() -> xml.error(
                            "solution " + (stored.size() + 1) + " has no assembly before it comes apart",
                            "put <assembly> before <separation>"));
                    separation = new SeparationReader(xml, of, stored.size() + 1).read();
                    if (separation.isEmpty()) {
                        passedOver.add(WITH_MANY_PIECES);
                    }
                }
                case "separationInfo" -> levels = levels();
                default -> xml.skip();
            }
        }
        if (read.isPresent()) {
            stored.add(new BurrSolution(read.get(), separation, levels));
        }
    }

    /** Returns the numbers of moves of a solution; empty if they include rotations, or if there are too many. */
    private Optional<BurrLevels> levels() {
        BurrXml.Mark place = xml.mark();
        String text = xml.text();
        int bar = text.indexOf('|');
        if (bar >= 0) {
            passedOver.add("the levels of solutions with rotations");
            return Optional.empty();
        }
        String[] words = text.strip().split("\\s+");
        if (words.length > 2 * SeparationReader.MOST_PIECES) {
            passedOver.add(WITH_MANY_PIECES);
            return Optional.empty();
        }
        List<Integer> numbers = new ArrayList<>();
        for (String word : words) {
            numbers.add(word.matches(MOVES) ? Integer.parseInt(word) : -1);
        }
        int length = BurrLevels.length(numbers);
        if (length > numbers.size() || numbers.contains(-1) || numbers.get(0) < 2) {
            throw new InputException(
                    xml.place(place),
                    "the numbers of moves of solution " + (stored.size() + 1) + " are no tree of numbers",
                    "take <separationInfo> out of the file");
        }
        return Optional.of(new BurrLevels(numbers.subList(0, length)));
    }

    private BurrAssembly assembly(String text) {
        storedPlaces += places;
        if (storedPlaces > BurrLimits.MAX_STORED_PLACES) {
            throw malformed("the solutions so far have more than " + BurrLimits.MAX_STORED_PLACES + " pieces together");
        }
        List<Optional<Placement>> placements = new ArrayList<>();
        String[] words = text.isEmpty() ? new String[0] : text.split("\\s+");
        int next = 0;
        while (next < words.length && placements.size() < places) {
            boolean isUsed = !words[next].equals("x");
            placements.add(isUsed ? Optional.of(placement(words, next)) : Optional.empty());
            next += isUsed ? 4 : 1;
        }
        if (placements.size() < places || next < words.length) {
            throw malformed("it has " + (placements.size() < places ? "fewer" : "more") + " pieces than the " + places
                    + " of the problem");
        }
        return BurrAssembly.of(placements);
    }

    private Placement placement(String[] words, int from) {
        int[] numbers = new int[4];
        for (int i = 0; i < numbers.length; i++) {
            if (from + i >= words.length) {
                throw malformed("its last piece has no rotation");
            }
            if (!words[from + i].matches(INTEGER)) {
                throw malformed("'" + PlainText.shortened(words[from + i]) + "' is not a small integer");
            }
            numbers[i] = Integer.parseInt(words[from + i]);
        }
        if (numbers[3] < 0 || numbers[3] >= turns) {
            throw malformed("rotations are numbered from 0 to " + (turns - 1) + ", and here is " + numbers[3]);
        }
        return new Placement(new Cell(numbers[0], numbers[1], numbers[2]), numbers[3]);
    }

    private InputException malformed(String problem) {
        return new InputException(
                xml.place(assembly),
                "solution " + (stored.size() + 1) + ": " + problem,
                "each piece is x y z and the number of a rotation, or an x if it is not used");
    }
}
