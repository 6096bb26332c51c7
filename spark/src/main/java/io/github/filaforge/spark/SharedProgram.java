package io.github.filaforge.spark;

import io.github.filaforge.runtime.RunSettings;
import io.github.filaforge.runtime.parts.PartName;
import io.github.filaforge.runtime.parts.PartResult;
import io.github.filaforge.runtime.parts.PartSettings;
import io.github.filaforge.runtime.parts.PartText;
import io.github.filaforge.runtime.parts.PartedSearch;
import io.github.filaforge.runtime.parts.Results;
import java.io.Serializable;
import java.util.Optional;

/**
 * A program that is broadcast, so that each executor has it once: all of its tasks share the classes, which are compiled
 * once then, and the searches that are idle. The fields are what any serializer takes.
 */
final class SharedProgram implements Serializable {

    private static final long serialVersionUID = 1L;

    private final byte[] jar;
    private final boolean isKept;
    private final double budgetSeconds;

    /** Made by the first task. Guarded by this object. */
    private transient PartedSearch search;

    private transient PartText text;

    /**
     * @param settings how parts are searched; memory is that of the executor
     */
    SharedProgram(PartSettings settings, byte... jar) {
        this.jar = jar;
        this.isKept = settings.kept();
        this.budgetSeconds = settings.budgetSeconds();
    }

    /**
     * Searches a part. What a solver throws is an answer, so that one part that cannot be searched does not end the job of all
     * others; where memory runs out, that is for Spark.
     */
    Answer answer(PartName part) {
        try {
            PartedSearch searches = search();
            Optional<PartResult> result = searches.search(part);
            return result.isPresent() ? Answer.done(text.write(result.get())) : Answer.toBeSplit();
        } catch (OutOfMemoryError e) {
            throw e;
        } catch (ProgramException | RuntimeException | Error e) {
            return Answer.failed(e.toString());
        }
    }

    private synchronized PartedSearch search() throws ProgramException {
        if (search == null) {
            Program program = Program.of(jar);
            text = new PartText(Results.program(jar));
            PartSettings settings = new PartSettings(
                    isKept, budgetSeconds, RunSettings.standard().memory());
            search = new PartedSearch(program::newSearch, settings);
        }
        return search;
    }
}
