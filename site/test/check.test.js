// The check finds what is wrong with a site.
import assert from "node:assert/strict";
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import MiniSearch from "minisearch";
import { check, checkSearch } from "../lib/check.js";
import { OPTIONS, entries, sections } from "../lib/search.js";

const page = (content, navigation = "") =>
  `<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><nav class="pages">${navigation}</nav><main><h1>T</h1>${content}</main></body></html>`;

/** Returns the problems of a site of some files. */
function problems(content, documents = []) {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  try {
    for (const [path, text] of Object.entries(content)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return check(folder, documents).problems;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const CASES = [
  ["a good site", page('<a href="#a">a</a><i id="a"></i><a href="https://example.org">x</a>'), []],
  ["a dead link", page('<a href="none.html">x</a>'), ["index.html: the link none.html leads nowhere"]],
  [
    "a link from the root of a server",
    page('<a href="/index.html">x</a>'),
    ["index.html: the link /index.html leads nowhere"],
  ],
  ["a dead anchor", page('<a href="#none">x</a>'), ["index.html: the link #none leads to an anchor that is not there"]],
  [
    "a script from a network",
    page('<script src="https://example.org/x.js"></script>'),
    ["index.html: loads https://example.org/x.js from a network"],
  ],
  [
    "a font from a network",
    page('<style>@import "//example.org/x.css";</style>'),
    ["index.html: loads //example.org/x.css from a network"],
  ],
  ["a picture that is missing", page('<img src="x.png" alt="">'), ["index.html: loads x.png, which is not there"]],
  [
    "a picture of a style that is missing",
    page('<p style="background: url(x.png)">'),
    ["index.html: loads x.png, which is not there"],
  ],
  ["a picture without a text", page('<img src="index.html">'), ["index.html: pictures without a text: 1"]],
  ["an anchor twice", page('<i id="a"></i><i id="a"></i>'), ["index.html: the anchor a occurs twice"]],
  ["a second title", page("<h1>U</h1>"), ['index.html: has 2 headings of the first level and the title "T"']],
];

for (const [what, html, expected] of CASES) {
  test(`the check reports of ${what} ${expected.length === 0 ? "nothing" : "its mistake"}`, () => {
    assert.deepEqual(problems({ "index.html": html }), expected);
  });
}

test("the check reports a module script in a file of its own", () => {
  const found = problems({ "index.html": page('<script type="module" src="x.js"></script>'), "x.js": "" });

  assert.deepEqual(found, ["index.html: a module script does not run in a page that is opened from a folder"]);
});

test("the check reports a page to which no link leads, and a document that a navigation lacks", () => {
  const found = problems({ "index.html": page(""), "a.html": page("", '<a href="a.html">A</a>') }, ["a.html"]);

  assert.deepEqual(found, [
    "index.html: the navigation does not list a.html",
    "a.html: no link leads here from index.html",
  ]);
});

test("the check reports an index of the search that is missing", () => {
  assert.deepEqual(checkSearch(tmpdir()), ["assets/search-index.js is not there"]);
});

test("a section goes from its heading to the next", () => {
  const html = page(
    '<p>Before</p><h2 id="a">One <a class="anchor" href="#a">#</a></h2><p>Text</p><table><tr id="term-x"><td>x</td><td>Its meaning</td></tr></table>',
  );

  assert.deepEqual(sections(html), [
    { id: "", heading: "T", text: "Before" },
    { id: "a", heading: "One", text: "Text" },
    { id: "term-x", heading: "x", text: "Its meaning" },
  ]);
});

test("an entry of the search has the address of its section and a short text", () => {
  const [first, second] = entries("p.html", page(`<h2 id="a">One</h2><p>${"word ".repeat(60)}</p>`));

  assert.equal(first.url, "p.html");
  assert.deepEqual([second.url, second.title, second.section], ["p.html#a", "T", "One"]);
  assert.ok(second.excerpt.length <= 162, second.excerpt);
});

/** Returns the addresses that a search finds among some sections. */
function found(words, sectionsOfSite) {
  const index = new MiniSearch(OPTIONS);
  const entry = { title: "", section: "", keywords: "", text: "", excerpt: "", weight: 1 };
  index.addAll(sectionsOfSite.map((section) => ({ ...entry, ...section })));
  return globalThis.filaforgeSearch(index, words).map((hit) => hit.url);
}

const SECTIONS = [
  { url: "box", text: "A box of cubes, and a second box of cubes" },
  { url: "board", text: "A board of squares" },
  { url: "sheet", text: "Cubes and squares on a sheet" },
];

for (const [what, words, expected] of [
  ["sections with all words before those with some of them", "squares cubes", ["sheet", "box", "board"]],
  ["a section without a word that no section has", "board zzzzzz", ["board"]],
  ["a word by its beginning", "squa", ["board", "sheet"]],
  ["a word in spite of a wrong letter", "bourd", ["board"]],
  ["no similar word where a section has the word itself", "box", ["box"]],
  ["a question without its idle words", "where is a sheet", ["sheet"]],
  ["nothing without similar words", "qqqqqq", []],
]) {
  test(`the search finds ${what}`, () => {
    assert.deepEqual(found(words, SECTIONS), expected);
  });
}

test("the search finds a page about the use of the program before a page about the project", () => {
  const text = "A board of squares";

  assert.deepEqual(found("board", [{ url: "a", text, weight: 0.4 }, { url: "b", text }]), ["b", "a"]);
});

test("the search finds a section by a keyword before a section with this word in its text", () => {
  const text = "A calendar, and a calendar again";

  assert.deepEqual(found("calendar", [{ url: "a", text }, { url: "b", text: "A board", keywords: "calendar" }]), [
    "b",
    "a",
  ]);
});
