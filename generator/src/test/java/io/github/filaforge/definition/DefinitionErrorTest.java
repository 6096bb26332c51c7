package io.github.filaforge.definition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Errors in definitions")
class DefinitionErrorTest {

    /** Errors of files that cannot be read or shown, and of orders of cells; other tests have them. */
    private static final Set<DefinitionError> NOT_ABOUT_CONTENT = EnumSet.of(
            DefinitionError.UNREADABLE,
            DefinitionError.DEFINITION_TOO_LARGE,
            DefinitionError.TOO_MANY_PIECES,
            DefinitionError.ORDER_NOT_A_CELL,
            DefinitionError.ORDER_RANGE,
            DefinitionError.ORDER_CELL_NOT_OPEN,
            DefinitionError.ORDER_CELL_TWICE,
            DefinitionError.ORDER_NUMBER_TWICE,
            DefinitionError.ORDER_CELL_MISSING,
            DefinitionError.ORDER_BESIDE_PICTURE);

    static List<ErrorDescriptor> descriptors() {
        return ErrorDescriptor.all();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("descriptors")
    @DisplayName("are reported in full")
    void reportsInFull(ErrorDescriptor descriptor) {
        DefinitionException error = assertThrows(
                DefinitionException.class,
                () -> DefinitionReader.stream(descriptor.source(), new ByteArrayInputStream(descriptor.bytes()))
                        .forEachRemaining(Defined::packing));

        assertEquals(String.join("\n", descriptor.message()), error.getMessage());
        assertEquals(descriptor.kind(), error.kind());
    }

    @Test
    @DisplayName("are each shown by a descriptor")
    void everyErrorHasADescriptor() {
        Set<DefinitionError> missing = EnumSet.complementOf(EnumSet.copyOf(NOT_ABOUT_CONTENT));
        descriptors().forEach(descriptor -> missing.remove(descriptor.kind()));

        assertEquals(EnumSet.noneOf(DefinitionError.class), missing);
    }
}
