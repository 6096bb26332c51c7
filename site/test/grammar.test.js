// The grammar of editors/ gives each part of a definition a meaning of its own.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { highlighter } from "../lib/code.js";
import { ROOT, read } from "../lib/repository.js";

/** Returns for each token its text and its innermost scope. */
function tokens(definition) {
  const { tokens: lines } = highlighter.codeToTokens(definition, {
    lang: "filaforge",
    theme: "site",
    includeExplanation: "scopeName",
    tokenizeTimeLimit: 0,
  });
  return lines
    .flat()
    .flatMap((token) => token.explanation ?? [])
    .map(({ content, scopes }) => ({ text: content.trim(), scope: scopes.at(-1).scopeName }))
    .filter(({ text }) => text !== "");
}

const scopes = (definition) => tokens(definition).map(({ text, scope }) => [text, scope.replace(".filaforge", "")]);

/** Scopes of whole lines: a token with such a scope has no meaning of its own. */
const OPEN = /^(?:source|meta)\b/;

const definitions = [
  ...readdirSync(join(ROOT, "def"))
    .filter((file) => file.endsWith(".txt"))
    .map((file) => `def/${file}`),
  "def/orders/pentominoes_u_10x8.txt",
];

for (const path of definitions) {
  test(`every token of ${path} has a meaning`, () => {
    const without = tokens(read(path)).filter(({ scope }) => OPEN.test(scope));

    assert.deepEqual(without, []);
  });
}

test("every setting of the language has a meaning", () => {
  const keywords = read("generator/src/main/java/io/github/filaforge/definition/Keyword.java");
  const declared = [...keywords.matchAll(/"([DCELKR])",\s*"[^"]*",\s*"([A-Za-z ]+)"/g)];
  assert.equal(declared.length, 6, "the keywords with settings in Keyword.java");

  for (const [, keyword, settings] of declared) {
    for (const setting of settings.split(" ")) {
      const found = tokens(`${keyword}:${setting}=1`).find(({ text }) => text === setting);
      assert.equal(found?.scope, "entity.other.attribute-name.filaforge", `${keyword}:${setting}`);
    }
  }
});

test("a setting that the language does not have is not coloured as one", () => {
  const found = tokens("D:xDimm=3").filter(({ scope }) => scope.includes("attribute-name"));

  assert.deepEqual(found, []);
});

test("a setting has its name, its sign and its value", () => {
  assert.deepEqual(scopes("D:xDim=10:wrap=xy # round"), [
    ["D", "keyword.control.directive"],
    [":", "punctuation.separator.setting"],
    ["xDim", "entity.other.attribute-name"],
    ["=", "keyword.operator.assignment"],
    ["10", "constant.numeric"],
    [":", "punctuation.separator.setting"],
    ["wrap", "entity.other.attribute-name"],
    ["=", "keyword.operator.assignment"],
    ["xy", "constant.language.word"],
    ["# round", "comment.line.number-sign"],
  ]);
});

test("a piece of an edge puzzle has its settings and numbers, a number below zero too", () => {
  assert.deepEqual(
    scopes("E:name=3:sides=0 -1:turn=2").map(([, scope]) => scope),
    [
      "keyword.control.directive",
      "punctuation.separator.setting",
      "entity.other.attribute-name",
      "keyword.operator.assignment",
      "entity.name.piece",
      "punctuation.separator.setting",
      "entity.other.attribute-name",
      "keyword.operator.assignment",
      "constant.numeric",
      "constant.numeric",
      "punctuation.separator.setting",
      "entity.other.attribute-name",
      "keyword.operator.assignment",
      "constant.numeric",
    ],
  );
});

test("a choice has a name, and its picture the names of options", () => {
  assert.deepEqual(scopes("R:choose=month\nJan .\n~R\nR:choose=a:option=b:layout=0 0 0\n~D"), [
    ["R", "keyword.control.region"],
    [":", "punctuation.separator.setting"],
    ["choose", "entity.other.attribute-name"],
    ["=", "keyword.operator.assignment"],
    ["month", "entity.name.piece"],
    ["Jan", "entity.name.piece"],
    [".", "constant.language.no-piece"],
    ["~R", "keyword.control.end"],
    ["R", "keyword.control.directive"],
    [":", "punctuation.separator.setting"],
    ["choose", "entity.other.attribute-name"],
    ["=", "keyword.operator.assignment"],
    ["a", "entity.name.piece"],
    [":", "punctuation.separator.setting"],
    ["option", "entity.other.attribute-name"],
    ["=", "keyword.operator.assignment"],
    ["b", "entity.name.piece"],
    [":", "punctuation.separator.setting"],
    ["layout", "entity.other.attribute-name"],
    ["=", "keyword.operator.assignment"],
    ["0", "constant.numeric"],
    ["0", "constant.numeric"],
    ["0", "constant.numeric"],
    ["~D", "keyword.control.end"],
  ]);
});

test("letters of directives are names of pieces inside a picture", () => {
  const picture = scopes("L\nD C .\n~L\n~D");

  assert.deepEqual(picture, [
    ["L", "keyword.control.picture"],
    ["D", "entity.name.piece"],
    ["C", "entity.name.piece"],
    [".", "constant.language.no-piece"],
    ["~L", "keyword.control.end"],
    ["~D", "keyword.control.end"],
  ]);
});

test("in a dense picture each sign has its meaning without blanks", () => {
  assert.deepEqual(scopes("L:stationary=*:dense\n**A.,B\n~L").slice(-6), [
    ["**", "constant.language.sign"],
    ["A", "entity.name.piece"],
    [".", "constant.language.no-piece"],
    [",", "punctuation.separator.layer"],
    ["B", "entity.name.piece"],
    ["~L", "keyword.control.end"],
  ]);
});

test("a region by coordinates opens no picture", () => {
  const region = scopes("R:optional:layout=0 0 0\nC:name=A:layout=0 0 0");

  assert.ok(region.some(([text, scope]) => text === "C" && scope === "keyword.control.directive"));
});

test("a name goes on to the next setting, whatever letters it has", () => {
  const name = scopes("C:name=É-3 x:copies=*").find(([, scope]) => scope === "entity.name.piece");

  assert.deepEqual(name, ["É-3 x", "entity.name.piece"]);
});
