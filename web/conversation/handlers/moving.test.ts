import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionReport } from '#domain/activity.ts';
import { CommandId, ThreadId } from '#domain/id.ts';
import { quietAssistant } from '#test/support/quiet-assistant.ts';
import { threadWith } from '#test/support/thread.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { onScreen } from '#web/conversation/player/queue-view.ts';
import type { AssistantSession } from '#web/conversation/session/assistant-session.ts';
import { forget, learn } from '#web/data/mailbox-state.ts';
import { utter } from './utter.ts';

const person = (id: string, name: string, day: number, subject: string) =>
  threadWith(id, {
    from: { name, email: `${id}@northwind.example` },
    labels: ['inbox', 'unread'],
    at: `2026-01-0${day}T10:00:00Z`,
    subject,
  });
const people = [
  person('tom', 'Tom Alvarez', 3, 'NDA'),
  person('maria', 'Maria Chen', 5, 'Contract redlines'),
  person('anna', 'Anna Lind', 1, 'Offsite in May'),
];
const newsletters = [person('daily', 'Daily Digest', 4, 'Today'), person('weekly', 'The Weekly', 2, 'Week 1')];
const idsOf = (threads: typeof people) => threads.map(({ id }) => id);

const reports: SessionReport[] = [];
const actId = CommandId.parse('0199aaaa-0000-7000-8000-000000000001');

let assistant: AssistantSession;
const say = (words: string): string => {
  const answer = utter(words, assistant);
  return answer.kind === 'reply' ? answer.words : (assistant.captions.current()?.flow ?? '');
};
const here = (): string | null => queueViewOf(assistant.player.state.current()).current;
const state = () => assistant.player.state.current();

beforeEach(() => {
  vi.useFakeTimers();
  reports.length = 0;
  forget();
  learn({ put: [...people, ...newsletters] });
  assistant = quietAssistant({
    queue: idsOf(people),
    aside: idsOf(newsletters),
    onSession: (report) => reports.push(report),
  });
  return () => {
    assistant.player.close();
    vi.clearAllTimers();
    vi.useRealTimers();
  };
});

describe('moving through the queue', () => {
  test.each([
    ['number three', 'anna'],
    ['the second one', 'maria'],
    ['the newest', 'maria'],
    ['go to the oldest', 'anna'],
    ['go to the end', 'anna'],
    ['go to Maria', 'maria'],
    ['jump to Anna Lind’s mail', 'anna'],
    ['the one from Anna', 'anna'],
    ['the one about the contract', 'maria'],
  ])('“%s”: %s', (words, there) => {
    say(words);
    expect(here()).toBe(there);
  });

  test('Flow rejects a number out of range and searches for an unknown sender', () => {
    expect(say('number nine')).toBe('There are only 3.');
    expect(here()).toBe('tom');
    say('the one from Priya');
    expect(assistant.search.state.current()?.asked).toBe('mail from priya');
  });
});

describe('a session', () => {
  test('starts with the waiting mail and ends with a summary', () => {
    expect(say('catch me up')).toBe('3 emails. Less than a minute.');
    expect(state().playing).toBe(true);
    assistant.player.record({ id: actId, kind: 'archive', threadIds: [ThreadId.parse('x')] });
    expect(say('that’s it')).toBe('Stopped. 1 done, 3 left.');
    expect(state().playing).toBe(false);
    expect(reports.map(({ kind }) => kind)).toEqual(['started', 'completed']);
  });

  test('“done” ends the session only when no mail is left', () => {
    assistant.player.send({ kind: 'left', threadIds: idsOf(people) });
    expect(say('done')).toBe('Stopped. Nothing left.');
  });
});

test('newsletters play on request, then the mail returns', () => {
  expect(say('show the newsletters')).toBe('Newsletters and receipts: 2.');
  expect(here()).toBe('daily');
  expect(say('why is it in other')).toContain('set aside');
  expect(say('back to the inbox')).toBe('Back to your mail: 3 left.');
  expect(here()).toBe('tom');
});

test('Flow reads a mail again from the start', () => {
  assistant.player.send({ kind: 'play' });
  assistant.player.send({ kind: 'finished' });
  say('from the top');
  expect(queueViewOf(state()).unit).toBe(0);
  expect([state().playing, state().atEnd, here()]).toEqual([true, false, 'tom']);
});

