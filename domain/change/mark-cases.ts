// What changes do with marks, as cases beside those of `mailbox-cases.ts`: threads that are muted, senders that are blocked.
import type { MailboxChange } from './mailbox.ts';
import { type ChangeCase, monday, senderOf, threads } from './mailbox-cases.ts';

const mute = (...ids: string[]): MailboxChange => ({
  ledger: 'mailbox',
  kind: 'mute',
  threadIds: threads(...ids),
  muted: true,
  remove: ['inbox', 'unread'],
});
const unmute = (...ids: string[]): MailboxChange => ({
  ledger: 'mailbox',
  kind: 'mute',
  threadIds: threads(...ids),
  muted: false,
  remove: [],
});
const block = (blocked: boolean, message: string, ...ids: string[]): MailboxChange => ({
  ledger: 'mailbox',
  kind: 'block',
  email: senderOf(message),
  blocked,
  threadIds: threads(...ids),
});

export const markCases: readonly ChangeCase[] = [
  {
    name: 'muting takes a thread out of the inbox and marks it, and undo ends both',
    before: { a1: ['inbox', 'unread'], a2: ['sent'], b1: ['inbox'] },
    changes: [mute('a')],
    after: { a1: [], a2: ['sent'], b1: ['inbox'] },
    undone: { a1: ['inbox', 'unread'], a2: ['sent'], b1: ['inbox'] },
    muted: { before: [], after: ['a'], undone: [] },
  },
  {
    name: 'what is muted is not muted twice, and undo leaves it so',
    before: { a1: ['inbox'] },
    changes: [mute('a')],
    after: { a1: [] },
    undone: { a1: ['inbox'] },
    muted: { before: ['a'], after: ['a'], undone: ['a'] },
  },
  {
    name: 'unmuting ends the mark and moves no mail, and undo mutes again',
    before: { a1: [], b1: ['inbox'] },
    changes: [unmute('a', 'b')],
    after: { a1: [], b1: ['inbox'] },
    undone: { a1: [], b1: ['inbox'] },
    muted: { before: ['a'], after: [], undone: ['a'] },
  },
  {
    name: 'what is muted waits for nothing, and waits again after an undo',
    before: { a1: [] },
    changes: [mute('a')],
    after: { a1: [] },
    undone: { a1: [] },
    reminders: { before: { a: monday }, after: {}, undone: { a: monday } },
    muted: { before: [], after: ['a'], undone: [] },
  },
  {
    name: 'a thread that is not here is not muted',
    before: { a1: ['inbox'] },
    changes: [mute('b')],
    after: { a1: ['inbox'] },
    undone: { a1: ['inbox'] },
    muted: { before: [], after: [], undone: [] },
  },
  {
    name: 'muted and unmuted again, it is undone step by step',
    before: { a1: ['inbox'] },
    changes: [mute('a'), unmute('a')],
    after: { a1: [] },
    undone: { a1: ['inbox'] },
    muted: { before: [], after: [], undone: [] },
  },
  {
    name: 'blocking a sender makes theirs spam, takes the rest of the thread out of the inbox, and undo ends both',
    before: { a1: ['inbox', 'unread'], a2: ['inbox'], a3: ['sent'], b1: ['inbox'] },
    changes: [block(true, 'a1', 'a')],
    after: { a1: ['spam'], a2: [], a3: ['sent'], b1: ['inbox'] },
    undone: { a1: ['inbox', 'unread'], a2: ['inbox'], a3: ['sent'], b1: ['inbox'] },
    blocked: { before: [], after: [senderOf('a1')], undone: [] },
  },
  {
    name: 'a sender of whom no mail is here is blocked all the same',
    before: { b1: ['inbox'] },
    changes: [block(true, 'z1')],
    after: { b1: ['inbox'] },
    undone: { b1: ['inbox'] },
    blocked: { before: [], after: [senderOf('z1')], undone: [] },
  },
  {
    name: 'a sender who is blocked is not blocked twice, and undo leaves them so',
    before: { a1: ['inbox'] },
    changes: [block(true, 'a1', 'a')],
    after: { a1: ['spam'] },
    undone: { a1: ['inbox'] },
    blocked: { before: [senderOf('a1')], after: [senderOf('a1')], undone: [senderOf('a1')] },
  },
  {
    name: 'unblocking moves no mail, and undo blocks again',
    before: { a1: ['spam'] },
    changes: [block(false, 'a1', 'a')],
    after: { a1: ['spam'] },
    undone: { a1: ['spam'] },
    blocked: { before: [senderOf('a1')], after: [], undone: [senderOf('a1')] },
  },
  {
    name: 'what was thrown away before is not fetched out of the trash to be spam',
    before: { a1: ['trash'], a2: ['inbox'] },
    changes: [block(true, 'a1', 'a')],
    after: { a1: ['trash'], a2: [] },
    undone: { a1: ['trash'], a2: ['inbox'] },
    blocked: { before: [], after: [senderOf('a1')], undone: [] },
  },
  {
    name: 'what is spam waits for nothing, and waits again after an undo',
    before: { a1: [] },
    changes: [block(true, 'a1', 'a')],
    after: { a1: ['spam'] },
    undone: { a1: [] },
    reminders: { before: { a: monday }, after: {}, undone: { a: monday } },
    blocked: { before: [], after: [senderOf('a1')], undone: [] },
  },
];
