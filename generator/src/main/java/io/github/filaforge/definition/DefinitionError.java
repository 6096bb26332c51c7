package io.github.filaforge.definition;

/**
 * The catalogue of all errors of definitions. Each error has a pattern for the problem and a pattern for the remedy; the
 * arguments of the error are filled into both patterns.
 */
public enum DefinitionError {

    // the file
    UNREADABLE("cannot be read: %1$s", "name a file with a puzzle definition, or - for standard input"),
    DEFINITION_TOO_LARGE(
            "a definition is longer than %1$s bytes",
            "a definition is a short text that ends with a line ~D; is this the right file?"),

    /** The bytes are not UTF-8, or the text has a control character. */
    BINARY_DATA(
            "not a puzzle definition: binary data (%1$s)",
            "a definition is plain text in UTF-8; if this is text, save it in that encoding"),
    NO_PUZZLE(
            "there is no puzzle here",
            "a puzzle starts with a line like D:xDim=10:yDim=6:zDim=1 and ends with a line ~D"),

    // directives and their nesting
    UNKNOWN_DIRECTIVE(
            "unknown directive '%1$s'",
            "%2$sa line starts with D, C, E, K, L, R, ~L, ~R or ~D;"
                    + " the rows of a picture stand between L and ~L, or R and ~R"),
    UNEXPECTED_TEXT(
            "unexpected text after %1$s",
            "~L, ~R and ~D stand alone; settings of D, C, E, K, L and R follow a ':', as in %2$s"),
    PUZZLE_IN_PUZZLE(
            "D inside the puzzle that starts on line %1$s", "end that puzzle first, with a line ~D before this one"),
    PIECE_OUTSIDE_PUZZLE(
            "%1$s outside a puzzle",
            "pieces and colours stand between a line like D:xDim=10:yDim=6:zDim=1 and a line ~D"),
    END_OUTSIDE_PUZZLE(
            "~D without D", "remove this line, or start the puzzle with a line like D:xDim=10:yDim=6:zDim=1"),
    END_OUTSIDE_PICTURE("~%1$s without %1$s", "remove this line, or start the picture with a line %1$s"),
    DIRECTIVE_IN_PICTURE(
            "a directive inside the picture that starts on line %1$s",
            "end the picture first, with a line %2$s before this one"),
    PUZZLE_NOT_ENDED("this puzzle does not end", "end it with a line ~D after its last piece"),
    PICTURE_NOT_ENDED("this picture does not end", "end it with a line %1$s after its last row"),

    // settings
    UNKNOWN_SETTING("unknown setting '%1$s' in %2$s", "%3$s%2$s takes %4$s"),

    /** There is no text between two colons, after the last colon, or before the equals sign. */
    EMPTY_SETTING(
            "a setting is missing here",
            "name a setting between ':' and '=', or remove the ':'; %1$s takes %2$s, as in %3$s"),
    DOUBLED_SETTING("%1$s appears twice in this %2$s", "keep one of the two"),
    MISSING_SETTING("this %2$s has no %1$s", "write it as in %3$s"),
    SETTING_WITHOUT_COLON("%1$s stands before the setting %2$s", "separate settings by ':', as in %3$s"),
    COMMENT_FOR_VALUE("%1$s has no value: '#' starts a comment", "give it a value without '#', as in %2$s"),
    SETTING_WITHOUT_VALUE("%1$s has no value", "give it one after a '=', as in %2$s"),
    NOT_AN_INTEGER("'%1$s' is not an integer", "an integer is written in digits, as 12 or -3"),
    INTEGER_OUT_OF_RANGE("%1$s is out of range", "integers run from -2147483648 to 2147483647"),

    // the box
    DIMENSION_NOT_POSITIVE(
            "%1$s is %2$s, not a positive number", "each dimension is at least 1; a flat puzzle has zDim=1"),
    BOX_TOO_LARGE("a box of %1$s cells is too large", "a box has at most %2$s cells"),
    PUZZLE_NAME_TOO_LONG(
            "this name has %1$s characters", "the name of a puzzle has at most %2$s; a comment may be longer"),
    WRAP_NO_AXES(
            "wrap is '%1$s', not one or more of the axes x, y and z",
            "wrap=x closes the box along x, wrap=xy along x and y; each axis stands there once"),
    WRAP_IMPOSSIBLE("the box cannot be closed along %1$s: %2$s", "%3$s"),
    UNKNOWN_LATTICE("unknown lattice '%1$s'", "%2$sthe lattices are %3$s"),
    LAYERS_IN_A_PLANE("zDim is %1$s, but the lattice %2$s has one layer", "set zDim=1 or leave it out"),
    NO_FOURTH_AXIS("wDim is %1$s, but the lattice %2$s has three axes", "set lattice=hypercubic, or leave out wDim"),

