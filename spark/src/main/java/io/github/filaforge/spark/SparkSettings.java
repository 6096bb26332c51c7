package io.github.filaforge.spark;

import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/** The settings of Spark that the program makes, unless the user who submits it has made others. */
final class SparkSettings {

    private static final String NAME = "spark.app.name";
    private static final String LOG_LEVEL = "spark.log.level";

    private final SparkConf conf;

    /**
     * @param conf the settings of the user who submits the program
     */
    SparkSettings(SparkConf conf) {
        this.conf = conf.clone();
    }

    /**
     * Starts Spark.
     *
     * @param program the name of the program that is searched
     */
    JavaSparkContext start(String program) {
        conf.setIfMissing("spark.master", "local[*]");
        // Without a name of the user, spark-submit gives the name of this jar or of the main class.
        String name = conf.get(NAME, "");
        if (name.isEmpty() || name.endsWith(".jar") || name.equals(SparkMain.class.getName())) {
            conf.set(NAME, "Filaforge: " + program);
        }
        conf.setIfMissing("spark.ui.enabled", "false");
        // Results are written as they come. Their sum, which this limits, is never in memory.
        conf.setIfMissing("spark.driver.maxResultSize", "0");
        if (!hasLogSettings()) {
            conf.setIfMissing(LOG_LEVEL, "WARN");
        }
        return new JavaSparkContext(conf);
    }

    /** Returns true if the log has settings of its own, which a level would overrule. */
    private static boolean hasLogSettings() {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        return System.getProperty("log4j2.configurationFile") != null
                || System.getProperty("log4j.configurationFile") != null
                || loader.getResource("log4j2.properties") != null
                || loader.getResource("log4j2.xml") != null;
    }

    /** Returns the number of failures after which Spark gives a task up; a part has this limit too. */
    int mostFailures() {
        return conf.getInt("spark.task.maxFailures", 4);
    }
}
