// Small puzzles as the data of a page describe them.

import { PuzzleModel } from "../../main/resources/io/github/filaforge/picture/page/model.js";
import { Shapes } from "../../main/resources/io/github/filaforge/picture/page/shapes.js";

/**
 * Two equal dominoes and a bar of three, which fill a box of 4x2 beside one cell that stays as it is. The properties in
 * `changes` replace those of this puzzle.
 */
export function data(changes = {}) {
  return {
    title: "Bars",
    box: [4, 2, 1],
    pieces: [
      { name: "A", colour: "#112233", shape: 0 },
      { name: "B", colour: "#223344", shape: 0 },
      { name: "C", colour: "#334455", shape: 1 },
    ],
    stationary: [{ name: "S", colour: "#eeeeee", cells: [[3, 1, 0]] }],
    solved: true,
    digits: 1,
    solutions: [],
    shapes: [
      { orientations: [[0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 1, 0]], turns: { left: [1, 0] } },
      { orientations: [[0, 0, 0, 1, 0, 0, 2, 0, 0], [0, 0, 0, 0, 1, 0, 0, 2, 0]], turns: { left: [1, 0] } },
    ],
    order: [0, 1, 2, 3, 4, 5, 6],
    ...changes,
  };
}

/** A B B S above A C C C. */
export const SOLUTION = "BBDCDCD";

/** Returns the model of a puzzle as a page that solves has it. */
export function model(changes) {
  const facts = data(changes);
  const made = new PuzzleModel(facts);
  made.shapes = new Shapes(made, facts);
  return made;
}
