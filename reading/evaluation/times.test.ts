// Measures the times found in labelled sentences of five kinds of writer. Nobody reads what is missed in the held half.
import { readFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { describe, expect, test } from 'vitest';
import { atWall } from '#domain/wall-time.ts';
import { sentencesOf } from '#reading/sentences.ts';
import { type Proposed, proposedTimes } from '#reading/times/proposed.ts';

type Labelled = { writer: string; sentAt: Date; zone: string; text: string; times: string };

const labelled = (name: string): Labelled[] => {
  let head = { writer: '', sentAt: new Date(0), zone: '' };
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line): Labelled[] => {
      if (line.startsWith('@')) {
        const [, writer = '', at = '', zone = ''] = line.split(' ');
        head = { writer, sentAt: sentAt(at, zone), zone };
      }
      const [text, times] = line.split(' | ');
      return text === undefined || times === undefined || line.startsWith('#') ? [] : [{ ...head, text, times }];
    });
};

const sentAt = (wall: string, zone: string): Date => new Date(atWall(wall, zone).at);

const foundIn = ({ sentAt: at, zone, text }: Labelled): Proposed[] =>
  proposedTimes({ paragraphs: text.split(' / ').map(sentencesOf), bulk: false }, at, zone, {
    now: at,
    zone: 'Europe/Berlin',
  });

const written = (one: Proposed): string => {
  const clock = clockOf(one);
  const zone = one.zone.kind === 'yours' ? ['y'] : one.zone.kind === 'said' ? [`s=${one.zone.zone}`] : [];
  if (one.state === 'ask') return [clock, '?'].join(' ').trim();
  const day = (one.day ?? '').slice(5);
  return [day, ...(clock === '' ? [] : [clock]), ...zone, ...(one.state === 'past' ? ['~'] : [])].join(' ');
};

const clockOf = ({ shape, from, to, part }: Proposed): string => {
  switch (shape) {
    case 'at':
      return hours(from);
    case 'range':
      return `${hours(from)}-${hours(to)}`;
    case 'after':
      return `${hours(from)}+`;
    case 'before':
      return `-${hours(to)}`;
    case 'part':
      return part ?? '';
    case 'day':
      return '';
  }
};

const hours = (minutes: number | null): string =>
  minutes === null
    ? '?'
    : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const wrongDays = (row: Labelled): number => {
  const days = row.times.split('; ').map((one) => one.slice(0, 5));
  return foundIn(row).filter(({ state, day }) => state === 'open' && !days.includes((day ?? '').slice(5))).length;
};

const answerOf = (row: Labelled): string => foundIn(row).map(written).join('; ') || '-';

describe('times in labelled sentences', () => {
  test.each(['times.txt', 'times-held.txt'])('%s: at least 95 of 100 are right, and no day is wrong', (name) => {
    const rows = labelled(name);
    const right = rows.filter((row) => answerOf(row) === row.times).length;
    const wrong = rows.reduce((sum, row) => sum + wrongDays(row), 0);
    stdout.write(`\n${name}: ${right} of ${rows.length} right, ${wrong} wrong days\n`);
    if (process.env['MISSED'] && name === 'times.txt')
      for (const row of rows)
        if (answerOf(row) !== row.times) stdout.write(`  ${row.text}\n    ${row.times}\n    ${answerOf(row)}\n`);
    expect(rows.length).toBe(150);
    expect(wrong).toBe(0);
    expect(right / rows.length).toBeGreaterThanOrEqual(0.95);
  });
});
