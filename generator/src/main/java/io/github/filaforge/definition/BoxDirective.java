package io.github.filaforge.definition;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Periods;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.PieceRange;
import io.github.filaforge.source.NearestWord;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The content of the line D of a packing: its box, and the properties of the puzzle as a whole.
 *
 * @param container the box, with the pairs of colours that match
 * @param turns the turns that pieces may make unless they have turns of their own
 * @param crossing true if sticks may cross one another
 * @param placed the numbers of pieces that a solution may have, without stationary pieces
 * @param mostEmpty the greatest number of optional cells that may stay empty
 * @param placedAt the place of this range, if the line states one
 * @param place the place of the D, at which errors of the puzzle as a whole are reported
 */
record BoxDirective(
        Container container,
        Turns turns,
        boolean crossing,
        PieceRange placed,
        int mostEmpty,
        Optional<Token> placedAt,
        Token place) {

    static BoxDirective of(Directive directive, Settings settings) {
        int xDim = dimension(settings, "xDim");
        int yDim = dimension(settings, "yDim");
        Lattice lattice =
                settings.optional("lattice").map(BoxDirective::lattice).orElse(Lattices.CUBIC);
        lattice = TurnsSetting.turning(lattice, settings);
        int zDim = lattice.isPlanar()
                ? one(settings, "zDim", DefinitionError.LAYERS_IN_A_PLANE, lattice)
                : dimension(settings, "zDim");
        int wDim = lattice.coordinates() == 4
                ? fourth(directive, settings, lattice)
                : one(settings, "wDim", DefinitionError.NO_FOURTH_AXIS, lattice);
        // The product of several large dimensions may be out of the range of a long.
        BigInteger volume = BigInteger.valueOf(xDim)
                .multiply(BigInteger.valueOf(yDim))
                .multiply(BigInteger.valueOf((long) zDim * lattice.classes()))
                .multiply(BigInteger.valueOf(wDim));
        if (volume.compareTo(BigInteger.valueOf(DefinitionLimits.MAX_BOX_CELLS)) > 0) {
            throw directive.error(DefinitionError.BOX_TOO_LARGE, volume, DefinitionLimits.MAX_BOX_CELLS);
        }
        Box box = new Box(xDim, yDim, zDim, wDim);
        boolean oneSided = settings.flag("oneSide", DefinitionError.ONE_SIDE_NOT_A_FLAG);
        if (oneSided && box.layers() > 1) {
            throw settings.place("oneSide").error(DefinitionError.ONE_SIDE_WITH_LAYERS, box.layers());
        }
        Turns turns = TurnsSetting.ofPuzzle(settings, lattice, oneSided);
        boolean crossing = settings.flag("crossing", DefinitionError.CROSSING_NOT_A_FLAG);
        if (crossing && !lattice.hasJunctions()) {
            throw settings.place("crossing").error(DefinitionError.CROSSING_WITHOUT_STICKS, lattice);
        }
        Container container = new Container(lattice, box, periods(settings, lattice, box))
                .withColours(new CellColours(Map.of(), ColourDraft.pairs(settings)));
        PieceRange placed = settings.range("pieces").orElse(PieceRange.ANY);
        return new BoxDirective(
                container, turns, crossing, placed, holes(settings), settings.optional("pieces"), directive.place());
    }

    private static int holes(Settings settings) {
        return settings.optional("holes").map(BoxDirective::holes).orElse(Integer.MAX_VALUE);
    }

    /** Returns the greatest number of optional cells that may stay empty. */
    static int holes(Token value) {
        if (!value.isNumber()) {
            throw value.error(DefinitionError.NO_NUMBER_OF_HOLES, value.quoted());
        }
        return value.integer();
    }

    /** Returns the periods of a box that the setting wrap may close. */
    static Periods periods(Settings settings, Lattice lattice, Box box) {
        return settings.optional("wrap")
                .map(axes -> periods(lattice, box, axes))
                .orElse(Periods.NONE);
    }

    /** Returns the periods of a box that is closed along axes, which are letters. */
    static Periods periods(Lattice lattice, Box box, Token axes) {
        String letters = axes.text();
        boolean areAxes = letters.chars().allMatch(letter -> Periods.AXES.indexOf(letter) >= 0);
        if (!areAxes || letters.chars().distinct().count() < letters.length()) {
            throw axes.error(DefinitionError.WRAP_NO_AXES, axes.quoted());
        }
        for (int index = 0; index < letters.length(); index++) {
            char axis = letters.charAt(index);
            Periods.obstacle(lattice, box, axis).ifPresent(obstacle -> {
                throw axes.error(DefinitionError.WRAP_IMPOSSIBLE, axis, obstacle.reason(), obstacle.remedy());
            });
        }
        return Periods.of(lattice, box, letters);
    }

    private static Lattice lattice(Token name) {
        return Lattices.named(name.text())
                .orElseThrow(() -> name.error(
                        DefinitionError.UNKNOWN_LATTICE,
                        name.quoted(),
                        NearestWord.suggestion(name.text(), Lattices.names()),
                        String.join(", ", Lattices.names())));
    }

    /** Returns 1, the length along an axis that a puzzle does not have. The setting may be left out. */
    static int one(Settings settings, String tag, DefinitionError otherwise, Object lattice) {
        Optional<Token> value = settings.optional(tag);
        if (value.isPresent() && dimension(settings, tag) > 1) {
            throw value.get().error(otherwise, value.get().quoted(), lattice);
        }
        return 1;
    }

    /** Returns the length along the fourth axis. In this lattice no length may be greater than its limit. */
    private static int fourth(Directive directive, Settings settings, Lattice lattice) {
        if (settings.optional("wDim").isEmpty()) {
            throw directive.error(
                    DefinitionError.MISSING_SETTING,
                    "wDim",
                    directive.keyword().word(),
                    "D:lattice=hypercubic:xDim=7:yDim=2:zDim=2:wDim=1");
        }
        for (String tag : List.of("xDim", "yDim", "zDim", "wDim")) {
            int dimension = dimension(settings, tag);
            if (dimension > lattice.longestSide()) {
                throw settings.required(tag)
                        .error(DefinitionError.SIDE_TOO_LONG, tag, dimension, lattice, lattice.longestSide());
            }
        }
        return dimension(settings, "wDim");
    }

    /** Returns a length of the box, at least 1. */
    static int dimension(Settings settings, String tag) {
        Token value = settings.required(tag);
        int dimension = value.integer();
        if (dimension < 1) {
            throw value.error(DefinitionError.DIMENSION_NOT_POSITIVE, tag, dimension);
        }
        return dimension;
    }
}
