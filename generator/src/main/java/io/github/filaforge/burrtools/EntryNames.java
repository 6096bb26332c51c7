package io.github.filaforge.burrtools;

import io.github.filaforge.runtime.text.PlainText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Gives names to the pieces of entries: the names of their shapes, as far as a definition can have them, each once. A
 * character that cannot stand in a name becomes {@code _}. A shape without a name receives its number, as BurrTools shows
 * it: {@code S1}.
 */
final class EntryNames {

    /** The number of characters of the name of a shape that are kept; numbers of copies are put behind them. */
    private static final int LONGEST = 40;

    /**
     * The characters that stand for no piece, for no cell or for cells of a region in pictures, and can be no names
     * therefore.
     */
    private static final Set<String> NO_NAMES = Set.of(".", "-", "*", "?");

    private final Set<String> taken = new HashSet<>();
    private final List<String> renamed = new ArrayList<>();

    /**
     * Returns the names of the pieces of the next entry.
     *
     * @param shape the name of its shape; any text
     * @param number the number of its shape, from 0
     * @param count the number of its pieces
     */
    List<String> of(String shape, int number, int count) {
        if (count == 0) {
            return List.of();
        }
        String base = base(shape, number);
        String stem = base;
        for (int next = 2; !areFree(stem, count); next++) {
            stem = base + "~" + next;
        }
        List<String> names = names(stem, count);
        taken.add(stem);
        taken.addAll(names);
        if (!shape.isEmpty() && !stem.equals(shape)) {
            renamed.add("'" + PlainText.shortened(shape) + "' is called " + stem);
        }
        return names;
    }

    /**
     * Returns a phrase for each shape whose name cannot be the name of a piece, with the name that its pieces have instead.
     */
    List<String> renamed() {
        return List.copyOf(renamed);
    }

    private boolean areFree(String stem, int count) {
        return !taken.contains(stem) && names(stem, count).stream().noneMatch(taken::contains);
    }

    private static List<String> names(String stem, int count) {
        return count == 1
                ? List.of(stem)
                : IntStream.rangeClosed(1, count)
                        .mapToObj(copy -> stem + "." + copy)
                        .toList();
    }

    private static String base(String shape, int number) {
        StringBuilder name = new StringBuilder();
        shape.codePoints()
                .limit(LONGEST)
                .forEach(character -> name.appendCodePoint(isPlain(character) ? character : '_'));
        String base = name.toString().replaceAll("_{2,}", "_").replaceAll("^_|_$", "");
        return base.isEmpty() || NO_NAMES.contains(base) ? "S" + (number + 1) : base;
    }

    /** Returns true if a character can stand in a name wherever a definition or another output has it. */
    private static boolean isPlain(int character) {
        return PlainText.isPlain(character)
                && Character.getType(character) != Character.SPACE_SEPARATOR
                && ",#:~".indexOf(character) < 0;
    }
}
