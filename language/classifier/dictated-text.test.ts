// Dictated text stays text, even if the intent model takes it for a request.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { situationNamed } from '#language/evaluation/independent-states.ts';
import { understand } from '#language/understand.ts';
import { loadIntentModel, unloadIntentModel } from './loaded-intent-model.ts';

beforeAll(() => loadIntentModel(readFileSync(new URL('../model/intents.bin', import.meta.url))));
afterAll(unloadIntentModel);

const leads: readonly (readonly [lead: string, act: string])[] = [
  ['reply saying', 'reply'],
  ['reply that', 'reply'],
  ['tell her that', 'reply'],
  ['let them know that', 'reply'],
  ['reply to him and say', 'reply'],
  ['write back that', 'reply'],
  ['reply all saying', 'reply-all'],
  ['tell everyone', 'reply-all'],
  ['forward this to Tom saying', 'forward'],
  ['email Maya saying', 'new'],
  ['email Maya about the lease saying', 'new'],
  ['note to self', 'note'],
  ['take a note', 'note'],
  ['jot down that', 'note'],
  ['remember that', 'note'],
  ['write this down:', 'note'],
];

describe.each([
  'we can archive this',
  'I will mute the thread',
  'this is spam',
  'I want to unsubscribe from the list',
  'they can mark it as read',
  'we snooze the project until Monday',
  'the key is under the mat',
  'we should find the invoice from Acme',
  'we undo the last change',
  'I will read it tomorrow',
])('%s', (text) => {
  test.each(
    leads.filter(([lead]) => !text.endsWith('tomorrow') || !/that$|everyone/.test(lead) || lead === 'remember that'),
  )('is written after: %s', (lead, act) => {
    const intent = understand(`${lead} ${text}`, situationNamed('mail'));
    expect(intent).toMatchObject({ kind: 'draft', act: { kind: act, words: expect.stringContaining(text) } });
  });
});

test.each([
  ['reply that I need more time', 'short'],
  ['let them know I can not manage it that quickly', 'reply'],
  ['remind me about this tomorrow', 'remind'],
])('what is no text is what it was: %s', (words, kind) =>
  expect(JSON.stringify(understand(words, situationNamed('mail')))).toContain(`"${kind}"`),
);
