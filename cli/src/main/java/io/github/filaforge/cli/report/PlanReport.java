package io.github.filaforge.cli.report;

import io.github.filaforge.image.FilterStep;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.ImageList;
import io.github.filaforge.plan.ImageListSet;
import io.github.filaforge.plan.Root;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.SearchSchedule;
import io.github.filaforge.plan.Target;
import io.github.filaforge.runtime.text.Plural;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Writes a plan so that a person can check it by hand. Cells always have their numbers in the region. */
public final class PlanReport {

    private final SearchPlan plan;
    private final List<Double> shares;
    private final List<String> tables;

    /**
     * Makes the report of a plan.
     *
     * @param shares the estimated share of the search of each root
     * @param tables the texts of the tables that strategies would make of the plan; each line of a text ends with a line
     *     feed
     */
    public PlanReport(SearchPlan plan, List<Double> shares, List<String> tables) {
        this.plan = plan;
        this.shares = List.copyOf(shares);
        this.tables = List.copyOf(tables);
    }

    /** Returns an overview of the plan: filters, roots, getIlsiXX masks, and for each target the sizes of its lists. */
    public String overview() {
        ReportText text = new ReportText();
        text.line(
                "puzzle %s: box %s, %s, %s of %s",
                plan.puzzle().name(),
                plan.puzzle().boxText(),
                Plural.of(plan.catalog().definedCells(), "cell"),
                Plural.of(plan.catalog().definedPieces(), "piece"),
                Plural.of(plan.catalog().definedShapes().size(), "shape"));
        for (FilterStep step : plan.catalog().steps()) {
            text.line("%s: %d of %d images left", step.filter(), step.after(), step.before());
        }
        if (plan.scheduled().isPresent()) {
            appendSchedule(text, plan.scheduled().get());
            return text.toString();
        }
        if (plan.inFixedOrder().isPresent()) {
            text.line("ordering heuristic %s, %s", plan.order().heuristic(), plan.nof() ? "POF and NOF" : "POF");
        }
        text.line(
                "symmetric copies of solutions: %s",
                plan.canonicalTest().isPresent()
                        ? "removed by comparing each solution with its images under the symmetries"
                        : "not found by this search");
        text.line("");
        text.line(
                "roots: %d, each with its estimated share of the search",
                plan.roots().size());
        for (int root = 0; root < plan.roots().size(); root++) {
            text.line(
                    "  root %d, about %.1f %%: %s",
                    root,
                    100 * shares.get(root),
                    images(plan.roots().list().get(root).images()));
        }
        plan.inFixedOrder().ifPresent(fixed -> {
            text.line("");
            if (fixed.nof()) {
                appendMasks(text, fixed);
            }
            appendTargets(text, fixed);
        });
        tables.forEach(table -> text.lines("\n" + table));
        return text.toString();
    }

    private static void appendSchedule(ReportText text, SearchSchedule schedule) {
        schedule.order()
                .steps()
                .forEach(step -> text.line(
                        "ordering heuristic %s from %s on", step.heuristic().text(), left(step.from())));
        if (schedule.lists() == 0) {
            text.line("dancing links throughout");
        } else {
            text.line("image lists from %s on%s", left(schedule.lists()), schedule.nof() ? ", with NOF" : "");
        }
        filter(text, "volume filter", schedule.volumeFilter());
        filter(text, "parity filter", schedule.parityFilter());
        filter(text, "fit filter", schedule.fitFilter());
        filter(text, "volume backtrack trigger", schedule.volumeTrigger());
        if (schedule.parityTrigger()) {
            text.line("parity backtrack trigger after each placement");
        }
        schedule.tries()
                .ifPresent(tries -> text.line(
                        "tries from %s on, %s each, awkward pieces first",
                        left(tries.from()), Plural.of(tries.fits(), "fit")));
    }

    private static String left(int pieces) {
        return pieces == Integer.MAX_VALUE ? "the first piece" : Plural.of(pieces, "piece") + " left";
    }

    private static void filter(ReportText text, String name, OptionalInt atLeast) {
        atLeast.ifPresent(
                left -> text.line("%s after each placement that leaves %s or more", name, Plural.of(left, "piece")));
    }

    private String images(List<Image> images) {
        return images.isEmpty()
                ? "the bare region"
                : images.stream()
                        .map(image -> name(plan.shapes().get(image.shape())) + " at " + cells(image.layout()))
                        .collect(Collectors.joining(", "));
    }

    private static String name(Shape shape) {
        return shape.isBlank() ? "an empty cell" : shape.name();
    }

    private static void appendMasks(ReportText text, FixedOrderPlan plan) {
        Map<Integer, String> cells = new TreeMap<>();
        plan.targets().forEach(target -> cells.merge(target.mask(), " " + target.cell(), String::concat));
        text.line("masks: the ILSI bits that are known before the search");
        cells.forEach((mask, of) -> text.line(
                "  getIlsi%02d looks at %s; cells%s",
                mask, open(plan.catalog().region().lattice(), mask), of));
        text.line("");
    }

    private static String open(Lattice lattice, int ilsi) {
        int all = (1 << lattice.directions().size()) - 1;
        return ilsi == all ? "nothing" : lattice.labels(all & ~ilsi);
    }

    private static String text(Region region, Target target) {
        return region.lattice().text(region.cell(target.cell()));
    }

    private static void appendTargets(ReportText text, FixedOrderPlan plan) {
        text.line("targets: cell, coordinates, mask, and ILSI:images for each list set that is not empty");
        for (Target target : plan.targets()) {
            text.line(
                    "  cell %d (%s) mask %d  %s",
                    target.cell(),
                    text(plan.catalog().region(), target),
                    target.mask(),
                    target.sets().stream()
                            .map(set -> set.ilsi() + ":" + set.size())
                            .collect(Collectors.joining("  ")));
        }
    }

    /** Returns the image list sets of one target, with the cells of every image that overlaps no piece of a root. */
    public String target(Target target, Root root) {
        ReportText text = new ReportText();
        text.line(
                "cell %d (%s): mask %d, looks at %s",
                target.cell(),
                text(plan.catalog().region(), target),
                target.mask(),
                target.neighbours().entrySet().stream()
                        .map(entry -> entry.getKey().label() + " (cell "
                                + plan.order().cellAt(entry.getValue()) + ")")
                        .collect(Collectors.joining(", ")));
        target.sets().forEach(set -> appendSet(text, set.without(root.occupancy())));
        return text.toString();
    }

    /** Returns the target, the ILSI and the image list set for one occupancy, from a root on. */
    public String state(FixedOrderPlan fixed, Target target, Root root, Layout occupancy) {
        ReportText text = new ReportText();
        text.line(
                "target cell %d (%s): mask %d, ILSI %d",
                target.cell(), text(plan.catalog().region(), target), target.mask(), target.ilsi(occupancy));
        appendSet(text, fixed.imageListSet(root, target, occupancy));
        return text.toString();
    }

    private void appendSet(ReportText text, ImageListSet set) {
        text.line(
                "  ILSI %d (open: %s), images: %d",
                set.ilsi(), open(plan.catalog().region().lattice(), set.ilsi()), set.size());
        for (ImageList list : set.lists()) {
            for (Layout layout : list.layouts()) {
                text.line("    %s: %s", name(list.shape()), cells(layout));
            }
        }
    }

    private String cells(Layout byPosition) {
        return Arrays.stream(plan.order().toCells(byPosition).cells())
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(" "));
    }
}
