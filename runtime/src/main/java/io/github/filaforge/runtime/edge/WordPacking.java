package io.github.filaforge.runtime.edge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Packs the lists of one position after the other into words. Equal lists are packed once. */
final class WordPacking {

    private static final int SIDES = EdgeBoard.SIDES;

    private final EdgeLists lists;
    private final WordFields fields;
    private final boolean masked;
    private final int types;

    private final List<int[]> wordParts = new ArrayList<>();
    private final List<int[]> placementParts = new ArrayList<>();
    private final List<long[]> maskParts = new ArrayList<>();
    /** The rows of further turns, which come behind all other rows. */
    private final List<int[]> furtherWords = new ArrayList<>();

    private final List<int[]> furtherPlacements = new ArrayList<>();
    /** For each row of further turns and each type, the number of the row to which a flagged word leads, from 1. */
    private final List<int[]> furtherLinks = new ArrayList<>();
    /** For flagged words of the other rows, the index of the word, and the number of the row to which it leads. */
    private final List<int[]> mainLinks = new ArrayList<>();

    private final Map<List<Integer>, Integer> bases = new HashMap<>();
    private final Map<List<Integer>, Integer> aheadBases = new HashMap<>();
    private int size;

    WordPacking(EdgeLists lists, WordFields fields, boolean masked) {
        this.lists = lists;
        this.fields = fields;
        this.masked = masked;
        this.types = lists.form().types().count();
    }

    /** Packs the lists of a position. Returns the index of their first word, or of their first row of masks. */
    int add(int position) {
        // a key that is equal for positions with equal words
        List<Integer> kind = fields.kind(position);
        kind.add(lists.firstWithLists(position));
        Integer known = bases.get(kind);
        if (known == null) {
            known = size;
            bases.put(kind, known);
            int width = masked ? types : fields.room(position);
            int main = lists.keys(position) * width;
            int[] itsWords = new int[main + (int) lists.halfWords(position)];
            int[] itsPlacements = new int[itsWords.length];
            Arrays.fill(itsPlacements, -1);
            long[] itsMasks = new long[masked ? lists.keys(position) : 0];
            int end = main;
            for (int key = 0; key < lists.keys(position); key++) {
                if (masked) {
                    addRow(position, key, itsWords, itsPlacements, itsMasks);
                } else {
                    end = addList(position, key, end, itsWords, itsPlacements);
                }
            }
            wordParts.add(itsWords);
            placementParts.add(itsPlacements);
            maskParts.add(itsMasks);
            size += masked ? lists.keys(position) : itsWords.length;
        }
        return known;
    }

    /**
     * Packs the lists of a position with a look-ahead, in the form of lists: after all lists for one colour beside the next
     * cell follow the lists for the next colour.
     *
     * @param ahead the look-ahead, without its base
     * @return the look-ahead with its base
     */
    LookAhead add(LookAhead ahead) {
        int position = ahead.position();
        List<Integer> kind = fields.kind(position);
        kind.add(lists.firstWithLists(position));
        kind.add(lists.firstWithLists(position + 1));
        kind.add(ahead.side());
        Integer known = aheadBases.get(kind);
        if (known == null) {
            known = size;
            aheadBases.put(kind, known);
            int room = fields.room(position);
            int[] itsWords = new int[Math.toIntExact(ahead.words())];
            int[] itsPlacements = new int[itsWords.length];
            Arrays.fill(itsPlacements, -1);
            int begin = 0;
            for (int colour = 0; colour < ahead.colours(); colour++) {
                for (int key = 0; key < lists.keys(position); key++) {
                    int at = begin;
                    for (int element : lists.list(position, key)) {
                        if (ahead.leavesOne(lists, element, colour)) {
                            itsWords[at] = word(position, element);
                            itsPlacements[at] = element;
                            at++;
                        }
                    }
                    begin += room;
                }
            }
            wordParts.add(itsWords);
            placementParts.add(itsPlacements);
            maskParts.add(new long[0]);
            size += itsWords.length;
        }
        return ahead.withBase(known);
    }

    /** Returns the number of words of all lists, or the number of rows. */
    int size() {
        return size;
    }

