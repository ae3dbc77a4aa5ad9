import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadIntentModel, unloadIntentModel } from '#language/classifier/loaded-intent-model.ts';
import { general, heard, moment, said, short } from '#test/support/judging.ts';
import type { Transcript } from '#web/audio/stt/recogniser.ts';
import { judge, type Moment, mayHurry } from './judge.ts';

beforeAll(() => loadIntentModel(readFileSync(new URL('../../../language/model/intents.bin', import.meta.url))));
afterAll(unloadIntentModel);

const silence = moment({ spoken: [], seconds: 3 });
const quiet = said('A quiet sentence about nothing.', 1000, 9000);

test('Flow understands certain words and ignores a sound that one pass guesses', () => {
  const words = 'hide it from me and show it again tomorrow morning';
  expect(short(judge(heard(words), silence))).toBe('obey snooze');
  expect(short(judge(heard(words, { engine: 'service', agreed: false, grammar: null }), silence))).toBe('ask snooze');
  expect(short(judge(general(words), silence))).toBe('missed');
});

describe('with an intent from the model, Flow', () => {
  const [away, again] = ['this one can go straight into the rubbish bin', 'let the bold come back'];
  const service: Partial<Transcript> = { engine: 'service', grammar: null, agreed: false };
  test.each<[string, Transcript, Partial<Moment>, string]>([
    ['asks about a destructive intent, however sure both passes are', heard(away), {}, 'ask trash'],
    ['asks about a destructive intent that a service heard', heard(away, service), {}, 'ask trash'],
    ['asks about an intent that changes a mail', heard(again), {}, 'ask mark-unread'],
    ['asks about words over its own voice', heard(away), { spoken: [quiet], began: 5000 }, 'ask trash'],
    ['ignores words that only one pass heard', general(away), {}, 'missed'],
    ['ignores words that Flow itself reads', heard(away), { spoken: [said(`${away}.`, 1000, 9000)] }, 'nothing echo'],
    ['ignores words in a sound that is too short for them', heard(away), { seconds: 0.4 }, 'nothing silence'],
  ])('%s', (_what, transcript, more, decision) =>
    expect(short(judge(transcript, moment({ spoken: [], seconds: 3, ...more })))).toBe(decision),
  );
});

test('the first pass navigates by phrases only', () => {
  expect(mayHurry('pick up the pace', silence.situation, 1)).toBe(false);
});
