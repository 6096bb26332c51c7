// Makes elements of drawings.

export const SVG = "http://www.w3.org/2000/svg";

/** The side of a cell in a drawing, in its own units. */
export const CELL = 20;

/** Returns a new element of SVG. */
export function drawn(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}
