/** A program that solves puzzles by Filaforge. */
module com.example.puzzles {
    requires info.picocli;
    requires io.github.filaforge;
    requires io.github.filaforge.runtime;

    opens com.example.puzzles to
            info.picocli;
}
