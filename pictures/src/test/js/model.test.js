// The puzzle and its solutions.

import assert from "node:assert/strict";
import { test } from "node:test";
import { OPEN } from "../../main/resources/io/github/filaforge/picture/page/model.js";
import { SOLUTION, model } from "./puzzles.js";

test("the region is the box without the cells of stationary pieces", () => {
  const puzzle = model();

  assert.equal(puzzle.region.length, 7);
  assert.equal(puzzle.numberOf([3, 1, 0]), undefined);
  assert.equal(puzzle.numberOf([4, 0, 0]), undefined);
  assert.equal(puzzle.numberOf([0, 1, 0]), 1);
});

test("a code states the piece on each cell, by x first and then by y", () => {
  const assembly = model().assemblyOf(SOLUTION);

  assert.equal(assembly.owner(0, 1, 0), 0);
  assert.equal(assembly.owner(1, 0, 0), 2);
  assert.equal(assembly.owner(3, 1, 0), 3);
  assert.equal(assembly.owner(0, 0, 1), OPEN);
});

test("text has the rows from the highest, with dots for open cells and lines beside the region", () => {
  assert.equal(model().assemblyOf(SOLUTION).text(), "A B B S\nA C C C");
  assert.equal(
    model({ stationary: [], region: [[0, 0, 0], [1, 0, 0], [1, 1, 0]] }).assemblyOf("BAB").text(), "- A - -\nA . - -");
});

test("in a closed box cells go on at the other side", () => {
  const puzzle = model({ periods: [4, 0, 0] });

  assert.deepEqual(puzzle.moved([[3, 0, 0], [0, 0, 0]], [2, 1, 0]), [[1, 1, 0], [2, 1, 0]]);
  assert.deepEqual(puzzle.moved([[0, 0, 0]], [-1, 0, 0]), [[3, 0, 0]]);
});

test("only cells that may stay empty may, and no more of them than the puzzle permits", () => {
  const puzzle = model({ optionalCells: [1, 2, 3], mostEmpty: 2 });

  assert.ok(puzzle.mayLeave([]));
  assert.ok(puzzle.mayLeave([1, 3]));
  assert.ok(!puzzle.mayLeave([1, 2, 3]));
  assert.ok(!puzzle.mayLeave([0]));
});

test("the cells of the chosen options stay open in every solution, and do not count as empty", () => {
  const puzzle = model({ optionalCells: [1], mostEmpty: 1 });
  puzzle.openCells = new Set([4]);

  assert.ok(!puzzle.mayLeave([]));
  assert.ok(puzzle.mayLeave([4]));
  assert.ok(puzzle.mayLeave([1, 4]));
});

test("colours of pieces lie on the colours that match, and on cells without a colour", () => {
  const puzzle = model({ colours: [1, 3, 0, 0, 0, 0, 0], match: [[1, 1], [2, 3]] });

  assert.ok(puzzle.permits(1, [0, 0, 0]));
  assert.ok(!puzzle.permits(2, [0, 0, 0]));
  assert.ok(puzzle.permits(2, [0, 1, 0]));
  assert.ok(puzzle.permits(2, [1, 0, 0]));
  assert.ok(puzzle.permits(0, [0, 0, 0]));
});
