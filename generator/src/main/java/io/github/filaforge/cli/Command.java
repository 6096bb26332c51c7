package io.github.filaforge.cli;

import io.github.filaforge.Version;
import java.util.concurrent.Callable;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;

/** A command: what help says of it, what it takes, and what it does, which gives the exit code. */
abstract class Command extends Options implements Callable<Integer> {

    /** What help has above one example. */
    protected static final String EXAMPLE = "%nExample:%n";

    /** What help has above several. */
    protected static final String EXAMPLES = "%nExamples:%n";

    private final String name;
    private final String description;
    private final String footerHeading;
    private final String[] footer;

    /**
     * @param description what it does
     * @param footerHeading what help has above its last lines
     * @param footer the last lines of help
     */
    protected Command(String name, String description, String footerHeading, String... footer) {
        this.name = name;
        this.description = description;
        this.footerHeading = footerHeading;
        this.footer = footer;
    }

    /** This command as picocli knows it. */
    CommandSpec spec() {
        CommandSpec spec = CommandSpec.wrapWithoutInspection(this).name(name).versionProvider(new VersionText());
        spec.usageMessage()
                .description(description)
                .footerHeading(footerHeading)
                .footer(footer);
        addTo(spec);
        return spec;
    }

    /** What {@code --version} prints. */
    private static final class VersionText implements IVersionProvider {
        @Override
        public String[] getVersion() {
            return new String[] {"Filaforge " + Version.number()};
        }
    }
}
