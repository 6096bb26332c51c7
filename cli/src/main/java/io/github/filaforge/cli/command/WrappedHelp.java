package io.github.filaforge.cli.command;

import io.github.filaforge.cli.terminal.Terminal;
import io.github.filaforge.libraries.picocli.CommandLine.Help;
import io.github.filaforge.libraries.picocli.CommandLine.Help.Ansi.Text;
import io.github.filaforge.libraries.picocli.CommandLine.Help.Column.Overflow;
import io.github.filaforge.libraries.picocli.CommandLine.Model.CommandSpec;
import io.github.filaforge.libraries.picocli.CommandLine.Model.OptionSpec;
import io.github.filaforge.libraries.picocli.CommandLine.Model.PositionalParamSpec;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The help of a command: its options under their headings, lines that end at blanks only, and footers as they are written.
 * Picocli by itself also ends a line behind a slash, a comma or an opening bracket, so that paths and options break in two.
 */
public final class WrappedHelp extends Help {

    /** The number of blanks before the name of a command, and between the longest name and the descriptions. */
    private static final int GAP = 2;

    /** The number of columns below which descriptions would have one word a line. */
    private static final int LEAST_WIDTH = 60;

    private final Terminal terminal;

    private int width;

    /**
     * Makes the help of a command.
     *
     * @param terminal the terminal whose width is used if help is shown there and the terminal is narrower than usual
     */
    public WrappedHelp(Terminal terminal, CommandSpec command, ColorScheme colours) {
        super(command, colours);
        this.terminal = terminal;
    }

    @Override
    public String description(Object... parameters) {
        Words words = new Words(colorScheme(), column(width(), 0));
        words.indentWrappedLines = 0;
        for (String line : commandSpec().usageMessage().description()) {
            words.addRowValues(String.format(Locale.ROOT, line, parameters));
        }
        words.addRowValues("");
        return words.toString();
    }

    @Override
    public String optionList() {
        Command command = Command.of(commandSpec());
        StringBuilder list = new StringBuilder();
        command.optionsByHeading()
                .forEach((heading, options) -> list.append(heading == Heading.FIRST ? "" : headingLine(heading.title()))
                        .append(optionListExcludingGroups(
                                options, createDefaultLayout(), null, parameterLabelRenderer())));
        command.valueTables()
                .forEach(values -> list.append(headingLine(values.title()))
                        .append(table(values.meanings().get())));
        return list.toString();
    }

    private static String headingLine(String title) {
        return String.format(Locale.ROOT, "%n%s:%n", title);
    }

    @Override
    public String commandList(Map<String, Help> commands) {
        Map<String, String> descriptions = new LinkedHashMap<>();
        commands.forEach((name, help) -> descriptions.put(
                name, help.description().strip().replaceAll("\\s+", " ").split("(?<=[.]) ", 2)[0]));
        return table(descriptions).toString();
    }

    /** Returns a table with a name and its description in each row. */
    private Words table(Map<String, String> descriptions) {
        int names = GAP
                + descriptions.keySet().stream().mapToInt(String::length).max().orElse(0);
        Words words = new Words(colorScheme(), new Column(names, GAP, Overflow.SPAN), column(width() - names, GAP));
        descriptions.forEach(
                (name, description) -> words.addRowValues(colorScheme().commandText(name), plain(description)));
        return words;
    }

    @Override
    public Layout createDefaultLayout(
            List<OptionSpec> options, List<PositionalParamSpec> parameters, ColorScheme colours) {
        int longOptions = calcLongOptionColumnWidth(options, parameters, colours);
        Column[] columns =
                TextTable.forDefaultColumns(colours, longOptions, width()).columns();
        return new Layout(
                colours, new Words(colours, columns), createDefaultOptionRenderer(), createDefaultParameterRenderer());
    }

    @Override
    public String footer(Object... parameters) {
        String lines = String.join("%n", commandSpec().usageMessage().footer());
        return String.format(Locale.ROOT, lines + "%n", parameters);
    }

    /** Returns the number of columns of a line. The size of a terminal is looked up once: that starts a process. */
    private int width() {
        if (width == 0) {
            int usual = commandSpec().usageMessage().width();
            width = terminal.isOut()
                    ? Math.max(LEAST_WIDTH, Math.min(usual, terminal.size().columns()))
                    : usual;
        }
        return width;
    }

    private Text plain(String text) {
        return colorScheme().ansi().new Text(text, colorScheme());
    }

    private static Column column(int width, int indent) {
        return new Column(width, indent, Overflow.WRAP);
    }

    /** A table with cells whose lines end at blanks. */
    private static final class Words extends TextTable {

        Words(ColorScheme colours, Column... columns) {
            super(colours, columns);
        }

        @Override
        public Cell putValue(int row, int column, Text value) {
            Column in = columns()[column];
            if (in.overflow != Overflow.WRAP) {
                return super.putValue(row, column, value);
            }
            Text rest = value;
            int line = row;
            int room = in.width - in.indent;
            int end = endOfLine(rest.plainString(), room, 0);
            while (end < rest.plainString().length()) {
                line = super.putValue(line, column, rest.substring(0, end)).row + 1;
                addEmptyRow();
                Text indent = Ansi.OFF.new Text(" ".repeat(indentWrappedLines));
                rest = indent.concat(rest.substring(end + 1));
                end = endOfLine(rest.plainString(), room, indentWrappedLines);
            }
            return super.putValue(line, column, rest);
        }

        /** Returns the number of characters in the first line of a text, which has one word at least. */
        private static int endOfLine(String text, int room, int indent) {
            if (text.length() <= room) {
                return text.length();
            }
            int blank = text.lastIndexOf(' ', room - 1);
            if (blank <= indent) {
                blank = text.indexOf(' ', indent + 1);
            }
            return blank < 0 ? text.length() : blank;
        }
    }
}