    /** A box of four dimensions is so long that its cells would not have distinct numbers. */
    SIDE_TOO_LONG("%1$s is %2$s, too long for the lattice %3$s", "each dimension is at most %4$s there"),
    UNKNOWN_TURNS(
            "unknown turns '%1$s'",
            "%2$sturns=fixed: no turns; turn: in the plane of a layer; flip: turned over too; all: all turns (the default);"
                    + " or a list of single turns, such as 0 zz, of the letters %3$s"),
    SEVERAL_TURNS(
            "turns has '%1$s' after '%2$s'",
            "write one of fixed, turn, flip and all, or a list of single turns, such as turns=0 zz"),
    TURNS_BESIDE_ONE_SIDE(
            "turns '%1$s' beside oneSide, which is turns=turn",
            "remove one of the two, or give pieces turns of their own"),
    NO_FURTHER_TURNS(
            "in the lattice %1$s pieces turn as the lattice does in any case",
            "only balls, lattice=fcc, have turns=lattice; others have turns=fixed, turn, flip or all"),
    ONE_SIDE_NOT_A_FLAG(
            "oneSide is '%1$s', not 0 or 1",
            "oneSide or oneSide=1: pieces are not turned over; oneSide=0 or nothing: they may be"),
    CROSSING_NOT_A_FLAG(
            "crossing is '%1$s', not 0 or 1",
            "crossing or crossing=1: sticks may cross one another; crossing=0 or nothing: they may not"),
    CROSSING_WITHOUT_STICKS(
            "crossing in the lattice %1$s", "only sticks may cross: remove it, or set lattice=square-edges"),
    DENSE_NOT_A_FLAG(
            "dense is '%1$s', not 0 or 1",
            "dense or dense=1: each character of the picture is a cell; dense=0 or nothing: blanks separate the cells"),
    ONE_SIDE_WITH_LAYERS(
            "oneSide in a box of %1$s layers", "only a flat puzzle can be one-sided: set zDim=1 or remove oneSide"),

