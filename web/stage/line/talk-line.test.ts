import { describe, expect, test } from 'vitest';
import type { VoiceState } from '#web/conversation/voice/conversation.ts';
import { isOpen, isTrouble, type Talk, talkLine } from './talk-line.ts';

const at = (voice: VoiceState, of: Partial<Talk> = {}) =>
  talkLine({ online: true, voice, reads: false, drafts: false, asksModel: false, ...of });

describe('the line of a talk', () => {
  test.each([
    ['off', {}, { state: 'paused', open: false, words: null }],
    ['off', { reads: true }, { state: 'reading', open: false, words: null }],
    ['asking', {}, { state: 'paused', open: false, words: null }],
    ['asking', { reads: true }, { state: 'reading', open: false, words: null }],
    ['listening', {}, { state: 'listening', open: true, words: 'Listening' }],
    ['listening', { drafts: true }, { state: 'listening', open: true, words: 'Writing' }],
    ['paused', {}, { state: 'paused', open: false, words: null }],
    ['speaking', { reads: true }, { state: 'reading', open: true, words: null }],
    ['speaking', {}, { state: 'reading', open: true, words: null }],
    ['hearing', { reads: true }, { state: 'hearing', open: true, words: 'Listening' }],
    ['hearing', { drafts: true }, { state: 'hearing', open: true, words: 'Writing' }],
    ['thinking', {}, { state: 'thinking', open: true, words: 'Thinking' }],
    ['listening', { asksModel: true }, { state: 'thinking', open: true, words: 'Thinking' }],
    ['off', { asksModel: true }, { state: 'thinking', open: false, words: 'Thinking' }],
    ['hearing', { asksModel: true }, { state: 'hearing', open: true, words: 'Listening' }],
    ['denied', { asksModel: true }, { state: 'denied', open: false, words: null }],
    ['asleep', {}, { state: 'paused', open: false, words: 'Asleep' }],
    ['denied', { reads: true }, { state: 'denied', open: false, words: null }],
    ['lost', {}, { state: 'denied', open: false, words: null }],
  ] as const)('shows the state of %s with %o', (voice, of, line) => {
    expect(at(voice, of)).toEqual(line);
  });

  test('shows offline while the server is away, whatever the microphone does', () => {
    expect(at('hearing', { online: false, reads: true })).toEqual({ state: 'offline', open: false, words: null });
  });

  test('is never open during a voice problem', () => {
    for (const voice of ['denied', 'missing', 'busy', 'unsupported', 'lost'] as const)
      expect([isTrouble(voice), isOpen(voice)]).toEqual([true, false]);
  });
});
