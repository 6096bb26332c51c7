package io.github.filaforge.ship;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;

/**
 * Submits packaged programs to the Apache Spark that is installed on this machine. Filaforge needs an installed Spark for
 * nothing else.
 */
public final class Spark {

    /** The jar that is submitted, which has the driver; the Maven module {@code spark} makes it. */
    private static final String JAR = "filaforge-spark.jar";

    /** The packages that {@code bin/spark-submit} opens on Java 17 and later. */
    private static final String OPENED =
            "java.lang java.lang.invoke java.lang.reflect java.io java.net java.nio java.util java.util.concurrent"
                    + " java.util.concurrent.atomic jdk.internal.ref sun.nio.ch sun.nio.cs sun.security.action sun.util.calendar";

    private final Path home;
    private final Path jar;

    private Spark(Path home, Path jar) {
        this.home = home;
        this.jar = jar;
    }

    /**
     * Returns the Spark of this machine.
     *
     * @param home the value of SPARK_HOME; {@code null} if there is none
     * @throws ShipException if Spark is not there, or the jar that is submitted is not
     */
    public static Spark in(String home) throws ShipException {
        if (home == null || home.isEmpty()) {
            throw new ShipException("a search on Spark needs a Spark 4: unpack one, and set SPARK_HOME to its folder");
        }
        Path folder = Path.of(home);
        if (!Files.isDirectory(folder.resolve("jars"))) {
            throw new ShipException("SPARK_HOME is " + home
                    + ", where there is no folder jars: set it to the folder of an unpacked Spark 4");
        }
        return new Spark(folder, jar());
    }

    /** Returns the jar, which is beside the program's own jar, or in the checkout in which the program was built. */
    private static Path jar() throws ShipException {
        CodeSource source = Spark.class.getProtectionDomain().getCodeSource();
        try {
            Path folder = source == null ? null : Path.of(source.getLocation().toURI());
            while (folder != null) {
                for (Path place : List.of(
                        folder.resolve(JAR), folder.resolve("spark/target").resolve(JAR))) {
                    if (Files.isRegularFile(place)) {
                        return place;
                    }
                }
                folder = folder.getParent();
            }
        } catch (URISyntaxException e) {
            throw new ShipException("cannot find where this program is, and so not the jar for Spark");
        }
        throw new ShipException("a search on Spark needs " + JAR + ", which is not there: make it in a checkout by"
                + " mvn -Pspark -pl spark -am -DskipSparkTests package, or put it beside filaforge-cli.jar");
    }

    /**
     * Runs the search of a program on Spark. The output of Spark and its driver goes to standard error.
     *
     * @param master the address of the master
     * @param program the packaged program
     * @param arguments the arguments behind the name of the program
     * @return the exit code of the driver
     * @throws IOException if Spark cannot be started
     * @throws InterruptedException if this thread is interrupted
     */
    public int submit(String master, Path program, List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(submitter());
        command.addAll(List.of("--master", master, jar.toString(), program.toString()));
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().put("SPARK_HOME", home.toString());
        Process process = builder.start();
        try {
            process.getOutputStream().close();
            return process.waitFor();
        } finally {
            process.destroy();
        }
    }

    /**
     * Returns the script, which uses the settings of an installation, or the command that it would run if there are only
     * jars.
     */
    private List<String> submitter() {
        Path script = home.resolve("bin/spark-submit");
        if (Files.isExecutable(script)) {
            return List.of(script.toString());
        }
        List<String> command = new ArrayList<>(
                List.of(java(), "-Xmx1g", "-XX:+IgnoreUnrecognizedVMOptions", "--add-modules=jdk.incubator.vector"));
        for (String opened : OPENED.split(" ")) {
            command.add("--add-opens=java.base/" + opened + "=ALL-UNNAMED");
        }
        command.addAll(List.of(
                "--add-opens=java.security.jgss/sun.security.krb5=ALL-UNNAMED",
                "-Dio.netty.tryReflectionSetAccessible=true",
                "--sun-misc-unsafe-memory-access=allow",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                home.resolve("conf") + File.pathSeparator + home.resolve("jars") + "/*",
                "org.apache.spark.deploy.SparkSubmit"));
        return command;
    }

    /** Returns the Java that runs this program. */
    public static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }
}
