package io.github.filaforge.pipeline;

import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Makes random command lines for a puzzle: options that choose the search, in permitted combinations. */
final class RandomOptions {

    private static final List<String> HEURISTICS =
            List.of("s", "e", "n", "f", "x", "Y", "xyz", "a@160", "x+pieces", "a@160+pieces", "R@0,0,1", "l@1,-2,0.5");

    private final int pieces;
    private final List<String> unique;
    private final Random random;
    private final List<String> words = new ArrayList<>();
    private boolean all;
    private boolean mirror;

    /** @param unique the pieces that can be constrained */
    RandomOptions(Puzzle puzzle, List<String> unique, long seed) {
        this.pieces = puzzle.mobilePieces().size();
        this.unique = unique;
        this.random = new Random(seed * 0x9E3779B97F4A7C15L);
        addSymmetry();
        addFilters();
        addAlgorithm();
        if (random.nextInt(4) == 0) {
            words.add(random.nextBoolean() ? "--auto" : "--strategy=auto");
        } else if (random.nextInt(8) == 0) {
            words.add("--strategy=schedule");
        }
        if (random.nextInt(6) == 0) {
            words.add("--roots=" + (1 + random.nextInt(40)));
        }
    }

    /** The words of the command line. */
    List<String> words() {
        return List.copyOf(words);
    }

    /** Returns true if every symmetric copy is requested. */
    boolean all() {
        return all;
    }

    /** Returns true if mirror images count once. */
    boolean mirror() {
        return mirror;
    }

    /** Returns true if a strategy or the automatic choice of a strategy is requested. */
    boolean hasStrategy() {
        return words.stream().anyMatch(word -> word.equals("--auto") || word.startsWith("--strategy"));
    }

    /** Returns true if an option of polycube chooses the search. */
    boolean hasOptionOfPolycube() {
        return words.stream()
                .anyMatch(word -> !word.equals("-u")
                        && !List.of("--all", "--mirror", "--auto", "--unique").contains(word)
                        && !word.startsWith("--strategy")
                        && !word.startsWith("--roots"));
    }

    private void addSymmetry() {
        switch (random.nextInt(6)) {
            case 0 -> {
                all = true;
                words.add("--all");
            }
            case 1 -> words.add(random.nextBoolean() ? "-u" : "--unique");
            case 2 -> words.add(random.nextBoolean() ? "-r" : "--redundancyFilter");
            case 3 -> words.add(unique.isEmpty() ? "-r" : "-r" + unique.get(random.nextInt(unique.size())));
            default -> {
                // Whatever is chosen for the puzzle.
            }
        }
        if (!all && random.nextInt(4) == 0) {
            mirror = true;
            words.add("--mirror");
        }
    }

    private void addFilters() {
        addFilter("-V", "--volumeFilter");
        addFilter("-P", "--parityFilter");
        if (addFilter("-F", "--fitFilter") && random.nextBoolean()) {
            words.add("--repeat-fit-filter");
        }
        if (random.nextInt(5) == 0) {
            words.add(random.nextBoolean() ? "-p" : "--parityBacktrack");
        }
        if (random.nextInt(5) == 0) {
            words.addAll(random.nextBoolean() ? List.of("-v", left()) : List.of("--volumeBacktrack=" + left()));
        }
        if (random.nextInt(3) == 0) {
            words.add("-n");
        }
    }

    /** Adds a filter at random; returns true if the filter is on. */
    private boolean addFilter(String letter, String name) {
        switch (random.nextInt(6)) {
            case 0 -> words.add(random.nextBoolean() ? letter : name);
            case 1 -> {
                String left = left();
                words.addAll(
                        switch (random.nextInt(4)) {
                            case 0 -> List.of(letter + left);
                            case 1 -> List.of(letter + "=" + left);
                            case 2 -> List.of(name + "=" + left);
                            default -> List.of(name, left);
                        });
                return !left.equals("0");
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void addAlgorithm() {
        int choice = random.nextInt(6);
        if (choice == 1 || choice == 2 || choice == 5) {
            words.add("-o" + order());
        }
        if (choice == 2 || choice == 3) {
            words.add(random.nextInt(4) == 0 ? "-f" : "-f" + left());
        }
        if (choice >= 4) {
            IntStream.range(0, 3)
                    .filter(algorithm -> random.nextInt(3) > 0)
                    .mapToObj(algorithm -> random.nextBoolean()
                            ? List.of("-m", "-e", "-b").get(algorithm) + left()
                            : List.of("--mch=", "--emch=", "--bruijn=").get(algorithm) + left())
                    .forEach(words::add);
        }
    }

    private String order() {
        StringBuilder order = new StringBuilder(heuristic());
        for (int from = pieces - random.nextInt(3); from > 0 && random.nextBoolean(); from -= 1 + random.nextInt(3)) {
            order.append(":").append(heuristic()).append("=").append(from);
        }
        return order.toString();
    }

    private String heuristic() {
        return HEURISTICS.get(random.nextInt(HEURISTICS.size()));
    }

    /** A number of pieces left, from none to one more than there are. */
    private String left() {
        return String.valueOf(random.nextInt(pieces + 2));
    }
}
