// Starts the page that solves. Its data stand in elements of the page.

const data = JSON.parse(byId("data").textContent);
const model = makeModel(data);
const engine = new Engine({
  worker: byId("worker").textContent,
  javascript: byId("javascript").textContent,
  wasm: byId("wasm").textContent,
});
const browse = new Browse(model, new VIEW(byId("view"), model.pieces.map(piece => piece.colour)));
const search = new Search(engine, model, data.roots, () => solving.changed());
const solving = new Solving(search, browse, data);
const slow = new SlowMotion(model, data.order, browse);
const finisher = new Finisher(engine);
const choices = model.choices.length > 0 ? new Choices(model, data.order, chosen) : null;
const playing = new Playing(model, data.order, finisher, choices);
search.images = () => choices?.images() ?? null;
const tabs = new Tabs(["solve", "play"], name => {
  if (name === "play") {
    slow.leave();
    finisher.prepare();
  }
});

/** Acts on another choice: forgets the solutions, and removes pieces from cells that stay open. */
function chosen() {
  slow.leave();
  slow.search = null;
  search.clear();
  browse.showFound(0);
  playing.chosen();
}

byId("to-board").addEventListener("click", () => {
  tabs.open("play");
  playing.show(playing.game.placements(model.codes[browse.state.solution]), "This solution is on the board. ");
});

/** Shows the solution of an address such as page.html#found=ABBA. A stranger may have made the address. */
function readAddress() {
  const code = location.hash.startsWith(FOUND) ? location.hash.slice(FOUND.length) : null;
  if (choices && !location.hash.startsWith(FOUND)) {
    const options = choices.read(location.hash);
    if (String(options) !== String(model.chosen)) {
      choices.set(options);
      chosen();
    }
  }
  if (code === null || code === playing.game.code()) {
    return;
  }
  tabs.open("play");
  const options = choices?.ofEmpty(playing.game.read(code)?.empty ?? []) ?? null;
  if (options !== null) {
    choices.set(options);
    chosen();
  }
  const placements = playing.game.placements(code);
  if (placements) {
    playing.show(placements, "This solution comes from the address of the page. ");
  } else {
    playing.tell("The code in the address is no solution of this puzzle.");
  }
}

window.addEventListener("hashchange", readAddress);
readAddress();

/** The objects of the page, for tests and for the console of the browser. */
window.page = { model, search, playing, browse, slow };
