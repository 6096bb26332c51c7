// The pace at which the page shows a search.

/**
 * The pause in milliseconds after which news is shown, and the interval at which numbers are. Many messages arrive in one
 * frame. Thirty pictures a second would take half of the time that a worker has for the search.
 */
const SOON = 30;
const NUMBERS_EVERY = 250;

/** Has the page show a search: soon if there is news, and else with the next numbers. */
export class Pace {

  /** @param show a function that shows the search */
  constructor(show) {
    this.show = show;
    this.timer = null;
    this.isSoon = false;
  }

  /** @param isNews true if the state of the search or its first solution is new */
  ask(isNews) {
    if (this.timer !== null && (this.isSoon || !isNews)) {
      return;
    }
    clearTimeout(this.timer);
    this.isSoon = isNews;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.show();
    }, isNews ? SOON : NUMBERS_EVERY);
  }
}
