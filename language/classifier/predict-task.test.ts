import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { states } from '#language/evaluation/score.ts';
import { understand } from '#language/understand.ts';
import { loadTaskModel, unloadTaskModel } from '#language/unsupported/loaded-task-model.ts';
import { loadIntentModel, unloadIntentModel } from './loaded-intent-model.ts';
import { predictTask } from './predict-task.ts';

const weights = (name: string) => readFileSync(new URL(`../model/${name}.bin`, import.meta.url));
beforeAll(() => {
  loadIntentModel(weights('intents'));
  loadTaskModel(weights('weights'));
});
afterAll(() => {
  unloadIntentModel();
  unloadTaskModel();
});

test.each([
  ['what meetings do I have with the marketing team on Thursday', { kind: 'refused', why: 'calendar' }],
  ['put a lunch with Sarah on Friday at noon into the calendar', { kind: 'event', request: { does: 'put' } }],
  ['delete my dentist appointment next Tuesday', { kind: 'event', request: { does: 'cancel' } }],
  ['what is the phone number of Sarah', { kind: 'ask', request: { does: 'ask' } }],
])('%s', (words, understood) => {
  expect(understand(words, states.mail)).toMatchObject(understood);
});

test.each([
  ['can you remove that event from my calendar please', { kind: 'event', request: { does: 'cancel' } }],
  ['clear my calendar for this Friday', { kind: 'event', request: { does: 'plan' } }],
])('of the calendar, not of mail: %s', (words, understood) => {
  expect(understand(words, states.mail)).toMatchObject(understood);
});

test('a task does not resume reading while the voice rests', () => {
  const words = 'what meetings do I have with the marketing team on Thursday';
  expect(understand(words, states.resting)).toMatchObject({ kind: 'refused', why: 'calendar' });
});

test.each([
  [
    'have I received anything from John this week',
    { kind: 'control', control: { kind: 'search', words: 'mail from john this week' }, by: 'model' },
  ],
  [
    'send an email to Sarah',
    { kind: 'draft', act: { kind: 'new', who: 'sarah', subject: null, words: null }, by: 'model' },
  ],
])('%s, with its slots', (words, understood) => {
  expect(predictTask(words, states.mail)).toEqual(understood);
});

test.each([
  ['what is the weather like in Berlin', 'mail'],
  ['play some jazz', 'mail'],
  ['turn the lights off in the kitchen', 'mail'],
  ['I had a meeting with the marketing team on Thursday', 'writing'],
] as const)('%s is nothing for it', (words, state) => {
  expect(predictTask(words, states[state])).toBeNull();
});

test('without the task model, Flow predicts no task', () => {
  unloadTaskModel();
  expect(predictTask('what meetings do I have with the marketing team on Thursday', states.mail)).toBeNull();
  loadTaskModel(weights('weights'));
});
