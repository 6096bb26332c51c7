// The drawing of the board, which has a square for each cell and its layers side by side.

/** The width of the free rim around the drawing, in cells. */
const BOARD_RIM = 0.12;

/** The angles from which pieces in space are shown: from the front and from high up, as the layers are. */
const ICON_TURN = 20;
const ICON_TILT = 38;

/** The edges of a square: the step across each edge, and the ends of the edge. */
const EDGES = [
  { step: [0, 1, 0], line: [0, 0, 1, 0] },
  { step: [1, 0, 0], line: [1, 0, 1, 1] },
  { step: [0, -1, 0], line: [1, 1, 0, 1] },
  { step: [-1, 0, 0], line: [0, 1, 0, 0] },
];

class Board {

  constructor(svg, model) {
    this.svg = svg;
    this.model = model;
    const [xDim, yDim, zDim] = model.box;
    this.grid = layerGrid(model.box);
    this.columns = this.grid.columns * (xDim + LAYER_GAP) - LAYER_GAP;
    this.rows = this.grid.rows * (yDim + LAYER_GAP) - (zDim > 1 ? 0 : LAYER_GAP);
    svg.setAttribute("viewBox", [-BOARD_RIM, -BOARD_RIM, this.columns + 2 * BOARD_RIM, this.rows + 2 * BOARD_RIM].join(" "));
    svg.style.setProperty("--columns", this.columns);
    svg.style.setProperty("--rows", this.rows);
    this.floor = add(svg, "g", {});
    this.pieces = add(svg, "g", {});
    this.ghost = add(svg, "g", { class: "ghost" });
    this.cursor = add(svg, "rect", { class: "cursor", width: 1, height: 1, rx: 0.08 });
    add(this.floor, "path", { class: "floor", d: model.region.map(cell => this.square(cell)).join("") });
    for (let z = 0; zDim > 1 && z < zDim; z++) {
      const [left, top] = this.spot([0, 0, z]);
      add(this.floor, "text", { class: "caption", x: left + xDim / 2, y: top + 1.6 }).textContent = "layer " + (z + 1);
    }
  }

  /** Returns the upper left corner of a cell in the drawing. */
  spot([x, y, z]) {
    const [xDim, yDim] = this.model.box;
    const row = Math.floor(z / this.grid.columns);
    return [x + z % this.grid.columns * (xDim + LAYER_GAP), row * (yDim + LAYER_GAP) + yDim - 1 - y];
  }

  square(cell) {
    return "M" + this.spot(cell).join(" ") + "h1v1h-1z";
  }

  /** Returns the path of the edges that do not lie between two of the given cells of a layer. */
  outline(cells) {
    const has = new Set(cells.map(String));
    return cells.flatMap(cell => EDGES
      .filter(({ step }) => !has.has(String(cell.map((value, axis) => value + step[axis]))))
      .map(({ line }) => {
        const [x, y] = this.spot(cell);
        return "M" + (x + line[0]) + " " + (y + line[1]) + "L" + (x + line[2]) + " " + (y + line[3]);
      })).join("");
  }

  /** The length of a cell on the screen. */
  get scale() {
    return this.svg.getBoundingClientRect().width / (this.columns + 2 * BOARD_RIM);
  }

  /** Returns the cell of the box at a point of the window; null if there is none. */
  cellAt(clientX, clientY) {
    const { left, top } = this.svg.getBoundingClientRect();
    const x = (clientX - left) / this.scale - BOARD_RIM;
    const y = (clientY - top) / this.scale - BOARD_RIM;
    const [xDim, yDim, zDim] = this.model.box;
    const column = Math.floor(x / (xDim + LAYER_GAP));
    const row = Math.floor(y / (yDim + LAYER_GAP));
    const z = row * this.grid.columns + column;
    const cell = [Math.floor(x) - column * (xDim + LAYER_GAP), yDim - 1 - Math.floor(y) + row * (yDim + LAYER_GAP), z];
    const inside = column >= 0 && column < this.grid.columns && z < zDim
      && cell.every((value, axis) => value >= 0 && value < this.model.box[axis]);
    return inside ? cell : null;
  }

  /** Draws all pieces that are placed. */
  drawPieces(assembly) {
    this.pieces.replaceChildren();
    assembly.cells.forEach((cells, piece) => {
      if (cells.length > 0) {
        this.drawPiece(cells, this.model.pieces[piece], this.model.isMobile(piece));
      }
    });
  }

