package io.github.filaforge.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LiteralsTest {

    @Test
    void aClassIsNamedByTheWordsOfAText() {
        assertEquals("SomaCube2Fila", Literals.className("soma-cube 2", "Fila"));
        assertEquals("PuzzleFila", Literals.className("\u00e9*/", "Fila"));
        assertEquals("Puzzle3DFila", Literals.className("3D", "Fila"));
    }

    @Test
    void aLongNameIsCutAndStaysDistinct() {
        String name = Literals.className("x".repeat(3000) + 1, "DynamicSieve");

        assertTrue(name.length() < 200, name);
        assertEquals(name, Literals.className("x".repeat(3000) + 1, "DynamicSieve"));
        assertNotEquals(name, Literals.className("x".repeat(3000) + 2, "DynamicSieve"));
    }
}
