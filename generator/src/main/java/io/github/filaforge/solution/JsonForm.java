package io.github.filaforge.solution;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.InputCoercionException;
import io.github.filaforge.edge.file.ViewerBoard;
import io.github.filaforge.source.InputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads solutions in JSON: each line is one object, which is one solution; or boards of edge puzzles as the site eternity2.dev
 * has them, each an object on one line, or on several lines of which the first is a brace alone and the last one too.
 * Unknown fields are ignored.
 */
final class JsonForm implements SolutionForm {

    private static final int FORMAT = 1;

    /** The greatest number of steps of a move. */
    private static final int MOST_STEPS = 1000;

    private static final String REMEDY = "a line is like {\"format\":1,\"puzzle\":\"10x6\",\"solution\":1,"
            + "\"pieces\":[{\"name\":\"I\",\"cells\":[[0,0,0],[1,0,0]]}]}";

    private static final String TURNED =
            "a piece of a board has one cell and a turn, {\"name\":\"1\",\"cells\":[[0,0]],\"turn\":3}";

    private static final String MOVE =
            "a move is like {\"pieces\":[\"A\"],\"step\":[1,0,0],\"times\":2}; times is from 0 to " + MOST_STEPS
                    + ", and 0 if the pieces come off";

    private final SolutionLines lines;
    private final PuzzleNames names;
    private final JsonFactory json = new JsonFactory();
    private final NamedBoards boards;

    JsonForm(SolutionLines lines, PuzzleNames names) {
        this.lines = lines;
        this.names = names;
        this.boards = new NamedBoards(lines, names);
    }

    @Override
    public Optional<SolutionDraft> next() {
        String line = lines.take();
        while (line != null && line.isBlank()) {
            line = lines.take();
        }
        if (line == null) {
            return Optional.empty();
        }
        lines.startSolution();
        try (JsonParser parser = json.createParser(whole(line))) {
            return Optional.of(new Line(parser).read());
        } catch (InputCoercionException e) {
            throw error(e, "this number is too large");
        } catch (JsonProcessingException e) {
            throw error(e, "this is no JSON");
        } catch (IOException e) {
            throw new UncheckedIOException("a string cannot fail to be read", e);
        }
    }

    /** Returns a line, or the lines of an object that begins with a brace alone. */
    private String whole(String line) {
        return line.strip().equals("{") ? lines.takeUntil(next -> next.startsWith("}")) : line;
    }

    private InputException error(JsonProcessingException e, String problem) {
        long offset = e.getLocation() == null ? 0 : e.getLocation().getCharOffset();
        return lines.error((int) Math.max(0, offset), problem, REMEDY);
    }

    /**
     * A piece of a line.
     *
     * @param turn the text of its turn in the line; empty if it has none
     */
    private record Piece(String name, List<List<Integer>> cells, String turn) {}

    /** A line that is being read. */
    private final class Line {

        private final JsonParser parser;
        private final List<Piece> pieces = new ArrayList<>();
        private String puzzleName;
        private Long number;
        private boolean hasPieces;
        private List<Integer> level = List.of();
        /** The moves by which the pieces are taken apart; {@code null} if the line has none. */
        private List<SolutionMoves.Step> moves;
        /** The settings of a board of the site, by their names in the address of a viewer. */
        private final Map<String, String> board = new HashMap<>();
        /** The index of the letters of such a board. */
        private int edges;

        Line(JsonParser parser) {
            this.parser = parser;
        }

