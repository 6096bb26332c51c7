package io.github.filaforge.cli;

import java.io.IOException;
import java.io.OutputStream;

/** An output that is opened when there is something to write: a picture that is refused leaves an older file as it is. */
final class OutputOfPicture extends OutputStream {

    private final String name;
    private final Console console;
    private OutputFile file;

    OutputOfPicture(String name, Console console) {
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
     * Says that all is written.
     *
     * @throws UserException if it could not be
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
