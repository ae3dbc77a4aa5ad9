import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shortFor, states } from '#language/evaluation/score.ts';
import type { Situation } from '#language/intents/situation.ts';
import { understand } from '#language/understand.ts';
import { loadIntentModel, unloadIntentModel } from './loaded-intent-model.ts';

beforeAll(() => loadIntentModel(readFileSync(new URL('../model/intents.bin', import.meta.url))));
afterAll(unloadIntentModel);

const short = (words: string, situation: Situation) => shortFor(understand(words, situation));

describe('the intent model', () => {
  test.each<[keyof typeof states, string, string]>([
    ['mail', 'that is all dealt with as far as I am concerned, file it', 'archive'],
    ['mail', 'highlight this so that I find it again', 'star'],
    ['mail', 'what on earth do these people expect me to do', 'inquiry:ask'],
    ['mail', 'I lost the thread, start this mail over from the very top', 'read'],
    ['mail', 'hide it from me and show it again tomorrow morning', 'snooze'],
    ['resting', 'alright, let us pick it up again', 'resume'],
    ['left', 'can you still fetch that mail back somehow', 'unsend'],
  ])('%s: %s', (state, words, label) => {
    expect(short(words, states[state])).toBe(label);
  });

  test('marks its intents that change mail', () => {
    expect(understand('highlight this so that I find it again', states.mail)).toMatchObject({ by: 'model' });
  });
});

describe('destructive intents and those that reach others need a confirmation', () => {
  test.each<[keyof typeof states, string, string]>([
    ['mail', 'that one is rubbish, into the dustbin with it', 'trash?'],
    ['mail', 'I never want to hear from this person again, ever', 'block?'],
    ['ready', 'wonderful, let it fly', 'send?'],
    ['ready', 'scrap the draft, I will not write to him at all', 'discard?'],
  ])('%s: %s', (state, words, label) => {
    expect(short(words, states[state])).toBe(label);
  });
});

describe('the intent model finds no intent in a name, a topic or a typo', () => {
  const words = [
    'maya',
    'priya',
    'gregor',
    'hiring',
    'budget',
    'lisbon offsite',
    'tax return',
    'dinner friday',
    'arcihve',
  ];
  test.each(words)('%s', (typed) => {
    for (const at of [states.mail, states.resting, { ...states.mail, isPlaying: false }])
      expect(short(typed, at)).toBe('fallback');
  });
});

describe('the phrases work alone', () => {
  test.each<[keyof typeof states, string]>([
    ['mail', "please don't delete this one"],
    ['mail', 'whatever you do, never archive her mails'],
    ['mail', 'did I already delete that one'],
    ['mail', 'the plumber deleted all of his photos last night'],
    ['mail', 'what is the weather like in Oslo'],
    ['mail', 'dim the lights in the kitchen a bit'],
  ])('%s: %s', (state, words) => {
    const intent = understand(words, states[state]);
    expect(['command', 'bulk', 'unsure', 'draft']).not.toContain(intent.kind);
  });

  test.each([
    'we should archive the old plans before Friday',
    'please delete the file when you are done with it',
    'let me know when you are back in the office',
    'archive it',
  ])('while one writes it is text: %s', (words) => {
    expect(short(words, states.writing)).toBe('dictate');
  });

  test('before the model has loaded', () => {
    unloadIntentModel();
    expect(short('hide it from me and show it again tomorrow morning', states.mail)).toBe('fallback');
    loadIntentModel(readFileSync(new URL('../model/intents.bin', import.meta.url)));
  });
});
