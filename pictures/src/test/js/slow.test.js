// The search in slow motion.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SlowSearch } from "../../main/resources/io/github/filaforge/picture/page/slow.js";
import { model } from "./puzzles.js";

/** Steps to the end and returns the search. */
function ended(puzzle, order) {
  const search = new SlowSearch(puzzle, order);
  for (let steps = 0; search.step() !== "exhausted"; steps++) {
    assert.ok(steps < 10000);
  }
  return search;
}

const ONE_PIECE = [{ name: "A", colour: "#000000", shape: 0 }];
const TWO_PIECES = [...ONE_PIECE, { name: "B", colour: "#000000", shape: 0 }];

test("all tilings of 2x2 by two equal dominoes are found", () => {
  const search = ended(model({ box: [2, 2, 1], stationary: [], pieces: TWO_PIECES }), [0, 1, 2, 3]);

  assert.equal(search.solutions, 2);
  assert.equal(search.placings, search.removals);
});

test("a solution is announced by the step that places its last piece", () => {
  const search = new SlowSearch(model({ box: [2, 1, 1], stationary: [], pieces: ONE_PIECE }), [0, 1]);

  assert.equal(search.step(), "solved");
  assert.equal(search.assembly().text(), "A A");
  assert.equal(search.step(), "removed");
  assert.equal(search.step(), "exhausted");
});

test("a cell that may stay empty is left empty last", () => {
  const puzzle = model({ box: [3, 1, 1], stationary: [], pieces: ONE_PIECE, optionalCells: [0, 2], mostEmpty: 1 });

  assert.equal(ended(puzzle, [0, 1, 2]).solutions, 2);
});

test("no more cells are left empty than a solution may have", () => {
  const puzzle = { box: [4, 1, 1], stationary: [], pieces: ONE_PIECE, optionalCells: [0, 3] };

  assert.equal(ended(model(puzzle), [0, 1, 2, 3]).solutions, 1);
  assert.equal(ended(model({ ...puzzle, mostEmpty: 1 }), [0, 1, 2, 3]).solutions, 0);
});

test("two orientations that fill equal cells are placed once", () => {
  const shapes = [{ orientations: [[0, 0, 0, 1, 0, 0], [1, 0, 0, 0, 0, 0]], turns: { left: [1, 0] } }];

  assert.equal(ended(model({ box: [2, 1, 1], stationary: [], pieces: ONE_PIECE, shapes }), [0, 1]).solutions, 1);
});

test("cells of the chosen options stay open", () => {
  const puzzle = model({ box: [3, 1, 1], stationary: [], pieces: ONE_PIECE });
  puzzle.openCells = new Set([0]);

  assert.equal(ended(puzzle, [0, 1, 2]).solutions, 1);
});

test("pieces go round a closed box", () => {
  const puzzle = { box: [4, 1, 1], stationary: [], pieces: TWO_PIECES };

  assert.equal(ended(model(puzzle), [0, 1, 2, 3]).solutions, 1);
  assert.equal(ended(model({ ...puzzle, periods: [4, 0, 0] }), [0, 1, 2, 3]).solutions, 2);
});
