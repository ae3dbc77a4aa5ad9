// What the browser's recogniser is given to listen to.
import { afterEach, expect, it, vi } from 'vitest';
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
const on = { onStart: () => {}, onPieces: () => {}, onError: () => {}, onEnd: () => {} };
const live = { readyState: 'live' } as const;
const ended = { readyState: 'ended' } as const;

afterEach(() => {
  started.length = 0;
  vi.unstubAllGlobals();
});

it.each([
  ['Flow’s own microphone, out of which Flow is taken', live, [live]],
  ['a microphone of its own, where that one is closed', ended, []],
  ['a microphone of its own, where there is none yet', null, []],
])('%s', (_what, sound, given) => {
  vi.stubGlobal('webkitSpeechRecognition', Recognition);
  browserSpeech(on, () => sound)?.start();
  expect(started).toEqual([given]);
});

it('nothing, where the browser has none', () => {
  expect(browserSpeech(on, () => null)).toBe(null);
});

it('what it heard, with what else it may have been', () => {
  vi.stubGlobal('webkitSpeechRecognition', Recognition);
  const heard: unknown[] = [];
  browserSpeech({ ...on, onPieces: (pieces) => heard.push(...pieces) }, () => null);
  const said = Object.assign([{ transcript: 'are kite this' }, { transcript: 'archive this' }], { isFinal: true });
  made.at(-1)?.onresult?.({ results: [said] });
  expect(heard).toEqual([{ text: 'are kite this', final: true, others: ['archive this'] }]);
});
