import { expect, test } from 'vitest';
import { formatsOf } from '#domain/formats.ts';
import { briefMoment, saidMoment, shownMoment } from './moments.ts';

const now = new Date('2026-11-17T09:20:00Z');
const zone = 'Europe/Berlin';
const formats = formatsOf(['en-GB']);

test.each([
  ['2026-11-17T15:00:00Z', 'today at 16:00', 'today 16:00', '16:00'],
  ['2026-11-18T07:00:00Z', 'tomorrow at 8:00', 'tomorrow 8:00', 'Wed 8:00'],
  ['2026-11-23T07:05:00Z', 'Monday at 8:05', 'Monday 8:05', 'Mon 8:05'],
  ['2026-11-24T07:00:00Z', '24 November at 8:00', '24 November 8:00', '24 Nov, 8:00'],
  ['2027-01-01T07:00:00Z', '1 January 2027 at 8:00', '1 January 2027 8:00', '1 Jan 2027, 8:00'],
  ['2026-11-17T23:30:00Z', 'tomorrow at 0:30', 'tomorrow 0:30', 'Wed 0:30'],
])('%s is spoken “%s”, shown “%s”, and short “%s”', (at, said, shown, brief) => {
  const moment = { at: new Date(at), now, zone, formats };
  expect(saidMoment(moment)).toBe(said);
  expect(shownMoment(moment)).toBe(shown);
  expect(briefMoment(moment, false)).toBe(brief);
});

test.each([
  ['2026-11-17T15:05:00Z', 'today at 4:05 PM', 'today 4:05 PM', '4:05 PM'],
  ['2026-11-23T07:00:00Z', 'Monday at 8 AM', 'Monday 8:00 AM', 'Mon 8:00 AM'],
  ['2026-11-24T11:00:00Z', 'November 24 at 12 PM', 'November 24, 12:00 PM', 'Nov 24, 12:00 PM'],
  ['2027-05-01T06:00:00Z', 'May 1, 2027 at 8 AM', 'May 1, 2027, 8:00 AM', 'May 1, 2027, 8:00 AM'],
])('in the United States %s is spoken “%s”, shown “%s”, and short “%s”', (at, ...words) => {
  const moment = { at: new Date(at), now, zone, formats: formatsOf(['en-US']) };
  const texts = [saidMoment(moment), shownMoment(moment), briefMoment(moment, false)];
  expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(words);
});

test('a choice that names its day shows the date', () => {
  expect(briefMoment({ at: new Date('2026-11-23T07:00:00Z'), now, zone, formats }, true)).toBe('23 Nov, 8:00');
});
