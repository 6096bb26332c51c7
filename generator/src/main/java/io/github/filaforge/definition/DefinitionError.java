package io.github.filaforge.definition;

import java.util.Locale;

/**
 * The catalogue of all errors of definitions. Each error has a pattern for the problem and a pattern for the remedy; both
 * are filled with the same arguments. The class is longer than other classes, because all messages are read side by side in
 * one place.
 */
public enum DefinitionError {

    // the file

    /** The file is missing, is a directory, or cannot be read. */
    UNREADABLE("cannot be read: %1$s", "name a file with a puzzle definition, or - for standard input"),

    /** A definition is longer than {@link DefinitionLimits#MAX_BYTES}. */
    DEFINITION_TOO_LARGE(
            "a definition is longer than %1$s bytes",
            "a definition is a short text that ends with a line ~D; is this the right file?"),

    /** The bytes are not UTF-8, or the text has a control character. */
    BINARY_DATA(
            "not a puzzle definition: binary data (%1$s)",
            "a definition is plain text in UTF-8; if this is text, save it in that encoding"),

    /** The text has only comments and blank lines. */
    NO_PUZZLE(
            "there is no puzzle here",
            "a puzzle starts with a line like D:xDim=10:yDim=6:zDim=1 and ends with a line ~D"),

    // directives and their nesting

    /** A line does not start with the name of a directive. */
    UNKNOWN_DIRECTIVE(
            "unknown directive '%1$s'",
            "%2$sa line starts with D, C, E, K, L, R, ~L, ~R or ~D;"
                    + " the rows of a picture stand between L and ~L, or R and ~R"),

    /** Text follows the name of a directive where only a colon is allowed. */
    UNEXPECTED_TEXT(
            "unexpected text after %1$s",
            "~L, ~R and ~D stand alone; settings of D, C, E, K, L and R follow a ':', as in %2$s"),

    /** A puzzle starts while another puzzle is open. */
    PUZZLE_IN_PUZZLE(
            "D inside the puzzle that starts on line %1$s", "end that puzzle first, with a line ~D before this one"),

    /** C, E, K, L or R is before D or after {@code ~D}. */
    PIECE_OUTSIDE_PUZZLE(
            "%1$s outside a puzzle",
            "pieces and colours stand between a line like D:xDim=10:yDim=6:zDim=1 and a line ~D"),

    /** {@code ~D} is at a place where no puzzle is open. */
    END_OUTSIDE_PUZZLE(
            "~D without D", "remove this line, or start the puzzle with a line like D:xDim=10:yDim=6:zDim=1"),

    /** {@code ~L} or {@code ~R} is at a place where no picture is open. */
    END_OUTSIDE_PICTURE("~%1$s without %1$s", "remove this line, or start the picture with a line %1$s"),

    /** A picture contains another directive. */
    DIRECTIVE_IN_PICTURE(
            "a directive inside the picture that starts on line %1$s",
            "end the picture first, with a line %2$s before this one"),

    /** The text ends inside a puzzle. */
    PUZZLE_NOT_ENDED("this puzzle does not end", "end it with a line ~D after its last piece"),

    /** The text ends inside a picture. */
    PICTURE_NOT_ENDED("this picture does not end", "end it with a line %1$s after its last row"),

    // settings

    /** A directive does not have a setting with this name. */
    UNKNOWN_SETTING("unknown setting '%1$s' in %2$s", "%3$s%2$s takes %4$s"),

    /** There is no text between two colons, after the last colon, or before the equals sign. */
    EMPTY_SETTING(
            "a setting is missing here",
            "name a setting between ':' and '=', or remove the ':'; %1$s takes %2$s, as in %3$s"),

    /** A directive has a setting twice. */
    DOUBLED_SETTING("%1$s appears twice in this %2$s", "keep one of the two"),

    /** A directive lacks a setting that it needs. */
    MISSING_SETTING("this %2$s has no %1$s", "write it as in %3$s"),

    /** A value contains another setting, behind a sign that is no colon. */
    SETTING_WITHOUT_COLON("%1$s stands before the setting %2$s", "separate settings by ':', as in %3$s"),

    /** A comment starts at the place of a value. */
    COMMENT_FOR_VALUE("%1$s has no value: '#' starts a comment", "give it a value without '#', as in %2$s"),

