package io.github.filaforge.runtime.parts;

import java.math.BigInteger;

/** How far a search of parts is; any thread may ask. */
public interface PartCounts {

    /** How many parts are done. */
    int done();

    /** How many parts were given up and split. */
    int split();

    /** How many parts are known that are not done. */
    int left();

    /** The number of solutions of the parts that are done. */
    BigInteger solutions();
}
