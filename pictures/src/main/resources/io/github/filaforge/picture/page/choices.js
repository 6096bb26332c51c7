// The choices of a puzzle: of each, one option stays open. A person chooses the options.

/** The beginning of the part of an address that contains the options. */
const CHOOSE = "#choose=";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];

/** Returns the index of the option of a choice for a day; -1 if the choice is not about days. */
function optionOn(day, { name, options }) {
  const words = options.map(option => option.name.toLowerCase());
  const kind = name.toLowerCase();
  const named = word => words.findIndex(each => each.startsWith(word));
  if (kind === "month") {
    const index = named(MONTHS[day.getMonth()]);
    return index < 0 && options.length === MONTHS.length ? day.getMonth() : index;
  }
  if (kind === "weekday") {
    return named(WEEKDAYS[day.getDay()]);
  }
  return kind === "day" ? words.indexOf(String(day.getDate())) : -1;
}

/** Returns the place of an option in an address. */
function chosenIn(address, names) {
  if (!address.startsWith(CHOOSE)) {
    return new Map();
  }
  const pairs = new URLSearchParams(address.slice(CHOOSE.length));
  return new Map(names.map(name => [name, pairs.get(name)]));
}

/** The lists of the options. A change leaves other cells open. */
class Choices {

  /**
   * @param order for each position of the solver the number of its cell in the region
   * @param changed a function that is called after a change by the person
   */
  constructor(model, order, changed) {
    this.model = model;
    this.order = order;
    this.changed = changed;
    this.lists = model.choices.map(choice => {
      const list = document.createElement("select");
      list.append(...choice.options.map((option, index) => new Option(option.name, String(index))));
      list.addEventListener("change", () => this.choose(this.lists.map(each => Number(each.value))));
      const name = document.createElement("bdi");
      name.textContent = choice.name;
      const label = document.createElement("label");
      label.append(name, " ", list);
      byId("choices").append(label);
      return list;
    });
    byId("choices").hidden = false;
    const today = new Date();
    this.set(model.choices.map(choice => Math.max(0, optionOn(today, choice))));
  }

  /** Returns the options that an address names; the present options where it names none. */
  read(address) {
    const wanted = chosenIn(address, this.model.choices.map(choice => choice.name));
    return this.model.choices.map((choice, index) => {
      const found = choice.options.findIndex(option => option.name === wanted.get(choice.name));
      return found < 0 ? Number(this.lists[index].value) : found;
    });
  }

  set(options) {
    this.lists.forEach((list, index) => { list.value = String(options[index]); });
    this.model.leaveOpen(options);
  }

  choose(options) {
    this.set(options);
    const words = new URLSearchParams(this.model.choices.map(({ name, options: all }, index) => [name, all[options[index]].name]));
    try {
      history.replaceState(null, "", CHOOSE + words);
    } catch {
      // Some browsers refuse replaceState to a page that was opened from a file.
      location.hash = CHOOSE + words;
    }
    this.changed();
  }

  /** Returns the open cells as images for a question to the solver. */
  images() {
    return this.model.choices.map(({ shape, options }, index) => shape + ":"
      + options[this.model.chosen[index]].cells.map(number => this.order.indexOf(number)).join(" ")).join(",");
  }

  /** Returns the options of which all cells are among the empty cells of a solution; null if a choice has none. */
  ofEmpty(numbers) {
    const empty = new Set(numbers);
    const options = this.model.choices.map(choice =>
      choice.options.findIndex(option => option.cells.every(number => empty.has(number))));
    return options.includes(-1) ? null : options;
  }
}
