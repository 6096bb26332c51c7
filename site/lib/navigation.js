// The navigation: the pages of navigation.json, and under "others" each document that it does not list.
import { documents } from "./repository.js";

/** Pages that are no documents. */
const TITLES = {
  "gallery/studio.html": "Studio: draw and solve",
  "puzzles.html": "Definitions to copy",
  "api/index.html": "Javadoc of the API",
};

/** Pages that are not in the layout of the site, so that no page leads to them as the next one. */
const OWN_LAYOUT = ["api/index.html", "gallery/studio.html"];

const pathOf = (page) => (Array.isArray(page) ? page[0] : page);

/**
 * Returns groups of pages. A page has a title and an address, from the folder of the site.
 *
 * @param groups the content of navigation.json, where a page is its path, or its path and a shorter title
 * @param titles the title of each document
 * @throws Error if a listed document is missing
 */
export function navigation(groups, titles, pages = documents()) {
  const listed = groups.flatMap((group) => group.pages.map(pathOf));
  const missing = listed.filter((page) => !pages.has(page) && !TITLES[page]);
  if (missing.length > 0) {
    throw new Error(`site/navigation.json lists ${missing.join(", ")}, which the repository does not have`);
  }
  const doubled = listed.filter((page, index) => listed.indexOf(page) !== index);
  if (doubled.length > 0) {
    throw new Error(`site/navigation.json lists ${doubled.join(", ")} twice`);
  }
  const others = [...pages.keys()].filter((page) => !listed.includes(page));
  const entry = (page) => {
    const path = pathOf(page);
    return { title: path === page ? (TITLES[path] ?? titles.get(path)) : page[1], url: pages.get(path) ?? path };
  };
  return groups
    .map((group) => ({ ...group, pages: [...group.pages, ...(group.others ? others : [])].map(entry) }))
    .filter((group) => group.pages.length > 0);
}

/** Returns the pages before and after a page, in the order of the navigation. */
export function neighbours(groups, url) {
  const all = groups.flatMap((group) => group.pages).filter((page) => !OWN_LAYOUT.includes(page.url));
  const index = all.findIndex((page) => page.url === url);
  return index < 0 ? {} : { previous: all[index - 1], next: all[index + 1] };
}
