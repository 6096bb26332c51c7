// Starts the page that solves. Its data stand in elements of the page.

import { Browse } from "./browse.js";
import { byId } from "./elements.js";
import { Engine, Finisher } from "./engine.js";
import { parts } from "./parts.js";
import { FOUND, Playing } from "./playing.js";
import { Search } from "./search.js";
import { Shapes } from "./shapes.js";
import { SlowMotion } from "./slow.js";
import { Solving } from "./solving.js";
import { Tabs } from "./tabs.js";

/** The address of the page that begins with the board. The studio opens the page by it. */
const PLAY = "#play";

const data = JSON.parse(byId("data").textContent);
const model = parts.makeModel(data);
model.shapes = new Shapes(model, data);
const engine = new Engine({
  worker: byId("worker").textContent,
  javascript: byId("javascript").textContent,
  wasm: byId("wasm").textContent,
});
const browse = new Browse(model, new parts.View(byId("view"), model.pieces.map(piece => piece.colour)));
const search = new Search(engine, model, data.roots, () => solving.changed());
const solving = new Solving(search, browse, data);
const slow = new SlowMotion(model, data.order, browse);
const finisher = new Finisher(engine);
const choices = data.choices ? new parts.Choices(model, data) : null;
const playing = new Playing(model, data.order, finisher, choices);
choices?.connect(solving, browse, slow, playing);
const tabs = new Tabs(["solve", "play"], name => {
  if (name === "play") {
    slow.leave();
    finisher.prepare();
  }
});

byId("to-board").addEventListener("click", () => {
  tabs.open("play");
  playing.show(playing.game.placements(model.codes[browse.state.solution]), "This solution is on the board. ");
});

/** Shows the solution of an address such as page.html#found=ABBA. A stranger may have made the address. */
function readAddress() {
  const code = location.hash.startsWith(FOUND) ? location.hash.slice(FOUND.length) : null;
  choices?.readAddress();
  if (code === null || code === playing.game.code()) {
    return;
  }
  tabs.open("play");
  choices?.chooseEmpty(playing.game.read(code)?.empty ?? []);
  const placements = playing.game.placements(code);
  if (placements) {
    playing.show(placements, "This solution comes from the address of the page. ");
  } else {
    playing.tell("The code in the address is no solution of this puzzle.");
  }
}

window.addEventListener("hashchange", readAddress);
readAddress();
if (location.hash === PLAY) {
  tabs.open("play");
}

/** The objects of the page, for tests and for the console of the browser. */
window.page = { model, search, playing, browse, slow };
