// The order of the sections that a search finds. The field of each page and the check of the site call this.
"use strict";

(() => {
  /** Words of a question that no section is about. */
  const IDLE = new Set(
    "a an and are as at be by can do does for from how i in is it my of on or the to what where with".split(" "),
  );

  /**
   * Returns the sections with all words before the sections with some of them. A word that the index has not, whole or as
   * the beginning of a longer word, stands for the words that differ from it by a letter or two.
   *
   * @param engine a MiniSearch
   * @param text what a reader types
   */
  const search = (engine, text) => {
    const words = text.split(/\s+/).filter((word) => word !== "");
    const telling = words.filter((word) => !IDLE.has(word.toLowerCase()));
    const query = (telling.length > 0 ? telling : words).join(" ").replace(/\b([234])-d\b/gi, "$1D");
    const options = {
      prefix: true,
      fuzzy: (word) => (engine.search(word, { prefix: true, fuzzy: false }).length > 0 ? false : 0.25),
      boostDocument: (url, word, { weight }) => weight,
    };
    const whole = engine.search(query, { ...options, combineWith: "AND" });
    const found = new Set(whole.map((hit) => hit.id));
    const partly = engine.search(query, { ...options, combineWith: "OR" }).filter((hit) => !found.has(hit.id));
    return [...whole, ...partly];
  };

  globalThis.filaforgeSearch = search;
})();
