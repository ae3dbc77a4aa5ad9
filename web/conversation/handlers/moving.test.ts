// What one says to begin and to end, and to go to another mail of the queue: over a queue of three people and two newsletters.
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

describe('one goes to', () => {
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

  test('nobody who is not there: what is no number is looked for', () => {
    expect(say('number nine')).toBe('There are only 3.');
    expect(here()).toBe('tom');
    say('the one from Priya');
    expect(assistant.search.state.current()?.asked).toBe('mail from priya');
  });
});

describe('a session', () => {
  test('begins with what waits, and ends with what was done', () => {
    expect(say('catch me up')).toBe('3 emails. Less than a minute.');
    expect(state().playing).toBe(true);
    assistant.player.record({ id: actId, kind: 'archive', threadIds: [ThreadId.parse('x')] });
    expect(say('that’s it')).toBe('Stopped. 1 done, 3 left.');
    expect(state().playing).toBe(false);
    expect(reports.map(({ kind }) => kind)).toEqual(['started', 'completed']);
  });

  test('ends by “done” only where no mail is left to be done with', () => {
    assistant.player.send({ kind: 'left', threadIds: idsOf(people) });
    expect(say('done')).toBe('Stopped. Nothing left.');
  });
});

test('the newsletters come when they are asked for, and the mail again after them', () => {
  expect(say('show the newsletters')).toBe('Newsletters and receipts: 2.');
  expect(here()).toBe('daily');
  expect(say('why is it in other')).toContain('set aside');
  expect(say('back to the inbox')).toBe('Back to your mail: 3 left.');
  expect(here()).toBe('tom');
});

test('a mail is read from its beginning again', () => {
  assistant.player.send({ kind: 'play' });
  assistant.player.send({ kind: 'finished' });
  say('from the top');
  expect(queueViewOf(state()).unit).toBe(0);
  expect([state().playing, state().atEnd, here()]).toEqual([true, false, 'tom']);
});

test('why, and how it is spelled, is told of the mail in play', () => {
  expect(say('why this one?')).toBe(
    'It asks for nothing I can see; people come before newsletters. You have never written to Tom.',
  );
  expect(say('spell the name')).toBe('Tom Alvarez: T O M, A L V A R E Z. tom at northwind dot example.');
});

describe('what is skipped', () => {
  const onLane = () => [...queueViewOf(state()).here].toSorted();

  test('is all from whoever wrote the mail that plays, or from somebody by name, until an undo', () => {
    expect(say('skip all from him')).toBe('Skipping 1 email. 2 left. Say undo to have them back.');
    expect([here(), ...onLane()]).toEqual(['maria', 'anna', 'maria']);
    say('skip everything from Anna');
    expect(onLane()).toEqual(['maria']);
    expect(say('undo')).toBe('Nothing is skipped any more.');
    expect([here(), ...onLane()]).toEqual(['maria', 'anna', 'maria', 'tom']);
  });

  test('stays out when the mailbox tells of it again, and comes by itself once all else is done', () => {
    say('only from Maria');
    expect(onLane()).toEqual(['maria']);
    const ranked = { queue: idsOf(people), aside: idsOf(newsletters) };
    // However urgent it is, it was so when it was skipped.
    assistant.player.send({ kind: 'mailbox', ranked, urgent: new Set(idsOf(people)), settling: false });
    expect(onLane()).toEqual(['maria']);
    assistant.player.send({ kind: 'left', threadIds: idsOf(people.slice(1, 2)) });
    expect([here(), ...onLane()]).toEqual(['tom', 'anna', 'tom']);
    expect(state().playing).toBe(false);
  });

  test('is never all there is, and never what nobody named', () => {
    expect(say('only unread')).toBe('Nothing here is that.');
    expect(say('skip unread mail')).toBe('That is all there is here, so I skip nothing.');
    expect(onLane()).toEqual(['anna', 'maria', 'tom']);
    expect(say('skip the newsletters')).toBe('Nothing here is that.');
  });
});

test('the newest come first, or what matters, as it is asked for', () => {
  expect(say('newest first')).toBe('Newest first.');
  expect(onScreen(queueViewOf(state()))).toEqual(['maria', 'tom', 'anna']);
  expect([here(), state().newestFirst]).toEqual(['maria', true]);
  expect(say('important ones first')).toBe('What matters first.');
  expect(state().newestFirst).toBe(false);
  assistant.player.send({ kind: 'left', threadIds: idsOf(people) });
  expect(say('newest first')).toBe('Nothing is waiting.');
});

test('how much is read of each mail is asked for, step by step or at once', () => {
  assistant.player.send({ kind: 'play' });
  say('shorter');
  expect(state().detail).toBe('summaries');
  assistant.player.send({ kind: 'unit', unit: 2 });
  // What was heard beyond a headline is over.
  expect(say('just headlines')).toBe('Just headlines. Say more to hear one.');
  expect([state().detail, here(), queueViewOf(state()).unit]).toEqual(['headlines', 'maria', 0]);
  say('tell me more');
  expect(queueViewOf(state()).unit).toBe(1);
  say('full text');
  expect(state().detail).toBe('full');
});

test('what holds mail closes the question about many as well', () => {
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
