// Documents keep their meaning when they become pages.
import assert from "node:assert/strict";
import { test } from "node:test";
import MarkdownIt from "markdown-it";
import { language } from "../lib/code.js";
import { amend, slug } from "../lib/markdown.js";
import { navigation } from "../lib/navigation.js";
import { address, documents } from "../lib/repository.js";

function render(markdown, source = "docs/tutorial.md") {
  const md = new MarkdownIt();
  amend(md);
  return md.render(markdown, {
    source,
    url: documents().get(source),
    titles: new Map([["docs/formats.md", "Formats"]]),
  });
}

test("a link to a document leads to its page", () => {
  assert.equal(address("README.md", "docs/formats.md", ""), "formats.html");
  assert.equal(address("docs/tutorial.md", "../README.md#start", ""), "readme.html#start");
  assert.equal(address("docs/tutorial.md", "formats.md", "../"), "../formats.html");
});

test("a link to a definition leads to its page, and a link to the folder to the list", () => {
  assert.equal(address("docs/tutorial.md", "../def/somacube.txt", ""), "puzzles/somacube.html");
  assert.equal(address("README.md", "def/", ""), "puzzles.html");
});

test("a link to a file that is not on the site leads to the repository", () => {
  assert.equal(address("README.md", "LICENSE", ""), "https://github.com/filaforge/filaforge/blob/HEAD/LICENSE");
  assert.equal(address("README.md", "example", ""), "https://github.com/filaforge/filaforge/tree/HEAD/example");
});

test("a link to no file at all fails the build", () => {
  assert.throws(
    () => address("docs/tutorial.md", "formatz.md", ""),
    /docs\/tutorial\.md: the link formatz\.md leads to no file/,
  );
  assert.throws(() => address("README.md", "../outside.md", ""), /leads to no file/);
});

test("a link whose text is the name of a document has the title of the document", () => {
  const html = render("See [formats.md](formats.md#json) and [the formats](formats.md).", "docs/tutorial.md");

  assert.match(html, /<a href="formats.html#json">Formats<\/a> and <a href="formats.html">the formats<\/a>/);
});

test("headings have the anchors that GitHub gives them", () => {
  assert.equal(
    slug("Is a hard-coded FILA faster than Fletcher's program?"),
    "is-a-hard-coded-fila-faster-than-fletchers-program",
  );
  assert.match(render("## Run `fila new`\n\n## Run `fila new`\n"), /<h2 id="run-fila-new">.*<h2 id="run-fila-new-1">/s);
});

test("the name of a definition in a text leads to its page", () => {
  assert.match(
    render("See `def/somacube.txt` and `def/none.txt`."),
    /<a href="puzzles\/somacube.html"><code>.*and <code>def\/none/,
  );
});

test("a term of the glossary has an anchor", () => {
  const table = "| term | meaning |\n| --- | --- |\n| closed box | A box. |\n";

  assert.match(render(table, "docs/glossary.md"), /<tr id="term-closed-box">/);
  assert.doesNotMatch(render(table), /id=/);
});

test("the language of a block is the one that it names, or the one of its first line", () => {
  assert.equal(language("int x;", "java"), "java");
  assert.equal(language("# a comment\nD:xDim=2:yDim=2:zDim=1\n"), "filaforge");
  assert.equal(language("D:xDim=2\n", "text house.txt"), "filaforge");
  assert.equal(language("./fila solve x.txt   # comment\n"), "shellscript");
  assert.equal(language("A a +B\n"), "text");
  assert.throws(() => language("x", "cobol"), /no colours for the language cobol/);
});

test("a session distinguishes commands from their output", () => {
  const html = render("```console\n$ ./fila info x.txt\npuzzle <x>\n```\n");

  assert.match(html, /<span class="prompt">\$ <\/span><span class="function">\.\/fila<\/span>/);
  assert.match(html, /<span class="output">puzzle &lt;x&gt;<\/span>/);
});

test("code keeps every character", () => {
  const code = 'D:xDim=3:yDim=1:zDim=1   # <box> & "more"\nL:dense\nAA.\n~L\n~D\n';
  const html = render(`\`\`\`filaforge\n${code}\`\`\`\n`);

  const text = html
    .replace(/<[^>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");
  assert.equal(text.trim(), code.trim());
});

test("a document that the navigation does not list comes under the others", () => {
  const pages = new Map([
    ["docs/a.md", "a.html"],
    ["docs/b.md", "b.html"],
  ]);
  const titles = new Map([
    ["docs/a.md", "A"],
    ["docs/b.md", "B"],
  ]);
  const groups = [
    { title: "First", pages: ["docs/a.md"] },
    { title: "More", others: true, pages: [] },
  ];

  assert.deepEqual(navigation(groups, titles, pages)[1].pages, [{ title: "B", url: "b.html" }]);
});

test("a page may have a shorter title in the navigation", () => {
  const pages = new Map([["docs/a.md", "a.html"]]);

  const groups = navigation([{ pages: [["docs/a.md", "Short"]] }], new Map([["docs/a.md", "A long title"]]), pages);

  assert.deepEqual(groups[0].pages, [{ title: "Short", url: "a.html" }]);
});

test("a document that the navigation lists has to be there, once", () => {
  const pages = new Map([["docs/a.md", "a.html"]]);

  assert.throws(
    () => navigation([{ pages: ["docs/a.md", "docs/b.md"] }], new Map(), pages),
    /lists docs\/b\.md, which/,
  );
  assert.throws(() => navigation([{ pages: ["docs/a.md", "docs/a.md"] }], new Map(), pages), /docs\/a\.md twice/);
});