    /**
     * Writes a list. The placements that half fit are written elsewhere: they are rarely read, and without them the lists
     * lie closer together.
     *
     * @param end the first free index for placements that half fit
     * @return the first free index behind these placements
     */
    private int addList(int position, int key, int end, int[] itsWords, int... itsPlacements) {
        int[] list = lists.list(position, key);
        int fitting = EdgeLists.fitting(list);
        int at = key * fields.room(position);
        for (int i = 0; i < list.length; i++) {
            if (i == fitting) {
                itsWords[at] = Integer.MIN_VALUE | (size + end);
                at = end;
            }
            itsWords[at] = word(position, list[i]);
            itsPlacements[at] = EdgeLists.placement(list[i]);
            at++;
        }
        return fitting < list.length ? at + 1 : end;
    }

    /** Writes a row. Each further turn of a type has a row of its own, on which the search goes on after that turn. */
    private void addRow(int position, int key, int[] itsWords, int[] itsPlacements, long... itsMasks) {
        int[] list = lists.list(position, key);
        int row = key * types;
        int[] firstFurther = new int[types];
        int further = furtherWords.size();
        for (int i = 0; i < list.length; i++) {
            int type = list[i] / SIDES;
            if ((itsMasks[key] & 1L << type) == 0) {
                itsMasks[key] |= 1L << type;
                itsWords[row + type] = word(position, list[i]) | flag(list, i);
                itsPlacements[row + type] = list[i];
            } else {
                if (firstFurther[type] == 0) {
                    firstFurther[type] = further + 1;
                }
                further++;
            }
        }
        for (int i = 1; i < list.length; i++) {
            int type = list[i] / SIDES;
            if (list[i - 1] / SIDES == type) {
                int[] words = Arrays.copyOfRange(itsWords, row, row + types);
                int[] placed = Arrays.copyOfRange(itsPlacements, row, row + types);
                int[] links = firstFurther.clone();
                words[type] = word(position, list[i]) | flag(list, i);
                placed[type] = list[i];
                furtherWords.add(words);
                furtherPlacements.add(placed);
                links[type] = furtherWords.size() + 1;
                furtherLinks.add(links);
            }
        }
        for (int type = 0; type < types; type++) {
            if (firstFurther[type] > 0) {
                mainLinks.add(new int[] {size * types + row + type, firstFurther[type]});
            }
        }
    }

    /** Returns the flag of a word whose type also fits in another turn. */
    private int flag(int[] list, int i) {
        return i + 1 < list.length && list[i + 1] / SIDES == list[i] / SIDES ? Integer.MIN_VALUE : 0;
    }

    private int word(int position, int element) {
        int placement = EdgeLists.placement(element);
        int word = fields.fields(position, placement);
        if (!masked) {
            word |= (placement / SIDES + 1) << fields.bits(position);
        }
        return word;
    }

    int[] words() {
        return joined(wordParts, furtherWords);
    }

    int[] placements() {
        return joined(placementParts, furtherPlacements);
    }

    private static int[] joined(List<int[]> parts, List<int[]> further) {
        List<int[]> all = new ArrayList<>(parts);
        all.addAll(further);
        int length = 0;
        for (int[] part : all) {
            length += part.length;
        }
        int[] joined = new int[length];
        int at = 0;
        for (int[] part : all) {
            System.arraycopy(part, 0, joined, at, part.length);
            at += part.length;
        }
        return joined;
    }

    long[] masks() {
        long[] all = new long[masked ? size : 0];
        int at = 0;
        for (long[] part : maskParts) {
            System.arraycopy(part, 0, all, at, part.length);
            at += part.length;
        }
        return all;
    }

    int[] also() {
        if (furtherLinks.isEmpty()) {
            return new int[0];
        }
        int main = size * types;
        int[] all = new int[main + furtherLinks.size() * types];
        for (int[] link : mainLinks) {
            all[link[0]] = main + (link[1] - 1) * types;
        }
        for (int row = 0; row < furtherLinks.size(); row++) {
            for (int type = 0; type < types; type++) {
                all[main + row * types + type] = main + (furtherLinks.get(row)[type] - 1) * types;
            }
        }
        return all;
    }
}