    /** A setting has no value. */
    SETTING_WITHOUT_VALUE("%1$s has no value", "give it one after a '=', as in %2$s"),

    /** The text at the place of an integer is no integer. */
    NOT_AN_INTEGER("'%1$s' is not an integer", "an integer is written in digits, as 12 or -3"),

    /** An integer does not fit into 32 bits. */
    INTEGER_OUT_OF_RANGE("%1$s is out of range", "integers run from -2147483648 to 2147483647"),

    // the box

    /** A dimension is zero or negative. */
    DIMENSION_NOT_POSITIVE(
            "%1$s is %2$s, not a positive number", "each dimension is at least 1; a flat puzzle has zDim=1"),

    /** The box has more than {@link DefinitionLimits#MAX_BOX_CELLS} cells. */
    BOX_TOO_LARGE("a box of %1$s cells is too large", "a box has at most %2$s cells"),

    /** The name of a puzzle is longer than {@link DefinitionLimits#MAX_PUZZLE_NAME}. */
    PUZZLE_NAME_TOO_LONG(
            "this name has %1$s characters", "the name of a puzzle has at most %2$s; a comment may be longer"),

    /** The value of {@code wrap} has a letter that is no axis, or an axis twice. */
    WRAP_NO_AXES(
            "wrap is '%1$s', not one or more of the axes x, y and z",
            "wrap=x closes the box along x, wrap=xy along x and y; each axis stands there once"),

    /** The box cannot be closed along an axis. */
    WRAP_IMPOSSIBLE("the box cannot be closed along %1$s: %2$s", "%3$s"),

    /** No lattice has this name. */
    UNKNOWN_LATTICE("unknown lattice '%1$s'", "%2$sthe lattices are %3$s"),

    /** The box has several layers, but the lattice is a plane. */
    LAYERS_IN_A_PLANE("zDim is %1$s, but the lattice %2$s has one layer", "set zDim=1 or leave it out"),

    /** The box has a length along a fourth axis, but the lattice has only three axes. */
    NO_FOURTH_AXIS("wDim is %1$s, but the lattice %2$s has three axes", "set lattice=hypercubic, or leave out wDim"),

    /** A box of four dimensions is so long that its cells would not have distinct numbers. */
    SIDE_TOO_LONG("%1$s is %2$s, too long for the lattice %3$s", "each dimension is at most %4$s there"),

    /** {@code turns} has a value other than {@code lattice}. */
    UNKNOWN_TURNS(
            "turns is '%1$s', not 'lattice'",
            "turns=lattice: pieces turn as the lattice does; nothing: flat pieces of balls turn by 60 degrees in their plane too"),

    /** {@code turns} is given, but the lattice has no further turns of pieces. */
    NO_FURTHER_TURNS(
            "in the lattice %1$s pieces turn as the lattice does in any case",
            "only balls, lattice=fcc, have turns=lattice"),

    /** {@code oneSide} is neither 0 nor 1. */
    ONE_SIDE_NOT_A_FLAG(
            "oneSide is '%1$s', not 0 or 1",
            "oneSide or oneSide=1: pieces are not turned over; oneSide=0 or nothing: they may be"),

    /** {@code crossing} is neither 0 nor 1. */
    CROSSING_NOT_A_FLAG(
            "crossing is '%1$s', not 0 or 1",
            "crossing or crossing=1: sticks may cross one another; crossing=0 or nothing: they may not"),

    /** {@code crossing} is given in a lattice whose pieces cannot cross. */
    CROSSING_WITHOUT_STICKS(
            "crossing in the lattice %1$s", "only sticks may cross: remove it, or set lattice=square-edges"),

    /** {@code dense} is neither 0 nor 1. */
    DENSE_NOT_A_FLAG(
            "dense is '%1$s', not 0 or 1",
            "dense or dense=1: each character of the picture is a cell; dense=0 or nothing: blanks separate the cells"),

    /** {@code oneSide} is given in a box of several layers. */
    ONE_SIDE_WITH_LAYERS(
            "oneSide in a box of %1$s layers", "only a flat puzzle can be one-sided: set zDim=1 or remove oneSide"),

    // pieces

    /** A piece name contains white space or a comma, or is a full stop. */
    BAD_PIECE_NAME(
            "'%1$s' cannot be a piece name", "a name has no white space and no comma, and '.' stands for no piece"),

