import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rowsOf } from './rows.ts';

const nameOf = (line: string) => createHash('sha256').update(line).digest('hex').slice(0, 10);
const ours = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

const given = {
  id: 'hwu64:1',
  tokens: ['cancel', 'my', 'meeting'],
  intent: 'calendar_remove',
  inScope: true,
  product: 'cancel_event',
  slots: [{ type: 'event_name', tokenStart: 2, tokenEnd: 3 }],
  source: 'HWU64, CC BY 4.0',
};

test('unlabelled lines get our labels by hash, and lines without one are not for Flow', () => {
  const rows = rowsOf({
    train: `${JSON.stringify(given)}\n`,
    dev: '',
    unlabelled: 'ring anna at noon\ncancel my meeting\nplay a song\n',
    labels: `# ours\n${nameOf('ring anna at noon')}\temail_querycontact\tperson:1-2 timeofday:3-4\n`,
    corrections: 'hwu64:1\tcalendar_remove\t\n',
    written: 'yes\tyes indeed | sure\n',
    nameOf,
  });
  expect(rows.map(({ intent, source, inScope }) => [intent, source, inScope])).toEqual([
    ['calendar_remove', 'hwu', true],
    [null, 'written', false],
    [null, 'written', false],
    ['email_querycontact', 'ours', true],
    [null, 'rest', false],
  ]);
  expect(rows[0]?.slots).toEqual([]);
  expect(rows[3]?.slots).toEqual([
    { type: 'person', from: 1, to: 2 },
    { type: 'timeofday', from: 3, to: 4 },
  ]);
});

test('our labels contain no words of the corpora, and each labels another line', () => {
  const lines = ours('labels.tsv').trim().split('\n').slice(1);
  const label = /^[0-9a-f]{10}\t(?:none\t[a-z_]*|(?:calendar|email)_[a-z]+\t(?:[a-z_]+:\d+-\d+ ?)*)$/;
  expect(lines.filter((line) => !label.test(line))).toEqual([]);
  expect(new Set(lines.map((line) => line.slice(0, 10))).size).toBe(lines.length);
});
