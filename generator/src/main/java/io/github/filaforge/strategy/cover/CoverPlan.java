package io.github.filaforge.strategy.cover;

import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.ChosenTargetsPlan;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.strategy.StrategyPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The plan of a search by exact cover.
 *
 * @param search the search
 * @param images the images of each shape, by the index of the shape; empty for a shape that every root uses up
 */
public record CoverPlan(ChosenTargetsPlan search, List<List<Image>> images) implements StrategyPlan {

    /**
     * Nanoseconds for a fit, whatever the images are. Fits are counted by samples, which do not look ahead. Measured, where
     * a fit of a dynamic sieve of the Tetris Cube takes 38: Kanoodle pyramid 122 ns in 31 words, Tetris Cube 186 in 66,
     * pentominoes in 10x6 138 in 37.
     */
    static final double LEAST_NANOS = 100;

    /** Nanoseconds for a fit, for each word of a set of images, in addition. */
    private static final double NANOS_PER_WORD = 1.3;

    /** The greatest number of words of a set of images. With more, a state takes too long to make. */
    private static final long MAX_WORDS = 250;

    public CoverPlan {
        images = images.stream().map(List::copyOf).toList();
    }

    /** Returns the plan for a search. */
    public static CoverPlan of(ChosenTargetsPlan search) {
        ImageCatalog catalog = search.catalog();
        List<List<Image>> images = new ArrayList<>();
        for (Shape shape : catalog.shapes()) {
            images.add(search.roots().leaveAny(shape) ? catalog.images(shape) : List.of());
        }
        return new CoverPlan(search, images);
    }

    @Override
    public Optional<String> obstacle() {
        return words() > MAX_WORDS ? Optional.of("sets of " + words() + " words") : Optional.empty();
    }

    /** Returns the number of words of a set of images, in which each shape begins at a word of its own. */
    long words() {
        return images.stream()
                .mapToLong(ofShape -> ofShape.isEmpty() ? 0 : Layout.wordsFor(ofShape.size()))
                .sum();
    }

    @Override
    public SearchCost cost(Estimate fits) {
        return SearchCost.of(fits, LEAST_NANOS + NANOS_PER_WORD * words());
    }

    @Override
    public String text() {
        return String.format(
                Locale.ROOT,
                "cover: %s in sets of %s\n",
                Plural.of(images.stream().mapToLong(List::size).sum(), "image"),
                Plural.of(words(), "word"));
    }

    @Override
    public SolverSource emit(SourceRequest request) {
        return new CoverEmitter(this, request).source();
    }
}
