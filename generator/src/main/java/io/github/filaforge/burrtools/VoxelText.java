package io.github.filaforge.burrtools;

import io.github.filaforge.burrtools.BurrShape.State;
import io.github.filaforge.runtime.text.Plural;
import java.util.Locale;

/**
 * Reads and writes the voxels of a shape as text: for each voxel the letter of its state, then the number of its colour if
 * it has one.
 */
final class VoxelText {

    private VoxelText() {}

    /** An error in a text; its message is the problem. */
    static final class Malformed extends Exception {

        private static final long serialVersionUID = 1L;

        Malformed(String problem) {
            super(problem);
        }
    }

    /**
     * Reads a text into a shape.
     *
     * @param colours the number of colours of the file
     * @param shape the shape that receives the voxels
     * @throws Malformed if the text has more or fewer voxels than the shape, another character, or a colour that the file
     *     has not
     */
    static void read(String text, int colours, BurrShape.Builder shape) throws Malformed {
        int count = 0;
        int index = 0;
        while (index < text.length()) {
            State state = state(text, index);
            index++;
            int colour = 0;
            while (index < text.length() && isDigit(text.charAt(index))) {
                colour = Math.min(10 * colour + text.charAt(index) - '0', BurrLimits.MAX_COLOURS + 1);
                index++;
            }
            if (colour > BurrLimits.MAX_COLOURS || colour > colours) {
                throw new Malformed(
                        "voxel " + (count + 1) + " has a colour that the file does not have: it has " + colours);
            }
            if (count < shape.voxels()) {
                shape.set(count, state, state == State.EMPTY ? 0 : colour);
            }
            count++;
        }
        if (count != shape.voxels()) {
            throw new Malformed("the text has " + Plural.of(count, "voxel") + ", and x * y * z is " + shape.voxels());
        }
    }

    private static State state(String text, int index) throws Malformed {
        char letter = text.charAt(index);
        for (State state : State.values()) {
            if (state.letter() == letter) {
                return state;
            }
        }
        throw new Malformed(String.format(Locale.ROOT, "character U+%04X is no voxel", (int) letter));
    }

    private static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }

    /** Returns the text of a shape. */
    static String write(BurrShape shape) {
        StringBuilder text = new StringBuilder(shape.voxels());
        for (int number = 0; number < shape.voxels(); number++) {
            text.append(shape.state(number).letter());
            if (shape.colour(number) > 0) {
                text.append(shape.colour(number));
            }
        }
        return text.toString();
    }
}
