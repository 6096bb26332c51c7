package io.github.filaforge.polyform;

import io.github.filaforge.lattice.Cell;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * The usual name of a piece. Hexiamonds have the names that T. H. O'Beirne and his readers gave them, as in Weisstein's
 * MathWorld; tetrahexes have those of M. Gardner.
 *
 * @param name its name
 * @param mirrored the name of its mirror image, where this is another piece
 * @param cells the piece as it is usually drawn
 */
record UsualName(String name, String mirrored, List<Cell> cells) {

    private static final String TROMINOES = """
            I I XXX
            V V X./XX
            """;

    private static final String TETROMINOES = """
            I I XXXX
            O O XX/XX
            T T XXX/.X.
            S Z .XX/XX.
            L J X./X./XX
            """;

    private static final String PENTOMINOES = """
            F f .XX/XX./.X.
            I i XXXXX
            L l X./X./X./XX
            N n .X/.X/XX/X.
            P p XX/XX/X.
            T t XXX/.X./.X.
            U u X.X/XXX
            V v X../X../XXX
            W w X../XX./.XX
            X x .X./XXX/.X.
            Y y .X/XX/.X/.X
            Z z XX./.X./.XX
            """;

    /** The solid tetracubes: a cube on the end of a V of three on either side, and on its corner. */
    private static final String TETRACUBES = """
            A B X./XX,../.X
            P P X./XX,../X.
            """;

    /**
     * The solid pentacubes. Most are a tetromino and a cube on one of its cells; A, V1 and V2 are a V of three and two
     * cubes.
     */
    private static final String PENTACUBES = """
            L1 J1 X./X./XX,X./../..
            L2 J2 X./X./XX,../X./..
            L3 J3 X./X./XX,../../X.
            L4 J4 X./X./XX,../../.X
            N1 N2 .XX/XX.,..X/...
            S1 S2 .XX/XX.,.X./...
            T1 T1 XXX/.X.,.../.X.
            T2 T2 XXX/.X.,.X./...
            Q Q XX/XX,../X.
            A A X./XX,X./.X
            V1 V2 X./..,X./XX,../.X
            """;

    /** A bar of three, a bent one, and three round a corner. */
    private static final String TRIHEXES = """
            I I 0,0,0 1,0,0 2,0,0
            V V 0,1,0 1,0,0 2,0,0
            A A 0,0,0 1,0,0 0,1,0
            """;

    private static final String TETRAHEXES = """
            Bar bar 0,0,0 0,1,0 0,2,0 0,3,0
            Worm worm 0,0,0 0,1,0 0,2,0 1,2,0
            Pistol pistol 0,0,0 0,1,0 0,2,0 1,0,0
            Propeller propeller 0,1,0 1,1,0 1,2,0 2,0,0
            Arch arch 0,0,0 0,1,0 1,1,0 2,0,0
            Bee bee 0,0,0 0,1,0 1,0,0 1,1,0
            Wave wave 0,0,0 0,1,0 1,1,0 1,2,0
            """;

    private static final String HEXIAMONDS = """
            Bar bar 0,0,0 0,0,1 0,1,0 0,1,1 0,2,0 0,2,1
            Crook crook 0,0,1 0,1,0 0,1,1 0,2,0 0,2,1 1,0,0
            Crown crown 0,0,1 0,1,0 0,1,1 0,2,0 0,2,1 1,1,0
            Sphinx sphinx 0,0,0 0,0,1 0,1,0 0,1,1 0,2,0 1,0,0
            Snake snake 0,0,1 0,1,0 0,1,1 1,1,0 1,1,1 1,2,0
            Yacht yacht 0,0,0 0,0,1 0,1,0 0,1,1 1,0,0 1,1,0
            Chevron chevron 0,0,0 0,0,1 0,1,0 0,1,1 1,1,0 1,1,1
            Signpost signpost 0,0,1 0,1,0 0,1,1 0,2,0 1,1,0 1,1,1
            Lobster lobster 0,0,0 0,0,1 0,1,0 0,1,1 1,0,0 1,0,1
            Hook hook 0,0,0 0,0,1 0,1,0 0,1,1 1,0,1 1,1,0
            Hexagon hexagon 0,0,1 0,1,0 0,1,1 1,0,0 1,0,1 1,1,0
            Butterfly butterfly 0,1,0 0,1,1 0,2,0 1,0,1 1,1,0 1,1,1
            """;

    /** Returns the usual names of the pieces of a set; empty if they have no names. */
    static List<UsualName> ofSet(String set) {
        return switch (set) {
            case "dominoes" -> read("I I XX");
            case "trominoes" -> read(TROMINOES);
            case "tetrominoes" -> read(TETROMINOES);
            case "pentominoes" -> read(PENTOMINOES);
            case "tetracubes" -> read(TETROMINOES + TETRACUBES);
            case "pentacubes" -> read(PENTOMINOES + PENTACUBES);
            case "trihexes" -> read(TRIHEXES);
            case "tetrahexes" -> read(TETRAHEXES);
            case "hexiamonds" -> read(HEXIAMONDS);
            default -> List.of();
        };
    }

    /**
     * Reads names.
     *
     * @param lines lines with a name, the name of the mirror image, and the piece. It is a picture: rows from the top
     *     between slashes, layers between commas, an X for each cell; or the cells are listed: x,y,z
     */
    private static List<UsualName> read(String lines) {
        return Stream.of(lines.split("\n"))
                .map(line -> line.split(" "))
                .map(words ->
                        new UsualName(words[0], words[1], words[2].contains("X") ? drawn(words[2]) : listed(words)))
                .toList();
    }

    private static List<Cell> listed(String... words) {
        return Arrays.stream(words, 2, words.length)
                .map(word -> Stream.of(word.split(",")).map(Integer::valueOf).toList())
                .map(numbers -> new Cell(numbers.get(0), numbers.get(1), numbers.get(2)))
                .toList();
    }

    private static List<Cell> drawn(String picture) {
        List<Cell> cells = new ArrayList<>();
        String[] layers = picture.split(",");
        for (int z = 0; z < layers.length; z++) {
            String[] rows = layers[z].split("/");
            for (int row = 0; row < rows.length; row++) {
                for (int x = 0; x < rows[row].length(); x++) {
                    if (rows[row].charAt(x) == 'X') {
                        cells.add(new Cell(x, rows.length - 1 - row, z));
                    }
                }
            }
        }
        return cells;
    }
}
