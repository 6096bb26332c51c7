package io.github.filaforge.page.studio;

import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.DefinitionException;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.definition.SettingValue;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.image.PlanSize;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.PieceRange;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.polyform.PieceSet;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.search.PackingBuilder;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.source.InputException;
import io.github.filaforge.source.SourcePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Reads the text of a definition for the editor, and changes it as a person draws. The text is all that the editor stores.
 *
 * <p>A command is a line of words. Cells are the three numbers of {@link Cell}, with commas between cells:
 *
 * <table>
 * <caption>commands</caption>
 * <tr><td>{@code read}</td><td>nothing changes</td></tr>
 * <tr><td>{@code new LATTICE X Y Z}</td><td>a puzzle without pieces</td></tr>
 * <tr><td>{@code box X Y Z}</td><td>other lengths of the box</td></tr>
 * <tr><td>{@code cells out|fill|optional CELLS}</td><td>cells leave the region, are to be filled, may stay empty</td></tr>
 * <tr><td>{@code colour NUMBER CELLS}</td><td>cells of the box get a colour; 0 takes their colours away</td></tr>
 * <tr><td>{@code match PAIRS}</td><td>the pairs of colours that match, such as {@code 1-1 1-2}</td></tr>
 * <tr><td>{@code wrap AXES}</td><td>the axes along which the box is closed; without axes it has ends</td></tr>
 * <tr><td>{@code crossing 0|1}</td><td>sticks may not cross one another, or may</td></tr>
 * <tr><td>{@code pieces RANGE}, {@code holes NUMBER}</td><td>the numbers of pieces of a solution, and the greatest number of
 *     cells that stay empty</td></tr>
 * <tr><td>{@code turns WORDS}</td><td>the turns of pieces, as definitions have them</td></tr>
 * <tr><td>{@code stationary NAME CELLS}</td><td>a stationary piece covers these cells too</td></tr>
 * <tr><td>{@code option CHOICE NAME CELLS}</td><td>the cells of an option of a choice</td></tr>
 * <tr><td>{@code free CELLS}</td><td>cells leave stationary pieces and options of choices</td></tr>
 * <tr><td>{@code piece-colour PIECE NUMBER CELLS}</td><td>cells of a piece get a colour; 0 takes their colours away</td></tr>
 * <tr><td>{@code piece-turns NUMBER WORDS}</td><td>the turns of a piece; without words, those of the puzzle</td></tr>
 * <tr><td>{@code piece NUMBER CELLS}</td><td>a piece gets these cells; without cells it is removed</td></tr>
 * <tr><td>{@code add CELLS}</td><td>a new piece; without cells it has one cell</td></tr>
 * <tr><td>{@code set NAME}</td><td>the pieces of a set that people know</td></tr>
 * <tr><td>{@code rename NUMBER NAME}</td><td>another name of a piece</td></tr>
 * <tr><td>{@code copies NUMBER RANGE}</td><td>the number of pieces of a shape, as definitions have it</td></tr>
 * <tr><td>{@code board WIDTH HEIGHT [RIM INNER SEED]}</td><td>an edge puzzle; with numbers of colours along the rim and
 *     inside, and a seed, a random one that has a solution</td></tr>
 * <tr><td>{@code side PIECE SIDE COLOUR}</td><td>a side of a piece of an edge puzzle gets a colour</td></tr>
 * <tr><td>{@code pin PIECE X Y TURN}, {@code unpin PIECE}</td><td>a piece of an edge puzzle has its place or not</td></tr>
 * <tr><td>{@code cell piece|hole|beyond X Y}</td><td>a cell of an edge puzzle takes a piece, is a hole, or the board would
 *     go on there</td></tr>
 * <tr><td>{@code add}, {@code piece PIECE}</td><td>one piece more, and a piece less, of an edge puzzle</td></tr>
 * <tr><td>{@code rim COLOUR}, {@code meets PAIRS}</td><td>the colour of the rim of an edge puzzle, if it has one, and the
 *     pairs of colours that are partners</td></tr>
 * <tr><td>{@code title NAME}</td><td>the name of the puzzle; without a name, it has none</td></tr>
 * <tr><td>{@code reason}</td><td>the reason why there is no solution, as {@code {"none":"..."}}, or {@code {}}</td></tr>
 * <tr><td>{@code facts}</td><td>the lattices with their sets of pieces</td></tr>
 * </table>
 */
final class StudioEditor {

