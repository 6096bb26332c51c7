package io.github.filaforge.strategy.edge;

import io.github.filaforge.edge.score.Attempts;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SolverTemplate;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.emit.StringTable;
import io.github.filaforge.runtime.edge.EdgeLists;
import io.github.filaforge.runtime.edge.PackedTables;
import io.github.filaforge.strategy.EdgePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The strategy with a fixed order of the cells and a loop for each cell in generated code. */
public final class EdgeLoopStrategy extends EdgeFixedOrderStrategy {

    /**
     * The time of a fit. Measured in steady state: 66.0 million fits of a 6x6 board (3 and 5 colours), by masks, in 0.68 s.
     * Lists take the same time.
     */
    private static final double NANOS = 10;

    public EdgeLoopStrategy() {
        super("edge", "edge puzzles: a loop for each cell, generated", true, NANOS);
    }

    /** Returns the loss by one loop over lists in place of a loop for each cell, from the two times of a fit. */
    @Override
    public double directLoss() {
        return EdgeTableStrategy.NANOS / NANOS - 1;
    }

    @Override
    public boolean canSlip() {
        return true;
    }

    @Override
    public SolverSource emit(EdgePlan plan, SourceRequest request) {
        EdgeLists lists = new EdgeLists(plan.search().form());
        boolean slipping = plan.search().slips().isPresent();
        // Fits are counted without the look-ahead, so that the counts are those of the article's search.
        // Attempts count them too.
        boolean counting = request.settings().counting() || plan.attempts().isPresent();
        String form = "of" + (slipping ? "Lists" : "") + (counting ? "" : "Ahead");
        PackedTables packed = switch (form) {
            case "ofLists" -> PackedTables.ofLists(lists);
            case "ofListsAhead" -> PackedTables.ofListsAhead(lists);
            case "of" -> PackedTables.of(lists);
            default -> PackedTables.ofAhead(lists);
        };
        LoopWriter writer = new LoopWriter(lists, packed, plan, request);
        SolverTemplate template = template(plan, request, "Edge", base(plan))
                .importing(List.of("edge.EdgeLists", "edge.PackedTables"))
                .with("masked", packed.isMasked())
                .with("listed", !packed.isMasked())
                .with("looped", true)
                .with("tables", tables(packed.isMasked(), slipping, form, plan.attempts()))
                .with("arguments", arguments(writer, plan.attempts()))
                .with(
                        "code",
                        writer.code().stream()
                                .map(line -> Map.of("text", line, "blank", line.isEmpty()))
                                .toList());
        if (plan.attempts().flatMap(Attempts::groups).isPresent()) {
            template.importing(List.of("edge.GroupChecks"))
                    .with(new StringTable(
                            "GROUPS",
                            "Each group: of each piece whether it is precious, good, bad or useless, or has its place.",
                            plan.attempts().orElseThrow().groupTexts()));
        }
        return template.source();
    }

    private static String base(EdgePlan plan) {
        if (plan.attempts().isPresent()) {
            return "AttemptSolver";
        }
        return plan.search().slips().isPresent() ? "ScoreSolver" : "LoopSolver";
    }

    private static List<String> arguments(LoopWriter writer, Optional<Attempts> attempts) {
        List<String> arguments = new ArrayList<>(
                List.of("LISTS,", "TABLES,", "\"" + writer.entries() + "\", // the positions where a method begins"));
        attempts.ifPresent(each -> {
            arguments.add(each.seed() + "L, // the seed of what differs between attempts");
            arguments.add("\"" + each.rules().text() + "\", // when an attempt is given up");
            arguments.add(each.groups().isPresent() ? "CHECKS," : "null, // no groups of pieces");
        });
        return arguments;
    }

    /**
     * Returns the declarations of fields in the source. The JIT has the address and the length of a constant array, and so
     * does not need registers for them. If joins may slip, the words are no constant, because each attempt has words of its
     * own.
     *
     * @param form the name of the method of {@link PackedTables} that makes the tables
     */
    private static List<String> tables(boolean isMasked, boolean slipping, String form, Optional<Attempts> attempts) {
        List<String> tables = new ArrayList<>(List.of(
                "private static final EdgeLists LISTS = new EdgeLists(FORM);",
                "private static final PackedTables TABLES = PackedTables." + form + "(LISTS);"));
        if (!slipping) {
            tables.add("/** The words of all rows or lists. */\nprivate static final int[] WORDS = TABLES.words();");
        }
        if (isMasked) {
            tables.add(
                    "/** For each row, the set of the pieces that fit. */\nprivate static final long[] MASKS = TABLES.masks();");
        }
        attempts.filter(each -> each.groups().isPresent()).map(Attempts::checks).ifPresent(checks -> {
            String limits = checks.good().stream()
                    .map(limit -> limit.until() + " " + limit.most())
                    .collect(Collectors.joining(" "));
            tables.add("private static final GroupChecks CHECKS = new GroupChecks(FORM, \"" + limits + "\", "
                    + checks.uselessUsed() + ", " + checks.noPrecious() + ", GROUPS);");
        });
        return tables;
    }
}