    // pieces
    BAD_PIECE_NAME(
            "'%1$s' cannot be a piece name", "a name has no white space and no comma, and '.' stands for no piece"),
    UNKNOWN_TYPE("unknown type '%1$s'", "%2$stype=M is a mobile piece (the default), type=S a stationary one"),
    COORDINATE_NOT_A_TRIPLET(
            "a coordinate of %1$s, not %2$s", "numbers are separated by spaces and coordinates by commas: layout=%3$s"),
    NO_SUCH_CELL("the lattice %2$s has no cell %1$s", "%3$s"),
    DOUBLED_COORDINATE("cell %1$s is already in piece '%2$s'", "list each cell once"),
    PIECE_DEFINED_TWICE(
            "piece '%1$s' is already defined on line %2$s",
            "give every piece a name of its own; several of one shape are written as C:name=Y:copies=25:layout=..."),
    NAME_OF_A_COPY(
            "'%1$s' is already the name of a copy of piece '%2$s', defined on line %3$s",
            "rename one of the two: the copies of '%2$s' are called %4$s"),
    COPY_NAME_TAKEN(
            "a copy of piece '%2$s' would be called '%1$s', which is already defined on line %3$s",
            "rename one of the two: the copies of '%2$s' are called %4$s"),
    TOO_MANY_PIECES(
            "more than %1$s pieces",
            "lower the numbers of copies; cells that are not to be filled can be one stationary piece, connected or not"),
    COPIES_NOT_POSITIVE(
            "%1$s is %2$s, not a positive number",
            "%1$s=25 is 25 pieces, %1$s=0-2 none, one or two, %1$s=2- two or more, %1$s=* any number"),
    NOT_A_RANGE(
            "%1$s is %2$s, neither a number nor a range",
            "%1$s=25 is 25 pieces, %1$s=0-2 none, one or two, %1$s=2- two or more, %1$s=* any number"),
    RANGE_UPSIDE_DOWN(
            "%1$s is %2$s, which ends before it begins",
            "%1$s=0-2 is none, one or two pieces, %1$s=2- two or more, %1$s=* any number"),
    NO_NUMBER_OF_HOLES("holes is %1$s, not a number of cells", "holes=3: at most three optional cells stay empty"),
    WRONG_NUMBER_OF_PIECES(
            "pieces is %1$s, but this puzzle has %2$s",
            "pieces counts the pieces of a solution that are not stationary: check it, and the copies of the pieces"),
    TOO_MANY_COPIES(
            "%1$s copies of piece '%2$s' are too many: the copies of this puzzle would have %3$s cells",
            "a region has at most %4$s cells: lower the number of copies"),
    COPIED_NAME_TOO_LONG(
            "a piece with copies has a name of %1$s characters", "shorten it: such a name has at most %2$s characters"),
    STATIONARY_COPIES(
            "%1$s copies of a stationary piece",
            "only mobile pieces have copies: remove copies, or draw stationary pieces in a picture of their own"),
    STATIONARY_TURNS(
            "turns of a stationary piece",
            "only mobile pieces turn: remove turns, or draw stationary pieces in a picture of their own"),
    STATIONARY_HANDLING(
            "%1$s of a stationary piece",
            "all stationary pieces stay where they are, and are separated from the others: remove %1$s or type=S"),
    GROUP_OUT_OF_RANGE("%1$s is no group of pieces", "groups are numbers from 1 to %2$s, with blanks between them"),
    WEIGHT_OUT_OF_RANGE("a weight of %1$s", "a weight is a number from -%2$s to %2$s"),
    LATTICE_TURNS_OF_PIECE("turns=lattice of a piece", "it is a setting of D: D:lattice=fcc:turns=lattice"),
    PIECE_TOO_LONG(
            "piece '%1$s' is %2$s cells long in the %3$s direction, longer than any side of the %4$s box",
            "check its cells, or enlarge the box in D"),
    PIECE_TOO_LONG_ROUND(
            "piece '%1$s' is %2$s cells long in the %3$s direction, longer than the %4$s cells of the box in a row",
            "check its cells, or enlarge the box in D"),

    /** A stationary piece has two cells that are one cell of the closed box. */
    MEETS_ITSELF(
            "cell %1$s is already in stationary piece '%2$s'",
            "in a closed box cells that lie one way round apart are the same: list each once"),
    STATIONARY_OUTSIDE_BOX("cell %1$s of stationary piece '%2$s' is outside the %3$s box", "%4$s"),
    STATIONARY_OVERLAP(
            "cell %1$s of stationary piece '%2$s' is already covered by '%3$s', defined on line %4$s",
            "stationary pieces may not overlap: remove the cell from one of the two"),

    /** Two stationary sticks go straight on at one vertex. */
    STATIONARY_CROSSING(
            "stationary piece '%1$s' crosses '%2$s', defined on line %3$s, at x = %4$s, y = %5$s",
            "with D:crossing pieces may cross; without, draw the cells of both as one piece"),

    // colours
    COLOUR_OUT_OF_RANGE(
            "there is no colour %1$s", "colours run from 1 to %2$s; 0 is a piece's cell that goes with every colour"),
    COLOURS_DIFFER(
            "%1$s for %2$s", "colours has a number for each cell of layout, in their order, as in colours=1 0 2"),
    STATIONARY_COLOURS("colours of a stationary piece", "only mobile pieces have colours: remove colours or type=S"),
    COLOUR_OUTSIDE_BOX("cell %1$s is outside the %2$s box", "%3$s"),
    COLOURED_TWICE("cell %1$s already has colour %2$s, on line %3$s", "give each cell one colour"),
    NOT_A_PAIR(
            "'%1$s' is not a pair of colours",
            "match has pairs of a colour of pieces and one of the container that go together, as in match=1-1 1-2"),

