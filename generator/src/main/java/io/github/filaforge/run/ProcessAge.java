package io.github.filaforge.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** The time that this process has been running. */
final class ProcessAge {

    private static final Path STATUS = Path.of("/proc/self/stat");
    private static final Path UPTIME = Path.of("/proc/uptime");

    /**
     * The index of the start time, in hundredths of a second since the system started, among the fields behind the program's
     * name.
     */
    private static final int START_FIELD = 19;

    private static final long NANOS_PER_TICK = 10_000_000;

    private ProcessAge() {}

    /**
     * Returns the nanoseconds since the process was started, to a hundredth of a second; empty if the platform does not have
     * them.
     */
    static Optional<Long> nanos() {
        // The JDK adds the start to the time of day at which Linux started, which it has by whole seconds only.
        if (Files.isReadable(STATUS) && Files.isReadable(UPTIME)) {
            try {
                return Optional.of(nanos(Files.readString(STATUS), Files.readString(UPTIME)));
            } catch (IOException | NumberFormatException | IndexOutOfBoundsException e) {
                // Some container shows these files in another form: the JDK gives the best value that it has.
                return byJdk();
            }
        }
        return byJdk();
    }

    private static Optional<Long> byJdk() {
        return ProcessHandle.current()
                .info()
                .startInstant()
                .map(start -> Math.max(0, Duration.between(start, Instant.now()).toNanos()));
    }

    /**
     * Returns the nanoseconds by the texts of Linux (manual page proc(5)).
     *
     * @param status the text with the program's name in brackets, and fields before and behind it
     * @param uptime the text that begins with the seconds since the system started, with two decimals
     */
    static long nanos(String status, String uptime) {
        String behindName = status.substring(status.lastIndexOf(')') + 2);
        long start = Long.parseLong(behindName.split(" ")[START_FIELD]);
        long now = Long.parseLong(uptime.substring(0, uptime.indexOf(' ')).replace(".", ""));
        return Math.max(0, now - start) * NANOS_PER_TICK;
    }
}
