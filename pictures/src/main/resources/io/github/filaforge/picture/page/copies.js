// The names of copies of a piece, such as A.1 and A.2.

/** Returns the name that copies have in common, without their numbers; another name if they are no copies of one piece. */
export function nameOfCopies(names, other) {
  const stems = new Set(names.map(name => name.replace(/\.\d+$/, "")));
  return names.length > 1 && stems.size === 1 ? [...stems][0] : other;
}
