package io.github.filaforge.cli.report;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Shape;
import io.github.filaforge.picture.HeatMap;
import io.github.filaforge.picture.HeatPicture;
import io.github.filaforge.result.ImageFrequencies;
import io.github.filaforge.runtime.text.Plural;
import java.util.LinkedHashMap;
import java.util.Map;

/** Makes a picture of the frequency of each piece on each cell. */
public final class FrequencyPicture {

    private FrequencyPicture() {}

    /**
     * Returns a picture with a map for each shape. All maps have one scale.
     *
     * @param frequencies the frequencies of all images
     */
    public static HeatPicture of(ImageFrequencies frequencies) {
        return new HeatPicture(
                frequencies.puzzle(),
                "on which cells each piece lies, in per cent of "
                        + Plural.of(frequencies.solutions(), "solution")
                        + ", every rotated and mirrored one by itself",
                frequencies.shapes().stream()
                        .map(shape -> map(frequencies, shape))
                        .toList());
    }

    private static HeatMap map(ImageFrequencies frequencies, Shape shape) {
        Map<Cell, HeatMap.Heat> heats = new LinkedHashMap<>();
        frequencies.byCell(shape).forEach((cell, solutions) -> {
            Share share = new Share(solutions, frequencies.solutions());
            String label = solutions.signum() == 0 ? "" : share.inShort();
            heats.put(
                    cell,
                    new HeatMap.Heat(
                            share.value(),
                            label,
                            cell + ": " + Plural.of(solutions, "solution") + ", " + share.inFull() + " %"));
        });
        return new HeatMap(shape.pieces().stream().map(Piece::name).toList(), heats);
    }
}
