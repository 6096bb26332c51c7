package io.github.filaforge.ship;

import io.github.filaforge.runtime.GeneratedSolver;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A compilation unit with one class at its top, which can be made a member of another class. */
final class SourceUnit {

    /** The package of the runtime, which also contains its other packages. */
    static final String RUNTIME = GeneratedSolver.class.getPackageName();

    private static final Pattern NAME = Pattern.compile("[A-Za-z_$][A-Za-z0-9_$]*");
    /** A class of the runtime with its package; the group is the class alone. */
    private static final Pattern QUALIFIED =
            Pattern.compile(Pattern.quote(RUNTIME) + "(?:\\.[a-z0-9]+)*\\.([A-Z][A-Za-z0-9]*)");

    private static final Pattern LINK = Pattern.compile("\\{@link ([A-Z][A-Za-z0-9]*)");
    /** The line that declares the class at the top. */
    private static final Pattern DECLARATION = Pattern.compile(
            "^((?:(?:public|abstract|final) )*)(class|interface|enum|record) (\\w+)", Pattern.MULTILINE);

    private final String packageName;
    private final List<String> header = new ArrayList<>();
    /** The imported classes by their simple names. */
    private final Map<String, String> imports = new HashMap<>();

    private final List<JavaText.Part> body;

    /** Reads a unit whose package and imports stand on lines of their own. */
    SourceUnit(String text) {
        String inPackage = "";
        int at = 0;
        for (String line : text.lines().toList()) {
            if (line.startsWith("//")) {
                header.add(line);
            } else if (line.startsWith("package ")) {
                inPackage = line.substring("package ".length(), line.length() - 1);
            } else if (line.startsWith("import ")) {
                String name = line.substring("import ".length(), line.length() - 1);
                imports.put(simpleName(name), name);
            } else if (!line.isEmpty()) {
                break;
            }
            at += line.length() + 1;
        }
        this.packageName = inPackage;
        this.body = JavaText.parts(text.substring(at).strip());
    }

    /** Returns the name of a class without its package. */
    static String simpleName(String qualifiedName) {
        return qualifiedName.substring(qualifiedName.lastIndexOf('.') + 1);
    }

    /** Returns the lines of the comment at the head. */
    List<String> header() {
        return header;
    }

    /** Returns the imported classes that do not belong to the runtime. */
    List<String> foreignImports() {
        return imports.values().stream()
                .filter(name -> !name.startsWith(RUNTIME + "."))
                .toList();
    }

    /** Returns all names in the code. */
    Set<String> names() {
        return inCode(NAME).collect(Collectors.toSet());
    }

    private Stream<String> inCode(Pattern pattern) {
        return body.stream()
                .filter(part -> part.kind() == JavaText.Kind.CODE)
                .flatMap(part -> pattern.matcher(part.text()).results())
                .map(MatchResult::group);
    }

    /**
     * Returns the names of classes of the runtime that the code may name: the imported classes, and names in the package of
     * the unit, of which not all exist.
     */
    Set<String> candidates() {
        Set<String> candidates = inCode(QUALIFIED).collect(Collectors.toCollection(HashSet::new));
        for (String name : names()) {
            String qualified = imports.getOrDefault(name, packageName + "." + name);
            if (qualified.startsWith(RUNTIME + ".")) {
                candidates.add(qualified);
            }
        }
        return candidates;
    }

    /**
     * Returns the class as a member of another.
     *
     * @param name the name of the member
     * @param isPublic true if it is to be public; else only the other class and its members can use it
     * @param members the names of all members; links to other classes are removed
     */
    String asMember(String name, boolean isPublic, Set<String> members) {
        String ownName = declaration(body.stream().map(JavaText.Part::text).collect(Collectors.joining()))
                .group(3);
        StringBuilder text = new StringBuilder();
        for (JavaText.Part part : body) {
            switch (part.kind()) {
                case CODE -> text.append(renamed(withoutPackages(part.text()), ownName, name));
                case COMMENT -> text.append(withoutDeadLinks(withoutPackages(part.text()), members));
                case LITERAL -> text.append(part.text());
            }
        }
        Matcher declaration = declaration(text);
        String modifiers = (isPublic ? "public " : "") + modifiers(declaration.group(1), declaration.group(2));
        return text.replace(declaration.start(1), declaration.end(1), modifiers).toString();
    }

    private Matcher declaration(CharSequence text) {
        Matcher declaration = DECLARATION.matcher(text);
        if (!declaration.find()) {
            throw new IllegalStateException("no class is declared after " + header);
        }
        return declaration;
    }

    /** Returns the modifiers of a member. Types that are not classes are static anyway. */
    private static String modifiers(String before, String kind) {
        String others = before.replace("public ", "");
        if (!kind.equals("class")) {
            return others;
        }
        return others.startsWith("abstract ") ? others.replace("abstract ", "abstract static ") : "static " + others;
    }

    private static String withoutPackages(String text) {
        return QUALIFIED.matcher(text).replaceAll("$1");
    }

    private static String renamed(String code, String name, String other) {
        return NAME.matcher(code)
                .replaceAll(match -> Matcher.quoteReplacement(match.group().equals(name) ? other : match.group()));
    }

    private static String withoutDeadLinks(String comment, Set<String> members) {
        return LINK.matcher(comment)
                .replaceAll(match -> members.contains(match.group(1)) ? "$0" : "{@code " + match.group(1));
    }

    /** Cuts Java into its code, its comments and its literals, so that names in the code can be found and replaced. */
    private static final class JavaText {

        /** The kinds of parts of a text. */
        enum Kind {
            CODE,
            COMMENT,
            LITERAL
        }

        record Part(Kind kind, String text) {}

        private static final String TEXT_BLOCK = "\"\"\"";

        private final String text;
        private final List<Part> parts = new ArrayList<>();
        private int start;
        private int at;

        private JavaText(String text) {
            this.text = text;
        }

        /** Returns the parts of a text that javac accepts; joined, they are the text again. */
        static List<Part> parts(String text) {
            JavaText java = new JavaText(text);
            java.cut();
            return java.parts;
        }

        private void cut() {
            while (at < text.length()) {
                if (text.startsWith("//", at)) {
                    take(Kind.COMMENT, end("\n", at));
                } else if (text.startsWith("/*", at)) {
                    take(Kind.COMMENT, end("*/", at + 2));
                } else if (text.startsWith(TEXT_BLOCK, at)) {
                    take(Kind.LITERAL, endOfLiteral(TEXT_BLOCK));
                } else if (text.charAt(at) == '"' || text.charAt(at) == '\'') {
                    take(Kind.LITERAL, endOfLiteral(text.substring(at, at + 1)));
                } else {
                    at++;
                }
            }
            take(Kind.CODE, at);
        }

        /** Returns the end of a part that ends with a mark. */
        private int end(String mark, int from) {
            int end = text.indexOf(mark, from);
            return end < 0 ? text.length() : end + mark.length();
        }

        private int endOfLiteral(String quotes) {
            int end = at + quotes.length();
            while (end < text.length() && !text.startsWith(quotes, end)) {
                end += text.charAt(end) == '\\' ? 2 : 1;
            }
            return Math.min(end + quotes.length(), text.length());
        }

        /** Ends the code before this place, and the part that begins here. */
        private void take(Kind kind, int end) {
            if (at > start) {
                parts.add(new Part(Kind.CODE, text.substring(start, at)));
            }
            if (end > at) {
                parts.add(new Part(kind, text.substring(at, end)));
            }
            start = end;
            at = end;
        }
    }
}
