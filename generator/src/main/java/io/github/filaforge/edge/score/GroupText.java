package io.github.filaforge.edge.score;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.score.PieceGroup.PieceClass;
import io.github.filaforge.runtime.text.PlainText;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Reads and writes the groups of a puzzle as a text. The first line has the format and its version, the second one a
 * fingerprint of the pieces of the puzzle. Each other line has a group: its tileability, its good pieces, the precious ones
 * among them, and the useless pieces. Pieces are numbered from 1 in the order of the puzzle. Empty lines are skipped, and so
 * is the text behind {@code #}.
 */
public final class GroupText {

    /** The greatest number of groups of a text. */
    public static final int MOST = 1_000;

    private static final String FIRST = "filaforge-groups 1";
    private static final String PIECES = "pieces ";

    /** The polynomial of CRC-32, whose lowest bit has the greatest power. */
    private static final int POLYNOMIAL = 0xEDB88320;

    private static final Pattern GROUP =
            Pattern.compile("tileability=(\\d{1,18}) good=([\\d,]*) precious=([\\d,]*) useless=([\\d,]*)");

    private static final Pattern NUMBER = Pattern.compile("\\d{1,6}");

    private static final Set<PieceClass> GOOD = Set.of(PieceClass.GOOD, PieceClass.PRECIOUS);

    private final String source;
    private final EdgePuzzle puzzle;
    private final Set<Integer> pinned;
    private final List<PieceGroup> groups = new ArrayList<>();

    /** The number of the line that is read. */
    private int number;

    private GroupText(String source, EdgePuzzle puzzle) {
        this.source = source;
        this.puzzle = puzzle;
        pinned = puzzle.pins().stream().map(EdgePlacement::piece).collect(Collectors.toSet());
    }

    /**
     * Reads groups.
     *
     * @param source the name of the text in messages, which is the name of its file
     * @return the groups, the most tileable ones first
     * @throws ScoreException if the text has no groups of this puzzle; the message gives the place and the remedy
     */
    static List<PieceGroup> read(String source, String text, EdgePuzzle puzzle) {
        GroupText reader = new GroupText(source, puzzle);
        // The editor compiles this class for browsers, whose strings have no lines().
        for (String line : text.isEmpty() ? new String[0] : text.split("\n")) {
            reader.line(line);
        }
        if (reader.groups.isEmpty()) {
            throw new ScoreException(
                    source + " has no groups of pieces; " + (reader.number == 0 ? "it is empty: " : "") + remedy());
        }
        return reader.groups.stream()
                .sorted(Comparator.comparingLong(PieceGroup::tileability).reversed())
                .toList();
    }

    /** Returns groups as a text that {@link #read} reads. Each line ends with a line feed. */
    public static String write(List<PieceGroup> groups, EdgePuzzle puzzle) {
        StringBuilder text = new StringBuilder(FIRST + "\n" + fingerprintLine(puzzle) + "\n");
        for (PieceGroup group : groups) {
            text.append("tileability=").append(group.tileability());
            text.append(" good=").append(numbers(group, GOOD));
            text.append(" precious=").append(numbers(group, Set.of(PieceClass.PRECIOUS)));
            text.append(" useless=").append(numbers(group, Set.of(PieceClass.USELESS)));
            text.append('\n');
        }
        return text.toString();
    }

    private static String numbers(PieceGroup group, Set<PieceClass> classes) {
        return IntStream.range(0, group.classes().size())
                .filter(piece -> classes.contains(group.classes().get(piece)))
                .mapToObj(piece -> String.valueOf(piece + 1))
                .collect(Collectors.joining(","));
    }

    /** Returns the line by which the pieces are compared: their sides, whichever turn the definition shows, and the rim. */
    private static String fingerprintLine(EdgePuzzle puzzle) {
        String pieces = "rim " + puzzle.rim().orElse(-1) + " "
                + puzzle.pieces().stream().map(EdgePiece::firstTurned).toList();
        return PIECES + String.format(Locale.ROOT, "%08x", checksum(pieces.getBytes(StandardCharsets.UTF_8)));
    }

    /**
     * Returns the CRC-32 of bytes. The editor compiles this class for browsers, which have no SHA-256, and a CRC-32 only by a
     * further library.
     */
    private static long checksum(byte... bytes) {
        int sum = -1;
        for (byte added : bytes) {
            sum ^= added & 0xff;
            for (int bit = 0; bit < Byte.SIZE; bit++) {
                sum = (sum >>> 1) ^ (POLYNOMIAL & -(sum & 1));
            }
        }
        return ~sum & 0xffff_ffffL;
    }

    private void line(String text) {
        number++;
        int comment = text.indexOf('#');
        String line = (comment < 0 ? text : text.substring(0, comment)).strip();
        if (number == 1 && !line.equals(FIRST)) {
            throw wrong("the first line of a file of groups is '" + FIRST + "'; " + remedy());
        }
        if (number == 2 && !line.equals(fingerprintLine(puzzle))) {
            throw wrong((line.startsWith(PIECES)
                            ? "these are groups of other pieces than the pieces of "
                            : "this line has no fingerprint of the pieces of ")
                    + puzzle.name() + "; " + remedy());
        }
        if (number > 2 && !line.isEmpty()) {
            if (groups.size() == MOST) {
                throw wrong("there are more than " + MOST + " groups; leave out the others");
            }
            groups.add(group(line));
        }
    }

    private static String remedy() {
        return "name the file of this puzzle, or a file that is not there yet, to which groups are written";
    }

    private PieceGroup group(String line) {
        Matcher group = GROUP.matcher(line);
        if (!group.matches()) {
            throw wrong(
                    "this is no group; a group is tileability=NUMBER good=PIECES precious=PIECES useless=PIECES, with"
                            + " the numbers of the pieces and commas between");
        }
        List<PieceClass> classes = new ArrayList<>(Collections.nCopies(puzzle.pieceCount(), PieceClass.BAD));
        pinned.forEach(piece -> classes.set(piece, PieceClass.PINNED));
        setAll(classes, group.group(2), PieceClass.BAD, PieceClass.GOOD);
        setAll(classes, group.group(3), PieceClass.GOOD, PieceClass.PRECIOUS);
        setAll(classes, group.group(4), PieceClass.BAD, PieceClass.USELESS);
        return new PieceGroup(classes, Long.parseLong(group.group(1)));
    }

    /** Moves pieces from one class to another. */
    private void setAll(List<PieceClass> classes, String pieces, PieceClass from, PieceClass to) {
        for (String word : pieces.isEmpty() ? new String[0] : pieces.split(",", -1)) {
            int piece = piece(word);
            PieceClass before = classes.get(piece);
            if (before != from) {
                throw wrong("piece " + word + " cannot be " + name(to) + ", since it is " + reason(before, to));
            }
            classes.set(piece, to);
        }
    }

    private int piece(String word) {
        int piece = NUMBER.matcher(word).matches() ? Integer.parseInt(word) : 0;
        if (piece < 1 || piece > puzzle.pieceCount()) {
            throw wrong("there is no piece '" + PlainText.shortened(word) + "'; the pieces of " + puzzle.name()
                    + " have the numbers 1 to " + puzzle.pieceCount());
        }
        return piece - 1;
    }

    /** Returns the words for the class of a piece that forbids another class. */
    private static String reason(PieceClass before, PieceClass to) {
        if (before == to) {
            return "named twice: leave one out";
        }
        return switch (before) {
            case PINNED -> "pinned, and no class has pinned pieces: leave it out";
            case BAD -> "not among the good pieces: add it there, or leave it out";
            default -> name(before) + ": leave one out";
        };
    }

    private static String name(PieceClass kind) {
        return switch (kind) {
            case PRECIOUS -> "precious";
            case GOOD -> "good";
            case BAD -> "bad";
            case USELESS -> "useless";
            case PINNED -> "pinned";
        };
    }

    private ScoreException wrong(String problem) {
        return new ScoreException(source + ", line " + number + ": " + problem);
    }
}
