// Every text that a draft had, so that its edits can be taken back and done again. Pure.

export type History = { texts: readonly string[]; at: number };

/** Older ones are forgotten. */
const mostTexts = 200;

export const historyOf = (text: string): History => ({ texts: [text], at: 0 });

/** What stands there now, if it is another than before; what was taken back is then gone. */
export const noted = (history: History, text: string): History => {
  if (history.texts[history.at] === text) return history;
  const texts = [...history.texts.slice(0, history.at + 1), text].slice(-mostTexts);
  return { texts, at: texts.length - 1 };
};

/** One step back, or on; the same history where there is none. */
export const stepped = (history: History, by: 1 | -1): History => {
  const at = history.at + by;
  return at < 0 || at >= history.texts.length ? history : { ...history, at };
};

export const textAt = ({ texts, at }: History): string => texts[at] ?? '';
