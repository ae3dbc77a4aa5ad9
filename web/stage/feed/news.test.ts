import { describe, expect, test } from 'vitest';
import type { ThreadId } from '#domain/id.ts';
import type { Label, Thread } from '#domain/mail.ts';
import { threadWith } from '#test/support/thread.ts';
import { advance, startState } from '#web/conversation/player/player-state.ts';
import { newestOf, newsOf, urgentIn } from './news.ts';

const known = [threadWith('one', { at: '2026-01-05T10:00:00Z' }), threadWith('two', { at: '2026-01-05T09:00:00Z' })];
const at = (time: string): { at: string; labels: Label[] } => ({
  at: `2026-01-${time}:00Z`,
  labels: ['inbox', 'unread'],
});
const mapOf = (threads: readonly Thread[]) => new Map(threads.map((thread) => [thread.id, thread]));
const shows = (threads: readonly Thread[], from = startState) =>
  advance(from, {
    kind: 'mailbox',
    ranked: { queue: threads.map(({ id }): ThreadId => id), aside: [] },
    urgent: new Set(),
    settling: false,
  });
const before = shows(known);
const since = newestOf(mapOf(known), 0);
const newsAfter = (after: readonly Thread[]) => newsOf(before, shows(after, before), mapOf(after), since);
const wokenBy = (thread: Thread, by: 'time' | 'message'): Thread => ({
  ...thread,
  reminder: { kind: 'snooze', wakeAt: '2026-01-05T11:00:00Z', unlessAnswered: false, wokenBy: by },
});

describe('announcing arrivals', () => {
  test.each<[string, readonly Thread[], string | null]>([
    ['one that just came', [...known, threadWith('new', at('05T10:01'))], 'New: Priya Shah, Budget.'],
    [
      'a code, which it does not say',
      [...known, threadWith('new', { ...at('05T10:01'), subject: '912 004 is your code' })],
      'New: Priya Shah, a sign-in code.',
    ],
    ['several', [...known, threadWith('a', at('05T10:01')), threadWith('b', at('05T10:02'))], '2 new emails.'],
    ['older mail that is fetched now', [...known, threadWith('old', at('02T10:00'))], null],
    [
      'both at once',
      [...known, threadWith('old', at('02T10:00')), threadWith('new', at('05T10:01'))],
      'New: Priya Shah, Budget.',
    ],
    [
      'what was put off until now',
      [...known, wokenBy(threadWith('back', at('02T10:00')), 'time')],
      'Back: Priya Shah, Budget.',
    ],
    [
      'what an answer brought back',
      [...known, wokenBy(threadWith('back', at('05T10:01')), 'message')],
      'New: Priya Shah, Budget.',
    ],
    ['what is read here and left elsewhere', known.slice(1), 'That email was dealt with elsewhere.'],
    ['nothing', known, null],
  ])('tells of %s', (_name, after, words) => expect(newsAfter(after)).toBe(words));

  test("the user's own mail is not announced", () => {
    const sent = threadWith('mine', { at: '2026-01-06T10:00:00Z', labels: ['sent'] });
    expect(newestOf(mapOf([...known, sent]), 0)).toBe(since);
  });
});

describe('mail that goes ahead of the queue', () => {
  const item = (id: string, tier: 0 | 1) => ({ threadId: threadWith(id).id, tier, why: '', seconds: 1 });
  test.each<[string, Thread, 0 | 1, boolean]>([
    ['a question that came now', threadWith('new', at('05T10:01')), 0, true],
    ['a question that is only fetched now', threadWith('old', at('02T10:00')), 0, false],
    ['what was put off until now', wokenBy(threadWith('back', at('02T10:00')), 'time'), 0, true],
    ['a newsletter that came now', threadWith('new', at('05T10:01')), 1, false],
    ['a question that stands there already', threadWith('one', at('05T10:01')), 0, false],
  ])('%s', (_name, thread, tier, passes) => {
    const threads = mapOf([...known, thread]);
    expect(urgentIn([item(thread.id, tier)], before.views.queue.here, threads, since).has(thread.id)).toBe(passes);
  });
});
