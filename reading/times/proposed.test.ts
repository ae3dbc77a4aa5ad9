// A time is one that the person sees: hidden text offers none, and unusual digits count as they look.
import { expect, test } from 'vitest';
import { read } from '#reading/read.ts';
import { proposedTimes } from './proposed.ts';
import { offsetSent, zoneOfOffset } from './sender-zone.ts';

const sentAt = new Date('2026-11-24T09:00:00Z');
const here = { now: sentAt, zone: 'Europe/Berlin' };

const timesIn = (html: string): (number | null)[] => {
  const reading = read({
    html,
    text: null,
    subject: 'Call',
    from: { name: 'Dana', email: 'dana@far.example' },
    headers: new Map(),
    ownAddress: 'alex@northwind.example',
  });
  return proposedTimes(reading, sentAt, 'Europe/Berlin', here).map(({ from }) => from);
};

test.each([
  'display:none',
  'visibility:hidden',
  'font-size:0',
  'opacity:0',
  'color:#fff;background:#fff',
  'position:absolute;left:-9999px',
  'height:0;overflow:hidden',
  'text-indent:-9999px',
])('a time that is hidden by %s is not offered', (style) => {
  const hidden = `<p style="${style}">Would Friday at 9:00 work for you?</p>`;
  expect(timesIn(`<p>Would Thursday at 15:00 work for you?</p>${hidden}`)).toEqual([15 * 60]);
});

test('full-width digits are the digits that they look like', () => {
  expect(timesIn('<p>Would Thursday at １５:００ work for you?</p>')).toEqual([15 * 60]);
});

test.each([
  ['Am I free to send it to the auditors tomorrow at 9?', 0],
  ['I am free to talk tomorrow at 9.', 1],
  ['I am free tomorrow at 9.', 1],
])('“%s” offers %d times', (words, count) => {
  expect(timesIn(`<p>${words}</p>`)).toHaveLength(count);
});

test.each([
  ['Tue, 24 Nov 2026 10:00:00 -0500', 'America/New_York'],
  ['Tue, 24 Nov 2026 10:00:00 +0100', 'Europe/Berlin'],
  ['Tue, 24 Nov 2026 10:00:00 +0530', 'Asia/Kolkata'],
  // Many programs write UTC wherever they are.
  ['Tue, 24 Nov 2026 10:00:00 +0000', 'Europe/Berlin'],
  ['no date', 'Europe/Berlin'],
])('%s is the clock of %s', (header, zone) => {
  expect(zoneOfOffset(offsetSent(header) ?? undefined, sentAt, 'Europe/Berlin')).toBe(zone);
});
