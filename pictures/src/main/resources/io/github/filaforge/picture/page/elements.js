// The elements of the page, and what the person has asked of it in the browser.

/** @type {(id: string) => any} */
export const byId = id => document.getElementById(id);

/** Returns true if nothing is to move by itself. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