        SolutionDraft read() throws IOException {
            expect(parser.nextToken(), JsonToken.START_OBJECT, "an object is expected here");
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                String field = parser.currentName();
                parser.nextToken();
                switch (field) {
                    case "format" -> checkFormat();
                    case "puzzle" -> puzzleName = string("the name of a puzzle is expected here");
                    case "solution" -> number = positive();
                    case "pieces" -> readPieces();
                    case "level" -> level = readLevel();
                    case "moves" -> readMoves();
                    case "name", "board_edges", "board_pieces", "motifs_order" -> put(field, JsonToken.VALUE_STRING);
                    case "size" -> put("puzzle_size", JsonToken.VALUE_NUMBER_INT);
                    default -> parser.skipChildren();
                }
            }
            if (parser.nextToken() != null) {
                throw here("there is something behind the object");
            }
            if (!hasPieces && board.containsKey("board_edges")) {
                return boards.draft(
                        Optional.ofNullable(board.get("name")),
                        puzzle -> ViewerBoard.read(lines.position(edges), board, puzzle));
            }
            if (number == null || !hasPieces) {
                throw lines.error(0, "this object has no " + (number == null ? "solution" : "pieces"), REMEDY);
            }
            if (puzzleName != null) {
                names.begin(puzzleName);
            }
            Subject subject = names.subject();
            int coordinates = subject.coordinates();
            if (pieces.stream().flatMap(piece -> piece.cells.stream()).anyMatch(cell -> cell.size() != coordinates)) {
                throw lines.error(
                        0, "there is a cell that has not " + coordinates + " numbers", "the puzzle has such cells");
            }
            SolutionDraft draft = new SolutionDraft(lines, subject, number);
            if (moves != null) {
                draft.setMoves(new SolutionMoves(level, moves));
            }
            for (Piece piece : pieces) {
                if (subject instanceof Subject.Board) {
                    addTurned(draft, piece);
                } else {
                    draft.addPiece(piece.name, piece.cells);
                }
            }
            return draft;
        }

        /** Keeps the value of a field of a board of the site, and ignores a value of another type, which is not of it. */
        private void put(String setting, JsonToken type) throws IOException {
            if (parser.currentToken() == type) {
                board.put(setting, parser.getText());
                edges = setting.equals("board_edges") ? column() : edges;
            }
            parser.skipChildren();
        }

        private void addTurned(SolutionDraft draft, Piece piece) {
            boolean isLarge = piece.cells.size() > 1;
            if (isLarge || piece.turn.isEmpty()) {
                String problem = isLarge ? " with more than one cell" : " without a turn";
                throw lines.error(0, "there is a piece" + problem, TURNED);
            }
            draft.addTurned(piece.name, piece.cells.get(0), piece.turn, 0);
        }

        private void checkFormat() throws IOException {
            expect(parser.currentToken(), JsonToken.VALUE_NUMBER_INT, "the number of the format is expected here");
            if (parser.getLongValue() != FORMAT) {
                throw lines.error(
                        column(),
                        "this is format " + parser.getLongValue() + ", and only format " + FORMAT + " is known",
                        "read it with the version of Filaforge that wrote it");
            }
        }

        private long positive() throws IOException {
            expect(parser.currentToken(), JsonToken.VALUE_NUMBER_INT, "the number of a solution is expected here");
            long value = parser.getLongValue();
            if (value < 0) {
                throw here("the number of a solution is not negative");
            }
            return value;
        }

        private String string(String otherwise) throws IOException {
            expect(parser.currentToken(), JsonToken.VALUE_STRING, otherwise);
            return parser.getText();
        }

