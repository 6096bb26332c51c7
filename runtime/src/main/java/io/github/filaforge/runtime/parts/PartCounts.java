package io.github.filaforge.runtime.parts;

import java.math.BigInteger;

/** The progress of a search of parts. Any thread may call the methods. */
public interface PartCounts {

    /** Returns the number of parts that are done. */
    int done();

    /** Returns the number of parts that were given up and split. */
    int split();

    /** Returns the number of known parts that are not done. */
    int left();

    /** Returns the number of solutions of the parts that are done. */
    BigInteger solutions();
}
