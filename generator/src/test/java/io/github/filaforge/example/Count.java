package io.github.filaforge.example;

import io.github.filaforge.Filaforge;
import io.github.filaforge.request.SearchRequest;
import java.math.BigInteger;
import java.nio.file.Path;

/** Prints the number of solutions of the puzzle of a file. */
public final class Count {

    private Count() {}

    public static void main(String... arguments) {
        System.out.println(count(Path.of(arguments[0])));
    }

    static BigInteger count(Path file) {
        return Filaforge.prepare(Filaforge.read(file), SearchRequest.standard()).count();
    }
}
