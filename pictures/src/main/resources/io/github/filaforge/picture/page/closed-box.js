// States which sides of a closed box meet.

/** The words for the sides that meet along each axis. */
const MEETING = ["its left and right sides", "its lower and upper sides", "its first and last layers"];

/** Returns the sentence about a closed box; "" for a box with ends along all axes. */
export function closedWords(periods) {
  const sides = MEETING.filter((words, axis) => periods[axis] > 0);
  return sides.length > 0 ? "The box is closed: " + sides.join(", and ") + " meet." : "";
}
