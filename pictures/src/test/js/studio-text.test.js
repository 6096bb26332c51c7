// The steps back in the studio, and its address.

import assert from "node:assert/strict";
import { test } from "node:test";
import { History, addressOf, fileName, sentences, solutionOfAddress, textOfAddress } from "../../main/resources/io/github/filaforge/picture/page/studio-text.js";

async function read(hash, what = textOfAddress) {
  globalThis.location = { hash };
  try {
    return await what();
  } finally {
    delete globalThis.location;
  }
}

test("each change is a step that can be undone and done again", () => {
  const history = new History("a");
  history.add("b", false);
  history.add("c", false);

  history.go(-1);
  assert.equal(history.text, "b");
  history.go(-1);
  assert.ok(!history.canGo(-1));
  history.go(2);
  assert.equal(history.text, "c");
  assert.ok(!history.canGo(1));
});

test("typing that follows on typing belongs to one step", () => {
  const history = new History("a");
  history.add("b", false);
  history.add("bx", true);
  history.add("bxy", true);

  history.go(-1);

  assert.equal(history.text, "b");
});

test("typing after a step back is a step of its own, and what was undone is gone", () => {
  const history = new History("a");
  history.add("b", true);
  history.go(-1);
  history.add("c", true);

  assert.ok(!history.canGo(1));
  history.go(-1);
  assert.equal(history.text, "a");
});

test("an equal text is no step", () => {
  const history = new History("a");
  history.add("a", false);

  assert.ok(!history.canGo(-1));
});

test("an address gives its text back, whatever its letters are", async () => {
  for (const text of ["", "D:xDim=2\n", "\u00e4\u20ac\ud83d\ude00 <b>&", "x".repeat(100000)]) {
    const address = await addressOf(text);

    assert.match(address, /^#p=[A-Za-z0-9_-]*$/);
    assert.equal(await read(address), text);
  }
});

test("an address has a text and the code of a solution", async () => {
  const address = await addressOf("D:xDim=2\n", "\u0001\u0000\u0102");

  assert.equal(await read(address), "D:xDim=2\n");
  assert.equal(await read(address, solutionOfAddress), "\u0001\u0000\u0102");
  assert.equal(await read(address.slice(0, -3), solutionOfAddress), "");
  assert.equal(await read(await addressOf("D:xDim=2\n"), solutionOfAddress), null);
});

test("the name of a file has letters, digits and signs that every shell takes", () => {
  assert.equal(fileName("My tray (5x4)"), "My-tray-5x4");
  assert.equal(fileName("-rf $(id); ../<b>"), "rf-id-b");
  assert.equal(fileName("\u00e4"), "puzzle");
  assert.equal(fileName(undefined), "puzzle");
});

test("a damaged address has no text", async () => {
  const address = await addressOf("D:xDim=2:yDim=1:zDim=1\n");

  for (const hash of ["", "#q=AAAA", "#p=<b>", "#p=AAAA", address.slice(0, -5), "#p=" + address.slice(4)]) {
    assert.equal(await read(hash), null, hash);
  }
});

test("an address with more text than a definition may have is refused", async () => {
  assert.equal(await read(await addressOf(" ".repeat(4000001))), null);
});

test("a message of the library becomes sentences with the problem and the remedy", () => {
  for (const [message, expected] of [
    ["copies:1:1: error: copies is x, neither a number nor a range\nx\n^\ncopies=2 is 2 pieces", "Copies is x, neither a number nor a range. copies=2 is 2 pieces."],
    ["puzzle.txt: error: the pieces differ\ntake others", "The pieces differ. Take others."],
    ["xDim is 0: take 1", "xDim is 0: take 1."],
    ["there is a piece a: b already", "There is a piece a: b already."],
    ["'a' is no name.", "'a' is no name."],
  ]) {
    assert.equal(sentences(message), expected);
  }
});

test("a change that the browser keeps takes the older puzzle out of the address", () => {
  const places = [];
  globalThis.location = { hash: "#p=AAAA", href: "file:///studio.html#p=AAAA" };
  globalThis.history = { replaceState: (state, title, place) => places.push(place) };
  const history = new History("a");
  try {
    globalThis.localStorage = { setItem() { throw new Error("no store"); } };
    history.add("b", false);
    assert.deepEqual(places, []);
    const kept = new Map();
    globalThis.localStorage = { setItem: (key, text) => kept.set(key, text) };
    history.add("c", false);
    assert.deepEqual(places, ["file:///studio.html"]);
    assert.deepEqual([...kept.values()], ["c"]);
  } finally {
    delete globalThis.location;
    delete globalThis.history;
    delete globalThis.localStorage;
  }
});
