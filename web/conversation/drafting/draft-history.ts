// Undo history of a draft's text. Pure.

export type History = { texts: readonly string[]; at: number };

const mostTexts = 200;

export const historyOf = (text: string): History => ({ texts: [text], at: 0 });

export const noted = (history: History, text: string): History => {
  if (history.texts[history.at] === text) return history;
  const texts = [...history.texts.slice(0, history.at + 1), text].slice(-mostTexts);
  return { texts, at: texts.length - 1 };
};

/** Returns the same history at either end. */
export const stepped = (history: History, by: 1 | -1): History => {
  const at = history.at + by;
  return at < 0 || at >= history.texts.length ? history : { ...history, at };
};

export const textAt = ({ texts, at }: History): string => texts[at] ?? '';