  drawPiece(cells, { name, colour }, isMobile) {
    const group = add(this.pieces, "g", { class: isMobile ? "piece" : "stays" });
    add(group, "path", { d: cells.map(cell => this.square(cell)).join(""), fill: colour, class: "skin" });
    add(group, "path", { d: this.outline(cells), class: "outline" });
    for (const layer of new Set(cells.map(cell => cell[2]))) {
      const cell = middlemost(cells.filter(each => each[2] === layer));
      const [x, y] = this.spot(cell);
      const text = short(name);
      // The name has to stay within its cell.
      const size = Math.min(0.42, 1.05 / [...text].length);
      const fill = isLight(parseColour(colour)) ? "#000" : "#fff";
      add(group, "text", { x: x + 0.5, y: y + 0.52, "font-size": size, fill }).textContent = text;
    }
  }

  /** Shows the cells on which the piece in hand would lie, and those of them that are not free; for null, nothing. */
  drawGhost(cells, clashes, colour) {
    this.ghost.replaceChildren();
    if (cells === null) {
      return;
    }
    this.ghost.setAttribute("class", "ghost " + (clashes.length === 0 ? "fits" : "clashes"));
    add(this.ghost, "path", { d: cells.map(cell => this.square(cell)).join(""), fill: colour, class: "skin" });
    const outline = this.outline(cells);
    add(this.ghost, "path", { d: outline, class: "halo" });
    add(this.ghost, "path", { d: outline, class: "outline" });
    const crosses = clashes.map(cell => this.spot(cell))
      .map(([x, y]) => "M" + (x + 0.25) + " " + (y + 0.25) + "l.5 .5m0 -.5l-.5 .5").join("");
    add(this.ghost, "path", { d: crosses, class: "cross halo" });
    add(this.ghost, "path", { d: crosses, class: "cross" });
  }

  /** Marks the piece that a hint has placed, until the pieces are drawn again. */
  drawHint(cells) {
    add(this.pieces, "path", { d: this.outline(cells), class: "halo" });
    add(this.pieces, "path", { d: this.outline(cells), class: "outline hint" });
  }

  drawCursor(cell) {
    const [x, y] = this.spot(cell);
    this.cursor.setAttribute("x", x);
    this.cursor.setAttribute("y", y);
  }
}

/**
 * Returns a picture of a piece in its orientation.
 *
 * @param unit the length of a cell in points of the page
 */
function pieceIcon(board, cells, colour, unit) {
  const svg = document.createElementNS(board.svg.namespaceURI, "svg");
  svg.setAttribute("aria-hidden", "true");
  const polygons = board.model.flat ? flatFaces(cells, colour) : solidFaces(cells, colour);
  const points = polygons.flatMap(polygon => polygon.points);
  const [least, most] = [Math.min, Math.max].map(bound => [0, 1].map(axis => bound(...points.map(point => point[axis]))));
  const rim = 1.5 / unit;
  const size = least.map((value, axis) => most[axis] - value + 2 * rim);
  svg.setAttribute("viewBox", [...least.map(value => value - rim), ...size].join(" "));
  svg.setAttribute("width", size[0] * unit);
  svg.setAttribute("height", size[1] * unit);
  for (const { points: corners, fill } of polygons) {
    add(svg, "polygon", { points: corners.map(point => point.map(value => value.toFixed(3)).join()).join(" "), fill });
  }
  return svg;
}

function flatFaces(cells, fill) {
  return cells.map(([x, y]) => ({ fill, points: [[x, -y], [x + 1, -y], [x + 1, -y - 1], [x, -y - 1]] }));
}

function solidFaces(cells, colour) {
  const camera = new Camera(ICON_TURN, ICON_TILT);
  const sides = SIDES.filter(side => dot(side.step, camera.near) > TINY);
  return paintingOrder(cells.map(cell => ({ corner: cell })), camera.near).flatMap(cube => sides.map(side => ({
    fill: css(mix(parseColour(colour), 0, 1 - lightOn(side, camera))),
    points: side.corners.map(corner => corner.map((value, axis) => value + cube.corner[axis]))
      .map(point => [dot(point, camera.right), -dot(point, camera.up)]),
  })));
}

/** Adds an element of a drawing. */
function add(parent, name, attributes) {
  const element = document.createElementNS(parent.namespaceURI, name);
  Object.entries(attributes).forEach(([attribute, value]) => element.setAttribute(attribute, value));
  parent.append(element);
  return element;
}
