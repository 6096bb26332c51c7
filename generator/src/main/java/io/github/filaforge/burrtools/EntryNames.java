package io.github.filaforge.burrtools;

import io.github.filaforge.runtime.PlainText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Names for the pieces of entries: those of their shapes as far as a definition can have them, each once. What cannot stand
 * in a name becomes {@code _}, and a shape without a name is called by its number, as BurrTools shows it: {@code S1}.
 */
final class EntryNames {

    /** A name has at most so many characters; copies and numbers are put behind it. */
    private static final int LONGEST = 40;

    /** What stands for no piece, for no cell, or for cells of a region. */
    private static final Set<String> NO_NAMES = Set.of(".", "-", "*", "?");

    private final Set<String> taken = new HashSet<>();
    private final List<String> renamed = new ArrayList<>();

    /**
     * The names of the pieces of the next entry.
     *
     * @param shape the name of its shape; any text
     * @param number the number of its shape, from 0
     * @param count how many pieces it has
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

    /** What shapes are called that have a name that is none for a piece, in words. */
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

    /** Whether a character can stand in a name wherever a definition or another output has it. */
    private static boolean isPlain(int character) {
        return PlainText.isPlain(character)
                && Character.getType(character) != Character.SPACE_SEPARATOR
                && ",#:~".indexOf(character) < 0;
    }
}
