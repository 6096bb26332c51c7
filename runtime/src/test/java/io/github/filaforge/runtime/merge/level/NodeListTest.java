package io.github.filaforge.runtime.merge.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.merge.window.NodeSet;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NodeListTest {

    private static final int FIRST = 1000;
    private static final int END = 61_000;

    private final NodeSet set = new NodeSet(END - FIRST);
    private final Random random = new Random(1);

    /** The list is tested in both forms: many nodes in a word, and few nodes in words that are far from one another. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 40, 1000, 7000, 50_000})
    void nodesAreReadAsTheyWereWritten(int count) {
        Set<Integer> nodes = randomNodes(count);
        Level<long[]> level = level(nodes);

        NodeList list = new NodeList();
        assertTrue(level.read(0, FIRST, list));
        assertEquals(nodes, nodes(list));
        assertFalse(level.read(1, FIRST, list), "nothing is left in the set");
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 500, 9000})
    void ofTheNodesOfASetThoseOfAListAreRetained(int count) {
        Set<Integer> nodes = randomNodes(count);
        Set<Integer> others = randomNodes(9000);
        NodeList list = new NodeList();
        level(others).read(0, FIRST, list);

        set.begin(FIRST, END);
        nodes.forEach(set::add);
        set.retain(list);
        Level<long[]> level = new Level.OfWords(1, new MemoryBudget(1 << 20), MergeResources.standard());
        ListWriter.OfWords writer = new ListWriter.OfWords(level);
        nodes.retainAll(others);
        assertEquals(nodes.size(), set.moveTo(writer, 0));
        writer.flush();
        assertEquals(!nodes.isEmpty(), level.read(0, FIRST, list));
        assertEquals(nodes, nodes.isEmpty() ? nodes : nodes(list));
    }

    private Set<Integer> randomNodes(int count) {
        Set<Integer> nodes = new TreeSet<>();
        while (nodes.size() < count) {
            nodes.add(FIRST + random.nextInt(END - FIRST));
        }
        return nodes;
    }

    /** A level of two multisets, of which the first has some nodes. */
    private Level<long[]> level(Set<Integer> nodes) {
        Level<long[]> level = new Level.OfWords(2, new MemoryBudget(1 << 20), MergeResources.standard());
        ListWriter.OfWords writer = new ListWriter.OfWords(level);
        set.begin(FIRST, END);
        nodes.forEach(set::add);
        assertEquals(nodes.size(), set.moveTo(writer, 0));
        assertEquals(0, set.moveTo(writer, 1));
        writer.flush();
        return level;
    }

    private static Set<Integer> nodes(NodeList list) {
        int[] found = new int[END];
        int count = list.copyTo(found, 1);
        Set<Integer> nodes = new TreeSet<>();
        for (int i = 1; i < count; i++) {
            nodes.add(found[i]);
        }
        return nodes;
    }
}
