// The elements of the page, and what the person has asked of it in the browser.

/** @type {(id: string) => any} */
export const byId = id => document.getElementById(id);

/** Returns true if the page is shown in the studio, where no address leads back to it. */
export const isInStudio = () => location.protocol === "blob:";

/** Returns true if nothing is to move by itself. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
