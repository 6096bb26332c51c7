package io.github.filaforge.oracle;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * The cases of a table that are tested: without {@code -Drows} the cases that show what no other case shows, with {@code
 * -Drows=more} also the cases that take seconds, and with {@code -Drows=all} also the cases that take minutes.
 */
public final class Rows {

    /** True if all cases are tested. */
    public static final boolean ALL = "all".equals(System.getProperty("rows"));

    /** True if all cases are tested except the cases that take minutes. */
    public static final boolean MORE = ALL || "more".equals(System.getProperty("rows"));

    private Rows() {}

    /** Returns the number {@link Seeds#part} of random puzzles, or half of it unless more rows are requested. */
    public static int part(int share) {
        return Seeds.part(MORE ? share : 2 * share);
    }

    /** Marks a test that shows no more than a smaller test, but with a well-known puzzle or with many more inputs. */
    @Target(ElementType.METHOD)
    @Retention(RetentionPolicy.RUNTIME)
    @EnabledIfSystemProperty(
            named = "rows",
            matches = "more|all",
            disabledReason = "a smaller one is tried: -Drows=more")
    public @interface More {}
}
