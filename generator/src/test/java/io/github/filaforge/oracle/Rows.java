package io.github.filaforge.oracle;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Which cases of a table are tried: without {@code -Drows} those that show what no other shows, with {@code -Drows=more} those
 * too that take seconds, with {@code -Drows=all} also those that take minutes.
 */
public final class Rows {

    /** All. */
    public static final boolean ALL = "all".equals(System.getProperty("rows"));

    /** All but those that take minutes. */
    public static final boolean MORE = ALL || "more".equals(System.getProperty("rows"));

    private Rows() {}

    /** Returns the number {@link Seeds#part} of random puzzles, or half of it unless more rows are requested. */
    public static int part(int share) {
        return Seeds.part(MORE ? share : 2 * share);
    }

    /** On a test that shows no more than a smaller one, but of a puzzle that people know or of many more inputs. */
    @Target(ElementType.METHOD)
    @Retention(RetentionPolicy.RUNTIME)
    @EnabledIfSystemProperty(
            named = "rows",
            matches = "more|all",
            disabledReason = "a smaller one is tried: -Drows=more")
    public @interface More {}
}
