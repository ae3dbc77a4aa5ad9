// The ladder with only the browser's voice: a broken voice gives way to silence, with one announcement and retries.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setHere } from '#test/support/settings.ts';
import { createLadder } from './ladder.ts';
import { createSilentVoice } from './silent-voice.ts';
import type { Voice } from './voice.ts';

const voices = [{ default: true, lang: 'en-GB', localService: false, name: 'Ann', voiceURI: 'ann' }];
let spoken: SpeechSynthesisUtterance[];
let messages: string[];
let ladder: Voice;

const synthesis = (): SpeechSynthesis =>
  Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: SpeechSynthesisUtterance) => void spoken.push(utterance),
    cancel: () => {},
    resume: () => {},
    pause: () => {},
    paused: false,
    pending: false,
    speaking: false,
    onvoiceschanged: null,
  });

const read = (text: string): void => ladder.read({ text, rate: 1, onWord: () => {}, onEnd: () => {} });
/** It never starts, and the ladder gives it up. */
const breaks = (text: string): void => {
  read(text);
  vi.advanceTimersByTime(3000);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  setHere({ smallSounds: false });
  [spoken, messages] = [[], []];
  ladder = createLadder({
    synthesis: synthesis(),
    language: 'en',
    silent: createSilentVoice(),
    tell: (words) => messages.push(words),
  });
});
afterEach(() => {
  ladder.stop();
  setHere({ smallSounds: true });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('voice ladder: silent reading continues after a voice that does not start, announced once, with retries after 2 s, then 4', () => {
  breaks('One.');
  expect([ladder.kind, ladder.speaking(), messages.length]).toEqual(['silent', true, 1]);
  read('Two.');
  vi.advanceTimersByTime(2000);
  breaks('Three.');
  vi.advanceTimersByTime(3000);
  read('Four.');
  vi.advanceTimersByTime(1000);
  read('Five.');
  expect(spoken.map(({ text }) => text)).toEqual(['One.', 'Three.', 'Five.']);
  expect([ladder.kind, messages.length]).toEqual(['aloud', 1]);
});
