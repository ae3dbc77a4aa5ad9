// browser speech: its input and results.
import { afterEach, expect, test, vi } from 'vitest';
import { browserSpeech } from './browser-speech.ts';

const started: unknown[][] = [];
const made: Recognition[] = [];
class Recognition {
  onresult: ((event: unknown) => void) | null = null;
  constructor() {
    made.push(this);
  }
  start(...given: unknown[]): void {
    started.push(given);
  }
  abort(): void {}
}
const on = { onStart: () => {}, onChunks: () => {}, onError: () => {}, onEnd: () => {} };
const live = { readyState: 'live' } as const;
const ended = { readyState: 'ended' } as const;

afterEach(() => {
  started.length = 0;
  vi.unstubAllGlobals();
});

test.each([
  ['Flow’s own microphone, out of which Flow is taken', live, [live]],
  ['a microphone of its own, where that one is closed', ended, []],
  ['a microphone of its own, where there is none yet', null, []],
])('browser speech: %s', (_what, sound, given) => {
  vi.stubGlobal('webkitSpeechRecognition', Recognition);
  browserSpeech(on, () => sound)?.start();
  expect(started).toEqual([given]);
});

test('browser speech: gives nothing in a browser without it', () => {
  expect(browserSpeech(on, () => null)).toBe(null);
});

test('browser speech: passes results with their alternatives', () => {
  vi.stubGlobal('webkitSpeechRecognition', Recognition);
  const heard: unknown[] = [];
  browserSpeech({ ...on, onChunks: (chunks) => heard.push(...chunks) }, () => null);
  const said = Object.assign([{ transcript: 'are kite this' }, { transcript: 'archive this' }], { isFinal: true });
  made.at(-1)?.onresult?.({ results: [said] });
  expect(heard).toEqual([{ text: 'are kite this', final: true, others: ['archive this'] }]);
});
