package io.github.filaforge.spark;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.spark.SparkConf;

/**
 * The result of a command line of Spark in this JVM.
 *
 * @param exitCode the exit code that the process would have
 * @param out the text on standard output
 * @param err the text on standard error
 */
record Submission(int exitCode, String out, String err) {

    /** The name of the lock of tests with a Spark in this JVM, which can have only one at a time. */
    static final String SPARK = "Spark";

    /** Runs the command line with a Spark of two threads in this JVM, which nobody else can reach. */
    static Submission of(String... words) {
        return with(local(), words);
    }

    static Submission with(SparkConf conf, String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exitCode = SparkMain.run(
                conf,
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8),
                words);
        return new Submission(exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    static SparkConf local() {
        return new SparkConf(false)
                .setMaster("local[2]")
                .set("spark.driver.host", "localhost")
                .set("spark.driver.bindAddress", "127.0.0.1");
    }

    /** The last line on standard error. */
    String lastErrorLine() {
        List<String> lines = err.lines().toList();
        return lines.isEmpty() ? "" : lines.get(lines.size() - 1);
    }
}
