// The assembly of a person on a board of pieces with coloured sides.

import assert from "node:assert/strict";
import { test } from "node:test";
import { EdgeGame } from "../../main/resources/io/github/filaforge/picture/page/edge-game.js";

const RIM = -1;

/** Two cells side by side, whose rim has colour 9. Both pieces fit to each other by their sides of colour 1. */
function puzzle(changes = {}) {
  return {
    cells: [[0, 0], [1, 0]],
    beside: [[RIM, 1, RIM, RIM], [RIM, RIM, RIM, 0]],
    pieces: [{ sides: [9, 1, 9, 9], turns: true }, { sides: [1, 9, 9, 9], turns: true }],
    partners: [],
    pins: [],
    rim: 9,
    ...changes,
  };
}

/** Returns the code of a piece, from 0, in a turn. */
const code = (piece, turn) => 4 * (piece + 1) + turn;

test("a board is solved when all joins match and the rim has its colour", () => {
  const game = new EdgeGame(puzzle());

  game.show([code(0, 0), code(1, 3)]);

  assert.deepEqual(game.score(), { matching: 1, wrong: 0, offRim: 0 });
  assert.ok(game.isSolved());
});

test("a piece in another turn is wrong at the join and at the rim", () => {
  const game = new EdgeGame(puzzle());

  game.show([code(0, 0), code(1, 1)]);

  assert.deepEqual(game.score(), { matching: 0, wrong: 1, offRim: 1 });
  assert.ok(!game.isSolved());
});

test("a join matches by partners instead of equal colours where colours have partners", () => {
  const game = new EdgeGame(puzzle({ partners: [[1, 2], [2, 1]] }));

  assert.ok(game.match(1, 2));
  assert.ok(!game.match(1, 1));
  assert.ok(game.match(3, 3));
});

test("the best turn has no wrong side, and a piece that cannot turn keeps its turn", () => {
  const game = new EdgeGame(puzzle());
  game.show([code(0, 0), 0]);

  assert.equal(game.bestTurn(1, 1, 0), 3);
  assert.ok(game.fits(1, 1));

  const fixed = new EdgeGame(puzzle({ pieces: puzzle().pieces.map(piece => ({ ...piece, turns: false })) }));
  assert.equal(fixed.bestTurn(1, 1, 2), 0);
  assert.ok(!fixed.fits(1, 1));
});

test("pinned pieces stay, and undo takes back one step at a time", () => {
  const game = new EdgeGame(puzzle({ pins: [[0, 0, code(0, 0)]] }));

  assert.ok(!game.change([[0, 0]]));
  assert.ok(game.change([[0, 0], [1, code(1, 0)]]));
  assert.ok(game.change([[1, code(1, 3)]]));
  assert.deepEqual(game.codes, [code(0, 0), code(1, 3)]);

  game.undo();
  assert.deepEqual(game.codes, [code(0, 0), code(1, 0)]);
  game.undo();
  game.undo();
  assert.deepEqual(game.codes, [code(0, 0), 0]);
});

test("an address gives its board back", () => {
  const game = new EdgeGame(puzzle());
  game.show([code(1, 2), code(0, 1)]);

  assert.deepEqual(new EdgeGame(puzzle()).read(game.text()), game.codes);
});

test("an address that is no board of the puzzle is refused", () => {
  const game = new EdgeGame(puzzle());
  const text = codes => codes.map(each => each.toString(36).padStart(3, "0")).join("");

  for (const wrong of [
    "", "004", "00400", "<b>000", "00400400", text([code(0, 0), code(0, 1)]), text([code(2, 0), 0]), text([1, 0]), "-04000",
  ]) {
    assert.equal(game.read(wrong), null, wrong);
  }
  const fixed = new EdgeGame(puzzle({ pieces: puzzle().pieces.map(piece => ({ ...piece, turns: false })) }));
  assert.equal(fixed.read(text([code(0, 1), 0])), null);
  const pinned = new EdgeGame(puzzle({ pins: [[0, 0, code(0, 0)]] }));
  assert.equal(pinned.read(text([0, code(1, 0)])), null);
});
