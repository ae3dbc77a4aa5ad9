// Long sentences cut where a reader would breathe: browsers fall silent in the middle of an utterance that is too long.

export type Chunk = { text: string /** Where it stands in the sentence. */; from: number };

/** Pieces of at most `most` characters, cut after a clause where there is one, else at a space. */
export const chunksOf = (text: string, most = 180): Chunk[] => {
  const chunks: Chunk[] = [];
  let from = 0;
  while (text.length - from > most) {
    const cut = breathIn(text.slice(from, from + most));
    chunks.push({ text: text.slice(from, from + cut), from });
    from += cut;
  }
  return [...chunks, { text: text.slice(from), from }];
};

const breathIn = (piece: string): number => {
  const clause = Math.max(
    ...[', ', '; ', ': ', ') ', ' – ', ' — '].map((mark) => piece.lastIndexOf(mark) + mark.length),
  );
  if (clause > piece.length / 2) return clause;
  const space = piece.lastIndexOf(' ');
  return space > 0 ? space + 1 : piece.length;
};
