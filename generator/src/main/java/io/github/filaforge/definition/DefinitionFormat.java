package io.github.filaforge.definition;

import java.io.InputStream;

/** The format of definitions. Each file of no other format is treated as a definition, and its errors are reported so. */
public final class DefinitionFormat implements PuzzleFormat {

    @Override
    public boolean isBegunBy(byte[] head) {
        return true;
    }

    @Override
    public boolean mayBeBegunBy(byte[] head) {
        return false;
    }

    @Override
    public DefinitionStream open(String source, InputStream in) {
        return DefinitionReader.stream(source, in);
    }
}
