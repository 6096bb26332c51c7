package io.github.filaforge.spark;

import java.io.Serializable;
import org.apache.spark.broadcast.Broadcast;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** A task of Spark, which goes on with one search for the best board from its state, for some time. */
final class BestTask extends AbstractFunction1<Iterator<byte[]>, byte[]> implements Serializable {

    private static final long serialVersionUID = 1L;

    private final Broadcast<SharedPuzzle> puzzle;
    private final long nanos;

    /**
     * @param nanos the time after which the task ends, in nanoseconds
     */
    BestTask(Broadcast<SharedPuzzle> puzzle, long nanos) {
        this.puzzle = puzzle;
        this.nanos = nanos;
    }

    @Override
    public byte[] apply(Iterator<byte[]> states) {
        return puzzle.value().answer(nanos, states.next()).bytes();
    }
}
