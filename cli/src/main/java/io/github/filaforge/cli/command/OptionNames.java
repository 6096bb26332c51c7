package io.github.filaforge.cli.command;

import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The options and commands for the settings and methods of the API that messages of the library name. A message names them
 * as Javadoc does: {@code SearchRequest.roots} or, with a value, {@code SearchRequest.tail(4)}.
 */
public final class OptionNames {

    private static final Pattern API_NAME = Pattern.compile("\\b([A-Z]\\w+\\.\\w+)(?:\\(([^()]*)\\))?");

    private static final Map<String, String> OPTIONS = Map.ofEntries(
            Map.entry("SearchRequest.distinct(ALL)", "--all"),
            Map.entry("SearchRequest.order", "-o"),
            Map.entry("SearchRequest.lists", "-f"),
            Map.entry("SearchRequest.strategy", "--strategy"),
            Map.entry("SearchRequest.tail", "--tail"),
            Map.entry("SearchRequest.roots", "--roots"),
            Map.entry("SearchRequest.inParts", "--parts"),
            Map.entry("SearchRequest.apart", "--apart"),
            Map.entry("ApartRequest.states", "--states"),
            Map.entry("Filaforge.takeApart", "./fila apart"),
            Map.entry("ScoreRequest.score", "--score"),
            Map.entry("ScoreRequest.slips", "--slips"),
            Map.entry("Puzzle.pieces", "./fila solve"),
            Map.entry("Puzzle.choosing", "--choose"),
            Map.entry("PuzzleFile.open", "--problem"),
            Map.entry("OutputFormat.of", "solve --format"),
            Map.entry("JaninoCompiler.compile", "--compiler janino"),
            Map.entry("FolderWithJava.make", "--with-java"),
            Map.entry("PrintSize.chamfer", "--chamfer"),
            Map.entry("PrintSize.height", "--height"),
            Map.entry("PieceFiles.labels", "--labels"),
            Map.entry("PieceFiles.sideBySide", "--format stl"),
            Map.entry("SolutionPicture.view", "--view"),
            Map.entry("SolutionPicture.cell", "--cell"),
            Map.entry("SolutionPicture.solutions", "--limit N"),
            Map.entry("SolutionPicture.ofPieces", "--pieces"));

    private OptionNames() {}

    /** Returns the names of the API that have an option or a command, some of them with a value. */
    static Set<String> apiNames() {
        return OPTIONS.keySet();
    }

    /** Returns a message with options and commands in place of the names of the API. */
    public static String in(String message) {
        return API_NAME.matcher(message).replaceAll(name -> {
            String option = OPTIONS.get(name.group(1));
            String other = option == null ? name.group() : option + " " + name.group(2);
            return Matcher.quoteReplacement(OPTIONS.getOrDefault(name.group(), other));
        });
    }
}
