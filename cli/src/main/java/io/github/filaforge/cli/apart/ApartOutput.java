package io.github.filaforge.cli.apart;

import io.github.filaforge.runtime.format.PrintedText;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.terminal.CheckedOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** The output of the assemblies and numbers. */
final class ApartOutput implements PrintedText {

    private final CheckedOutput out;
    private long bytes;
    private boolean isCut;

    ApartOutput(CheckedOutput out) {
        this.out = out;
    }

    /**
     * Prints a text.
     *
     * @throws SearchStopped if it cannot be written
     */
    void print(String text) {
        byte[] written = text.getBytes(StandardCharsets.UTF_8);
        try {
            out.write(written);
            bytes += written.length;
        } catch (IOException e) {
            // The output stores the reason, unless its reader has gone.
            isCut = true;
            throw new SearchStopped();
        }
    }

    @Override
    public long bytes() {
        return bytes;
    }

    @Override
    public boolean flush() {
        return !isCut;
    }

    @Override
    public boolean isCut() {
        return isCut;
    }
}
