package io.github.filaforge.burrtools;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.source.InputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads how a stored solution comes apart. */
final class SeparationReader {

    /** The greatest number of pieces of a solution whose separation is read. It limits the depth of separations too. */
    static final int MOST_PIECES = 64;

    private static final String NUMBER = "-?[0-9]{1,6}";

    private final BurrXml xml;
    private final int number;
    private final List<Integer> used;

    /**
     * Begins to read a separation.
     *
     * @param xml the reader, at the beginning of the separation
     * @param assembly the pieces of the solution
     * @param number the number of the solution, from 1, for messages
     */
    SeparationReader(BurrXml xml, BurrAssembly assembly, int number) {
        this.xml = xml;
        this.number = number;
        this.used = assembly.used();
    }

    /** Returns the separation; empty if the solution has too many pieces. */
    Optional<BurrSeparation> read() {
        if (used.size() > MOST_PIECES) {
            xml.skip();
            return Optional.empty();
        }
        return Optional.of(separation(used));
    }

    private BurrSeparation separation(List<Integer> expected) {
        BurrXml.Mark place = xml.mark();
        List<Integer> pieces = List.of();
        List<List<Cell>> states = new ArrayList<>();
        Optional<BurrSeparation> staying = Optional.empty();
        Optional<BurrSeparation> leaving = Optional.empty();
        while (xml.nextChild()) {
            switch (xml.name()) {
                case "pieces" -> {
                    pieces = numbers(expected.size());
                    if (!pieces.equals(expected)) {
                        throw malformed(place, "its pieces are " + pieces + " and not " + expected);
                    }
                }
                case "state" -> states.add(state(expected.size(), place));
                case "separation" -> {
                    boolean areOff = "removed"
                            .equals(xml.attribute("type").orElse("left").strip());
                    List<Integer> part =
                            whole(place, expected, states, staying, leaving).part(areOff);
                    if (part.size() < 2 || (areOff ? leaving : staying).isPresent()) {
                        throw malformed(place, "a part of one piece, or of one part again, comes apart");
                    }
                    if (areOff) {
                        leaving = Optional.of(separation(part));
                    } else {
                        staying = Optional.of(separation(part));
                    }
                }
                default -> xml.skip();
            }
        }
        return whole(place, pieces.isEmpty() ? expected : pieces, states, staying, leaving);
    }

    private BurrSeparation whole(
            BurrXml.Mark place,
            List<Integer> pieces,
            List<List<Cell>> states,
            Optional<BurrSeparation> staying,
            Optional<BurrSeparation> leaving) {
        if (states.size() < 2) {
            throw malformed(place, "it has fewer than two states");
        }
        BurrSeparation separation = new BurrSeparation(pieces, states, staying, leaving);
        if (separation.part(true).isEmpty() || separation.part(false).isEmpty()) {
            throw malformed(place, "in its last state some pieces are far away, and some are not");
        }
        return separation;
    }

    private List<Cell> state(int size, BurrXml.Mark place) {
        List<Integer> x = List.of();
        List<Integer> y = List.of();
        List<Integer> z = List.of();
        while (xml.nextChild()) {
            switch (xml.name()) {
                case "dx" -> x = numbers(size);
                case "dy" -> y = numbers(size);
                case "dz" -> z = numbers(size);
                default -> xml.skip();
            }
        }
        if (x.size() != size || y.size() != size || z.size() != size) {
            throw malformed(place, "a state has no dx, no dy or no dz");
        }
        List<Cell> places = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            places.add(new Cell(x.get(i), y.get(i), z.get(i)));
        }
        return places;
    }

    private List<Integer> numbers(int size) {
        BurrXml.Mark place = xml.mark();
        String text = xml.text().strip();
        String[] words = text.isEmpty() ? new String[0] : text.split("\\s+");
        if (words.length != size) {
            throw malformed(place, "here are " + words.length + " numbers and not " + size);
        }
        List<Integer> numbers = new ArrayList<>();
        for (String word : words) {
            if (!word.matches(NUMBER)) {
                throw malformed(place, "'" + PlainText.shortened(word) + "' is not an integer of at most six digits");
            }
            numbers.add(Integer.parseInt(word));
        }
        return numbers;
    }

    private InputException malformed(BurrXml.Mark place, String problem) {
        return new InputException(
                xml.place(place),
                "how solution " + number + " comes apart: " + problem,
                "save the file in BurrTools without how solutions come apart, or solve it again");
    }
}
