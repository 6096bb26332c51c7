package io.github.filaforge.request;

import java.lang.reflect.RecordComponent;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The form in which the settings of a search are written, for reports, for checkpoints and for the head of a source. */
public interface SettingsText {

    /**
     * Returns the settings of a search.
     *
     * @param request a request that leaves no choice open
     */
    String of(SearchRequest request);

    /**
     * Returns the line in the head of a source that states how to make the source again.
     *
     * @param request the request for the source
     * @param settings the settings of the search
     * @param definition the name of the definition file
     */
    String origin(SearchRequest request, String settings, String definition);

    /**
     * Returns a message of the library in this form.
     *
     * @param message a message that names settings as the API does
     */
    String message(String message);

    /** The form of the API. */
    enum OfApi implements SettingsText {
        /** The settings that are neither false nor empty, by the names that they have in a request. */
        METHODS;

        @Override
        public String of(SearchRequest request) {
            return text(request).strip().replaceAll("\\s+", " ");
        }

        @Override
        public String origin(SearchRequest request, String settings, String definition) {
            return "Settings: " + settings;
        }

        @Override
        public String message(String message) {
            return message;
        }

        private static String text(Object value) {
            if (value instanceof OrderingSteps steps) {
                return steps.text();
            }
            return value instanceof Record
                    ? Stream.of(value.getClass().getRecordComponents())
                            .map(component -> setting(component.getName(), value(value, component)))
                            .collect(Collectors.joining())
                            .strip()
                    : value.toString();
        }

        /** Returns a setting with a blank behind it, or nothing if it is false or empty. */
        private static String setting(String name, Object value) {
            String text = value instanceof Optional<?> optional
                    ? optional.map(OfApi::text).orElse("")
                    : value instanceof OptionalInt number
                            ? number.stream().mapToObj(OfApi::number).collect(Collectors.joining())
                            : text(value);
            return text.isEmpty() || text.equals("false") || value instanceof SettingsText
                    ? ""
                    : text.equals("true") ? name + " " : name + "(" + text + ") ";
        }

        private static String number(int number) {
            return number == SearchRequest.FROM_CONSTRAINED ? "FROM_CONSTRAINED" : String.valueOf(number);
        }

        private static Object value(Object record, RecordComponent component) {
            try {
                return component.getAccessor().invoke(record);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
