import { expect, test } from 'vitest';
import { clockTime, dateIn, formatsOf, numberIn, saidClock } from './formats.ts';

const written = (languages: readonly string[]): string[] => {
  const formats = formatsOf(languages);
  return [
    [clockTime(8 * 60, formats), clockTime(16 * 60 + 5, formats), saidClock(8 * 60, formats)].join(' | '),
    [dateIn(3, 'Dec', null, formats), dateIn(3, 'December', 2027, formats)].join(' | '),
    [numberIn(1_234_567, formats), numberIn(2.14, formats, 1)].join(' | '),
  ].map((text) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' '));
};

const us = ['8:00 AM | 4:05 PM | 8 AM', 'Dec 3 | December 3, 2027', '1,234,567 | 2.1'];
const europe = ['8:00 | 16:05 | 8:00', '3 Dec | 3 December 2027'];

test.each<[languages: string[], written: string[]]>([
  [['en-US'], us],
  [['en'], us],
  [['en-GB'], [...europe, '1,234,567 | 2.1']],
  [['de-DE'], [...europe, '1.234.567 | 2,1']],
  [['de'], [...europe, '1.234.567 | 2,1']],
  [
    ['en-DE', 'de'],
    [...europe, '1.234.567 | 2,1'],
  ],
  [['fr-FR'], [...europe, '1 234 567 | 2,1']],
  [['ja-JP'], ['8:00 | 16:05 | 8:00', 'Dec 3 | December 3, 2027', '1,234,567 | 2.1']],
  [['ar-EG'], ['8:00 AM | 4:05 PM | 8 AM', '3 Dec | 3 December 2027', '1,234,567 | 2.1']],
  [['fa-IR'], [...europe, '1,234,567 | 2.1']],
  [['hi-IN'], ['8:00 AM | 4:05 PM | 8 AM', '3 Dec | 3 December 2027', '12,34,567 | 2.1']],
  [['en-BR'], [...europe, '1.234.567 | 2,1']],
  [['en-US-u-hc-h23'], ['8:00 | 16:05 | 8:00', 'Dec 3 | December 3, 2027', '1,234,567 | 2.1']],
  [[], us],
  [['', 'x', 'not a language', 'qaa', '*', 'en_US'], us],
  [
    ['nonsense-tag-of-nobody', 'de-DE'],
    [...europe, '1.234.567 | 2,1'],
  ],
])('%j', (languages, expected) => expect(written(languages)).toEqual(expected));

test.each([
  [0, '12:00 AM', '12 AM', '0:00'],
  [30, '12:30 AM', '12:30 AM', '0:30'],
  [719, '11:59 AM', '11:59 AM', '11:59'],
  [720, '12:00 PM', '12 PM', '12:00'],
  [1439, '11:59 PM', '11:59 PM', '23:59'],
])('clockTime and spokenTime: %i minutes after midnight', (minutes, shown, said, whole) => {
  const [half, full] = [formatsOf(['en-US']), formatsOf(['en-GB'])];
  expect(clockTime(minutes, half)).toBe(shown.replace(' ', '\u00a0'));
  expect(saidClock(minutes, half)).toBe(said);
  expect([clockTime(minutes, full), saidClock(minutes, full)]).toEqual([whole, whole]);
});
