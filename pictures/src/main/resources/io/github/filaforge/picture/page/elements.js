// Finds elements of the page.

/** @type {(id: string) => any} */
export const byId = id => document.getElementById(id);
