// A model's proposal becomes a question about one of Flow's intents, or nothing.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { situationNamed } from '#language/evaluation/independent-states.ts';
import { shortFor } from '#language/evaluation/score.ts';
import { labelOf } from '#language/training/phrase-rows.ts';
import { understand } from '#language/understand.ts';
import { dialogueStatesOf } from './dialogue-state.ts';
import { intentFromProposal } from './intent-from-proposal.ts';
import { intentLabels } from './intent-labels.ts';
import { loadIntentModel, unloadIntentModel } from './loaded-intent-model.ts';
import { phraseOf, proposalsIn } from './proposals.ts';

beforeAll(() => loadIntentModel(readFileSync(new URL('../model/intents.bin', import.meta.url))));
afterAll(unloadIntentModel);

const states = ['mail', 'resting', 'empty', 'found', 'opened', 'undone', 'ready'].map(situationNamed);

const sample: Record<string, string> = {
  time: 'friday at nine',
  name: 'sarah lind',
  label: 'travel',
  text: 'the budget is fine',
  number: '2',
  emails: 'newsletters',
};

const all = proposalsIn(Object.values(intentLabels).flat());

describe('each phrase that names an intent to the model', () => {
  test.each(
    all.flatMap(({ intent, phrases }) =>
      phrases.map((phrase) => ({ intent, phrase, about: /\{(\w+)\}/.exec(phrase)?.[1] ?? null })),
    ),
  )('$phrase is $wish to Flow itself', ({ intent, phrase, about }) => {
    const what = about === null ? null : (sample[about] ?? null);
    const words = phraseOf({ intent, about: what });
    expect(words).not.toContain('{');
    const intents = states
      .filter((one) => proposalsIn(dialogueStatesOf(one)).some((it) => it.intent === intent))
      .map((one) => ({
        one,
        own: understand(words, one),
        it: intentFromProposal({ intent, about: what }, words, one),
      }));
    expect(intents.map(({ it }) => it?.said)).toContain(words);
    const sure = intents.map(({ own }) => labelOf(own.kind === 'unsure' ? own.meant : own));
    expect(sure, phrase).toContain(intent);
  });
});

const mail = situationNamed('mail');
const proposed = (label: string | null, about: string | null, words: string, situation = mail) =>
  intentFromProposal({ intent: label, about }, words, situation);

describe("a model's proposal", () => {
  test.each([
    ['archive', null, 'off to the attic with it', 'archive', 'archive this'],
    ['snooze', 'next friday', 'bother me again next Friday', 'snooze', 'snooze until next friday'],
    ['forward', 'priya', 'let priya have a look', 'forward:who', 'forward this to Priya'],
    ['label', 'travel', 'this belongs with the travel stuff', 'label:Label_Travel', 'label this as Travel'],
    ['inquiry:deadline', null, 'how long may I dither', 'inquiry:deadline', 'what is the deadline'],
    ['bulk:archive', 'newsletters', 'I am done with newsletters', 'bulk:archive', 'archive all newsletters'],
  ])('%s, about %s, needs a confirmation', (label, about, words, short, said) => {
    const intent = proposed(label, about, words);
    expect(intent?.said).toBe(said);
    expect(intent?.intent.kind).toBe('unsure');
    expect(intent && shortFor(intent.intent)).toBe(`${short}?`);
  });

  test("carries the model's mark if it changes mail", () => {
    expect(proposed('archive', null, 'off to the attic with it')?.intent.meant).toMatchObject({ by: 'model' });
  });
});

describe('no proposal becomes an intent', () => {
  const never = [
    'yes',
    'no',
    'answer:yes',
    'option:0',
    'stop',
    'pause',
    'send',
    'later',
    'hold',
    'unsend',
    'people',
    'note',
  ];
  test.each(never)('if it answers, stops or sends: %s', (label) => {
    for (const name of ['mail', 'ready', 'held', 'left', 'writing', 'question', 'choice', 'confirming'])
      expect(proposed(label, null, 'go on then', situationNamed(name))).toBeNull();
  });

  test.each(['question', 'choice', 'confirming', 'whichPerson'])('while Flow waits for an answer: %s', (name) => {
    const situation = situationNamed(name);
    expect(proposalsIn(dialogueStatesOf(situation))).toEqual([]);
    expect(proposed('archive', null, 'put it away', situation)).toBeNull();
  });

  test.each([
    ['of a wish that does not exist', 'delete everything', null, 'tidy up'],
    ['of a property that every object has', 'constructor', null, 'tidy up'],
    ['of one that means nothing here', 'save', null, 'tidy up'],
    ['about somebody who was not named', 'forward', 'mallory@evil.example', 'let priya have a look'],
    ['about a part of a word', 'forward', 'pri', 'let priya have a look'],
    ['that lacks what it is about', 'bulk:trash', null, 'tidy up'],
    ['that was forbidden', 'trash', null, 'whatever you do, do not delete it'],
    ['that nobody could get back', 'trash', null, 'make this vanish permanently'],
    ['at all', null, null, 'tidy up'],
  ])('%s', (_what, label, about, words) => {
    expect(proposed(label, about, words)).toBeNull();
  });
});
