package io.github.filaforge.cli.files;

import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.definition.DefinitionLimits;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.runtime.text.PlainText;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Converts boxes and cells from and to the text of the command line. */
final class BoxText {

    private static final Pattern BOX = Pattern.compile("[0-9]{1,9}([xX][0-9]{1,9}){1,3}");
    private static final Pattern CELL = Pattern.compile("[0-9]{1,9}(,[0-9]{1,9}){1,3}");

    /**
     * The form of a cell of a lattice that is not orthogonal. Coordinates may be negative: edges of the first hexagons of a
     * box belong to points before the box.
     */
    private static final Pattern ANY_CELL = Pattern.compile("-?[0-9]{1,9}(,-?[0-9]{1,9}){1,3}");

    private BoxText() {}

    /**
     * Reads a box of points of a lattice, such as 10x6 or 5x4x3.
     *
     * @throws UserException if the text is not a box, if the box is too large, or if it has layers in a plane
     */
    static Box box(String text, Lattice lattice) {
        String stripped = text.strip();
        int[] sides = BOX.matcher(stripped).matches()
                ? Arrays.stream(stripped.split("[xX]"))
                        .mapToInt(Integer::parseInt)
                        .toArray()
                : new int[1];
        if (Arrays.stream(sides).anyMatch(side -> side == 0) || sides.length > lattice.coordinates()) {
            String lengths = lattice.coordinates() == 3
                    ? "two or three lengths from 1 up, as 10x6 or 5x4x3"
                    : "two to four lengths from 1 up, as 10x6 or 7x2x2x1";
            throw new UserException("--box takes " + lengths + ", not '" + PlainText.shortened(text) + "'");
        }
        if (Arrays.stream(sides).anyMatch(side -> side > lattice.longestSide())) {
            throw new UserException("--box " + stripped + " is too long: a box of the lattice " + lattice
                    + " is at most " + lattice.longestSide() + " long along each axis");
        }
        if (lattice.isPlanar() && sides.length > 2) {
            throw new UserException("--box takes two lengths, as 10x6, since " + lattice
                    + " cells lie in a plane, not '" + PlainText.shortened(text) + "'");
        }
        BigInteger volume =
                Arrays.stream(sides).mapToObj(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply);
        if (volume.compareTo(BigInteger.valueOf(DefinitionLimits.MAX_BOX_CELLS)) > 0) {
            throw new UserException("--box " + stripped + " has " + volume + " cells, and a box has at most "
                    + DefinitionLimits.MAX_BOX_CELLS);
        }
        return new Box(sides[0], sides[1], sides.length < 3 ? 1 : sides[2], sides.length < 4 ? 1 : sides[3]);
    }

    /**
     * Reads cells such as {@code 3,3 3,4}.
     *
     * @throws UserException if a word is not a cell, if a cell is outside the box, or if a cell is named twice
     */
    static Set<Cell> holes(String text, Box box, Lattice lattice) {
        Set<Cell> holes = new LinkedHashSet<>();
        boolean isFlatBox = isFlat(box, lattice);
        boolean isSpace = lattice.coordinates() == 3;
        String form = isFlatBox ? "x,y" : lattice.isPlanar() ? "x,y,class" : isSpace ? "x,y,z" : "x,y,z,w";
        Pattern pattern = lattice.isOrthogonal() ? CELL : ANY_CELL;
        for (String word : text.strip().split("[\\s;]+")) {
            List<Integer> numbers = pattern.matcher(word).matches()
                    ? Arrays.stream(word.split(",")).map(Integer::valueOf).toList()
                    : List.of();
            boolean isFlat = numbers.size() == 2 && isFlatBox;
            if (!isFlat && numbers.size() != lattice.coordinates()) {
                throw new UserException("--holes takes cells " + form + " with blanks between them, as \""
                        + (isFlatBox ? "3,3 3,4" : isSpace ? "3,3,0 3,4,0" : "3,3,0,0 3,4,0,0") + "\", not '"
                        + PlainText.shortened(word) + "'");
            }
            List<Integer> all = new ArrayList<>(numbers);
            all.addAll(Collections.nCopies(lattice.coordinates() - numbers.size(), 0));
            Cell hole = lattice.cell(all);
            if (!lattice.hasCell(hole) || !lattice.isWritten(hole)) {
                throw new UserException("hole " + word + " is no cell: " + lattice.rule());
            }
            if (!lattice.isOrthogonal() && !lattice.contains(box, hole)) {
                throw new UserException("hole " + word + " is outside the box " + box + ": " + lattice.range(box));
            }
            if (lattice.isOrthogonal() && !box.contains(hole)) {
                throw new UserException(
                        "hole " + word + " is outside the box " + box + ": x runs from 0 to " + (box.xDim() - 1)
                                + ", y to " + (box.yDim() - 1) + (isFlat ? "" : " and z to " + (box.zDim() - 1)));
            }
            if (!holes.add(hole)) {
                throw new UserException("hole " + word + " is named twice: name it once");
            }
        }
        return holes;
    }

    /** Returns the text of a cell of a box, in the form that {@link #holes} reads. */
    static String hole(Cell hole, Box box, Lattice lattice) {
        return isFlat(box, lattice)
                ? hole.x() + "," + hole.y()
                : lattice.text(hole).replace(' ', ',');
    }

    /** Returns true if two numbers determine a cell of the box. */
    private static boolean isFlat(Box box, Lattice lattice) {
        return box.layers() == 1 && lattice.classes() == 1;
    }
}
