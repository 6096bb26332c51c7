package io.github.filaforge.cli;

import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.libraries.picocli.AutoComplete;
import io.github.filaforge.libraries.picocli.CommandLine;
import io.github.filaforge.libraries.picocli.CommandLine.Model.PositionalParamSpec;
import java.util.function.Supplier;

/** The command {@code fila completion}, which prints the script by which a shell completes commands and options. */
final class CompletionCommand extends Command {

    /** The line of picocli's script that switches off the shell's own completion, which completes file names. */
    private static final String NO_FILE_NAMES = "  type compopt &>/dev/null && compopt +o default\n";

    private final Console console;
    private final Supplier<CommandLine> program;

    /** The shells, as they are written on the command line. */
    @SuppressWarnings("java:S115")
    enum Shell {
        bash,
        zsh
    }

    CompletionCommand(Console console, Supplier<CommandLine> program) {
        super(
                "completion",
                "Print a script that has a shell complete commands, options and file names.",
                EXAMPLES,
                "  mkdir -p ~/.local/share/bash-completion/completions",
                "  ./fila completion bash > ~/.local/share/bash-completion/completions/fila",
                "",
                "  ./fila completion zsh > ~/.fila-completion",
                "  echo '. ~/.fila-completion' >> ~/.zshrc");
        // One script serves both shells.
        parameter(
                Shell.class,
                PositionalParamSpec.builder().paramLabel("SHELL").description("The shell: ${COMPLETION-CANDIDATES}."));
        this.console = console;
        this.program = program;
    }

    @Override
    protected Integer run() {
        CommandLine whole = program.get();
        // Picocli's script switches off the completion of file names by the shell, except for commands without an
        // option that has a value. The completion of files by picocli itself would run parts of a file name as code.
        console.data().print(AutoComplete.bash(whole.getCommandName(), whole).replace(NO_FILE_NAMES, ""));
        console.check();
        return 0;
    }
}
