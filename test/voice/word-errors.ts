// The word error rate: insertions, deletions and substitutions as a share of the spoken words.

export const wordErrors = (said: string, written: string): number => {
  const [expected, got] = [wordsOf(said), wordsOf(written)];
  let row = got.map((_, at) => at + 1);
  row.unshift(0);
  for (const [at, word] of expected.entries()) {
    const next = [at + 1];
    for (const [place, other] of got.entries())
      next.push(
        Math.min((next[place] ?? 0) + 1, (row[place + 1] ?? 0) + 1, (row[place] ?? 0) + (word === other ? 0 : 1)),
      );
    row = next;
  }
  return (row.at(-1) ?? 0) / Math.max(1, expected.length);
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