test('Flow explains why the current mail comes up and spells the name', () => {
  expect(say('why this one?')).toBe(
    'It asks for nothing I can see; people come before newsletters. You have never written to Tom.',
  );
  expect(say('spell the name')).toBe('Tom Alvarez: T O M, A L V A R E Z. tom at northwind dot example.');
});

describe('skipping', () => {
  const inView = () => [...queueViewOf(state()).here].toSorted();

  test('skips all mail from the current or a named sender until an undo', () => {
    expect(say('skip all from him')).toBe('Skipping 1 email. 2 left. Say undo to have them back.');
    expect([here(), ...inView()]).toEqual(['maria', 'anna', 'maria']);
    say('skip everything from Anna');
    expect(inView()).toEqual(['maria']);
    expect(say('undo')).toBe('Nothing is skipped any more.');
    expect([here(), ...inView()]).toEqual(['maria', 'anna', 'maria', 'tom']);
  });

  test('skipped mail stays out after a sync and returns when the queue is empty', () => {
    say('only from Maria');
    expect(inView()).toEqual(['maria']);
    const ranked = { queue: idsOf(people), aside: idsOf(newsletters) };
    assistant.player.send({ kind: 'mailbox', ranked, urgent: new Set(idsOf(people)), settling: false });
    expect(inView()).toEqual(['maria']);
    assistant.player.send({ kind: 'left', threadIds: idsOf(people.slice(1, 2)) });
    expect([here(), ...inView()]).toEqual(['tom', 'anna', 'tom']);
    expect(state().playing).toBe(false);
  });

  test('keeps what asks something of the person', () => {
    const asking = people
      .filter(({ id }) => id === 'maria')
      .map((thread) => ({
        ...thread,
        messages: thread.messages.map((one) => ({ ...one, reading: { ...one.reading, asks: true } })),
      }));
    learn({ remove: idsOf(asking) });
    learn({ put: asking });
    expect(say('only the ones that need an answer')).toBe('Skipping 2 emails. 1 left. Say undo to have them back.');
    expect(inView()).toEqual(['maria']);
  });

  test('does not skip the whole queue or an unnamed sender', () => {
    expect(say('only unread')).toBe('Nothing here is that.');
    expect(say('skip unread mail')).toBe('That is all there is here, so I skip nothing.');
    expect(inView()).toEqual(['anna', 'maria', 'tom']);
    expect(say('skip the newsletters')).toBe('Nothing here is that.');
  });
});

test('the queue follows the requested order: newest or most important', () => {
  expect(say('newest first')).toBe('Newest first.');
  expect(onScreen(queueViewOf(state()))).toEqual(['maria', 'tom', 'anna']);
  expect([here(), state().newestFirst]).toEqual(['maria', true]);
  expect(say('important ones first')).toBe('What matters first.');
  expect(state().newestFirst).toBe(false);
  assistant.player.send({ kind: 'left', threadIds: idsOf(people) });
  expect(say('newest first')).toBe('Nothing is waiting.');
});

test('the person changes how much Flow reads, by steps or at once', () => {
  assistant.player.send({ kind: 'play' });
  say('shorter');
  expect(state().detail).toBe('summaries');
  assistant.player.send({ kind: 'unit', unit: 2 });
  // Switching to headlines resets the position within the mail.
  expect(say('just headlines')).toBe('Just headlines. Say more to hear one.');
  expect([state().detail, here(), queueViewOf(state()).unit]).toEqual(['headlines', 'maria', 0]);
  say('tell me more');
  expect(queueViewOf(state()).unit).toBe(1);
  say('full text');
  expect(state().detail).toBe('full');
});

test('holding mail also closes the bulk question', () => {
  const acts: string[] = [];
  assistant.drafting.now = () => ({ step: 'none', sending: 'held' });
  assistant.drafting.act = ({ kind }) => void acts.push(kind);
  for (const words of ['wait', 'stop']) {
    assistant.bulk.ask({
      act: 'archive',
      to: '',
      notes: [],
      lesser: false,
      filter: { query: [], mailing: null },
      command: (threadIds) => ({ kind: 'archive', args: { threadIds } }),
      total: 0,
      threads: [],
      without: new Set(),
      where: 'device',
    });
    say(words);
    expect(assistant.bulk.current()).toBeNull();
  }
  expect(acts).toEqual(['hold', 'hold-all']);
});