    /** The greatest number of images among which the reason of a puzzle without solutions is looked for while one draws. */
    private static final int MOST_IMAGES = 100_000;

    static final String SOURCE = "puzzle.txt";

    private StudioEditor() {}

    /**
     * Returns the answer to a command: an object of JSON.
     *
     * <pre>{@code
     * {"text":"D:xDim=2:yDim=1:zDim=1\n...","error":{"message":"...","line":1,"column":1},"warnings":[],
     *  "puzzle":{"kind":"packing","name":"dominoes","named":true,"lattice":"NAME","box":[2,1,1],"form":{...},
     *    "periods":[0,0,0],"ends":[null,"yDim is 1","..."],"match":["1-1"],"turns":"all","further":false,
     *    "placed":"*","holes":null,"crossing":null,
     *    "choices":[{"name":"day","options":[{"name":"1","cells":[[0,0,0]]}]}],
     *    "cells":[[0,0,0,0,1,0],[1,0,0,0,1,2]],
     *    "pieces":[{"name":"A","colour":"#283aa6","ink":"#ffffff","fixed":false,"choice":false,"copies":"1","number":1,
     *      "turns":"","cells":[[0,0,0,0],[1,0,0,0]],"colours":[0,2],"grid":[[0,0,0,0],...]}],
     *    "required":2,"optional":0,"volume":2}}
     * }</pre>
     *
     * <p>A cell is {@code [x, y, third number, layer, state, colour]}; in four dimensions there is a layer for each z and w, and
     * {@code form} has the {@code fold}, the factor of z in the third number. The state is 0 outside the region, 1 if the cell
     * is to be filled, 2 if it may stay empty, 3 under a stationary piece. {@code ends} has for each axis the reason why the box
     * cannot be closed along it, or null. {@code further} is true if the lattice has further turns, which {@code
     * turns=lattice} excludes. {@code crossing} is true if sticks may cross, false if they may not, and null where there are no
     * sticks. {@code error} is there if the text is wrong; {@code puzzle}
     * is missing if the text cannot be read. If a command cannot be executed, the answer has {@code "refusal"} with the
     * reason, and the text is unchanged.
     */
    static String answer(String command, String text) {
        String[] words = command.split(" ", 2);
        try {
            return switch (words[0]) {
                case "facts" -> StudioJson.text(facts());
                case "reason" -> StudioJson.text(reason(text));
                case "read" -> read(text);
                default -> {
                    String changed = changed(words[0], words.length > 1 ? words[1].strip() : "", text);
                    // A text that could not be drawn any more is refused.
                    readable(changed);
                    yield read(changed);
                }
            };
        } catch (InputException | RequestException | IllegalArgumentException e) {
            Map<String, Object> answer = StudioJson.object("text", text, "refusal", e.getMessage());
            return StudioJson.text(answer);
        }
    }

    private static String changed(String command, String rest, String text) {
        if (command.equals("new")) {
            String[] words = rest.split(" ");
            Lattice lattice = Lattices.named(words[0]).orElseThrow(() -> refused("there is no lattice " + words[0]));
            Box box = DrawnPuzzle.box(lattice, numbers(words, 1));
            return DefinitionWriter.write(DrawnPuzzle.empty(lattice, box).puzzle());
        }
        if (command.equals("board")) {
            return DefinitionWriter.write(
                    DrawnBoard.begun(numbers(rest.split(" "), 0)).board());
        }
        Defined<?> defined = readable(text);
        if (defined.edges().isPresent()) {
            return changed(command, rest, text, defined.edges().get());
        }
        Defined<Puzzle> drawn = defined.packing();
        DrawnPuzzle before = DrawnPuzzle.of(drawn.puzzle());
        String[] words = rest.split(" ", 2);
        String behind = words.length > 1 ? words[1].strip() : "";
        if (command.equals("title")) {
            return head(text) + DefinitionWriter.write(before.puzzle(), rest);
        }
        DrawnRegion region = new DrawnRegion(before);
        DrawnPieces pieces = new DrawnPieces(before);
        DrawnPuzzle after = switch (command) {
            case "box" -> region.inBox(DrawnPuzzle.box(before.lattice(), numbers(rest.split(" "), 0)));
            case "wrap" -> region.closed(setting("wrap", rest));
            case "crossing" -> region.crossing(rest.equals("1"));
            case "turns" -> turning(before, words[0], behind);
            case "cells" -> region.withCells(words[0], cells(behind));
            case "colour" -> region.coloured(colour(words[0]), cells(behind));
            case "match" -> region.matching(setting("match", rest));
            case "free" -> new DrawnPlaces(before).free(cells(rest));
            case "stationary" -> new DrawnPlaces(before).stationary(words[0], cells(behind));
            case "option" -> option(new DrawnPlaces(before), words[0], behind);
            case "piece" -> pieces.withPiece(number(words[0]), cells(behind));
            case "piece-colour" -> colouredPiece(pieces, number(words[0]), behind);
            case "piece-turns" -> pieces.turning(number(words[0]), behind);
            case "add" -> pieces.plus(cells(rest));
            case "set" -> pieces.plus(set(rest));
            case "rename" -> pieces.renamed(number(words[0]), behind);
            case "copies" ->
                pieces.copied(number(words[0]), setting("copies", behind).range());
            case "pieces" ->
                before.placing(
                        rest.isEmpty()
                                ? PieceRange.ANY
                                : setting("pieces", rest).range());
            case "holes" ->
                before.leavingAtMost(
                        rest.isEmpty()
                                ? Integer.MAX_VALUE
                                : setting("holes", rest).holes());
            default -> throw refused("there is no command " + command);
        };
        return head(text)
                + (drawn.named()
                        ? DefinitionWriter.write(after.puzzle(), drawn.name())
                        : DefinitionWriter.write(after.puzzle()));
    }

