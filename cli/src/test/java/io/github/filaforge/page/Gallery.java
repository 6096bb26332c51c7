package io.github.filaforge.page;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The pages of {@code docs/gallery.md}, the only place that defines them, and an index of them. */
final class Gallery {

    private static final Path ROOT = Path.of("..");
    private static final Path DOCUMENTS = ROOT.resolve("docs");

    /** The folder of the pages. */
    private static final Path FOLDER = ROOT.resolve("target").resolve("gallery");

    /** Title, text, picture and command. */
    private static final Pattern ENTRY = Pattern.compile("""
            ## (.+)

            ((?:.+\\n)+)
            !\\[(.+)]\\((.+)\\)

                \\./fila package --html (\\S+) (\\S+)
            """);

    private static final Pattern COUNT = Pattern.compile("(\\d+) solutions\\. ");

    private static final String INDEX_BEGINS = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Filaforge: gallery</title>
            <style>
            body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
            main { display: grid; grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr)); gap: 2rem }
            img { width: 100%; height: 14rem; object-fit: contain }
            h2 { font-size: 1.1rem; margin: .5rem 0 }
            </style>
            </head>
            <body>
            <h1>Puzzles to solve and to play</h1>
            <main>
            """;

    private static final String INDEX_ENDS = """
            </main>
            </body>
            </html>
            """;

    private Gallery() {}

    /**
     * The subject of a page.
     *
     * @param text the description, which begins with the number of solutions if it is known
     * @param shown the subject of the picture
     * @param picture the path of the picture among the documents
     * @param page the name of the file
     * @param puzzle the path of the definition
     */
    record Entry(String title, String text, String shown, String picture, String page, String puzzle) {

        /** The number of solutions, if it is known. */
        OptionalInt count() {
            Matcher count = COUNT.matcher(text);
            return count.lookingAt() ? OptionalInt.of(Integer.parseInt(count.group(1))) : OptionalInt.empty();
        }

        /** Returns the path of the page. */
        Path file() {
            return FOLDER.resolve(page);
        }

        /** The name of the definition in def/. */
        String definition() {
            return puzzle.replaceFirst("^def/(.+)\\.txt$", "$1");
        }

        /** Returns the path of the picture. */
        Path pictureFile() {
            return DOCUMENTS.resolve(picture);
        }

        private String link() {
            return """
                    <section>
                    <a href="%s"><img src="%s" alt="%s"></a>
                    <h2><a href="%s">%s</a></h2>
                    <p>%s</p>
                    </section>
                    """.formatted(page, pictureFile().getFileName(), shown, page, title, text);
        }

        @Override
        public String toString() {
            return page;
        }
    }

    /** Returns the entries of the document. */
    static List<Entry> entries() throws IOException {
        List<Entry> entries = new ArrayList<>();
        Matcher entry = ENTRY.matcher(Files.readString(DOCUMENTS.resolve("gallery.md")));
        while (entry.find()) {
            entries.add(new Entry(
                    entry.group(1),
                    entry.group(2).strip().replace('\n', ' '),
                    entry.group(3),
                    entry.group(4),
                    entry.group(5),
                    entry.group(6)));
        }
        return List.copyOf(entries);
    }

    /** Writes pages, their pictures, the index, and the editor. */
    static void make(List<Entry> entries) throws IOException {
        Files.createDirectories(FOLDER);
        StringBuilder index = new StringBuilder(INDEX_BEGINS);
        for (Entry entry : entries) {
            make(entry, entry.file());
            Path picture = entry.pictureFile();
            Files.copy(picture, FOLDER.resolve(picture.getFileName()), StandardCopyOption.REPLACE_EXISTING);
            index.append(entry.link());
        }
        Files.writeString(index(), index.append(INDEX_ENDS));
        Ended studio = fila("studio", "--output", FOLDER.resolve("studio.html").toString());
        assertEquals(0, studio.exitCode(), studio.err());
    }

    /** Writes the page of an entry to a file. */
    static void make(Entry entry, Path page) {
        Ended ended = fila(
                "package",
                "--html",
                page.toString(),
                ROOT.resolve(entry.puzzle()).toString());
        assertEquals(0, ended.exitCode(), ended.err());
    }

    /** Returns the path of the index. */
    static Path index() {
        return FOLDER.resolve("index.html");
    }
}
