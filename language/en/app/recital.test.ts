import { expect, test } from 'vitest';
import { invertedAll, nothingDone, type RecitedAct, recital } from './recital.ts';
import { blockedBy } from './take-back-replies.ts';

const tom: RecitedAct = { kind: 'archive', count: 1, sender: 'Tom' };
const maria: RecitedAct = { kind: 'star', count: 1, sender: 'Maria' };

test.each<[acts: RecitedAct[], words: string]>([
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
  [[tom, { kind: 'reply', count: 1, sender: 'Maria' }], 'Archived Tom, replied to Maria.'],
  [
    [
      { kind: 'forward', count: 1, sender: 'Raj' },
      { kind: 'new', count: 1, sender: 'Ana' },
      { kind: 'new', count: 1, sender: 'Wei' },
    ],
    'Forwarded to Raj, wrote to two.',
  ],
  [[{ kind: 'reply-all', count: 1, sender: 'Maria' }], 'Replied to everyone with Maria.'],
  [
    [{ kind: 'reply', count: 1, sender: 'Maria', when: 'Monday at 8:00' }],
    'Scheduled a reply to Maria for Monday at 8:00.',
  ],
])('%j', (acts, words) => expect(recital(acts)).toBe(words));

test('the recital lists each of several undone acts', () => {
  expect(invertedAll(false, [tom, maria, maria])).toBe('Undone, 3: archived Tom, starred two.');
  expect(invertedAll(true, [tom])).toBe('Done again, 1: archived Tom.');
  expect(blockedBy({ ...tom, kind: 'trash' })).toBe('Tom’s mail was trashed after that. Undo that first.');
});
