// After a correction in the middle of a sentence the last words count, and the intent model does not do the first.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadIntentModel, unloadIntentModel } from './classifier/loaded-intent-model.ts';
import { situationNamed } from './evaluation/independent-states.ts';
import { understand } from './understand.ts';

beforeAll(() => loadIntentModel(readFileSync(new URL('./model/intents.bin', import.meta.url))));
afterAll(unloadIntentModel);

test.each([
  ['archive it, no wait, star it', 'star'],
  ['delete it, no, archive it', 'archive'],
  ['star it, actually, archive it', 'archive'],
  ['archive this, sorry, mute it', 'mute'],
  ['snooze it, I mean, archive it', 'archive'],
])('%s', (words, kind) =>
  expect(understand(words, situationNamed('mail'))).toMatchObject({ kind: 'command', command: { kind } }),
);

test('asks when, if the corrected request needs a time', () => {
  const intent = understand('archive, no, snooze it', situationNamed('mail'));
  expect(intent).toMatchObject({ kind: 'control', control: { kind: 'when', command: 'snooze' } });
});