    /** A type is neither M nor S. */
    UNKNOWN_TYPE("unknown type '%1$s'", "%2$stype=M is a mobile piece (the default), type=S a stationary one"),

    /** A coordinate has the wrong number of numbers: not three, or not four in four dimensions. */
    COORDINATE_NOT_A_TRIPLET(
            "a coordinate of %1$s, not %2$s", "numbers are separated by spaces and coordinates by commas: layout=%3$s"),

    /** The lattice has no cell with these coordinates. */
    NO_SUCH_CELL("the lattice %2$s has no cell %1$s", "%3$s"),

    /** A piece has a cell twice. */
    DOUBLED_COORDINATE("cell %1$s is already in piece '%2$s'", "list each cell once"),

    /** Two definitions give one name. */
    PIECE_DEFINED_TWICE(
            "piece '%1$s' is already defined on line %2$s",
            "give every piece a name of its own; several of one shape are written as C:name=Y:copies=25:layout=..."),

    /** A piece has the name of a copy of an earlier piece. */
    NAME_OF_A_COPY(
            "'%1$s' is already the name of a copy of piece '%2$s', defined on line %3$s",
            "rename one of the two: the copies of '%2$s' are called %4$s"),

    /** A copy has the name of an earlier piece. */
    COPY_NAME_TAKEN(
            "a copy of piece '%2$s' would be called '%1$s', which is already defined on line %3$s",
            "rename one of the two: the copies of '%2$s' are called %4$s"),

    /** A puzzle has more than {@link DefinitionLimits#MAX_PIECES} pieces. */
    TOO_MANY_PIECES(
            "more than %1$s pieces", "cells that are not to be filled can be one stationary piece, connected or not"),

    /** The number of copies is zero or negative. */
    COPIES_NOT_POSITIVE(
            "copies is %1$s, not a positive number", "copies=25 makes 25 pieces of one shape; without it there is one"),

    /** A number of copies has a hyphen that is not between two numbers. */
    NOT_A_RANGE(
            "copies is %1$s, neither a number nor a range", "copies=0-2: none, one or two of these pieces are used"),

    /** The end of a range of copies is less than its beginning. */
    RANGE_UPSIDE_DOWN(
            "copies is %1$s, which ends before it begins", "copies=0-2: none, one or two of these pieces are used"),

    /** The pieces with copies have more than {@link DefinitionLimits#MAX_REGION_CELLS} cells together. */
    TOO_MANY_COPIES(
            "%1$s copies of piece '%2$s' are too many: the copies of this puzzle would have %3$s cells",
            "a region has at most %4$s cells: lower the number of copies"),

    /** A piece with copies has a name of more than {@link DefinitionLimits#MAX_COPIED_NAME} characters. */
    COPIED_NAME_TOO_LONG(
            "a piece with copies has a name of %1$s characters", "shorten it: such a name has at most %2$s characters"),

    /** A stationary piece has copies. */
    STATIONARY_COPIES(
            "%1$s copies of a stationary piece",
            "only mobile pieces have copies: remove copies, or draw stationary pieces in a picture of their own"),

    /** A piece is longer than the longest side of the box. */
    PIECE_TOO_LONG(
            "piece '%1$s' is %2$s cells long in the %3$s direction, longer than any side of the %4$s box",
            "check its cells, or enlarge the box in D"),

    /** In a closed box, a piece is longer than a row of all cells of the box. */
    PIECE_TOO_LONG_ROUND(
            "piece '%1$s' is %2$s cells long in the %3$s direction, longer than the %4$s cells of the box in a row",
            "check its cells, or enlarge the box in D"),

    /** A stationary piece has two cells that are one cell of the closed box. */
    MEETS_ITSELF(
            "cell %1$s is already in stationary piece '%2$s'",
            "in a closed box cells that lie one way round apart are the same: list each once"),

    /** A stationary piece has a cell outside the box. */
    STATIONARY_OUTSIDE_BOX("cell %1$s of stationary piece '%2$s' is outside the %3$s box", "%4$s"),

    /** Two stationary pieces share a cell. */
    STATIONARY_OVERLAP(
            "cell %1$s of stationary piece '%2$s' is already covered by '%3$s', defined on line %4$s",
            "stationary pieces may not overlap: remove the cell from one of the two"),

