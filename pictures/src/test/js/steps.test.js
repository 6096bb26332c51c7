// The order in which pieces can be put in by hand.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PuzzleModel } from "../../main/resources/io/github/filaforge/picture/page/model.js";
import { assemblySteps } from "../../main/resources/io/github/filaforge/picture/page/steps.js";

/** Returns the steps as names with ways, for an arrangement in a box of cubes; a code has a letter for each cell. */
function steps(box, names, code) {
  const model = new PuzzleModel({
    title: "", box, pieces: names.map(name => ({ name, colour: "#000000" })), stationary: [], solved: true, digits: 1,
    solutions: [code],
  });
  return assemblySteps(model.assembly(0)).map(({ piece, way }) => names[piece] + " from " + (way?.name ?? "nowhere"));
}

test("a piece below another is put in first, and both from above", () => {
  assert.deepEqual(steps([2, 1, 2], ["top", "bottom"], "CBCB"), ["bottom from above", "top from above"]);
});

test("pieces that hold each other from above and from below are put in from the front", () => {
  assert.deepEqual(steps([1, 1, 3], ["clasp", "bar"], "BCB"), ["bar from above", "clasp from the front"]);
});

test("of pieces that interlock the last one has no way", () => {
  const code = [
    "BBB", "BBB", "BBB",
    "BBB", "BCB", "BBB",
    "BBB", "BBB", "BBB",
  ].join("");

  assert.deepEqual(steps([3, 3, 3], ["shell", "kernel"], code), ["shell from above", "kernel from nowhere"]);
});
