package io.github.filaforge.ship;

import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.templates.Template;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Makes one source file that needs no other file, from the source of a solver. The solver and the classes of the runtime
 * that it needs, transitively, become members of one class. As members they do not collide with classes of another such file
 * in the folder. The class that has the members comes first in the file, because {@code java FILE} runs the first class.
 */
public final class StandaloneSource {

    /** The folder, beside this class, into which the build puts the sources of the runtime. */
    private static final String SOURCES = "runtime-sources/";

    private static final String SOLVER = "Solver";

    /** The type in the solutions that the class returns to other programs. */
    private static final String PIECE = PlacedPiece.class.getSimpleName();

    private final SourceUnit solver;
    /** The units of the runtime by qualified name. */
    private final Map<String, SourceUnit> needed = new TreeMap<>();

    private StandaloneSource(SourceUnit solver) {
        this.solver = solver;
    }

    /**
     * Returns the source that needs no other. Its class has the name of the puzzle, with "Puzzle" behind it where the code
     * has another use for the name.
     *
     * @param source the source of the solver
     * @param puzzle the name of the puzzle
     */
    public static SolverSource of(SolverSource source, String puzzle) {
        StandaloneSource standalone = new StandaloneSource(new SourceUnit(source.text()));
        standalone.findNeeded();
        String className = Literals.className(puzzle, "");
        Set<String> names = standalone.names();
        while (names.contains(className)) {
            className += "Puzzle";
        }
        return new SolverSource(
                source.packageName(), className, standalone.text(source.packageName(), className, puzzle));
    }

    private void findNeeded() {
        Deque<SourceUnit> open = new ArrayDeque<>(List.of(solver));
        while (!open.isEmpty()) {
            for (String name : open.remove().candidates()) {
                String text = needed.containsKey(name) ? "" : read(name);
                if (!text.isEmpty()) {
                    SourceUnit unit = new SourceUnit(text);
                    needed.put(name, unit);
                    open.add(unit);
                }
            }
        }
    }

    /** Returns the source of a class of the runtime; empty if there is no such class. */
    private static String read(String qualifiedName) {
        String path = qualifiedName.substring(SourceUnit.RUNTIME.length() + 1).replace('.', '/');
        try (InputStream in = StandaloneSource.class.getResourceAsStream(SOURCES + path + ".java")) {
            return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Set<String> names() {
        Set<String> names = new HashSet<>(solver.names());
        needed.values().forEach(unit -> names.addAll(unit.names()));
        names.add(SOLVER);
        return names;
    }

    private String text(String packageName, String className, String puzzle) {
        Set<String> imports = new TreeSet<>(solver.foreignImports());
        Set<String> members = new HashSet<>(Set.of(SOLVER));
        needed.forEach((name, unit) -> {
            imports.addAll(unit.foreignImports());
            if (!members.add(SourceUnit.simpleName(name))) {
                throw new IllegalStateException("the runtime has two classes with the name of " + name);
            }
        });
        List<String> parts = new ArrayList<>();
        parts.add(solver.asMember(SOLVER, true, members));
        needed.forEach((name, unit) -> parts.add(unit.asMember(
                SourceUnit.simpleName(name), SourceUnit.simpleName(name).equals(PIECE), members)));
        return Template.named("standalone.txt")
                .fill(Map.of(
                        "header", solver.header(),
                        "packaged", !packageName.isEmpty(),
                        "package", packageName,
                        "imports", imports.stream().toList(),
                        "puzzle", puzzle,
                        "class", className,
                        "solver", SOLVER,
                        "members", parts));
    }
}
