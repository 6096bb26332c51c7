// Starts the page that shows solutions of a puzzle on another lattice than squares and cubes.

const model = new LatticeModel(JSON.parse(document.getElementById("data").textContent));
new Controls(model, new LatticeView(document.getElementById("view"), model.pieces.map(piece => piece.colour)));
