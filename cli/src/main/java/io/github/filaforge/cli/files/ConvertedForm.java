package io.github.filaforge.cli.files;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.runtime.text.PlainText;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The form that {@code convert} gives puzzles: the form of {@code --to}, or else the form that the name of OUT ends in. */
final class ConvertedForm extends Options {

    private final Argument<FormName> form = option(FormName.class, "--to")
            .label("FORM")
            .values("Forms", ConvertedForm::meanings)
            .description(
                    "Write FORM, one of the table Forms below. Default: the form that OUT ends in (.txt for def). For"
                            + " standard output a definition becomes a BurrTools file or a table, and every other file a definition.");

    private static Map<String, String> meanings() {
        Map<String, String> meanings = new LinkedHashMap<>();
        meanings.put("def", "a definition");
        meanings.put("xmpuzzle", "packings: a BurrTools file");
        meanings.put("puz", "edge puzzles: a table of pieces");
        meanings.put("hnt", "edge puzzles: the places of pieces");
        meanings.put("url", "edge puzzles: the address of the board for the field's viewer");
        return meanings;
    }

    /** The forms to choose from, as they are written on the command line. */
    @SuppressWarnings("java:S115")
    enum FormName {
        def,
        xmpuzzle,
        puz,
        hnt,
        url
    }

    /**
     * Returns the form for a file.
     *
     * @param out the name of the file
     * @param kind the kind of the puzzles, in words
     * @param possible the forms that the puzzles can have
     * @param standard the form for standard output
     * @throws UserException if the puzzles cannot have the form, or the name of the file asks for none
     */
    FormName of(String out, String kind, List<FormName> possible, FormName standard) {
        FormName chosen = form.isGiven() ? form.value() : byEnding(out, standard);
        if (chosen != null && possible.contains(chosen)) {
            return chosen;
        }
        List<String> names = possible.stream().map(FormName::name).toList();
        String remedy = ": write --to " + listed(names);
        if (form.isGiven()) {
            throw new UserException("--to " + chosen + " is not for " + kind + remedy);
        }
        List<String> endings = names.stream()
                .map(name -> name.equals(FormName.def.name()) ? ".txt" : "." + name)
                .toList();
        throw new UserException("the name of OUT, '" + PlainText.shortened(out)
                + "', does not end as a file of " + kind + " does, in " + listed(endings)
                + ": name another, or say the form by --to " + listed(names));
    }

    private static String listed(List<String> words) {
        int last = words.size() - 1;
        return String.join(", ", words.subList(0, last)) + " or " + words.get(last);
    }

    private static FormName byEnding(String out, FormName standard) {
        if (out.equals(OutputFile.STANDARD)) {
            return standard;
        }
        String name = out.toLowerCase(Locale.ROOT);
        return Arrays.stream(FormName.values())
                .filter(each -> name.endsWith("." + each))
                .findFirst()
                .orElse(name.endsWith(".txt") ? FormName.def : null);
    }
}
