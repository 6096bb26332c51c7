package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.input.PuzzleInputs;
import io.github.filaforge.cli.input.TextFile;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.edge.score.GroupRequest;
import io.github.filaforge.edge.score.GroupText;
import io.github.filaforge.edge.score.ScoreRequest;
import io.github.filaforge.edge.score.SearchOrders;
import io.github.filaforge.edge.score.SlipArray;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.file.AtomicFile;
import io.github.filaforge.search.SearchBuilder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The options of a search for boards of an edge puzzle with a high score. */
final class ScoreOptions extends Options {

    /** The content of the file of an order, for messages. */
    private static final String CELLS = "the names of all cells, as in P1-P16, or a line with x and y for each";

    /** The greatest number of attempts, each of which is a root of the search. */
    private static final int MOST_ATTEMPTS = 100_000;

    /** The content of the file of groups, for messages. */
    private static final String GROUPS = "the groups of pieces of this puzzle, or a file that is not there yet";

    /** The greatest number of bytes of a file of groups: 1,000 groups of 1,000 pieces have 5 MB. */
    private static final int MOST_BYTES_OF_GROUPS = 1 << 24;

    /** The greatest number of climbs. A climb for a group of 256 pieces takes half a second. */
    private static final int MOST_CLIMBS = 100_000;

    private static final int MOST_PATIENCE = 10_000_000;

    private final Argument<Integer> score = option(Integer.class, "--score")
            .label("N")
            .description("Find boards with a score of N joins that match, or more; the other joins slip. The"
                    + " best board so far, which may have gaps, is shown, kept in checkpoints, and printed"
                    + " if no board has such a score. Default of --order: the order that theory finds cheapest.");

    private final Argument<String> slips = option(String.class, "--slips")
            .label("ARRAY")
            .candidates(SlipArray.names())
            .description("Where joins may slip: pairs of a depth and the number of joins that may have slipped"
                    + " from there on (193,1,202,2), or a name: eii465 and eii468 are the arrays of the article,"
                    + " and ladder466, ladder468, ladder469 and ladder470 arrays of searches that found boards of"
                    + " these scores; all of them are for 16x16."
                    + " Default: the array that theory finds best for --score. Without --score all joins"
                    + " that the array leaves must match.");

    private final Argument<Integer> attempts = option(Integer.class, "--attempts")
            .label("N")
            .needs("--score", "--slips")
            .between(1, MOST_ATTEMPTS)
            .description("With --score or --slips: make up to N attempts, each with the pieces in another"
                    + " order. Rules (--restart) give an attempt up.");

    private final Argument<Long> seed = option(Long.class, "--seed")
            .label("S")
            .needs("--attempts")
            .description("With --attempts: the seed of the differences between attempts. Default: 1.");

    private final Argument<String> restart = option(String.class, "--restart")
            .label("RULES")
            .needs("--attempts")
            .description("With --attempts: the rules that give an attempt up, with commas between:"
                    + " past=DEPTH@NODES (not past DEPTH within NODES nodes), score=N@NODES (no board of"
                    + " score N within NODES nodes), visited=DEPTH@NODES (every NODES nodes: another depth"
                    + " below is visited most), scores=K@NODES (every NODES nodes: fewer than K more boards"
                    + " of that score), nodes=NODES (after NODES nodes in any case). k, M and G are"
                    + " thousands, millions and thousands of millions. Default of a rule: the article's, in"
                    + " proportion to the board.");

    private final Argument<Integer> groups = option(Integer.class, "--groups")
            .label("N")
            .needs("--attempts")
            .between(1, GroupText.MOST)
            .description("With --attempts: make N good groups of pieces by climbing. Each attempt takes one"
                    + " of them and saves its good pieces for the end.");

    private final Argument<Path> groupsFile = option(Path.class, "--groups-file")
            .label("FILE")
            .needs("--attempts")
            .description("With --attempts: keep the groups in FILE. If FILE is there, its groups are taken: the most"
                    + " tileable N with --groups N, else all. If it is not there, the groups are made and written"
                    + " to it, 60 without --groups.");

    private final Argument<Integer> climbs = option(Integer.class, "--climbs")
            .label("N")
            .needs("--groups", "--groups-file")
            .between(1, MOST_CLIMBS)
            .description("With --groups or --groups-file: make groups by N climbs, of which the most tileable are"
                    + " kept. Default: five climbs for three groups.");

    private final Argument<Integer> patience = option(Integer.class, "--patience")
            .label("N")
            .needs("--groups", "--groups-file")
            .between(1, MOST_PATIENCE)
            .description("With --groups or --groups-file: end a climb after N exchanges in a row that have failed."
                    + " Default: 500.");

    ScoreOptions() {
        super(Heading.EDGES);
    }

    boolean isGiven() {
        return score.isGiven() || slips.isGiven();
    }

    /** Returns true if a value of --order is the name of an order of the cells of an edge puzzle. */
    static boolean isOrderOfCells(String order) {
        return SearchOrders.isMeantBy(order) && !order.startsWith("@");
    }

    /**
     * Adds these options to a request.
     *
     * @param order the value of --order; empty if it is not given
     */
    void addTo(SearchRequest.Builder request, String order) {
        if (isGiven() || isOrderOfCells(order)) {
            request.score(new ScoreRequest(
                    score.number(),
                    order,
                    order.startsWith("@") ? new TextFile("order", order.substring(1), CELLS).read() : "",
                    slips.orElse(""),
                    attempts.number(),
                    seed.orElse(1L),
                    restart.orElse(""),
                    new GroupRequest(
                            groups.number(),
                            climbs.number(),
                            patience.number(),
                            groupsFile.isGiven() ? groupsFile.value().toString() : "",
                            groupsFile.isGiven() ? groupText(groupsFile.value()) : Optional.empty())));
        }
    }

    /** Returns the content of a file of groups; empty if the file is not there, but can be written. */
    private static Optional<String> groupText(Path file) {
        if (Files.exists(file)) {
            return Optional.of(new TextFile("file of groups", file.toString(), GROUPS, MOST_BYTES_OF_GROUPS).read());
        }
        // The climbs may take minutes, after which a message would come too late.
        if (!Files.isWritable(file.toAbsolutePath().getParent())) {
            throw new UserException("cannot write " + file
                    + ": its folder is not there, or may not be written by you; make it, or name another");
        }
        return Optional.empty();
    }

    /** Checks that only one puzzle is given if there is a file of groups. */
    void check(PuzzleInputs inputs) {
        if (groupsFile.isGiven()) {
            inputs.checkIsOne("--groups-file");
        }
    }

    /**
     * Writes the groups of a search to their file, unless the file is there.
     *
     * @throws UserException if it cannot be written
     */
    void keepGroups(SearchBuilder search) {
        if (!groupsFile.isGiven() || Files.exists(groupsFile.value())) {
            return;
        }
        Optional<String> text =
                search.edges().flatMap(edges -> edges.groups().map(made -> GroupText.write(made, edges.puzzle())));
        if (text.isPresent()) {
            try {
                AtomicFile.ofManyWriters(groupsFile.value())
                        .write(out -> out.write(text.get().getBytes(StandardCharsets.UTF_8)));
            } catch (IOException e) {
                throw UserException.cannotWrite(groupsFile.value(), e);
            }
        }
    }
}