    private static String changed(String command, String rest, String text, Defined<EdgePuzzle> defined) {
        if (command.equals("title")) {
            return head(text) + DefinitionWriter.write(defined.puzzle(), rest);
        }
        DrawnBoard before = new DrawnBoard(defined.puzzle());
        String[] words = rest.split(" ", 2);
        String behind = words.length > 1 ? words[1].strip() : "";
        int[] numbers = command.equals("side") || command.equals("pin") ? numbers(rest.split(" "), 0) : new int[0];
        if (numbers.length > 0 && numbers.length != (command.equals("side") ? 3 : 4)) {
            throw refused("'" + rest + "' are not the numbers of " + command);
        }
        DrawnBoard after = switch (command) {
            case "side" ->
                before.withSide(
                        numbers[0],
                        numbers[1],
                        setting("sides", "" + numbers[2]).sideColour());
            case "pin" -> before.pinned(numbers[0], numbers[1], numbers[2], numbers[3]);
            case "unpin" -> before.unpinned(number(words[0]));
            case "cell" -> withCell(before, words[0], behind);
            case "add" -> before.plus();
            case "piece" -> before.without(number(words[0]));
            case "rim" ->
                before.rimmed(
                        rest.isEmpty()
                                ? OptionalInt.empty()
                                : OptionalInt.of(setting("edges", rest).sideColour()));
            case "wrap" -> before.closed(setting("wrap", rest));
            case "meets" -> before.meeting(setting("meets", rest).partners());
            case "rename" -> before.renamed(number(words[0]), behind);
            case "piece-turns" -> before.turning(number(words[0]), behind);
            default -> throw refused("there is no command " + command + " for a board of pieces with coloured sides");
        };
        return head(text) + DefinitionWriter.write(defined.with(after.board()));
    }

    private static DrawnBoard withCell(DrawnBoard before, String kind, String place) {
        int[] numbers = numbers(place.split(" "), 0);
        if (numbers.length != 2) {
            throw refused("'" + place + "' is no cell");
        }
        return before.withCell(kind, numbers[0], numbers[1]);
    }

    private static DrawnPuzzle turning(DrawnPuzzle before, String word, String rest) {
        Lattice usual = Lattices.named(before.lattice().name()).orElseThrow();
        boolean ofLattice = word.equals("lattice");
        Lattice lattice = ofLattice && usual.turns().hasFurther() ? usual.withoutFurtherTurns() : usual;
        String text = (ofLattice ? rest : word + " " + rest).strip();
        DrawnPuzzle drawn = new DrawnRegion(before).withTurnsOf(lattice);
        return drawn.turning(text.isEmpty() ? Turns.ALL : setting("turns", text).turns(lattice));
    }

    private static DrawnPuzzle option(DrawnPlaces places, String choice, String rest) {
        String[] words = rest.split(" ", 2);
        return places.option(choice, words[0], cells(words.length > 1 ? words[1] : ""));
    }

