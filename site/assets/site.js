// Searches. The index is a script, since a page that is opened from a folder may not read files.
"use strict";

(() => {
  const root = document.currentScript.dataset.root;
  const form = document.querySelector(".search");
  const input = form.querySelector("input");
  const found = form.querySelector(".found");
  const LIMIT = 12;
  let index = null;

  const script = (name) =>
    new Promise((resolve, reject) => {
      const element = document.createElement("script");
      element.src = `${root}assets/${name}`;
      element.onload = resolve;
      element.onerror = reject;
      document.head.append(element);
    });

  const load = () => {
    index ??= Promise.all(["minisearch.js", "search.js", "search-index.js"].map(script)).then(() =>
      window.MiniSearch.loadJSON(window.filaforgeIndex.index, window.filaforgeIndex.options),
    );
    return index;
  };

  const element = (name, text) => {
    const made = document.createElement(name);
    made.textContent = text;
    return made;
  };

  const entry = ({ url, title, section, excerpt }) => {
    const link = document.createElement("a");
    link.href = root + url;
    link.append(element("strong", section || title));
    if (section) {
      link.append(` · ${title}`);
    }
    link.append(element("small", excerpt));
    const item = document.createElement("li");
    item.append(link);
    return item;
  };

  const show = async () => {
    const words = input.value.trim();
    if (words === "") {
      found.hidden = true;
      return;
    }
    const engine = await load();
    if (words !== input.value.trim()) {
      return;
    }
    const hits = window.filaforgeSearch(engine, words).slice(0, LIMIT);
    const list = document.createElement("ol");
    list.append(...hits.map(entry));
    found.replaceChildren(hits.length > 0 ? list : element("p", `No page has “${words}”.`));
    found.hidden = false;
  };

  const close = () => {
    found.hidden = true;
  };

  /** Moves the focus from the field through the list. */
  const move = (step) => {
    const stops = [input, ...found.querySelectorAll("a")];
    const next = stops[stops.indexOf(document.activeElement) + step];
    next?.focus();
  };

  form.hidden = false;
  input.addEventListener("focus", () => {
    load();
    show();
  });
  input.addEventListener("input", show);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    await show();
    found.querySelector("a")?.click();
  });
  form.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Escape") {
      close();
      input.focus();
      close();
    }
  });
  found.addEventListener("click", close);
  document.addEventListener("click", (event) => {
    if (!form.contains(event.target)) {
      close();
    }
  });
  document.addEventListener("keydown", (event) => {
    const typing = /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      input.focus();
    }
  });

  // Blocks that are wider than the page are scrolled by keys too.
  for (const block of document.querySelectorAll("pre, .table")) {
    if (block.scrollWidth > block.clientWidth) {
      block.tabIndex = 0;
    }
  }

  // On a narrow screen the list of pages would stand before the text.
  if (matchMedia("(max-width: 52rem)").matches) {
    document.querySelector(".pages details").open = false;
  }
  // The list of pages is scrolled to the page, and the page itself stays where it is.
  const pages = document.querySelector(".pages");
  const current = pages.querySelector("[aria-current]");
  if (current && current.offsetTop > pages.clientHeight) {
    pages.scrollTop = current.offsetTop - pages.clientHeight / 2;
  }
})();
