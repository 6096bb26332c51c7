package io.github.filaforge.cli.render;

import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.terminal.Console;
import java.io.IOException;
import java.io.OutputStream;

/**
 * An output that opens its file when the first byte is written. A picture that is refused therefore leaves an older file
 * unchanged.
 */
final class LazyOutput extends OutputStream {

    private final String name;
    private final Console console;
    private OutputFile file;

    LazyOutput(String name, Console console) {
        this.name = name;
        this.console = console;
    }

    @Override
    public void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        if (file == null) {
            file = OutputFile.open(name, console);
        }
        file.out().write(bytes, from, count);
    }

    /**
     * Ends the output and checks that all of it was written.
     *
     * @throws UserException if it was not
     */
    void finish() {
        if (file != null) {
            file.finish();
        }
    }

    @Override
    public void close() {
        if (file != null) {
            file.close();
        }
    }
}
