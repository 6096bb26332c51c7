package io.github.filaforge.definition;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The settings of a directive: all known to it, each there at most once. */
final class Settings {

    private final Directive directive;
    private final Map<String, Setting> byTag = new HashMap<>();

    /**
     * One setting.
     *
     * @param tag its name
     * @param assigned whether there is an equals sign
     * @param value what follows that; empty if nothing does
     */
    private record Setting(Token tag, boolean assigned, Token value) {}

    private Settings(Directive directive) {
        this.directive = directive;
    }

    /** The settings in the fields of a directive. */
    static Settings of(Directive directive) {
        Settings settings = new Settings(directive);
        directive.fields().forEach(settings::add);
        return settings;
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

    private void checkSeparators(Token value) {
        Keyword keyword = directive.keyword();
        Matcher other = anotherSetting(keyword).matcher(value.text());
        if (other.find()) {
            throw new Token(value.line(), value.start() + other.start(), value.end())
                    .error(
                            DefinitionError.SETTING_WITHOUT_COLON,
                            separator(other.group(1)),
                            other.group(2),
                            keyword.example());
        }
    }

    /** What begins another setting where its colon is missing: a separator, white space round it, tag and equals sign. */
    private static Pattern anotherSetting(Keyword keyword) {
        String tags = String.join("|", keyword.settings());
        return Pattern.compile("(\\s*[,;\\s])\\s*(" + tags + ")\\s*=", Pattern.UNICODE_CHARACTER_CLASS);
    }

    private static String separator(String text) {
        return text.isBlank() ? "a blank" : "a '" + text.strip() + "'";
    }

    /** The value of a setting that must be there. */
    Token required(String tag) {
        return optional(tag)
                .orElseThrow(() -> directive.error(
                        DefinitionError.MISSING_SETTING,
                        tag,
                        directive.keyword().word(),
                        directive.keyword().example()));
    }

    /** The value of a setting if that is there; it must then have one. */
    Optional<Token> optional(String tag) {
        Setting setting = byTag.get(tag);
        if (setting == null) {
            return Optional.empty();
        }
        if (setting.value.isEmpty()) {
            SourceLine line = setting.tag.line();
            if (setting.assigned && line.isComment(setting.value.end())) {
                throw setting.tag.error(
                        DefinitionError.COMMENT_FOR_VALUE,
                        tag,
                        directive.keyword().example());
            }
            throw setting.tag.error(
                    DefinitionError.SETTING_WITHOUT_VALUE,
                    tag,
                    directive.keyword().example());
        }
        return Optional.of(setting.value);
    }

    /** Whether the tag stands there alone, without an equals sign. */
    boolean isBare(String tag) {
        Setting setting = byTag.get(tag);
        return setting != null && !setting.assigned;
    }

    /** The place of the tag of a setting that is there. */
    Token place(String tag) {
        return byTag.get(tag).tag;
    }
}
