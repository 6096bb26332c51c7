// The names of copies of a piece.

import assert from "node:assert/strict";
import { test } from "node:test";
import { nameOfCopies } from "../../main/resources/io/github/filaforge/picture/page/copies.js";

test("copies of one piece have its name", () => {
  assert.equal(nameOfCopies(["B.1", "B.2", "B.10"], "B.2"), "B");
  assert.equal(nameOfCopies(["v1.2.1", "v1.2.2"], "v1.2.1"), "v1.2");
});

test("one piece, and pieces of other names, have the other name", () => {
  assert.equal(nameOfCopies(["B.3"], "B.3"), "B.3");
  assert.equal(nameOfCopies(["A.1", "B.1"], "A.1"), "A.1");
  assert.equal(nameOfCopies(["A", "C"], "C"), "C");
});