        private void readPieces() throws IOException {
            if (hasPieces) {
                throw here("pieces stands here a second time");
            }
            hasPieces = true;
            expect(parser.currentToken(), JsonToken.START_ARRAY, "a list of pieces is expected here");
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                readPiece();
            }
        }

        /** Reads the numbers of a level; another value than a list is no level, and is ignored. */
        private List<Integer> readLevel() throws IOException {
            return parser.currentToken() == JsonToken.START_ARRAY ? readNumbers() : ignored();
        }

        private List<Integer> ignored() throws IOException {
            parser.skipChildren();
            return List.of();
        }

        private List<Integer> readNumbers() throws IOException {
            List<Integer> numbers = new ArrayList<>();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                expect(parser.currentToken(), JsonToken.VALUE_NUMBER_INT, "a number is expected here");
                lines.countCell();
                numbers.add(parser.getIntValue());
            }
            return numbers;
        }

        private void readMoves() throws IOException {
            expect(parser.currentToken(), JsonToken.START_ARRAY, "a list of moves is expected here");
            moves = new ArrayList<>();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                expect(parser.currentToken(), JsonToken.START_OBJECT, "a move is expected here");
                moves.add(readMove());
            }
        }

        private SolutionMoves.Step readMove() throws IOException {
            List<String> moved = null;
            List<Integer> step = null;
            Integer times = null;
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                String field = parser.currentName();
                parser.nextToken();
                switch (field) {
                    case "pieces" -> moved = readNames();
                    case "step" -> {
                        expect(parser.currentToken(), JsonToken.START_ARRAY, "a step is expected here");
                        step = readNumbers();
                    }
                    case "times" -> {
                        expect(parser.currentToken(), JsonToken.VALUE_NUMBER_INT, "a number of steps is expected here");
                        times = parser.getIntValue();
                    }
                    default -> parser.skipChildren();
                }
            }
            boolean isStep = step != null && step.size() >= 3 && step.size() <= 4;
            if (moved == null || !isStep || times == null || times < 0 || times > MOST_STEPS) {
                throw lines.error(column(), "this is no move", MOVE);
            }
            return new SolutionMoves.Step(moved, step, times);
        }

        private List<String> readNames() throws IOException {
            expect(parser.currentToken(), JsonToken.START_ARRAY, "a list of names is expected here");
            List<String> found = new ArrayList<>();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                lines.countCell();
                found.add(string("the name of a piece is expected here"));
            }
            return found;
        }

        private void readPiece() throws IOException {
            expect(parser.currentToken(), JsonToken.START_OBJECT, "a piece is expected here");
            String name = null;
            List<List<Integer>> cells = null;
            String turn = "";
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                String field = parser.currentName();
                parser.nextToken();
                switch (field) {
                    case "name" -> name = string("the name of a piece is expected here");
                    case "cells" -> cells = readCells();
                    case "turn" -> turn = readTurn();
                    default -> parser.skipChildren();
                }
            }
            if (name == null || cells == null) {
                throw here("this piece has no " + (name == null ? "name" : "cells"));
            }
            pieces.add(new Piece(name, cells, turn));
        }

        /**
         * Returns the text of a number, or an empty text for another value. In packings this field is unknown, and any value
         * is allowed.
         */
        private String readTurn() throws IOException {
            boolean isNumber = parser.currentToken() == JsonToken.VALUE_NUMBER_INT;
            parser.skipChildren();
            return isNumber ? parser.getText() : "";
        }

        private List<List<Integer>> readCells() throws IOException {
            expect(parser.currentToken(), JsonToken.START_ARRAY, "a list of cells is expected here");
            List<List<Integer>> cells = new ArrayList<>();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                expect(parser.currentToken(), JsonToken.START_ARRAY, "a cell is expected here");
                List<Integer> cell = readCell();
                lines.countCell();
                cells.add(cell);
            }
            if (cells.isEmpty()) {
                throw here("this piece has no cells");
            }
            return cells;
        }

        /**
         * Reads the coordinates of a cell: at least the least number that any puzzle has, and up to four. The line may name
         * its puzzle only later.
         */
        private List<Integer> readCell() throws IOException {
            List<Integer> cell = new ArrayList<>();
            JsonToken token = parser.nextToken();
            while (cell.size() < names.fewestCoordinates()
                    || (cell.size() < 4 && token == JsonToken.VALUE_NUMBER_INT)) {
                expect(token, JsonToken.VALUE_NUMBER_INT, "a coordinate is expected here");
                cell.add(parser.getIntValue());
                token = parser.nextToken();
            }
            expect(token, JsonToken.END_ARRAY, "the cell is expected to end here");
            return List.copyOf(cell);
        }

        private void expect(JsonToken token, JsonToken expected, String otherwise) {
            if (token != expected) {
                throw here(otherwise);
            }
        }

        private int column() {
            return (int) Math.max(0, parser.currentTokenLocation().getCharOffset());
        }

        private InputException here(String problem) {
            return lines.error(column(), problem, REMEDY);
        }
    }
}
