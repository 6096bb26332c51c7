package io.github.filaforge.runtime.search;

/**
 * The exception for an assembly of which it is not known whether it can be taken apart, so that it is neither a solution nor
 * none. It ends a search for assemblies that can be taken apart. The message has the reason, and the remedy if there is one.
 */
public final class UndecidedAssemblyException extends SearchRefused {

    private static final long serialVersionUID = 1L;

    /**
     * @param puzzle the name of the puzzle
     * @param reason the reason, to be read behind "not decided, since", with the remedy if there is one
     */
    public UndecidedAssemblyException(String puzzle, String reason) {
        super("an assembly of puzzle " + puzzle + " is not decided, since " + reason);
    }
}
