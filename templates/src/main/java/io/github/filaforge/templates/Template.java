package io.github.filaforge.templates;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** A text with named slots, written <code>${name}</code>, that generated sources are built from. */
public final class Template {

    private final String text;

    private Template(String text) {
        this.text = text;
    }

    /**
     * The template with the given name.
     *
     * @param name the name of a file beside this class
     */
    public static Template named(String name) {
        try (InputStream in = Template.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalArgumentException("no template " + name);
            }
            return new Template(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The template with one slot filled wherever it stands. */
    public Template with(String slot, Object value) {
        return new Template(text.replace("${" + slot + "}", value.toString()));
    }

    /**
     * The finished text.
     *
     * @throws IllegalStateException if a slot is not filled
     */
    public String text() {
        int slot = text.indexOf("${");
        if (slot >= 0) {
            throw new IllegalStateException("slot not filled: " + text.substring(slot, text.indexOf('}', slot) + 1));
        }
        return text;
    }
}
