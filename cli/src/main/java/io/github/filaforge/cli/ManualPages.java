package io.github.filaforge.cli;

import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.libraries.picocli.CommandLine;
import io.github.filaforge.libraries.picocli.CommandLine.Help;
import io.github.filaforge.libraries.picocli.CommandLine.Help.Ansi.Text;
import io.github.filaforge.libraries.picocli.CommandLine.Model.CommandSpec;
import io.github.filaforge.libraries.picocli.CommandLine.Model.OptionSpec;
import io.github.filaforge.libraries.picocli.CommandLine.Model.PositionalParamSpec;
import io.github.filaforge.runtime.terminal.CheckedOutput;
import io.github.filaforge.ship.Version;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The manual pages of the program and its commands, for {@code man}, made from the text that {@code --help} shows. Picocli
 * makes AsciiDoc of this text, which would need Asciidoctor, and with it a Ruby, in the build.
 */
final class ManualPages {

    private static final String SECTION = "1";

    private final CommandLine program;

    private ManualPages() {
        program = Main.commandLine(Console.of(
                InputStream.nullInputStream(),
                new CheckedOutput(OutputStream.nullOutputStream(), "nothing"),
                OutputStream.nullOutputStream()));
    }

    /** Writes the pages into a folder, which is made if it does not exist. */
    public static void main(String... folder) throws IOException {
        Path pages = Files.createDirectories(Path.of(folder[0]));
        for (Map.Entry<String, String> page : all().entrySet()) {
            Files.writeString(pages.resolve(page.getKey() + "." + SECTION), page.getValue(), StandardCharsets.UTF_8);
        }
    }

    /** Returns the pages in the language of man, by their names: fila, fila-solve and so on. */
    static Map<String, String> all() {
        ManualPages pages = new ManualPages();
        return pages.commands().collect(Collectors.toMap(ManualPages::name, pages::page));
    }

    private Stream<CommandLine> commands() {
        return Stream.concat(Stream.of(program), program.getSubcommands().values().stream());
    }

    private static String name(CommandLine command) {
        return command.getCommandSpec().qualifiedName("-");
    }

    private String page(CommandLine command) {
        CommandSpec spec = command.getCommandSpec();
        Help help = command.getHelp();
        List<String> lines = new ArrayList<>();
        lines.add("."
                + String.join(
                        " ", "TH", upper(name(command)), SECTION, "\"\"", quoted("Filaforge " + Version.number())));
        lines.add(".SH NAME");
        lines.add(text(name(command)) + " \\- " + text(firstSentence(description(command))));
        lines.add(".SH SYNOPSIS");
        lines.add(bold(spec.qualifiedName()) + " " + synopsis(spec));
        lines.add(".SH DESCRIPTION");
        lines.add(text(description(command)));
        lines.add(".SH OPTIONS");
        for (PositionalParamSpec parameter : spec.positionalParameters()) {
            Text[][] rows = help.createDefaultParameterRenderer()
                    .render(parameter, help.parameterLabelRenderer(), help.colorScheme());
            item(lines, italic(parameter.paramLabel()), rows);
        }
        Command.of(spec).optionsByHeading().forEach((heading, options) -> {
            if (heading != Heading.FIRST) {
                lines.add(".SS " + quoted(heading.title()));
            }
            options.forEach(option -> item(
                    lines,
                    names(option, help),
                    help.createDefaultOptionRenderer()
                            .render(option, help.parameterLabelRenderer(), help.colorScheme())));
        });
        Command.of(spec).valueTables().forEach(values -> {
            lines.add(".SH " + upper(values.title()));
            values.meanings().get().forEach((value, meaning) -> item(lines, bold(value), meaning));
        });
        if (command == program) {
            lines.add(".SH COMMANDS");
            program.getSubcommands().forEach((name, each) -> item(lines, bold(name), description(each)));
        }
        footer(lines, spec);
        lines.add(".SH SEE ALSO");
        lines.add(commands()
                .filter(other -> other != command)
                .map(other -> ".BR " + text(name(other)) + " (" + SECTION + ")")
                .collect(Collectors.joining(" ,\n")));
        return String.join("\n", lines) + "\n";
    }

    /** Returns the description of a command in one line. */
    private static String description(CommandLine command) {
        return command.getHelp().description().replaceAll("\\s+", " ").strip();
    }

    private static String firstSentence(String text) {
        String sentence = text.split("[.:;,] ", 2)[0];
        return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
    }

    private static String synopsis(CommandSpec spec) {
        if (!spec.subcommands().isEmpty()) {
            return italic("COMMAND") + " [" + italic("OPTION") + "]...";
        }
        return "[" + italic("OPTION") + "]... "
                + spec.positionalParameters().stream()
                        .map(each -> italic(each.paramLabel()) + (each.arity().max() > 1 ? "..." : ""))
                        .collect(Collectors.joining(" "));
    }

    private static String names(OptionSpec option, Help help) {
        String label = help.parameterLabelRenderer()
                .renderParameterLabel(option, Help.Ansi.OFF, List.of())
                .toString();
        return Stream.of(option.names()).map(ManualPages::bold).collect(Collectors.joining(", "))
                + label.replace(option.paramLabel(), "\u0000")
                        .codePoints()
                        .mapToObj(each -> each == 0 ? italic(option.paramLabel()) : text(Character.toString(each)))
                        .collect(Collectors.joining());
    }

    /** Adds an option or parameter, with the text that help has in the last column of its rows. */
    private static void item(List<String> lines, String head, Text[][] rows) {
        item(
                lines,
                head,
                Stream.of(rows).map(row -> row[row.length - 1].toString()).collect(Collectors.joining(" ")));
    }

    private static void item(List<String> lines, String head, String description) {
        lines.add(".TP");
        lines.add(head);
        lines.add(text(description));
    }

    /** Adds examples and exit codes unchanged, under headings of their own. */
    private static void footer(List<String> lines, CommandSpec spec) {
        String footer = String.format(Locale.ROOT, spec.usageMessage().footerHeading())
                + String.format(
                        Locale.ROOT, String.join("%n", spec.usageMessage().footer()));
        boolean isOpen = false;
        for (String line : footer.lines().toList()) {
            if (line.endsWith(":") && !line.startsWith(" ")) {
                close(lines, isOpen);
                lines.add(".SH " + upper(line.substring(0, line.length() - 1)));
                lines.add(".nf");
                isOpen = true;
            } else if (!line.isBlank()) {
                lines.add(text(line));
            }
        }
        close(lines, isOpen);
    }

    private static void close(List<String> lines, boolean isOpen) {
        if (isOpen) {
            lines.add(".fi");
        }
    }

    private static String upper(String text) {
        return text(text.toUpperCase(Locale.ROOT));
    }

    private static String quoted(String text) {
        return "\"" + text(text).replace("\"", "\\(dq") + "\"";
    }

    private static String bold(String text) {
        return "\\fB" + text(text) + "\\fR";
    }

    private static String italic(String text) {
        return "\\fI" + text(text) + "\\fR";
    }

    /** Returns a text with every character escaped that has a meaning in the language of man. */
    private static String text(String plain) {
        String escaped = plain.replace("\\", "\\e")
                .replace("-", "\\-")
                .replace("'", "\\(aq")
                .replace("`", "\\(ga");
        return escaped.startsWith(".") ? "\\&" + escaped : escaped;
    }
}
