package io.github.filaforge.cli;

import picocli.CommandLine.Option;

/** The ordering heuristics, under polycube's letter; {@code generate} needs that for its folder. */
final class OrderOption {

    @Option(
            names = {"-o", "--order"},
            paramLabel = "H",
            description =
                    "Ordering heuristics: H[@ARGUMENTS][=N], several with colons between, each from N pieces left on."
                            + " s: fewest fits; e: fewest open neighbours, then fewest fits; n: fewest open neighbours; f: first"
                            + " by x, y, z; x y z X Y Z: least or (capitals) greatest coordinate; xyz: least sum of these;"
                            + " l@A,B,C: least A x + B y + C z; a@DEG[,X,Y], A@DEG[,X,Y]: by angle, counter-clockwise or clockwise;"
                            + " R[@X,Y,Z]: farthest from the centre; o: with -f, a fixed order found by samples. Without -f, dancing links throughout; -n, -V and -P are"
                            + " off unless given.")
    private String schedule;

    /** What was given; {@code null} if nothing was. */
    String schedule() {
        return schedule;
    }
}
