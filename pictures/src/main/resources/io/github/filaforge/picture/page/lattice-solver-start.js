// Begins where cells are neither squares nor cubes: such puzzles are solved and looked at, but the board to play on has squares.

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

/** For tests, and for those who look at the page from outside. */
window.page = { model, search, browse };