    /** Two stationary sticks go straight on at one vertex. */
    STATIONARY_CROSSING(
            "stationary piece '%1$s' crosses '%2$s', defined on line %3$s, at x = %4$s, y = %5$s",
            "with D:crossing pieces may cross; without, draw the cells of both as one piece"),

    // colours

    /** A number is not a colour. */
    COLOUR_OUT_OF_RANGE(
            "there is no colour %1$s", "colours run from 1 to %2$s; 0 is a piece's cell that goes with every colour"),

    /** A piece has more or fewer colours than cells. */
    COLOURS_DIFFER(
            "%1$s for %2$s", "colours has a number for each cell of layout, in their order, as in colours=1 0 2"),

    /** A stationary piece has colours. */
    STATIONARY_COLOURS("colours of a stationary piece", "only mobile pieces have colours: remove colours or type=S"),

    /** A cell with a colour is outside the box. */
    COLOUR_OUTSIDE_BOX("cell %1$s is outside the %2$s box", "%3$s"),

    /** A cell has two colours. */
    COLOURED_TWICE("cell %1$s already has colour %2$s, on line %3$s", "give each cell one colour"),

    /** A word of {@code match} is not a pair of colours. */
    NOT_A_PAIR(
            "'%1$s' is not a pair of colours",
            "match has pairs of a colour of pieces and one of the container that go together, as in match=1-1 1-2"),

    // orders of cells

    /** A word of an order does not name a cell. */
    ORDER_NOT_A_CELL(
            "'%1$s' is no cell", "write the numbers of a cell, such as %2$s%3$s, or a picture of numbers from L to ~L"),

    /** A range of cells is not straight. */
    ORDER_RANGE("%1$s is along no row and no column", "name the cells one by one"),

    /** An order has a cell that is not open. */
    ORDER_CELL_NOT_OPEN(
            "cell %1$s is not open in puzzle %2$s",
            "an order names each cell that is to be filled or may stay empty, and no other"),

    /** An order has a cell twice. */
    ORDER_CELL_TWICE("cell %1$s has come already, on line %2$s", "an order names each open cell once"),

    /** A picture of an order has a number twice. */
    ORDER_NUMBER_TWICE("%1$s stands at %2$s already", "give each open cell a number of its own; the least comes first"),

    /** An order leaves cells out. */
    ORDER_CELL_MISSING(
            "cell %1$s of puzzle %2$s is missing%3$s",
            "an order names each cell that is to be filled or may stay empty"),

    /** An order has both a picture and a list of cells. */
    ORDER_BESIDE_PICTURE(
            "this line stands beside a picture", "an order is one picture, or a list of cells without a picture"),

    // pictures

    /** A definition has a picture in a lattice that has no pictures. */
    NO_PICTURES("there are no pictures of the lattice %1$s", "write %2$s"),

    /** A picture has a wrong sign at a place between cells. */
    SIGN_IN_PICTURE("there is no cell at this place of a picture, so '%2$s' cannot stand here", "write '%1$s' or '-'"),

    /** A layer has more tokens than the box has columns, and the picture may not be wider than the box. */
    ROW_TOO_LONG(
            "this layer has %1$s, but %2$s",
            "separate the layers of a row by ','; draw pieces that do not fit in side by side in another picture"),

    /** A row of a picture that is wider than the box is shorter or longer than its first row. */
    ROW_OF_OTHER_LENGTH(
            "this layer has %1$s, but line %2$s, the first of the picture, has %3$s; xDim is %4$s",
            "a picture of mobile pieces may be wider than the box if all its layers have one length: end rows with '.'"),

    /** A row has more layers than the box. */
    TOO_MANY_LAYERS(
            "this row has %1$s layers, but zDim is %2$s", "a ',' starts the next layer; a row has at most zDim layers"),

    /** A name in {@code stationary} is not in the picture. */
    STATIONARY_NOT_DRAWN(
            "stationary piece '%1$s' is not in the picture",
            "%2$sdraw the piece between L and ~L, or remove the name here"),

    /** The blanks between the cells of a row are missing. */
    CELLS_WITHOUT_BLANKS(
            "'%1$s' is one cell here, of a piece with that name",
            "separate the cells of a row by blanks: %2$s; or open the picture by %3$s, and each character is a cell"),

    /** A row of a picture begins in another column than the first row. */
    ROWS_INDENTED_DIFFERENTLY(
            "this row begins %1$s further %2$s than line %3$s, the first of the picture",
            "blanks before a row are no cells: draw open cells as '.', and begin all rows of a picture in one column"),

