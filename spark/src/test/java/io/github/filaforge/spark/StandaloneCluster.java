package io.github.filaforge.spark;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.launcher.JavaModuleOptions;

/**
 * A standalone cluster of Spark's in processes of this machine: a master, and workers with an executor of one core each, which have
 * addresses of their own that nobody else can reach.
 */
final class StandaloneCluster {

    static final String FIRST = "127.0.0.1";
    static final String SECOND = "127.0.0.2";

    private static final Pattern STARTED = Pattern.compile("Starting Spark master at (spark://\\S+)");

    /** The value of {@code SPARK_HOME}: the folder of an unpacked Spark, of which only {@code jars} is needed. */
    private final Path home;

    private final Process master;
    private final String url;
    private final Map<String, Process> workers = new HashMap<>();
    private int started;

    /**
     * Starts a master.
     *
     * @param folder an empty folder for all that a cluster writes
     */
    StandaloneCluster(Path folder) throws IOException {
        this.home = folder;
        writeJars(home);
        ProcessBuilder builder = spark(
                FIRST, "org.apache.spark.deploy.master.Master", "--host", FIRST, "--port", "0", "--webui-port", "0");
        this.master = builder.redirectErrorStream(true).start();
        this.url = url(master);
    }

    /** Makes a folder one that can be {@code SPARK_HOME}, with one jar that names those of Spark in Maven's repository. */
    static void writeJars(Path home) throws IOException {
        Path jars = Files.createDirectory(home.resolve("jars"));
        String paths = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(path -> path.endsWith(".jar") && !path.contains("filaforge"))
                .map(path -> Path.of(path).toUri().toString())
                .collect(Collectors.joining(" "));
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, paths);
        try (OutputStream out = Files.newOutputStream(jars.resolve("spark.jar"))) {
            new JarOutputStream(out, manifest).close();
        }
    }

    private static String url(Process master) throws IOException {
        BufferedReader log = master.inputReader();
        String url = null;
        for (String line = log.readLine(); url == null; line = log.readLine()) {
            if (line == null) {
                throw new IOException("the master has ended");
            }
            Matcher matcher = STARTED.matcher(line);
            url = matcher.find() ? matcher.group(1) : null;
        }
        Thread rest = new Thread(() -> log.lines().forEach(line -> {}), "log of the master");
        rest.setDaemon(true);
        rest.start();
        return url;
    }

    /** Starts a worker, in place of one that was killed if there was one with its address. */
    void startWorker(String address) throws IOException {
        started++;
        Path folder = Files.createDirectory(home.resolve("worker" + started));
        ProcessBuilder builder = spark(
                address,
                "org.apache.spark.deploy.worker.Worker",
                "--host",
                address,
                "--port",
                "0",
                "--webui-port",
                "0",
                "--cores",
                "1",
                "--memory",
                "512m",
                "--work-dir",
                folder.toString(),
                url);
        workers.put(
                address,
                builder.redirectErrorStream(true)
                        .redirectOutput(folder.resolve("log").toFile())
                        .start());
    }

    /** Kills a worker at once, as a machine that is switched off. */
    void killWorker(String address) throws InterruptedException {
        kill(workers.remove(address).toHandle());
    }

    /** Kills the executor of a worker at once. */
    void killExecutor(String address) throws InterruptedException {
        ProcessHandle executor = executors(workers.get(address))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("there is no executor at " + address));
        kill(executor);
    }

    private static Stream<ProcessHandle> executors(Process worker) {
        return worker.descendants()
                .filter(process -> process.info().commandLine().orElse("").contains("CoarseGrainedExecutorBackend"));
    }

    static void kill(ProcessHandle process) throws InterruptedException {
        process.destroyForcibly();
        try {
            process.onExit().get(1, TimeUnit.MINUTES);
        } catch (ExecutionException | TimeoutException e) {
            throw new IllegalStateException("process " + process.pid() + " lives on", e);
        }
    }

    /**
     * Submits filaforge-spark.jar, as {@code spark-submit} does.
     *
     * @param conf options of Spark
     * @param log takes what it prints
     * @param words the command line
     */
    Process submit(Map<String, String> conf, Path log, String... words) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("--master", url));
        Map<String, String> all = new HashMap<>(Map.of(
                "spark.executor.memory", "512m",
                "spark.executor.extraJavaOptions", "-XX:+UseSerialGC -XX:TieredStopAtLevel=1",
                // Both executors are there before the first part is handed out.
                "spark.cores.max", "2",
                "spark.scheduler.minRegisteredResourcesRatio", "1",
                "spark.scheduler.maxRegisteredResourcesWaitingTime", "60s"));
        all.putAll(conf);
        all.forEach((key, value) -> arguments.addAll(List.of("--conf", key + "=" + value)));
        arguments.add(jar());
        arguments.addAll(Arrays.asList(words));
        return spark(FIRST, "org.apache.spark.deploy.SparkSubmit", arguments.toArray(String[]::new))
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
    }

    private static String jar() {
        String jar = System.getProperty("filaforge.spark.jar", "target/filaforge-spark.jar");
        if (!Files.exists(Path.of(jar))) {
            throw new IllegalStateException("there is no " + jar + ": run mvn -Pspark verify");
        }
        return jar;
    }

    private ProcessBuilder spark(String address, String main, String... arguments) {
        List<String> command =
                new ArrayList<>(List.of(Commands.java(), "-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        command.addAll(List.of(JavaModuleOptions.defaultModuleOptions().split(" ")));
        command.addAll(List.of("-cp", home.resolve("jars") + "/*", main));
        command.addAll(Arrays.asList(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectInput(new File("/dev/null"));
        builder.environment().put("SPARK_HOME", home.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", address);
        builder.environment().put("SPARK_LOCAL_DIRS", home.toString());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        return builder;
    }

    /** Kills all processes that are left of the cluster. */
    void kill() throws InterruptedException {
        for (Process worker : workers.values()) {
            List<ProcessHandle> executors = executors(worker).toList();
            kill(worker.toHandle());
            for (ProcessHandle executor : executors) {
                kill(executor);
            }
        }
        kill(master.toHandle());
    }
}
