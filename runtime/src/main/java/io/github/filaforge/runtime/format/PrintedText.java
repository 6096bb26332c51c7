package io.github.filaforge.runtime.format;

/** The text of the results of a search, which is printed to an output as they come. */
public interface PrintedText {

    /** Returns the number of bytes that were printed, including those that are not written to the output yet. */
    long bytes();

    /**
     * Writes everything that was printed so far to the output.
     *
     * @return false if it could not be written, for example because a reader such as head has closed the output
     */
    boolean flush();

    /** Returns true if the reader of the output has closed it, or it could not be written. */
    boolean isCut();
}
