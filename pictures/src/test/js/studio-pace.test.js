// The pace at which the page shows a search.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Pace } from "../../main/resources/io/github/filaforge/picture/page/studio-pace.js";

let shown = 0;
let pace = null;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  shown = 0;
  pace = new Pace(() => shown++);
});

test("numbers that change all the time are shown four times a second", () => {
  for (let time = 0; time < 1000; time += 5) {
    pace.ask(false);
    mock.timers.tick(5);
  }

  assert.equal(shown, 4);
});

test("news does not wait for the next numbers, and is shown once", () => {
  pace.ask(false);
  mock.timers.tick(100);
  pace.ask(true);
  pace.ask(true);
  pace.ask(false);
  mock.timers.tick(30);
  assert.equal(shown, 1);

  mock.timers.tick(1000);
  assert.equal(shown, 1);

  pace.ask(false);
  mock.timers.tick(250);
  assert.equal(shown, 2);
});
