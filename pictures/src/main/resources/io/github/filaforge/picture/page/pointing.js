// Pointers on the board and the tray: they drag pieces, and place them where they are released.

import { byId } from "./elements.js";
import { OPEN } from "./model.js";
import { TRAY_UNIT } from "./tray.js";

/** @import { Playing } from "./playing.js" */

/** The distances in points of the page after which a pointer drags, and of a dragged piece above a finger. */
const DRAG_AFTER = 6;
const ABOVE_FINGER = 44;

export class Pointing {

  /** @param {Playing} playing */
  constructor(playing) {
    this.playing = playing;
    /** The pressed pointer: its start, and the cell or the piece in the tray that it has pressed; null if there is none. */
    this.press = null;
    playing.panel.addEventListener("pointerdown", event => this.down(event));
    playing.panel.addEventListener("pointermove", event => this.move(event));
    playing.panel.addEventListener("pointerup", event => this.up(event));
    playing.panel.addEventListener("pointercancel", event => this.up(event));
    byId("board").addEventListener("pointerleave", () => {
      if (!this.press?.drags) {
        playing.pointAt(null);
      }
    });
    // A finger scrolls the page, unless it can move a piece.
    byId("board").addEventListener("touchstart", event => {
      const { clientX, clientY } = event.changedTouches[0];
      const cell = playing.board.cellAt(clientX, clientY);
      if (!playing.hand.isEmpty || (cell && playing.game.owner(cell) !== OPEN)) {
        event.preventDefault();
      }
    }, { passive: false });
  }

  down(event) {
    const { playing } = this;
    const button = event.target.closest("#tray button");
    const onBoard = event.target.closest("#board");
    if (event.button !== 0 || this.press || (!button && !onBoard)) {
      return;
    }
    const cell = onBoard ? playing.board.cellAt(event.clientX, event.clientY) : null;
    const shape = button ? Number(button.dataset.shape) : null;
    this.press = { id: event.pointerId, x: event.clientX, y: event.clientY, cell, shape, drags: false };
    if (cell) {
      playing.cursor = cell;
      playing.pointAt(cell);
    }
  }

  move(event) {
    const { press, playing } = this;
    if (press && press.id === event.pointerId) {
      if (!press.drags && Math.hypot(event.clientX - press.x, event.clientY - press.y) > DRAG_AFTER) {
        this.beginDrag(event);
      }
      if (press.drags) {
        this.drag(event);
      }
    } else if (!press && event.pointerType !== "touch" && event.target.closest("#board")) {
      playing.pointAt(playing.board.cellAt(event.clientX, event.clientY));
    }
  }

  /** Begins to drag the piece below the pointer, or else the piece in hand. */
  beginDrag(event) {
    const { press, playing } = this;
    const { hand, game } = playing;
    if (press.shape !== null && game.left(press.shape) > 0) {
      hand.cancel();
      hand.take(press.shape);
    } else if (press.cell && hand.isEmpty && game.owner(press.cell) !== OPEN) {
      press.lifts = true;
      hand.lift(game.owner(press.cell), press.cell);
    } else if (!press.cell || hand.isEmpty) {
      return;
    }
    // The pointer is captured first, since drawing may replace the element that a finger has touched.
    playing.panel.setPointerCapture(event.pointerId);
    press.drags = true;
    playing.tell("Piece ", playing.name(hand.piece), " in hand.");
    playing.focusBoard();
    playing.update();
  }

  drag(event) {
    const { board, hand } = this.playing;
    const y = event.clientY - (event.pointerType === "touch" ? ABOVE_FINGER : 0);
    const cell = board.cellAt(event.clientX, y);
    this.playing.pointAt(cell);
    const carried = byId("carried");
    carried.hidden = cell !== null;
    if (cell === null) {
      carried.replaceChildren(hand.icon(Math.max(TRAY_UNIT, board.scale * 0.8)));
      carried.style.left = event.clientX + "px";
      carried.style.top = y + "px";
    }
  }

  up(event) {
    const { press, playing } = this;
    if (!press || press.id !== event.pointerId) {
      return;
    }
    this.press = null;
    byId("carried").hidden = true;
    if (event.type === "pointercancel") {
      // The browser cancels a finger that scrolls. A piece that was in hand before stays there.
      if (press.drags) {
        playing.cancel();
      }
    } else if (press.drags) {
      this.letGo(press);
    } else if (press.cell) {
      playing.touch(press.cell);
    }
  }

  /** Ends a drag. Outside the board the piece goes into the tray; if it does not fit, it goes back to its former place. */
  letGo(press) {
    const { playing } = this;
    if (playing.target === null) {
      playing.putAway();
    } else if (!playing.lay(playing.target) && press.lifts) {
      playing.hand.cancel();
      playing.update();
    }
  }
}
