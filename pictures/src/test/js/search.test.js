// The search for all solutions in a worker: its numbers, pauses and failures. A class here stands in for the workers of a
// browser.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Engine } from "../../main/resources/io/github/filaforge/picture/page/engine.js";
import { Search } from "../../main/resources/io/github/filaforge/picture/page/search.js";
import { model } from "./puzzles.js";

let workers = [];

globalThis.window = {};
globalThis.Worker = class {

  constructor() {
    this.received = [];
    workers.push(this);
  }

  postMessage(message) {
    this.received.push(message);
  }

  terminate() {
    this.isEnded = true;
  }

  answer(...messages) {
    messages.forEach(data => this.onmessage({ data }));
  }
};

beforeEach(() => {
  workers = [];
});

/** Returns the worker with a number from 1, as soon as it is started. */
async function worker(number) {
  while (!(workers[number - 1]?.received.length > 0)) {
    await new Promise(setImmediate);
  }
  return workers[number - 1];
}

function begun(roots) {
  const search = new Search(new Engine({ worker: "", javascript: "-", wasm: "" }), model(), roots, () => {});
  search.start();
  return search;
}

test("a search counts the solutions of its roots and keeps their codes", async () => {
  const search = begun(2);
  const first = await worker(1);
  first.answer({ ready: true });
  assert.deepEqual(first.received[1], {
    task: 1, solve: { from: 0, skip: 0, keep: Math.floor(20000000 / 7), roots: 2, images: null } });

  first.answer({ task: 1, codes: ["a", "b"], more: 0 });
  assert.equal(search.found, 2);
  first.answer({ task: 1, root: 0, count: "2" }, { task: 1, codes: ["c"], more: 4 }, { task: 1, root: 1, count: "5" });
  first.answer({ task: 1, done: true, time: 12 });

  assert.equal(search.state, "done");
  assert.equal(search.found, 7);
  assert.equal(search.time, 12);
  assert.deepEqual(search.model.codes, ["a", "b", "c"]);
  assert.ok(search.isFull);
});

test("after a pause a new worker begins with the root that was interrupted and leaves out what is known", async () => {
  const search = begun(3);
  const first = await worker(1);
  first.answer({ ready: true }, { task: 1, root: 0, count: "1" }, { task: 1, codes: ["a", "b"], more: 0 });

  search.pause();
  assert.ok(first.isEnded);
  first.answer({ task: 1, codes: ["late"], more: 0 });
  assert.equal(search.found, 3);
  search.goOn();
  const second = await worker(2);
  second.answer({ ready: true });

  const { from, skip } = second.received[1].solve;
  assert.deepEqual([from, skip], [1, 2]);
  assert.ok(search.isFinding);
  second.answer({ task: 1, codes: ["c"], more: 0 });
  assert.ok(!search.isFinding);
  assert.equal(search.found, 4);
});

test("a search that is started again forgets what it has found", async () => {
  const search = begun(1);
  (await worker(1)).answer({ ready: true }, { task: 1, codes: ["a"], more: 0 });
  search.stop();

  search.start();

  assert.equal(search.found, 0);
  assert.deepEqual(search.model.codes, []);
});

test("a worker that fails ends the search with its message", async () => {
  const search = begun(1);
  const first = await worker(1);
  first.answer({ ready: true }, { error: "out of memory" });

  assert.equal(search.state, "failed");
  assert.equal(search.error, "out of memory");
  assert.ok(first.isEnded);
});

test("where WebAssembly does not load, the search starts again as JavaScript", async () => {
  const engine = new Engine({ worker: "", javascript: "-", wasm: "AAAA" });
  engine.kind = "WebAssembly";
  const search = new Search(engine, model(), 1, () => {});
  search.start();

  (await worker(1)).answer({ error: "no garbage collection" });
  const second = await worker(2);
  second.answer({ ready: true });

  assert.equal(search.state, "running");
  assert.equal(engine.kind, "JavaScript");
  assert.equal(engine.reason, "no garbage collection");
  assert.equal(second.received[0].load, null);
});
