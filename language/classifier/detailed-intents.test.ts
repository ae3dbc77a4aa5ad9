import { expect, test } from 'vitest';
import { states } from '#language/evaluation/score.ts';
import { intentForLabel } from './intent-for-label.ts';
import type { IntentLabel } from './intent-labels.ts';

const read = (label: IntentLabel, heard: string, state: keyof typeof states = 'mail') =>
  intentForLabel(label, { heard, situation: states[state] });

test.each([
  ['take back the last couple of things', { kind: 'last', count: 2 }],
  ['reverse the last few of them', { kind: 'last', count: 3 }],
  ['undo the last half dozen', { kind: 'last', count: 6 }],
  ['it was the one before that, put it back', { kind: 'nth', nth: 2 }],
  ['undo the whole session', { kind: 'all' }],
])('acts to undo: %s', (heard, pick) => {
  expect(read('take-back', heard)).toEqual({ kind: 'take-back', which: { redo: false, pick } });
});

test.each([
  ['keep the machines out of this', { kind: 'people' }],
  ['skip whatever he wrote', { kind: 'sender', keep: false }],
  ['restrict it to people', { kind: 'people' }],
])('who is passed over: %s', (heard, over) => {
  expect(read('pass', heard)).toEqual({ kind: 'control', control: { kind: 'pass', over } });
});

test.each([
  ['one and three quarter times, please', 1.75],
  ['half as fast again', 1.5],
  ['a hundred percent of the speed', 1],
  ['the speed you normally have', 1],
])('how fast: %s', (heard, rate) => {
  expect(read('speed', heard)).toEqual({ kind: 'control', control: { kind: 'speed', rate } });
});

test.each([
  ['bulk:archive', 'empty my inbox into the archive'],
  ['bulk:archive', 'clear my whole inbox out'],
] as const)('which mails: %s, %s', (label, heard) => {
  expect(read(label, heard)).toMatchObject({ kind: 'bulk', request: { act: 'archive' } });
});

test.each([
  ['new', 'I must write to my landlord about the leak', 'my landlord'],
  ['forward', 'this is one for our lawyer', 'our lawyer'],
  ['forward', 'pass my mail on', null],
] as const)('skipped mail by kind: %s, %s', (label, heard, who) => {
  expect(read(label, heard)).toMatchObject({ kind: 'draft', act: { kind: label, who } });
});
