package io.github.filaforge.spark;

import io.github.filaforge.runtime.parts.PartName;
import java.io.Serializable;
import org.apache.spark.broadcast.Broadcast;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** A task of Spark, which searches one part, given by its name. */
final class PartTask extends AbstractFunction1<Iterator<String>, byte[]> implements Serializable {

    private static final long serialVersionUID = 1L;

    private final Broadcast<SharedProgram> program;

    PartTask(Broadcast<SharedProgram> program) {
        this.program = program;
    }

    @Override
    public byte[] apply(Iterator<String> names) {
        return program.value().answer(PartName.parse(names.next())).bytes();
    }
}
