package io.github.filaforge.definition;

import io.github.filaforge.lattice.Box;
import java.math.BigInteger;

/**
 * What D says.
 *
 * @param place where the D stands, which is the place of all that is wrong with the puzzle as a whole
 */
record BoxDirective(Box box, boolean oneSided, Token place) {

    static BoxDirective of(Directive directive) {
        Settings settings = Settings.of(directive);
        int xDim = dimension(settings, "xDim");
        int yDim = dimension(settings, "yDim");
        int zDim = dimension(settings, "zDim");
        // three large dimensions multiply to more than a long holds
        BigInteger volume =
                BigInteger.valueOf(xDim).multiply(BigInteger.valueOf(yDim)).multiply(BigInteger.valueOf(zDim));
        if (volume.compareTo(BigInteger.valueOf(DefinitionLimits.MAX_BOX_CELLS)) > 0) {
            throw directive.error(DefinitionError.BOX_TOO_LARGE, volume, DefinitionLimits.MAX_BOX_CELLS);
        }
        boolean oneSided = settings.flag("oneSide", DefinitionError.ONE_SIDE_NOT_A_FLAG);
        if (oneSided && zDim > 1) {
            throw settings.place("oneSide").error(DefinitionError.ONE_SIDE_WITH_LAYERS, zDim);
        }
        return new BoxDirective(new Box(xDim, yDim, zDim), oneSided, directive.place());
    }

    private static int dimension(Settings settings, String tag) {
        Token value = settings.required(tag);
        int dimension = value.integer();
        if (dimension < 1) {
            throw value.error(DefinitionError.DIMENSION_NOT_POSITIVE, tag, dimension);
        }
        return dimension;
    }
}
