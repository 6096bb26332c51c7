package io.github.filaforge.spark;

import io.github.filaforge.runtime.parts.PartName;
import io.github.filaforge.runtime.parts.PartResult;
import io.github.filaforge.runtime.parts.PartSettings;
import io.github.filaforge.runtime.parts.PartText;
import io.github.filaforge.runtime.parts.PartedSearch;
import io.github.filaforge.runtime.parts.Results;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.SearchRefused;
import java.io.Serializable;
import java.util.Optional;

/**
 * A program that is broadcast, so that each executor has it once. All tasks of an executor share the classes, which the JIT
 * then compiles once, and the searches that are idle. Every serializer accepts the fields.
 */
final class SharedProgram implements Serializable {

    private static final long serialVersionUID = 1L;

    private final byte[] jar;
    private final boolean storesSolutions;
    private final double budgetSeconds;

    /** The search that the first task has made from the program. Guarded by this object. */
    private transient PartedSearch search;

    private transient PartText text;

    /**
     * @param settings the settings of the search of a part; memory is the memory of the executor
     */
    SharedProgram(PartSettings settings, byte... jar) {
        this.jar = jar;
        this.storesSolutions = settings.storesSolutions();
        this.budgetSeconds = settings.budgetSeconds();
    }

    /**
     * Searches a part. An exception of a solver becomes an answer, so that one part that cannot be searched does not end
     * the job of all others. An OutOfMemoryError is left to Spark.
     */
    Answer answer(PartName part) {
        try {
            PartedSearch searches = search();
            Optional<PartResult> result = searches.search(part);
            return result.isPresent() ? Answer.done(text.write(result.get())) : Answer.toBeSplit();
        } catch (OutOfMemoryError e) {
            throw e;
        } catch (SearchRefused e) {
            return Answer.refused(e.getMessage());
        } catch (ProgramException | RuntimeException | Error e) {
            return Answer.failed(e.toString());
        }
    }

    private synchronized PartedSearch search() throws ProgramException {
        if (search == null) {
            Program program = Program.of(jar);
            text = new PartText(Results.program(jar));
            PartSettings settings = new PartSettings(
                    storesSolutions, budgetSeconds, RunSettings.standard().memory());
            search = new PartedSearch(program::newSearch, settings);
        }
        return search;
    }
}
