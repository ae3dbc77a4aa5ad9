import { describe, expect, test } from 'vitest';
import type { VoiceMeans } from '#domain/speech.ts';
import { listenersFrom, missingWords } from './listeners.ts';

const with_ = (hearing: VoiceMeans['hearing'], missing: string | null = null): VoiceMeans => ({
  hearing,
  speaking: { engine: 'embedded', voices: 2 },
  missing,
});
const embedded = with_({ engine: 'embedded', dictation: 'rough' });
const service = with_({ engine: 'service', dictation: 'good' });
const none = with_({ engine: null, dictation: null }, 'Install pocketsphinx to be heard.');

describe('the offered listeners', () => {
  test.each([
    ['all there is', embedded, true, ['flow', 'browser', 'typing']],
    ['a browser without a recogniser', embedded, false, ['flow', 'typing']],
    ['a server without one', none, true, ['browser', 'typing']],
    ['neither', none, false, ['typing']],
    ['no server', null, true, ['browser', 'typing']],
  ] as const)('include only what exists, with %s', (_, means, browser, listeners) => {
    expect(listenersFrom(means, browser).map(({ listener }) => listener)).toEqual(listeners);
  });

  test('state truly where the audio goes', () => {
    const says = (means: VoiceMeans) => listenersFrom(means, false)[0]?.what;
    expect(says(embedded)).toMatch(/Stays on this server.*dictation is rough/);
    expect(says(service)).toMatch(/Goes to the speech service/);
    expect(says(service)).not.toMatch(/Stays/);
  });

  test("explain the absence of Flow's own, and only then", () => {
    expect([embedded, none, null].map(missingWords)).toEqual([
      null,
      'Install pocketsphinx to be heard.',
      'Flow’s own needs its server, which can’t be reached now.',
    ]);
  });
});
