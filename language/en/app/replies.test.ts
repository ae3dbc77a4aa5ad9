import { describe, expect, test } from 'vitest';
import { formatsOf } from '#domain/formats.ts';
import { type CompletedCommand, fallback, notice, reply } from './replies.ts';

const mail = { count: 1, sender: 'Tomas Brandt', subject: 'Platform on-call', lesser: false };
const archive: CompletedCommand = { kind: 'archive', ...mail };

const monday = {
  at: new Date('2026-11-23T07:00:00Z'),
  now: new Date('2026-11-17T09:20:00Z'),
  zone: 'Europe/Berlin',
  formats: formatsOf(['en-GB']),
  unlessAnswered: false,
};

const cases: [name: string, completed: CompletedCommand, said: string, shown: string][] = [
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
    { kind: 'undo', of: 'archive', inInbox: true, ...mail },
    'Undone. Tomas Brandt’s mail is back in the inbox.',
    'Undone: Tomas Brandt, Platform on-call',
  ],
  [
    'undo of a star, nameless',
    { kind: 'undo', of: 'star', count: 1, sender: '', subject: '', inInbox: true },
    'Undone. The mail has no star.',
    'Undone',
  ],
  [
    'undo of several',
    { kind: 'undo', of: 'mark-read', count: 4, sender: '', subject: '', inInbox: true },
    'Undone. 4 emails are unread again.',
    'Undone: 4 emails',
  ],
  ['snooze', { kind: 'snooze', ...mail, ...monday }, 'Back Monday at 8:00.', 'Snoozed until Monday 8:00'],
  [
    'snooze of several',
    { kind: 'snooze', ...mail, ...monday, count: 2 },
    'Back Monday at 8:00.',
    'Snoozed until Monday 8:00: 2 emails',
  ],
  ['reminder', { kind: 'remind', ...mail, ...monday }, 'I’ll remind you Monday at 8:00.', 'Reminder Monday 8:00'],
  [
    'reminder that hangs on an answer',
    { kind: 'remind', ...mail, ...monday, unlessAnswered: true },
    'I’ll remind you Monday at 8:00 if Tomas Brandt has not answered.',
    'Reminder Monday 8:00',
  ],
  ['mute', { ...mail, kind: 'mute' }, 'Muted.', 'Muted Tomas Brandt, Platform on-call'],
  ['unmute', { ...mail, kind: 'unmute' }, 'Unmuted.', 'Unmuted Tomas Brandt, Platform on-call'],
  ['block', { ...mail, kind: 'block', who: 'Flash Deals' }, 'Blocked Flash Deals.', 'Blocked Flash Deals'],
  [
    'block of a sender with more mail',
    { ...mail, count: 3, kind: 'block', who: 'Flash Deals' },
    'Blocked Flash Deals. 3 emails moved to spam.',
    'Blocked Flash Deals, 3 emails to spam',
  ],
  [
    'unblock',
    { ...mail, count: 0, kind: 'unblock', who: 'Flash Deals' },
    'Unblocked Flash Deals.',
    'Unblocked Flash Deals',
  ],
  [
    'undo of a block',
    { ...mail, count: 3, kind: 'undo', of: 'block', inInbox: true, sender: 'Flash Deals' },
    'Undone. Flash Deals is no longer blocked.',
    'Undone: 3 emails',
  ],
  ['spam', { ...mail, kind: 'spam' }, 'Moved to spam.', 'Moved to spam Tomas Brandt, Platform on-call'],
  [
    'no spam',
    { ...mail, kind: 'not-spam' },
    'Moved to your inbox.',
    'Moved to your inbox Tomas Brandt, Platform on-call',
  ],
  [
    'undo of a snooze',
    { kind: 'undo', of: 'snooze', inInbox: true, ...mail },
    'Undone. Tomas Brandt’s mail is back in the inbox.',
    'Undone: Tomas Brandt, Platform on-call',
  ],
  [
    'undo of a second snooze',
    { kind: 'undo', of: 'snooze', inInbox: false, ...mail },
    'Undone. Tomas Brandt’s mail comes back when it was to before.',
    'Undone: Tomas Brandt, Platform on-call',
  ],
  [
    'undo of a reminder',
    { kind: 'undo', of: 'remind', inInbox: true, ...mail },
    'Undone. Tomas Brandt’s mail has no reminder.',
    'Undone: Tomas Brandt, Platform on-call',
  ],
  [
    'redo',
    { kind: 'redo', of: 'archive', inInbox: true, ...mail },
    'Archived again.',
    'Archived again: Tomas Brandt, Platform on-call',
  ],
];

describe('what Flow says', () => {
  test.each(cases)('%s', (_, command, said, shown) => {
    expect(reply(command)).toBe(said);
    expect(notice(command)).toBe(shown);
  });

  test('suggests phrases that work here after a miss', () => {
    expect(fallback('play jazz', ['archive', 'next', 'undo'])).toBe(
      'I did not catch that: “play jazz”. Try archive, next or undo.',
    );
    expect(fallback('', ['undo'])).toBe('I did not catch that. Try undo.');
    expect(fallback('hm', [])).toBe('I did not catch that: “hm”.');
  });

  test('cuts long text, never through a character', () => {
    const long = '🙂'.repeat(200);
    expect(fallback(long, [])).toBe(`I did not catch that: “${'🙂'.repeat(79)}…”.`);
    expect(notice({ ...archive, subject: 'a\n b'.repeat(60) }).length).toBeLessThan(110);
  });
});
