import { expect, test } from 'vitest';
import { blockedBy, invertedAll, nothingDone, type Recited, recital } from './recital.ts';

const tom: Recited = { kind: 'archive', count: 1, sender: 'Tom' };
const maria: Recited = { kind: 'star', count: 1, sender: 'Maria' };

test.each<[acts: Recited[], words: string]>([
  [[], nothingDone],
  [[tom], 'Archived Tom.'],
  [[tom, { ...tom, sender: '' }, maria], 'Archived two, starred Maria.'],
  [
    [
      { ...tom, count: 43 },
      { kind: 'snooze', count: 1, sender: 'Tom', when: 'Monday at 8:00' },
    ],
    'Archived 43, snoozed Tom to Monday at 8:00.',
  ],
  [[{ kind: 'remind', count: 1, sender: 'Ana', when: 'Friday at 8:00' }], 'Set a reminder on Ana for Friday at 8:00.'],
  [[{ kind: 'mark-read', count: 1, sender: 'Ana' }], 'Marked Ana read.'],
  [[{ kind: 'trash', count: 1, sender: '' }], 'Trashed one.'],
])('%j', (acts, words) => expect(recital(acts)).toBe(words));

test('several that were taken back are each told', () => {
  expect(invertedAll(false, [tom, maria, maria])).toBe('Undone, 3: archived Tom, starred two.');
  expect(invertedAll(true, [tom])).toBe('Done again, 1: archived Tom.');
  expect(blockedBy({ ...tom, kind: 'trash' })).toBe('Tom’s mail was trashed after that. Undo that first.');
});
