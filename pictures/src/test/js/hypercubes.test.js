// Puzzles in four dimensions: the places of their cells in space and on the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HypercubeModel } from "../../main/resources/io/github/filaforge/picture/page/hypercubes.js";
import { data } from "./puzzles.js";

const FOLD = 128;
const BOX = [2, 1, 2, 3];

/** Returns the cell of four numbers, as the data of a page have it. */
const cell = (x, y, z, w) => [x, y, FOLD * z + w];

/** Returns the model of a box of hypercubes. */
function model() {
  const cells = [];
  for (let number = 0; number < 12; number++) {
    cells.push(cell(Math.floor(number / 6), 0, Math.floor(number / 3) % 2, number % 3));
  }
  return new HypercubeModel(data({
    box: BOX,
    stationary: [],
    lattice: {
      classes: 1, beyond: 0, fold: FOLD, height: 1, radius: 0, pictures: false, cells,
      axes: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
      forms: [{ middle: [0.5, 0.5], corners: [[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]] }],
    },
  }));
}

test("the boxes of equal w stand in a row, with one open column between them", () => {
  const puzzle = model();

  assert.deepEqual(puzzle.middle(cell(1, 0, 1, 0)), [1.5, 0.5, 1]);
  assert.deepEqual(puzzle.middle(cell(1, 0, 1, 2)), [7.5, 0.5, 1]);
  assert.deepEqual(puzzle.planExtent.map(point => point.slice(0, 2)), [[0, 0], [8, 1]]);
});

test("a layer has the cells of one z, and its name has all w", () => {
  const puzzle = model();

  assert.equal(puzzle.layers, 2);
  assert.equal(puzzle.layerOf(cell(0, 0, 1, 2)), 1);
  assert.equal(puzzle.nameOfLayer(1), "z = 1, w = 0 to 2");
  assert.equal(puzzle.where(cell(1, 0, 1, 2)), "Cell 1 0 1 2");
});

test("each cell of the box has a place of its own, and a step along w leads out of the box at both ends", () => {
  const puzzle = model();

  assert.equal(new Set(puzzle.region.map(each => puzzle.place(...each))).size, 12);
  assert.equal(puzzle.places, 12);
  assert.ok(puzzle.region.every((each, number) => puzzle.numberOf(each) === number));
  assert.equal(puzzle.numberOf(cell(0, 0, 1, 3)), undefined);
  assert.equal(puzzle.numberOf(cell(0, 0, 1, -1)), undefined);
  assert.equal(puzzle.numberOf(cell(0, 0, 2, 0)), undefined);
});

test("a box with one z is no flat box unless it has one w", () => {
  const puzzle = model();
  assert.ok(!puzzle.flat);

  puzzle.box = [2, 1, 1, 3];
  assert.ok(!puzzle.flat);
  puzzle.box = [2, 1, 1, 1];
  assert.ok(puzzle.flat);
});

test("the text of an assembly has four numbers for each cell", () => {
  const puzzle = model();
  const cells = puzzle.noCells();
  cells[0] = [cell(0, 0, 1, 2), cell(1, 0, 1, 2)];

  assert.equal(puzzle.assembled(cells).text(), "A: 0 0 1 2, 1 0 1 2\nB: \nC: ");
});
