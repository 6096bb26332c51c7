// Starts the page that shows solutions. Its data stand in an element of the page.

import { Controls } from "./controls.js";
import { parts } from "./parts.js";

const model = parts.makeModel(JSON.parse(document.getElementById("data").textContent));
new (parts.Controls ?? Controls)(model, new parts.View(document.getElementById("view"), model.pieces.map(piece => piece.colour)));
