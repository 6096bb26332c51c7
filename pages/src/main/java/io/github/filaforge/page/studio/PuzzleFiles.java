package io.github.filaforge.page.studio;

import io.github.filaforge.burrtools.BurrFile;
import io.github.filaforge.burrtools.BurrPuzzle;
import io.github.filaforge.burrtools.BurrReader;
import io.github.filaforge.burrtools.BurrWriter;
import io.github.filaforge.burrtools.ProblemsOfPuzzles;
import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.PictureException;
import io.github.filaforge.picture.print.PieceFiles;
import io.github.filaforge.picture.print.PrintSize;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.source.InputException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Reads and writes the files of other programs for the studio. The page compresses and expands them. */
final class PuzzleFiles {

    /** The command that reads a file of BurrTools, whose XML is the text. The name of the file without its ending follows it. */
    static final String READ_BURR = "burr";

    /** The command that writes the puzzle of a text as a file of BurrTools. */
    static final String WRITE_BURR = "to-burr";

    /** The command that writes the pieces for a 3-D printer. */
    static final String WRITE_STL = "to-stl";

    /** The edge of a printed cube, and the distance of a side of a piece from its cells, in millimetres. */
    private static final double CELL = 10;

    private static final double CLEARANCE = 0.1;

    private PuzzleFiles() {}

    /**
     * Returns the definition of the first problem of a file of BurrTools: {@code {"text":"...","notes":["..."]}}, or {@code
     * "failure"} with the reason why there is none. The notes state where the puzzle differs from the problem.
     */
    static String ofBurr(String name, String xml) {
        try {
            BurrFile file = BurrReader.read(name + ".xmpuzzle", xml);
            List<BurrPuzzle> puzzles = BurrPuzzle.all(file, OptionalInt.empty());
            Defined<Puzzle> defined = puzzles.get(0).defined();
            List<String> notes = new ArrayList<>(defined.warnings());
            if (puzzles.size() > 1) {
                notes.add("the file has " + puzzles.size() + " problems, and this is the first");
            }
            return StudioJson.text(StudioJson.object(
                    "text", DefinitionWriter.write(defined.puzzle(), defined.name()), "notes", notes));
        } catch (InputException | RequestException | IllegalArgumentException e) {
            return failed(e);
        }
    }

    /**
     * Returns the XML of a file of BurrTools: {@code {"xml":"...","notes":["..."]}}, or {@code "failure"} with the reason why
     * there is none. The notes state the properties of the puzzle that the file does not have.
     */
    static String toBurr(String text) {
        try {
            Puzzle puzzle = StudioEditor.only(text).packing().puzzle();
            ProblemsOfPuzzles.Converted converted = ProblemsOfPuzzles.of(StudioEditor.SOURCE, List.of(puzzle));
            return StudioJson.text(
                    StudioJson.object("xml", BurrWriter.text(converted.file()), "notes", converted.warnings()));
        } catch (InputException | RequestException | IllegalArgumentException e) {
            return failed(e);
        }
    }

    /**
     * Returns the pieces side by side for a 3-D printer, as binary STL in base 64: {@code {"stl":"..."}}, or {@code
     * "failure"} with the reason why there is none. Sizes are those of the command line.
     */
    static String toStl(String text) {
        try {
            Puzzle puzzle = StudioEditor.only(text).packing().puzzle();
            byte[] bytes = PieceFiles.sideBySide(puzzle, new PrintSize(CELL, CLEARANCE), false)
                    .stl();
            return StudioJson.text(StudioJson.object("stl", Base64.getEncoder().encodeToString(bytes)));
        } catch (InputException | RequestException | PictureException | IllegalArgumentException e) {
            return failed(e);
        }
    }

    private static String failed(Exception e) {
        Map<String, Object> answer = StudioJson.object("failure", e.getMessage());
        return StudioJson.text(answer);
    }
}
