package io.github.filaforge.emit;

import java.util.List;

/**
 * Java text in the making, line by line, for solvers whose structure is fixed. A solver that is written this way is ready
 * in a fraction of the time that a syntax tree takes, which counts when all else takes a tenth of a second.
 */
final class CodeText {

    private static final String INDENT = "    ";

    private final StringBuilder text = new StringBuilder();
    private int depth;

    /** Starts inside the given number of blocks. */
    CodeText(int depth) {
        this.depth = depth;
    }

    /** Adds a line. */
    CodeText line(String line) {
        if (!line.isEmpty()) {
            text.append(INDENT.repeat(depth)).append(line);
        }
        text.append('\n');
        return this;
    }

    /** An empty text for a block at this place. */
    CodeText inside() {
        return new CodeText(depth + 1);
    }

    boolean isEmpty() {
        return text.length() == 0;
    }

    /** Adds text that was written for its place. */
    CodeText append(CodeText other) {
        text.append(other.text);
        return this;
    }

    CodeText blank() {
        return line("");
    }

    /** Adds a line that opens a block. */
    CodeText open(String line) {
        line(line + " {");
        depth++;
        return this;
    }

    CodeText close() {
        depth--;
        return line("}");
    }

    /** Closes a block with a line that goes on after its brace. */
    CodeText closeWith(String rest) {
        depth--;
        return line("} " + rest);
    }

    /** Goes on inside a block whose opening stands already. */
    CodeText deeper() {
        depth++;
        return this;
    }

    /** Closes a block and opens its alternative. */
    CodeText orElse() {
        depth--;
        line("} else {");
        depth++;
        return this;
    }

    /** Adds a comment for what follows. */
    CodeText comment(String comment) {
        return line("/** " + comment + " */");
    }

    /** Adds a constant of strings, one a line, with a comment. */
    CodeText strings(String name, String comment, List<String> rows) {
        comment(comment);
        line("static final String[] " + name + " = {");
        for (String row : rows) {
            line(INDENT + Literals.string(row) + ",");
        }
        return line("};").blank();
    }

    /** The text so far. */
    @Override
    public String toString() {
        return text.toString();
    }
}
