import { expect, test } from 'vitest';
import { situationNamed } from '#language/evaluation/independent-states.ts';
import { heard, moment } from '#test/support/judging.ts';
import { judge } from './judge.ts';

const situation = situationNamed('spoken');

/** What both passes heard, and what Flow makes of it. The first columns are from real recordings. */
test.each([
  ['make it an hour longer', 'make it an hour later', 'ask', 'make it an hour later'],
  ['what have i done today', 'what have i got on today', 'obey', 'what have i got on today'],
  ['block wednesday night', 'black lunch tomorrow', 'ask', 'block wednesday night'],
  ['push the standup by half an hour', 'push the stand up by half an hour', 'obey', 'push the standup by half an hour'],
  [
    'move the board prep to friday at ten',
    'move the bar prep to friday at one',
    'ask',
    'move the board prep to friday at ten',
  ],
  ['block friday afternoon', 'block friday afternoon', 'obey', 'block friday afternoon'],
  ['archive this', 'archive this', 'obey', 'archive this'],
])('the grammar heard “%s”, the free pass “%s”: %s “%s”', (grammar, general, kind, words) => {
  const transcript = heard(grammar, { general });
  expect(judge(transcript, moment({ situation, spoken: [], seconds: 2 }))).toMatchObject({ kind, words });
});
