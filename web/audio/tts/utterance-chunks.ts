// Cuts long sentences between clauses, because browsers go silent in long utterances.

export type Chunk = { text: string; from: number };

/** Chunks of at most `most` characters, cut after a clause or at a space. */
export const utteranceChunksOf = (text: string, most = 180): Chunk[] => {
  const chunks: Chunk[] = [];
  let from = 0;
  while (text.length - from > most) {
    const cut = pauseIn(text.slice(from, from + most));
    chunks.push({ text: text.slice(from, from + cut), from });
    from += cut;
  }
  return [...chunks, { text: text.slice(from), from }];
};

const pauseIn = (chunk: string): number => {
  const clause = Math.max(
    ...[', ', '; ', ': ', ') ', ' – ', ' — '].map((mark) => chunk.lastIndexOf(mark) + mark.length),
  );
  if (clause > chunk.length / 2) return clause;
  const space = chunk.lastIndexOf(' ');
  return space > 0 ? space + 1 : chunk.length;
};