    /** A picture in which each character is a cell has a blank between two cells. */
    BLANK_IN_DENSE_PICTURE(
            "a blank between the cells of a dense picture",
            "a '.' is an open cell and a ',' starts the next layer; for cells with blanks between them leave out dense"),

    // the region by its cells

    /** R has {@code optional} without cells. */
    OPTIONAL_WITHOUT_LAYOUT(
            "optional without layout",
            "write R:optional:layout=..., or draw the cells that may stay empty as '?' in a picture between R and ~R"),

    /** R has both {@code dense} and cells. */
    DENSE_WITH_LAYOUT("dense with layout", "dense is of a picture between R and ~R: remove it, or layout"),

    /** A comment in a picture of R looks like cells, and the region is wrong. */
    COMMENT_FOR_CELLS(
            "'#' starts a comment, so these are no cells",
            "in a picture of R draw '*' for a cell that is to be filled, '?' for one that may stay empty"
                    + " and '.' for none"),

    /** R has another setting beside the setting that closes junctions. */
    CLOSED_WITH_CELLS("closed with %1$s", "junctions are closed by a line R of its own: move closed=... there"),

    /** R closes a cell that is not a junction of the box. */
    NO_JUNCTION(
            "%1$s is no junction",
            "only sticks have junctions, in lattice=square-edges: that of the vertex 1 1 is 1 1 2,"
                    + " and a corner of the box has none"),

    /** R closes junctions in a puzzle whose sticks may cross. */
    CLOSED_WHERE_STICKS_CROSS("closed where sticks may cross", "leave out closed=... or, in D, crossing"),

    /** {@code optional} is neither 0 nor 1. */
    OPTIONAL_NOT_A_FLAG(
            "optional is '%1$s', not 0 or 1",
            "optional or optional=1: the cells may stay empty; optional=0 or nothing: they are to be filled"),

    /** A token in the picture of a region is not a sign for a cell. */
    UNKNOWN_SIGN_OF_REGION(
            "'%1$s' in the picture of a region",
            "%2$s'*' is a cell to be filled, '?' one that may stay empty, and '.' is outside; pieces are drawn between L and"
                    + " ~L"),

    /** R has a cell outside the box. */
    REGION_OUTSIDE_BOX("cell %1$s of the region is outside the %2$s box", "%3$s"),

    /** R has a cell twice. */
    REGION_CELL_TWICE("cell %1$s is already in the region, since line %2$s", "name or draw each cell once"),

    /** A mobile piece has the sign of an optional cell as its name, in a puzzle with R. */
    OPTIONAL_CELL_IN_A_PIECE(
            "'?' in a picture of pieces",
            "a piece has all of its cells; those of the region that may stay empty are drawn between R and ~R"),

    // the puzzle as a whole

    /** The stationary pieces cover the box. */
    EMPTY_REGION(
            "nothing to fill: the stationary pieces cover the whole box",
            "leave at least one cell open for the mobile pieces"),

    /** The lattice has no cell in the box. */
    NO_CELL_IN_BOX("nothing to fill: a box of %1$s has no cell of the lattice %2$s", "take a larger box"),

    /** The region has more than {@link DefinitionLimits#MAX_REGION_CELLS} cells. */
    REGION_TOO_LARGE("a region of %1$s cells is too large", "a region has at most %2$s cells"),

    /** All pieces are stationary, or there are no pieces. */
    NO_MOBILE_PIECE(
            "there is no mobile piece to fill the region of %1$s",
            "add pieces by C lines or pictures; only those listed in stationary= or with type=S stay in place"),

    /** All cells of R are covered by stationary pieces, or R has no cells. */
    NO_REGION("nothing to fill: the region has no cell that is not covered", "R has the cells that pieces are to fill"),

    /**
     * The mobile pieces have fewer cells than the cells of the region that may not stay empty, or more than all cells of the
     * region.
     */
    VOLUME_OUT_OF_RANGE(
            "the mobile pieces have %1$s, but the region takes between %2$s and %3$s cells: %4$s too %5$s",
            "the pieces fill all cells drawn as '*' and some drawn as '?' or named by R:optional: check these and the pieces"),