    private static DrawnPuzzle colouredPiece(DrawnPieces pieces, int number, String rest) {
        String[] words = rest.split(" ", 2);
        return pieces.coloured(number, colour(words[0]), cells(words.length > 1 ? words[1] : ""));
    }

    private static RequestException refused(String reason) {
        return new RequestException(reason);
    }

    /** Returns the value of a setting as a person has written it into a field. */
    private static SettingValue setting(String name, String value) {
        return new SettingValue(name, value);
    }

    private static int colour(String word) {
        return setting("colour", word).colour();
    }

    /** Checks the name of a piece. */
    static void checkName(String name) {
        if (!DefinitionWriter.isWritable(name)) {
            throw refused("'" + name + "' cannot be a piece name: a name has no white space, no comma and no '#',"
                    + " and '.' stands for no piece");
        }
    }

    private static PieceSet set(String name) {
        return PieceSet.named(name).orElseThrow(() -> refused("there is no set of pieces " + name));
    }

    /** Returns the comments before the first puzzle of a text. */
    private static String head(String text) {
        StringBuilder head = new StringBuilder();
        for (String line : text.split("\n")) {
            if (!line.isBlank() && line.strip().charAt(0) != '#') {
                break;
            }
            head.append(line).append('\n');
        }
        return head.toString();
    }

    static int number(String word) {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException e) {
            throw refused("'" + word + "' is no number");
        }
    }

    private static int[] numbers(String[] words, int from) {
        int[] numbers = new int[words.length - from];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = number(words[from + i]);
        }
        return numbers;
    }

    private static List<Cell> cells(String text) {
        List<Cell> cells = new ArrayList<>();
        for (String each : text.isEmpty() ? new String[0] : text.split(",")) {
            int[] numbers = numbers(each.strip().split(" "), 0);
            if (numbers.length != 3) {
                throw refused("'" + each + "' is no cell");
            }
            cells.add(new Cell(numbers[0], numbers[1], numbers[2]));
        }
        return cells;
    }

    /**
     * Returns the puzzle of a text.
     *
     * @throws InputException if the text is wrong
     * @throws RequestException if the text has several puzzles
     */
    static Defined<?> only(String text) {
        List<Defined<?>> all = DefinitionReader.readAll(SOURCE, text);
        if (all.size() > 1) {
            throw refused("the editor takes one puzzle, and this text has " + all.size() + ": remove the others");
        }
        return all.get(0);
    }

    /** Returns the puzzle of a text, even if its pieces do not fit its region yet. */
    static Defined<?> readable(String text) {
        try {
            return only(text);
        } catch (DefinitionException e) {
            Optional<Defined<Puzzle>> unfinished = e.unfinished();
            if (unfinished.isPresent()) {
                return unfinished.get();
            }
            throw e;
        }
    }

    private static String read(String text) {
        Map<String, Object> answer = StudioJson.object("text", text);
        try {
            Defined<?> defined = only(text);
            answer.put("warnings", defined.warnings());
            answer.put("puzzle", PuzzleJson.of(defined));
        } catch (DefinitionException e) {
            SourcePosition place = e.position();
            answer.put(
                    "error",
                    StudioJson.object("message", e.getMessage(), "line", place.line(), "column", place.column()));
            e.unfinished().ifPresent(unfinished -> answer.put("puzzle", PuzzleJson.of(unfinished)));
        } catch (RequestException e) {
            answer.put("error", StudioJson.object("message", e.getMessage(), "line", 0, "column", 0));
        }
        return StudioJson.text(answer);
    }

    private static Map<String, Object> reason(String text) {
        Defined<?> defined = only(text);
        SearchBuilder builder = SearchBuilder.of(defined.puzzle(), "", SearchRequest.standard(), new Stopwatch());
        if (builder.isSolved()
                || (builder instanceof PackingBuilder packing
                        && PlanSize.of(packing.puzzle()).images() > MOST_IMAGES)) {
            return Map.of();
        }
        return builder.impossibility()
                .map(reason -> StudioJson.object("none", reason))
                .orElseGet(Map::of);
    }

    private static Map<String, Object> facts() {
        return StudioJson.object(
                "lattices",
                Lattices.names().stream()
                        .map(name -> Lattices.named(name).orElseThrow())
                        .map(lattice -> StudioJson.object(
                                "name", lattice.name(), "planar", lattice.isPlanar(), "sets", PieceSet.names(lattice)))
                        .toList());
    }
}
