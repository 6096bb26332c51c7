package io.github.filaforge.definition;

import io.github.filaforge.model.Container;
import java.util.Optional;

/** A single line D, with which solutions in the form of definitions begin. */
public final class OpeningLine {

    private final Directive directive;
    private final Settings settings;

    private OpeningLine(Directive directive) {
        this.directive = directive;
        this.settings = new Settings(directive);
    }

    /**
     * Reads a line.
     *
     * @param source the name of its file
     * @param number the number of the line in the file, from 1
     * @return empty if the line does not begin with D
     * @throws DefinitionException if D has a setting that it cannot have
     */
    public static Optional<OpeningLine> of(String source, int number, String text) {
        Token content = new SourceLine(source, number, text).content();
        return content.split(':').get(0).is(Keyword.PUZZLE.word())
                ? Optional.of(new OpeningLine(Directive.of(content)))
                : Optional.empty();
    }

    /** Returns true if the line opens an edge puzzle. */
    public boolean isOfEdges() {
        return settings.has(EdgeBoard.EDGES);
    }

    /**
     * Returns the whole box of a packing.
     *
     * @throws DefinitionException if a setting is missing or wrong
     */
    public Container container() {
        return BoxDirective.of(directive, settings).container();
    }

    /**
     * Returns the board of an edge puzzle, without pieces.
     *
     * @throws DefinitionException if a setting is missing or wrong
     */
    public EdgeBoard board() {
        return EdgeBoard.of(directive, settings);
    }
}
