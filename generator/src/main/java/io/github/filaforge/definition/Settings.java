package io.github.filaforge.definition;

import io.github.filaforge.model.PieceRange;
import io.github.filaforge.source.NearestWord;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The settings of a directive. The directive allows each of them, and each occurs at most once. */
final class Settings {

    /** The signs that may be intended as a colon. */
    private static final String SEPARATORS = ",;";

    private final Directive directive;
    private final Map<String, Setting> byTag = new HashMap<>();

    /**
     * One setting.
     *
     * @param tag the name
     * @param assigned true if the setting has an equals sign
     * @param value the text behind the equals sign; empty if there is none
     */
    private record Setting(Token tag, boolean assigned, Token value) {}

    Settings(Directive directive) {
        this.directive = directive;
        directive.fields().forEach(this::add);
    }

    private void add(Token field) {
        Keyword keyword = directive.keyword();
        int equals = field.indexOf('=');
        boolean assigned = equals >= 0;
        Token tag = new Token(field.line(), field.start(), assigned ? equals : field.end()).trim();
        Token value = new Token(field.line(), assigned ? equals + 1 : field.end(), field.end()).trim();
        if (tag.isEmpty()) {
            throw tag.error(DefinitionError.EMPTY_SETTING, keyword.word(), keyword.listOfSettings(), keyword.example());
        }
        if (!keyword.settings().contains(tag.text())) {
            throw tag.error(
                    DefinitionError.UNKNOWN_SETTING,
                    tag.quoted(),
                    keyword.word(),
                    NearestWord.suggestion(tag.text(), keyword.settings()),
                    keyword.listOfSettings());
        }
        if (value.indexOf('=') >= 0) {
            checkSeparators(value);
        }
        if (byTag.putIfAbsent(tag.text(), new Setting(tag, assigned, value)) != null) {
            throw tag.error(DefinitionError.DOUBLED_SETTING, tag.text(), keyword.word());
        }
    }

    /**
     * Checks that a value does not contain another setting without its colon: a separator, white space round it, a tag and
     * an equals sign. The check goes backwards from each equals sign. A pattern would try every division of a long run of
     * blanks.
     */
    private void checkSeparators(Token value) {
        List<String> tags = directive.keyword().settings();
        int from = value.start();
        for (int index = from; index < value.end(); index++) {
            if (value.line().text().charAt(index) == '=') {
                Token left = new Token(value.line(), from, index).trimEnd();
                if (!left.isEmpty()) {
                    tags.stream().filter(left::endsWith).forEach(tag -> checkSeparator(tag, left, value));
                }
                from = index + 1;
            }
        }
    }

    /** Throws an exception at a tag at the end of a token if a separator is before the tag. */
    private void checkSeparator(String tag, Token left, Token value) {
        SourceLine line = left.line();
        Token before = new Token(line, left.start(), left.end() - tag.length());
        int end = before.trimEnd().end();
        boolean hasMark = end > before.start() && SEPARATORS.indexOf(line.text().charAt(end - 1)) >= 0;
        if (hasMark || end < before.end()) {
            int start =
                    hasMark ? new Token(line, before.start(), end - 1).trimEnd().end() : end;
            throw new Token(line, start, value.end())
                    .error(
                            DefinitionError.SETTING_WITHOUT_COLON,
                            hasMark ? "a '" + line.text().charAt(end - 1) + "'" : "a blank",
                            tag,
                            directive.keyword().example());
        }
    }

    /** Returns the value of a setting that is required. */
    Token required(String tag) {
        return optional(tag)
                .orElseThrow(() -> directive.error(
                        DefinitionError.MISSING_SETTING,
                        tag,
                        directive.keyword().word(),
                        example()));
    }

    /**
     * Returns the value of a setting, or empty if the directive does not have the setting. A setting without a value is an
     * error.
     */
    Optional<Token> optional(String tag) {
        Setting setting = byTag.get(tag);
        if (setting == null) {
            return Optional.empty();
        }
        if (setting.value.isEmpty()) {
            SourceLine line = setting.tag.line();
            if (setting.assigned && line.isComment(setting.value.end())) {
                throw setting.tag.error(DefinitionError.COMMENT_FOR_VALUE, tag, example());
            }
            throw setting.tag.error(DefinitionError.SETTING_WITHOUT_VALUE, tag, example());
        }
        return Optional.of(setting.value);
    }

    /**
     * Returns the value of a setting that may have no value. Empty if the setting has no value, or if the directive does not
     * have the setting.
     */
    Optional<Token> valueIfAny(String tag) {
        Setting setting = byTag.get(tag);
        return setting == null || !setting.assigned ? Optional.empty() : optional(tag);
    }

    /**
     * Returns the numbers of pieces that a setting allows: a number, two numbers with a hyphen between them, a number and a
     * hyphen, or a star for any number. The greatest number is at least 1. The result is empty if the directive does not
     * have the setting.
     */
    Optional<PieceRange> range(String tag) {
        return optional(tag).map(text -> range(tag, text));
    }

    /** Returns the numbers of pieces that the value of a setting allows. */
    static PieceRange range(String tag, Token text) {
        if (text.is("*")) {
            return PieceRange.ANY;
        }
        List<Token> ends = text.split('-');
        boolean hasLeast = ends.size() > 1 && !ends.get(0).isEmpty();
        if (ends.size() > 2 || ends.stream().anyMatch(end -> !end.isEmpty() && !end.isNumber())) {
            throw text.error(DefinitionError.NOT_A_RANGE, tag, text.quoted());
        }
        int least = hasLeast ? ends.get(0).integer() : text.integer();
        boolean isOpen = hasLeast && ends.get(1).isEmpty();
        int most = isOpen ? Integer.MAX_VALUE : hasLeast ? ends.get(1).integer() : least;
        if (most < 1) {
            throw text.error(DefinitionError.COPIES_NOT_POSITIVE, tag, text.quoted());
        }
        if (most < least) {
            throw text.error(DefinitionError.RANGE_UPSIDE_DOWN, tag, text.quoted());
        }
        return new PieceRange(least, most);
    }

    /** Returns the first tag in the order of the line that is not in a list. Empty if all tags are in the list. */
    Optional<Token> otherThan(List<String> tags) {
        return byTag.values().stream()
                .map(Setting::tag)
                .filter(tag -> !tags.contains(tag.text()))
                .min(Comparator.comparingInt(Token::start));
    }

    /** Returns a correct line for a puzzle of this kind. */
    private String example() {
        return has(EdgeBoard.EDGES) ? EdgeBoard.EXAMPLE : directive.keyword().example();
    }

    /** Returns true if the directive has a setting, with a value or without. */
    boolean has(String tag) {
        return byTag.containsKey(tag);
    }

    /**
     * Returns true if a setting is on: it has no value, or the value 1.
     *
     * @param neither the error for a value that is neither 0 nor 1
     */
    boolean flag(String tag, DefinitionError neither) {
        Setting setting = byTag.get(tag);
        if (setting == null || !setting.assigned) {
            return setting != null;
        }
        Token value = required(tag);
        if (!value.is("0") && !value.is("1")) {
            throw value.error(neither, value.quoted());
        }
        return value.is("1");
    }

    /** Returns the place of the tag of a setting that the directive has. */
    Token place(String tag) {
        return byTag.get(tag).tag;
    }
}
