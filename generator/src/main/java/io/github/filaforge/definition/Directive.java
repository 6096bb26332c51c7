package io.github.filaforge.definition;

import io.github.filaforge.source.NearestWord;
import java.util.List;
import java.util.Optional;

/**
 * A line of a definition outside pictures: a keyword and its fields. The fields are texts that are not read yet.
 *
 * @param keyword the keyword
 * @param place the place of the keyword
 * @param fields the texts after each colon
 */
record Directive(Keyword keyword, Token place, List<Token> fields) {

    /** Returns the directive in a line that is not empty. */
    static Directive of(Token content) {
        List<Token> parts = content.split(':');
        Token head = parts.get(0);
        Optional<Keyword> keyword = Keyword.of(head.text());
        if (keyword.isEmpty()) {
            throw notADirective(head);
        }
        Directive directive = new Directive(keyword.get(), head, parts.subList(1, parts.size()));
        if (directive.keyword.settings().isEmpty() && parts.size() > 1) {
            throw unexpected(parts.get(1), directive.keyword);
        }
        return directive;
    }

    private static DefinitionException notADirective(Token head) {
        List<Token> words = head.words();
        Optional<Keyword> first = words.size() > 1 ? Keyword.of(words.get(0).text()) : Optional.empty();
        if (first.isPresent()) {
            return unexpected(words.get(1), first.get());
        }
        for (Keyword keyword : Keyword.values()) {
            int length = keyword.word().length();
            if (head.text().startsWith(keyword.word())
                    && ",;".indexOf(head.text().charAt(length)) >= 0) {
                return unexpected(new Token(head.line(), head.start() + length, head.end()), keyword);
            }
        }
        String suggestion = NearestWord.suggestion(head.text(), Keyword.words());
        return head.error(DefinitionError.UNKNOWN_DIRECTIVE, head.quoted(), suggestion);
    }

    private static DefinitionException unexpected(Token text, Keyword before) {
        return text.error(DefinitionError.UNEXPECTED_TEXT, before.word(), before.example());
    }

    int lineNumber() {
        return place.lineNumber();
    }

    DefinitionException error(DefinitionError kind, Object... arguments) {
        return place.error(kind, arguments);
    }
}
