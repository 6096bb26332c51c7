// The board on which pieces are placed by hand.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Game } from "../../main/resources/io/github/filaforge/picture/page/game.js";
import { OPEN } from "../../main/resources/io/github/filaforge/picture/page/model.js";
import { SOLUTION, data, model } from "./puzzles.js";

function game(changes) {
  return new Game(model(changes), data(changes).order);
}

/** The placements of the solution. */
const PLACEMENTS = [
  { piece: 0, shape: 0, orientation: 1, at: [0, 0, 0] },
  { piece: 1, shape: 0, orientation: 0, at: [1, 1, 0] },
  { piece: 2, shape: 1, orientation: 0, at: [1, 0, 0] },
];

const bar = { piece: 2, shape: 1, orientation: 0, at: [0, 0, 0] };
const domino = { piece: 0, shape: 0, orientation: 0, at: [0, 1, 0] };

test("a piece that is placed covers its cells, and gives them back when it is lifted", () => {
  const board = game();

  board.lay(bar);
  assert.equal(board.owner([2, 0, 0]), 2);
  assert.equal(board.left(1), 0);

  assert.deepEqual(board.lift(2), bar);
  assert.equal(board.owner([2, 0, 0]), OPEN);
  assert.equal(board.left(1), 1);
});

test("a piece clashes with other pieces, with stationary ones, and with the end of the box", () => {
  const board = game();
  board.lay(bar);

  assert.deepEqual(board.clashes(domino), []);
  assert.deepEqual(board.clashes({ ...domino, at: [2, 0, 0] }), [[2, 0, 0]]);
  assert.deepEqual(board.clashes({ ...domino, at: [2, 1, 0] }), [[3, 1, 0]]);
  assert.deepEqual(board.clashes({ ...domino, at: [3, 0, 0] }), [[4, 0, 0]]);
});

test("undo restores the board before the last change, down to the first", () => {
  const board = game();
  board.remember(board.snapshot());
  board.lay(bar);
  board.remember(board.snapshot());
  board.lay(domino);

  assert.ok(board.undo());
  assert.equal(board.lying.size, 1);
  assert.ok(board.undo());
  assert.equal(board.lying.size, 0);
  assert.ok(!board.undo());
});

test("a board is complete when no cell is open", () => {
  const board = game();
  board.restore(PLACEMENTS.slice(1));
  assert.ok(!board.isComplete);

  board.lay(PLACEMENTS[0]);

  assert.ok(board.isComplete);
  assert.equal(board.code(), SOLUTION);
});

test("questions to the solver give the positions of the cells of each piece", () => {
  const board = game({ order: [6, 5, 4, 3, 2, 1, 0] });
  board.lay(domino);

  assert.equal(board.images(), "0:5 3");
  assert.equal(board.images("3:2"), "3:2,0:5 3");
});

test("the code of a solution gives its placements back", () => {
  assert.deepEqual(game().placements(SOLUTION), PLACEMENTS);
});

test("a code that is no solution is refused, whatever it contains", () => {
  const board = game();

  for (const code of ["", "AAAAAAA", "BBDCDCA", "BDBCDCD", "EEEEEEE", "<b>AAAA", "__proto", SOLUTION + "A"]) {
    assert.equal(board.placements(code), null, code);
  }
});

test("a solution may lack a piece only if its cells may stay empty", () => {
  const pieces = data().pieces.map(piece => ({ ...piece, optional: piece.name === "C" }));
  const withoutBar = SOLUTION.replaceAll("D", "A");

  assert.equal(game({ pieces, placed: [2, 3] }).placements(withoutBar), null);
  assert.deepEqual(game({ pieces, placed: [2, 3], optionalCells: [2, 4, 6] }).placements(withoutBar), PLACEMENTS.slice(0, 2));
});

test("a hint is the placement on the first open cell in the order of the solver, by a piece that is not placed", () => {
  const board = game({ order: [3, 5, 0, 1, 2, 4, 6] });

  assert.deepEqual(board.hint(SOLUTION), { ...PLACEMENTS[1], piece: 0 });
  board.lay({ ...PLACEMENTS[1], piece: 0 });
  assert.deepEqual(board.hint(SOLUTION), { ...PLACEMENTS[0], piece: 1 });
});