    /** The number of cells of the mobile pieces differs from the number of cells of the region. */
    VOLUME_DIFFERS(
            "the mobile pieces have %1$s, but the region has %2$s: %3$s too %4$s",
            "all mobile pieces together fill the region exactly: check the dimensions and the pieces"),

    // edge puzzles

    /** An edge puzzle is given to a command that takes packings only. */
    EDGES_FOR_A_PACKING(
            "this is an edge puzzle, which cannot be had here",
            "name a puzzle whose pieces have cells, as C lines and pictures give them"),

    /** An edge puzzle has a setting of packings. */
    SETTING_OF_PACKINGS(
            "%1$s in an edge puzzle", "an edge puzzle has xDim, yDim and edges only, as in D:xDim=6:yDim=6:edges=0"),

    /** An edge puzzle has several layers. */
    EDGES_WITH_LAYERS("zDim is %1$s, but an edge puzzle has one layer", "set zDim=1 or leave it out"),

    /** An edge puzzle has a directive of packings. */
    PACKING_IN_EDGES(
            "%1$s in an edge puzzle",
            "its pieces are lines like E:name=A:sides=0 0 1 2; if this is to be a packing, remove edges from D"),

    /** A packing has a line E. */
    EDGES_IN_PACKING(
            "E in a puzzle without edges",
            "if its pieces are squares with coloured sides, write D as in D:xDim=6:yDim=6:edges=0; if not, use C"),

    /** The board has more than {@link DefinitionLimits#MAX_BOARD_CELLS} cells. */
    BOARD_TOO_LARGE("a board of %1$s cells is too large", "a board has at most %2$s cells"),

    /** A number is not a colour of a side. */
    SIDE_COLOUR_OUT_OF_RANGE("there is no colour %1$s of sides", "colours of sides run from 0 to %2$s"),

    /** The puzzle has more than {@link DefinitionLimits#MAX_SIDE_COLOURS} colours. */
    TOO_MANY_SIDE_COLOURS(
            "colour %1$s is one more than the %2$s different ones that a puzzle can have",
            "sides that are to meet have the same colour: check the colours"),

    /** A piece has more or fewer than four sides. */
    NOT_FOUR_SIDES(
            "a piece of %1$s, not four",
            "the sides of a square are four numbers with blanks between them: up, right, down and left, as in sides=0 0 1 2"),

    /** Two pieces have one name. */
    EDGE_PIECE_TWICE(
            "piece '%1$s' is already defined on line %2$s", "give every piece a name of its own, equal ones too"),

    /** The puzzle has more pieces than cells. */
    TOO_MANY_EDGE_PIECES(
            "piece '%1$s' is one more than the %2$s board has cells",
            "each piece takes a cell: check the dimensions and the pieces"),

    /** The puzzle has fewer pieces than cells. */
    TOO_FEW_EDGE_PIECES(
            "%1$s for the %3$s of the %2$s board: %4$s too few",
            "each cell takes a piece: check the dimensions and the pieces"),

    /** The place of a piece is not two numbers. */
    NOT_A_PLACE(
            "a place of %1$s, not two",
            "at has x, to the right, and y, upwards, both from 0 at the bottom left: at=3 4"),

    /** A place is outside the board. */
    PLACE_OFF_BOARD("the %2$s board has no cell %1$s", "x runs from 0 to %3$s and y from 0 to %4$s"),

    /** Two pieces have one place. */
    PLACE_TAKEN("cell %1$s is already taken by piece '%2$s', on line %3$s", "give each cell at most one piece"),

    /** A piece has a turn but no place. */
    TURN_WITHOUT_PLACE(
            "a turn, but no place", "only a piece with a place is turned: add one, as in at=3 4, or remove turn"),

    /** A number is not a turn. */
    NO_SUCH_TURN("there is no turn %1$s", "turn is how many quarter turns clockwise: 0, 1, 2 or 3");

    private final String problemPattern;
    private final String remedyPattern;

    DefinitionError(String problemPattern, String remedyPattern) {
        this.problemPattern = problemPattern;
        this.remedyPattern = remedyPattern;
    }

    /** Returns the message about the problem. */
    String problem(Object... arguments) {
        return String.format(Locale.ROOT, problemPattern, arguments);
    }

    /** Returns the message about the remedy. */
    String remedy(Object... arguments) {
        return String.format(Locale.ROOT, remedyPattern, arguments);
    }
}
