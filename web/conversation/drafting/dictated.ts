// The words that the person dictated into each draft, so that the mail can tell how many of them stayed.
import type { DraftId } from '#domain/draft.ts';
import type { SpeechEngine } from '#domain/voice-turn.ts';
import { perDevice } from '#web/device.ts';

const kept = perDevice((): Map<DraftId, string[]> => new Map());

/** Those that heard a dictation since the last mail left. */
const engines = perDevice((): Set<SpeechEngine> => new Set());

export const noteEngine = (engine: SpeechEngine): void => void engines().add(engine);

/** `before` and `after`: the draft's text around the dictation. */
export const noteDictated = (id: DraftId, before: string, after: string): void => {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const words = wordsIn(after.slice(after.lastIndexOf(' ', same) + 1));
  kept().set(id, [...(kept().get(id) ?? []), ...words].slice(-mostWords));
};

type Dictated = { words: number; corrected: number; engine?: SpeechEngine };

/**
 * Null if nothing was dictated. `corrected`: dictated words that the text no longer has in their order. `engine`: the only one that heard
 * them.
 */
export const dictationIn = (id: DraftId, text: string): Dictated | null => {
  const dictated = kept().get(id) ?? [];
  const [engine, ...more] = engines();
  kept().delete(id);
  engines().clear();
  if (dictated.length === 0) return null;
  const corrected = dictated.length - inBoth(dictated, wordsIn(text).slice(-mostWords));
  return { words: dictated.length, corrected, ...(engine !== undefined && more.length === 0 ? { engine } : {}) };
};

/** Comparing takes the square of it. */
const mostWords = 2000;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];

/** The length of the longest common subsequence. */
const inBoth = (one: readonly string[], other: readonly string[]): number => {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const next = [0];
    for (const [nth, their] of other.entries())
      next.push(word === their ? (row[nth] ?? 0) + 1 : Math.max(row[nth + 1] ?? 0, next[nth] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
};
