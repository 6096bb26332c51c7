// The places of pieces between the moves that take a solution apart.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PuzzleModel } from "../../main/resources/io/github/filaforge/picture/page/model.js";
import { MoveSequence } from "../../main/resources/io/github/filaforge/picture/page/moves.js";

const move = (pieces, way, off) => ({ pieces, way, off, how: "" });

/** Returns the sequence of moves of A B C D in a row, beside a cell that stays; the pieces have the numbers 0 to 4. */
function sequence(moves) {
  const model = new PuzzleModel({
    title: "", box: [5, 1, 1], pieces: ["A", "B", "C", "D"].map(name => ({ name, colour: "#000000" })),
    stationary: [{ name: "S", colour: "#000000", cells: [[4, 0, 0]] }], solved: true, digits: 1, solutions: ["BCDE"],
  });
  return new MoveSequence(model, model.assembly(0), moves);
}

/** Returns the pieces that are together, each with its way along y. */
const places = state => state.places.map(({ piece, way }) => piece + ":" + way[1]).join(" ");

test("before all moves every piece is at its place and none is marked", () => {
  const state = sequence([move([0], [0, 2, 0], true)]).at(0);

  assert.equal(places(state), "0:0 1:0 2:0 3:0 4:0");
  assert.equal(state.moved, null);
});

test("a move that is partly made has carried its pieces a part of the way", () => {
  const moves = sequence([move([0, 1], [0, 4, 0], false), move([2], [0, -1, 0], true)]);

  assert.equal(places(moves.at(0.25)), "0:1 1:1 2:0 3:0 4:0");
  assert.deepEqual([...moves.at(0.25).moved], [0, 1]);
  assert.deepEqual(moves.at(0.25).way, [0, 1, 0]);
  assert.equal(places(moves.at(1)), "0:4 1:4 2:0 3:0 4:0");
  assert.equal(places(moves.at(2)), "0:4 1:4 2:-1 3:0 4:0");
});

test("a single piece that has come off is in no later state", () => {
  const moves = sequence([move([0], [0, 2, 0], true), move([1], [0, 2, 0], true)]);

  assert.equal(places(moves.at(1)), "0:2 1:0 2:0 3:0 4:0");
  assert.equal(places(moves.at(1.5)), "1:1 2:0 3:0 4:0");
});

test("pieces that come off together are a part, which follows the pieces that stay", () => {
  const moves = sequence([
    move([0, 1], [0, 2, 0], true), move([2], [0, 2, 0], true), move([3], [0, 2, 0], true), move([0], [0, 3, 0], true)]);

  assert.equal(places(moves.at(2)), "2:2 3:0 4:0");
  assert.equal(places(moves.at(3)), "3:2 4:0");
  assert.equal(places(moves.at(4)), "0:3 1:0");
});

test("a picture of all moves has room for the places after each", () => {
  const moves = sequence([move([0], [0, 2, 0], true), move([1], [0, -5, 0], true)]);

  assert.equal(Math.max(...moves.reach.map(({ way }) => way[1])), 2);
  assert.equal(Math.min(...moves.reach.map(({ way }) => way[1])), -5);
});

test("pieces of a group that stay together are passed over", () => {
  const moves = sequence([move([2, 3, 4], [0, 2, 0], true), move([3], [0, 1, 0], true)]);

  assert.equal(places(moves.at(2)), "2:0 3:1 4:0");
});
