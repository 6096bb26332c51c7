// The panel of the search. Plain objects stand in for the elements of a page.

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { NEW, RUNNING } from "../../main/resources/io/github/filaforge/picture/page/search.js";
import { Solving } from "../../main/resources/io/github/filaforge/picture/page/solving.js";

function element() {
  return { dataset: {}, addEventListener() {} };
}

test("the first solution is shown before the next numbers are", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const elements = new Map();
  globalThis.document = {
    getElementById: id => elements.get(id) ?? elements.set(id, element()).get(id),
  };
  globalThis.matchMedia = () => ({ matches: false });
  const shown = [];
  const search = { state: NEW, found: 0, time: 0, root: 0, model: { count: 0 }, engine: { kind: "", reason: null } };
  const browse = {
    state: { solution: 0 },
    setQuiet() {},
    update() {},
    updateCount() {},
    showFound: number => shown.push(number),
  };
  const solving = new Solving(search, browse, { total: null, endless: false, seconds: null, roots: 7 });
  search.state = RUNNING;
  solving.changed();
  assert.deepEqual(shown, []);

  search.found = search.model.count = 3;
  solving.changed();
  assert.deepEqual(shown, [2]);
  search.found = search.model.count = 5;
  solving.changed();
  assert.deepEqual(shown, [2]);
});
