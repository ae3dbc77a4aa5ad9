import { describe, expect, test } from 'vitest';
import { fallback, notice, reply, type Told } from './replies.ts';

const mail = { count: 1, sender: 'Tomas Brandt', subject: 'Platform on-call', lesser: false };
const archive: Told = { kind: 'archive', ...mail };

const cases: [name: string, told: Told, said: string, shown: string][] = [
  ['archive', archive, 'Archived.', 'Archived Tomas Brandt, Platform on-call'],
  [
    'the lesser choice',
    { ...mail, kind: 'archive', lesser: true },
    'Archived, not trashed.',
    'Archived Tomas Brandt, Platform on-call',
  ],
  ['trash', { ...mail, kind: 'trash' }, 'Trashed.', 'Trashed Tomas Brandt, Platform on-call'],
  ['star', { ...mail, kind: 'star' }, 'Starred.', 'Starred Tomas Brandt, Platform on-call'],
  ['unstar', { ...mail, kind: 'unstar' }, 'Unstarred.', 'Unstarred Tomas Brandt, Platform on-call'],
  ['mark read', { ...mail, kind: 'mark-read' }, 'Marked read.', 'Marked read Tomas Brandt, Platform on-call'],
  ['mark unread', { ...mail, kind: 'mark-unread' }, 'Marked unread.', 'Marked unread Tomas Brandt, Platform on-call'],
  ['several', { ...archive, count: 3 }, 'Archived 3 emails.', 'Archived 3 emails'],
  ['no names', { ...archive, sender: '', subject: '' }, 'Archived.', 'Archived'],
  ['no subject', { ...archive, subject: '' }, 'Archived.', 'Archived Tomas Brandt'],
  [
    'undo of an archive',
    { kind: 'undo', of: 'archive', ...mail },
    'Undone. Tomas Brandt’s mail is back in the inbox.',
    'Undone: Tomas Brandt, Platform on-call',
  ],
  [
    'undo of a star, nameless',
    { kind: 'undo', of: 'star', count: 1, sender: '', subject: '' },
    'Undone. The mail has no star.',
    'Undone',
  ],
  [
    'undo of several',
    { kind: 'undo', of: 'mark-read', count: 4, sender: '', subject: '' },
    'Undone. 4 emails are unread again.',
    'Undone: 4 emails',
  ],
  [
    'redo',
    { kind: 'redo', of: 'archive', ...mail },
    'Archived again.',
    'Archived again: Tomas Brandt, Platform on-call',
  ],
];

describe('what Flow says', () => {
  test.each(cases)('%s', (_, told, said, shown) => {
    expect(reply(told)).toBe(said);
    expect(notice(told)).toBe(shown);
  });

  test('names what works here where it did not understand', () => {
    expect(fallback('play jazz', ['archive', 'next', 'undo'])).toBe(
      'I did not catch that: “play jazz”. Try archive, next or undo.',
    );
    expect(fallback('', ['undo'])).toBe('I did not catch that. Try undo.');
    expect(fallback('hm', [])).toBe('I did not catch that: “hm”.');
  });

  test('cuts what is too long for a line, never through a character', () => {
    const long = '🙂'.repeat(200);
    expect(fallback(long, [])).toBe(`I did not catch that: “${'🙂'.repeat(79)}…”.`);
    expect(notice({ ...archive, subject: 'a\n b'.repeat(60) }).length).toBeLessThan(110);
  });
});
