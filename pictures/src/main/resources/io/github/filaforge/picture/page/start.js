// Starts the page that shows solutions. Its data stand in an element of the page.

const model = makeModel(JSON.parse(document.getElementById("data").textContent));
new Controls(model, new VIEW(document.getElementById("view"), model.pieces.map(piece => piece.colour)));
