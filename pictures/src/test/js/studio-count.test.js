// Numbers of solutions and shares of them in the studio, and texts of pages that it makes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { counted, randomBelow, shareInShort } from "../../main/resources/io/github/filaforge/picture/page/studio-count.js";
import { inMarkup, jsonInMarkup } from "../../main/resources/io/github/filaforge/picture/page/studio-play.js";

test("a random number is below its bound, and every number occurs", () => {
  const found = new Set();
  for (let draw = 0; draw < 400; draw++) {
    const number = randomBelow(5n);
    assert.ok(number >= 0n && number < 5n);
    found.add(number);
  }
  assert.equal(found.size, 5);

  const large = 10n ** 40n;
  const numbers = Array.from({ length: 200 }, () => randomBelow(large));
  assert.ok(numbers.every(number => number < large));
  assert.ok(numbers.some(number => number > large / 2n) && numbers.some(number => number < large / 2n));
});

test("a share is as short as possible", () => {
  assert.deepEqual(
    [[0n, 7n], [1n, 700n], [1n, 3n], [999n, 1000n], [7n, 7n]].map(([part, whole]) => shareInShort(part, whole)),
    ["", "<1", "33", "99", "100"]);
});

test("a number of solutions has its word", () => {
  assert.equal(counted(1n), "1 solution");
  assert.equal(counted(2339n), "2,339 solutions");
});

test("no text of a page begins or ends an element", () => {
  const hostile = "</script><!--<b>&amp;\"'\u2028";

  assert.doesNotMatch(inMarkup(hostile), /[<>"']/);
  assert.doesNotMatch(jsonInMarkup({ hostile }), /[<>&\u2028]/);
  assert.deepEqual(JSON.parse(jsonInMarkup({ hostile })), { hostile });
});