    // orders of cells
    ORDER_NOT_A_CELL(
            "'%1$s' is no cell", "write the numbers of a cell, such as %2$s%3$s, or a picture of numbers from L to ~L"),
    ORDER_RANGE("%1$s is along no row and no column", "name the cells one by one"),
    ORDER_CELL_NOT_OPEN(
            "cell %1$s is not open in puzzle %2$s",
            "an order names each cell that is to be filled or may stay empty, and no other"),
    ORDER_CELL_TWICE("cell %1$s has come already, on line %2$s", "an order names each open cell once"),
    ORDER_NUMBER_TWICE("%1$s stands at %2$s already", "give each open cell a number of its own; the least comes first"),
    ORDER_CELL_MISSING(
            "cell %1$s of puzzle %2$s is missing%3$s",
            "an order names each cell that is to be filled or may stay empty"),
    ORDER_BESIDE_PICTURE(
            "this line stands beside a picture", "an order is one picture, or a list of cells without a picture"),

    // pictures
    NO_PICTURES("there are no pictures of the lattice %1$s", "write %2$s"),
    SIGN_IN_PICTURE("there is no cell at this place of a picture, so '%2$s' cannot stand here", "write '%1$s' or '-'"),

    /** A layer has more tokens than the box has columns, and the picture may not be wider than the box. */
    ROW_TOO_LONG(
            "this layer has %1$s, but %2$s",
            "separate the layers of a row by ','; draw pieces that do not fit in side by side in another picture"),
    ROW_OF_OTHER_LENGTH(
            "this layer has %1$s, but line %2$s, the first of the picture, has %3$s; xDim is %4$s",
            "a picture of mobile pieces may be wider than the box if all its layers have one length: end rows with '.'"),
    TOO_MANY_LAYERS(
            "this row has %1$s layers, but zDim is %2$s", "a ',' starts the next layer; a row has at most zDim layers"),
    STATIONARY_NOT_DRAWN(
            "stationary piece '%1$s' is not in the picture",
            "%2$sdraw the piece between L and ~L, or remove the name here"),
    CELLS_WITHOUT_BLANKS(
            "'%1$s' is one cell here, of a piece with that name",
            "separate the cells of a row by blanks: %2$s; or open the picture by %3$s, and each character is a cell"),
    ROWS_INDENTED_DIFFERENTLY(
            "this row begins %1$s further %2$s than line %3$s, the first of the picture",
            "blanks before a row are no cells: draw open cells as '.', and begin all rows of a picture in one column"),
    BLANK_IN_DENSE_PICTURE(
            "a blank between the cells of a dense picture",
            "a '.' is an open cell and a ',' starts the next layer; for cells with blanks between them leave out dense"),

    // the region by its cells
    OPTIONAL_WITHOUT_LAYOUT(
            "optional without layout",
            "write R:optional:layout=..., or draw the cells that may stay empty as '?' in a picture between R and ~R"),
    DENSE_WITH_LAYOUT("dense with layout", "dense is of a picture between R and ~R: remove it, or layout"),

    /** A comment in a picture of R looks like cells, and the region is wrong. */
    COMMENT_FOR_CELLS(
            "'#' starts a comment, so these are no cells",
            "in a picture of R draw '*' for a cell that is to be filled, '?' for one that may stay empty"
                    + " and '.' for none"),
    CLOSED_WITH_CELLS("closed with %1$s", "junctions are closed by a line R of its own: move closed=... there"),
    NO_JUNCTION(
            "%1$s is no junction",
            "only sticks have junctions, in lattice=square-edges: that of the vertex 1 1 is 1 1 2,"
                    + " and a corner of the box has none"),
    CLOSED_WHERE_STICKS_CROSS("closed where sticks may cross", "leave out closed=... or, in D, crossing"),
    OPTIONAL_NOT_A_FLAG(
            "optional is '%1$s', not 0 or 1",
            "optional or optional=1: the cells may stay empty; optional=0 or nothing: they are to be filled"),
    UNKNOWN_SIGN_OF_REGION(
            "'%1$s' in the picture of a region",
            "%2$s'*' is a cell to be filled, '?' one that may stay empty, and '.' is outside; pieces are drawn between L and"
                    + " ~L"),
    REGION_OUTSIDE_BOX("cell %1$s of the region is outside the %2$s box", "%3$s"),
    REGION_CELL_TWICE("cell %1$s is already in the region, since line %2$s", "name or draw each cell once"),

