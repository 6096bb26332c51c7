// Starts the page that solves a puzzle on another lattice. It has no board to play on, since the board draws squares.

const data = JSON.parse(byId("data").textContent);
const model = new LatticeModel(data);
const engine = new Engine({
  worker: byId("worker").textContent,
  javascript: byId("javascript").textContent,
  wasm: byId("wasm").textContent,
});
for (const id of ["tabs", "to-board", "slow"]) {
  byId(id).hidden = true;
}
for (const name of ["role", "aria-labelledby"]) {
  byId("solve-panel").removeAttribute(name);
}
const browse = new Browse(model, new LatticeView(byId("view"), model.pieces.map(piece => piece.colour)));
const search = new Search(engine, model, data.roots, () => solving.changed());
const solving = new Solving(search, browse, data);

/** The objects of the page, for tests and for the console of the browser. */
window.page = { model, search, browse };
