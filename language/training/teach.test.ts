import { expect, test } from 'vitest';
import { analyse } from '#language/model/analysis.ts';
import { intentFeatures } from '#language/model/intent-features.ts';
import { scoresOf } from './linear.ts';
import { spaceFrom, vectorIn } from './space.ts';
import { bestOf, type Example, taught } from './teach.ts';

const features = (text: string) => intentFeatures(analyse(text.split(' '), () => []));
const example = (text: string, label: string | null): Example => ({
  features: features(text),
  label,
  weight: 1,
  not: () => false,
});

const drill = { epochs: 8, dropped: 0.1 };

const learnt = [
  ...['cancel my lunch', 'cancel the meeting', 'please cancel it', 'cancel dinner'].map((text) =>
    example(text, 'calendar_remove'),
  ),
  ...['play a song', 'play some jazz', 'please play music', 'play the radio'].map((text) => example(text, '-media')),
  example('cancel the party', null),
];

test('the student learns a class from common features of its rows', () => {
  const { labels, hashes, linear } = taught(learnt, { seed: 1, rounds: 1, most: 500, teachers: drill, student: drill });
  const labelOf = (text: string) => labels[bestOf(scoresOf(linear, vectorIn(spaceFrom(hashes), features(text))))];
  expect(labelOf('cancel breakfast')).toBe('calendar_remove');
  expect(labelOf('play rock')).toBe('-media');
});

test('the same seed trains the same model', () => {
  const options = { seed: 1, rounds: 1, most: 500, teachers: drill, student: drill };
  expect(taught(learnt, options).linear).toEqual(taught(learnt, options).linear);
});