    // choices
    OPTION_WITHOUT_CHOICE("option without choose", "name the choice too, as in R:choose=month:option=Jan:layout=0 6 0"),
    CHOICE_WITH_OTHER(
            "choose with %1$s",
            "remove %1$s, or write it in an R line of its own: cells of an option are open if it is chosen"),
    OPTION_OR_LAYOUT_MISSING(
            "choose with only one of option and layout",
            "name an option by its cells, as in R:choose=month:option=Jan:layout=0 6 0, or draw all options in a picture"
                    + " between R:choose=month and ~R"),
    BAD_CHOICE_NAME(
            "'%1$s' is no name of a choice",
            "a choice has a name without blanks and the signs , = : and #, not beginning with ~, and not . * ? or -"),
    BAD_OPTION_NAME(
            "'%1$s' is no name of an option",
            "an option has a name without blanks and the signs , = : and #, not beginning with ~, and not . * ? or -;"
                    + " a '.' is a cell of no option"),
    NO_OPTION("choice '%1$s' has no option", "draw the names of the options at their cells, with blanks between them"),
    OPTION_TWICE(
            "option '%1$s' is already on line %2$s",
            "give the options of a choice different names, and each option all of its cells in one line or picture"),
    CELL_IN_TWO_OPTIONS(
            "cell %1$s is already a cell of an option, on line %2$s", "a cell is in one option of one choice"),
    OPTION_COVERED(
            "cell %1$s of an option is covered by stationary piece '%2$s', defined on line %3$s",
            "remove the cell from the piece or from the option: only open cells can be chosen"),
    OPTION_MAY_STAY_EMPTY(
            "cell %1$s of an option is an optional cell too, on line %2$s",
            "draw the cell as '*', or leave it out there: it stays open exactly if its option is chosen"),
    OPTIONS_DIFFER(
            "option '%1$s' has %2$s, but '%3$s' has %4$s",
            "the options of a choice have equal numbers of cells, since the pieces fill the others; a name that is drawn"
                    + " twice is one option"),
    CHOICE_NAME_TAKEN(
            "a piece has the name of choice '%1$s' too, on line %2$s", "give the piece or the choice another name"),
    CHOICE_IN_EDGES(
            "choose in an edge puzzle", "only pieces that are packed leave chosen cells open: remove this line"),

    /** A mobile piece has the sign of an optional cell as its name, in a puzzle with R. */
    OPTIONAL_CELL_IN_A_PIECE(
            "'?' in a picture of pieces",
            "a piece has all of its cells; those of the region that may stay empty are drawn between R and ~R"),

    // the puzzle as a whole
    EMPTY_REGION(
            "nothing to fill: the stationary pieces cover the whole box",
            "leave at least one cell open for the mobile pieces"),
    NO_CELL_IN_BOX("nothing to fill: a box of %1$s has no cell of the lattice %2$s", "take a larger box"),
    REGION_TOO_LARGE("a region of %1$s cells is too large", "a region has at most %2$s cells"),
    NO_MOBILE_PIECE(
            "there is no mobile piece to fill the region of %1$s",
            "add pieces by C lines or pictures; only those listed in stationary= or with type=S stay in place"),

    /** All cells of R are covered by stationary pieces, or R has no cells. */
    NO_REGION("nothing to fill: the region has no cell that is not covered", "R has the cells that pieces are to fill"),
    VOLUME_OUT_OF_RANGE(
            "the mobile pieces have %1$s, but the region takes between %2$s and %3$s cells: %4$s too %5$s",
            "the pieces fill all cells drawn as '*' and some drawn as '?' or named by R:optional: check these and the pieces"),
    VOLUME_DIFFERS(
            "the mobile pieces have %1$s, but the region has %2$s: %3$s too %4$s",
            "all mobile pieces together fill the region exactly: check the dimensions and the pieces"),

