import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTaskModel } from './task-model.ts';
import { tokensOf } from './tokens.ts';

const bytes = readFileSync(path.join(import.meta.dirname, 'weights.bin'));
const model = readTaskModel(bytes);

const understood = (utterance: string): string => {
  const words = tokensOf(utterance);
  const { intent, accepted } = model.classify(words);
  const slots = model.tag(words, intent).map(({ type, from, to }) => `${type}=${words.slice(from, to).join(' ')}`);
  return accepted ? [intent, ...slots].join(' ') : 'none';
};

describe('the weights that ship', () => {
  test.each([
    ['Did Priya write to me yesterday?', 'email_query person=priya date=yesterday'],
    ['put lunch with Martin on my calendar for Thursday', 'calendar_set meal_type=lunch person=martin date=thursday'],
    ['Cancel my meeting on Friday at four pm.', 'calendar_remove event_name=meeting date=friday time=four pm'],
    ['send an email to my boss', 'email_sendemail relation=boss'],
    ['turn the kitchen lights off', 'none'],
    ['will it rain in Bergen', 'none'],
    ['play some jazz', 'none'],
  ])('%j', (utterance, frame) => {
    expect(understood(utterance)).toBe(frame);
  });

  test.each([
    ['yes please', 'yes'],
    ['speak slower', 'slower'],
    ['can you say that again', 'repeat'],
    ['nope that is not it', 'no'],
  ])('%j is a command of Flow’s', (utterance, command) => {
    expect(model.command(tokensOf(utterance)).intent).toBe(command);
  });
});

test.each(['', ' ', '🙂🙂', '.', "'s", 'x'.repeat(10_000), 'по-русски', 'a b '.repeat(3000), '{"id":1}'])(
  'odd input is answered: %#',
  (utterance) => {
    const words = tokensOf(utterance);
    const { intent, scope } = model.classify(words);
    expect(scope).toBeGreaterThanOrEqual(0);
    expect(scope).toBeLessThanOrEqual(1);
    for (const { from, to } of model.tag(words, intent)) expect(to).toBeGreaterThan(from);
  },
);
