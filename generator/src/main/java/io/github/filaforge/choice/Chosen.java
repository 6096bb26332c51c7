package io.github.filaforge.choice;

import io.github.filaforge.emit.EmitException;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.estimate.RootSampler;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.model.AnyPuzzle;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.Splitter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** A search that was chosen, with its plan, its strategy and the reason for the choice. */
public sealed interface Chosen permits ChosenSearch, ChosenEdges {

    AnyPuzzle puzzle();

    /** Returns the size of the puzzle, in words without its name. */
    String puzzleFacts();

    /** Returns the size of the puzzle in a few words. */
    String extent();

    String strategyName();

    /** Returns the reason for the choice, in words. */
    String reason();

    /** Returns the expected cost of the search; empty if it was not estimated. */
    Optional<SearchCost> cost();

    /**
     * Returns the facts of the plan: images that were filtered out, the roots, the treatment of symmetric copies. The lines
     * have no line feeds.
     */
    List<String> planFacts();

    /** Returns the tables of the strategy in words. */
    String tables();

    int roots();

    /** Returns each root in the form of the runtime. */
    List<String> rootTexts();

    /** Returns the order of the cells in the form of the runtime. */
    String orderText();

    /**
     * Returns the number of pieces that are placed in all roots together, by the number of pieces left before each
     * placement.
     */
    long[] placements();

    /** Returns true if the search is made in tries. It then cannot report which part of it is done. */
    default boolean isMadeInTries() {
        return false;
    }

    /** Returns true if the solver computes the share of all solutions that each of its parts has. */
    default boolean hasKnownShares() {
        return false;
    }

    /** Returns the sampler of single roots; empty if there is none. */
    default Optional<RootSampler> rootSampler() {
        return Optional.empty();
    }

    /**
     * Returns the object that splits every root and part, whatever time it takes; {@link Splitter#NONE} if the roots of the
     * search are not split in this way.
     */
    Splitter everyPart();

    /**
     * Returns the rule that splits roots that would take long. It depends only on the root, so that a search that goes on
     * from a checkpoint is split as before.
     *
     * @param mostSeconds the time in seconds that a part may take according to its estimate; a part that leaves few pieces
     *     may take longer, because it is not split
     */
    Splitter longRoots(double mostSeconds);

    /** Returns the rule that splits roots into parts of a second or two at most. */
    default Splitter longRoots() {
        return longRoots(LongRoots.MOST_SECONDS);
    }

    /**
     * Returns the source of the solver. Equal searches and requests give equal sources.
     *
     * @throws EmitException if the solver would exceed a limit of the platform
     */
    SolverSource emit(SourceRequest request) throws EmitException;

    /**
     * Returns the maker of direct solvers, which need no source; empty if the strategy has none.
     *
     * @param counting true if the solvers count attempts and fits
     */
    default Optional<Supplier<Search>> directSolvers(boolean counting) {
        return Optional.empty();
    }

    /**
     * Returns true if a search by direct solvers is expected to take less than a number of seconds more than a search by
     * generated code.
     */
    default boolean isDirectWithin(double seconds) {
        return false;
    }

    /** Returns the files that stand beside the class of a solver that is searched in parts, by their paths in a jar. */
    Map<String, byte[]> partTables(SolverSource source);

    /**
     * Returns the search as the search of a packing, with its images.
     *
     * @throws IllegalStateException if it is the search of an edge puzzle, which has no images
     */
    default ChosenSearch packing() {
        throw new IllegalStateException("puzzle " + puzzle().name() + " is an edge puzzle, which has no images");
    }

    /** Returns the search as the search of an edge puzzle; empty if it is the search of a packing. */
    default Optional<ChosenEdges> edges() {
        return Optional.empty();
    }
}
