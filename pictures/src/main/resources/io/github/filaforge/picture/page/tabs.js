// A row of tabs, which clicks and arrow keys open.

import { byId } from "./elements.js";

export class Tabs {

  /**
   * @param names the names of the tabs; a tab has an element `tab-name` and a panel `name-panel`, and the first is open
   * @param opened a function that receives the name of each tab that is opened
   */
  constructor(names, opened) {
    this.names = names;
    this.opened = opened;
    names.forEach((name, index) => {
      byId("tab-" + name).addEventListener("click", () => this.open(name));
      byId("tab-" + name).addEventListener("keydown", event => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (step) {
          event.preventDefault();
          event.stopPropagation();
          const next = names[(index + step + names.length) % names.length];
          this.open(next);
          byId("tab-" + next).focus();
        }
      });
    });
  }

  open(name) {
    for (const each of this.names) {
      byId(each + "-panel").hidden = each !== name;
      byId("tab-" + each).setAttribute("aria-selected", each === name);
      byId("tab-" + each).tabIndex = each === name ? 0 : -1;
    }
    this.opened(name);
  }
}
