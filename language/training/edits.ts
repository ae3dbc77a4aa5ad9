// The edit distance between two sequences of words or characters.

export const editsBetween = (one: readonly string[], other: readonly string[]): number => {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  one.forEach((word, row) => {
    const here = [row + 1];
    other.forEach((heard, at) => {
      const kept = (above[at] ?? 0) + (word === heard ? 0 : 1);
      here.push(Math.min(kept, (above[at + 1] ?? 0) + 1, (here[at] ?? 0) + 1));
    });
    above = here;
  });
  return above.at(-1) ?? 0;
};
