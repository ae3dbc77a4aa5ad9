// Replies count from sending until the person holds them.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft, DraftKind } from '#domain/draft.ts';
import { MessageId, ThreadId } from '#domain/id.ts';
import { draftOf } from '#test/support/draft-of.ts';
import { makeReady, openDraft } from '#web/commands/draft-box.ts';
import { type Answered, holdBack, leaving, sendDraft } from '#web/commands/leaving.ts';
import { lastDone, tellingOf } from '#web/conversation/script/recent-acts.ts';
import { countAnswers } from './count-answers.ts';
import type { Act } from './triage-record.ts';

let acts: Act[];
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address.endsWith('/stop') ? { held: true } : { state: 'queued', leavesIn: 10_000, strangers: [], problem: null },
    ),
  );
  acts = [];
  stop = countAnswers({
    record: (act) => acts.push(act),
    takeBack: (id) => {
      acts = acts.filter((act) => act.id !== id);
    },
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const draft = (kind: DraftKind): Draft =>
  draftOf({
    kind,
    about: kind === 'new' ? null : { threadId: ThreadId.parse('t1'), messageId: MessageId.parse('m1') },
    to: [{ name: 'Maya', email: 'maya@northwind.example' }],
    subject: 'Budget',
    text: 'Yes.',
  });
const send = async (kind: DraftKind): Promise<void> => {
  openDraft(draft(kind));
  await makeReady();
  expect(sendDraft({ proof: 'tap', at: null })).not.toBeNull();
};

const holdNewest = async (): Promise<Answered | null> => {
  const newest = leaving.current().at(-1);
  return newest ? holdBack(newest.confirmed.sendingId) : null;
};

test.each<[DraftKind, string[]]>([
  ['reply', ['t1']],
  ['reply-all', ['t1']],
  ['forward', []],
  ['new', []],
])('a sent %s counts as %j', async (kind, threads) => {
  await send(kind);
  expect(acts.flatMap(({ threadIds }) => threadIds)).toEqual(threads);
  expect(acts.every((act) => act.kind === 'reply')).toBe(true);
});

test('a held reply does not count until it is sent again', async () => {
  await send('reply');
  expect(await holdNewest()).toBe('held');
  expect(acts).toEqual([]);
  await makeReady();
  sendDraft({ proof: 'tap', at: null });
  expect(acts).toHaveLength(1);
});

test('the summary lists sent replies with the acts, and drops held ones', async () => {
  const before = lastDone(100).length;
  await send('forward');
  await send('reply');
  expect(lastDone(100).slice(before).map(tellingOf)).toEqual([
    { kind: 'forward', count: 1, sender: 'Maya' },
    { kind: 'reply', count: 1, sender: 'Maya' },
  ]);
  await holdNewest();
  expect(
    lastDone(100)
      .slice(before)
      .map((done) => tellingOf(done)?.kind),
  ).toEqual(['forward']);
});