    // edge puzzles
    EDGES_FOR_A_PACKING(
            "this is an edge puzzle, which cannot be had here",
            "name a puzzle whose pieces have cells, as C lines and pictures give them"),
    SETTING_OF_PACKINGS(
            "%1$s in an edge puzzle",
            "an edge puzzle has name, xDim, yDim, edges, turns, meets and pool only, as in D:xDim=6:yDim=6:edges=0"),
    SETTING_OF_EDGES(
            "%1$s in a puzzle without edges",
            "%1$s is for squares with coloured sides, as in D:xDim=6:yDim=6:edges=0; in a packing, match lists the colours that"
                    + " match, and copies=0-1 makes a piece that may be left over"),
    EDGES_WITH_LAYERS("zDim is %1$s, but an edge puzzle has one layer", "set zDim=1 or leave it out"),
    PACKING_IN_EDGES(
            "%1$s in an edge puzzle",
            "its pieces are lines like E:name=A:sides=0 0 1 2; if this is to be a packing, remove edges from D"),
    EDGES_IN_PACKING(
            "E in a puzzle without edges",
            "if its pieces are squares with coloured sides, write D as in D:xDim=6:yDim=6:edges=0; if not, use C"),
    BOARD_TOO_LARGE("a board of %1$s cells is too large", "a board has at most %2$s cells"),
    SIDE_COLOUR_OUT_OF_RANGE("there is no colour %1$s of sides", "colours of sides run from 0 to %2$s"),
    TOO_MANY_SIDE_COLOURS(
            "colour %1$s is one more than the %2$s different ones that a puzzle can have",
            "sides that are to meet have the same colour: check the colours"),
    NOT_FOUR_SIDES(
            "a piece of %1$s, not four",
            "the sides of a square are four numbers with blanks between them: up, right, down and left, as in sides=0 0 1 2"),
    EDGE_PIECE_TWICE(
            "piece '%1$s' is already defined on line %2$s", "give every piece a name of its own, equal ones too"),
    TOO_MANY_EDGE_PIECES(
            "with piece '%1$s' there are more pieces than the %2$s board has cells",
            "each piece takes a cell: check the dimensions and the pieces, or write pool in D if some are to be left over"),
    POOL_NOT_A_FLAG(
            "pool is '%1$s', not 0 or 1",
            "pool or pool=1: there may be more pieces than cells; pool=0 or nothing: each piece takes a cell"),
    NUMBER_BESIDE_ANY_NUMBER(
            "piece '%1$s' has a number of copies, but '%2$s' has any number",
            "pieces beside copies=* may be left over: write pool in D to state this, or copies=* in this piece too"),
    TOO_MANY_EDGE_COPIES(
            "with the copies of piece '%2$s', %1$s of them, there are too many pieces",
            "a puzzle has at most %3$s pieces, copies included"),
    COPIES_OF_AN_EDGE_PIECE(
            "copies is %1$s, neither a positive number nor *",
            "copies=2 makes two pieces, and copies=* pieces of this kind in any number; no piece has to be used if there are"
                    + " more pieces than cells"),
    COPIES_WITH_A_PLACE(
            "copies of piece '%1$s', which has a place",
            "a piece with a place is one piece: write its copies on another line"),
    TOO_FEW_EDGE_PIECES(
            "%1$s for the %3$s of the %2$s board: %4$s too few",
            "each cell takes a piece: check the dimensions and the pieces"),
    NOT_A_PLACE(
            "a place of %1$s, not two",
            "at has x, to the right, and y, upwards, both from 0 at the bottom left: at=3 4"),
    PLACE_OFF_BOARD("the %2$s board has no cell %1$s", "x runs from 0 to %3$s and y from 0 to %4$s"),
    PLACE_TAKEN("cell %1$s is already taken by piece '%2$s', on line %3$s", "give each cell at most one piece"),
    PLACE_WITHOUT_CELL(
            "piece '%1$s' has its place at a cell that takes no piece",
            "the cells between R and ~R drawn as '*' take pieces"),
    TURN_WITHOUT_PLACE(
            "a turn, but no place", "only a piece with a place is turned: add one, as in at=3 4, or remove turn"),
    NO_SUCH_TURN("there is no turn %1$s", "turn is how many quarter turns clockwise: 0, 1, 2 or 3"),
    NO_SUCH_TURNS_OF_EDGES(
            "turns=%1$s in an edge puzzle",
            "squares with coloured sides lie as they are defined or may be turned, and are never flipped: write turns=fixed"
                    + " or turns=turn"),
    NO_PARTNERS(
            "'%1$s' is no pair of colours", "meets lists pairs of colours that meet each other, as in meets=1-2 3-4"),
    PARTNER_OF_ITSELF(
            "colour %1$s as its own partner", "leave the pair out: a colour that meets does not list meets itself"),
    SECOND_PARTNER("colour %1$s meets colour %2$s already", "a colour has one partner: list it in one pair"),
    TURN_OF_A_FIXED_PIECE(
            "turn %1$s of piece '%2$s', which may not be turned",
            "a piece with turns=fixed lies as it is defined: leave turn out, or give its sides as they lie");

    final String problem;
    final String remedy;

    DefinitionError(String problem, String remedy) {
        this.problem = problem;
        this.remedy = remedy;
    }
}
