// Bulk commands: Flow asks with the count and the senders, a "yes" that names the act runs one command, and one undo reverts it.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Command } from '#commands/registry.ts';
import { ThreadId } from '#domain/id.ts';
import { labelToMake } from '#domain/label.ts';
import { hasLabel, type Label, LabelId, type Message } from '#domain/mail.ts';
import { understand } from '#language/understand.ts';
import { stillPlayer } from '#test/support/still-player.ts';
import { threadWith } from '#test/support/thread.ts';
import { keepIn } from '#web/commands/dispatch.ts';
import { show } from '#web/commands/outbox-entries.ts';
import { createAsking, type Picked } from '#web/conversation/asking/asking.ts';
import { createQuestions } from '#web/conversation/asking/questions.ts';
import { createActs, threadOf } from '#web/conversation/mail/acts.ts';
import { createCaptions } from '#web/conversation/script/captions.ts';
import { createSearch } from '#web/conversation/search/search.ts';
import { situationOf } from '#web/conversation/session/situation.ts';
import { forget, learn, mailbox } from '#web/data/mailbox-state.ts';
import { createBulk } from './bulk.ts';
import { answerBulk, askBulk } from './bulk-acts.ts';
import { askAside } from './bulk-aside.ts';

const ownAddress = 'alex@northwind.example';
type Way = NonNullable<Message['unsubscribe']>['way'];
const oneClick: Way = { kind: 'one-click', url: 'https://list.example/leave' };

const from = (id: string, name: string, at: string, way?: Way) =>
  threadWith(id, {
    from: { name, email: `${name.split(' ')[0]?.toLowerCase()}@far.example` },
    at: `2026-01-0${at}T10:00:00Z`,
    subject: `Issue ${id}`,
    ...(way ? { unsubscribe: { list: name, way } } : {}),
  });
const mails = [
  from('p1', 'Priya Shah', '1'),
  from('p2', 'Priya Shah', '2'),
  from('tom', 'Tom Alvarez', '3'),
  from('l1', 'The Ledger', '4', oneClick),
  from('l2', 'The Ledger', '5', oneClick),
  from('f', 'Figma', '6', oneClick),
  from('shop', 'Shop', '7', { kind: 'mail', to: 'leave@shop.example', subject: 'leave' }),
];

let given: Command[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  given = [];
  keepIn(null);
  forget();
  keepIn({
    outbox: {
      give: (entry) => {
        given.push(entry.command);
        show(entry);
      },
      drop: () => {},
      sendNow: () => {},
    },
    acts: { put: () => {}, remove: () => {} },
  });
  learn({
    put: mails,
    labels: ['Legal', 'Clients/Acme', 'Projects/Acme'].map((name) => ({ id: LabelId.parse(`Label_${name}`), name })),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => {
  const captions = createCaptions();
  const questions = createQuestions();
  const player = stillPlayer();
  const acts = createActs({
    player,
    captions,
    questions: createQuestions(),
    search: { follow: () => {} },
    offer: () => {},
  });
  const search = createSearch({ player, captions, ownAddress });
  const assistant = { captions, questions, player, acts, search, bulk: createBulk(), ownAddress };
  const around = { ...assistant, asking: createAsking(), picking: createAsking<Picked>() };
  const say = async (words: string): Promise<string | undefined> => {
    const understood = understand(words, situationOf(around));
    const stays =
      understood.kind === 'bulk'
        ? askBulk(assistant, understood.request, words)
        : understood.kind === 'bulk-answer'
          ? answerBulk(assistant, understood.answer, words)
          : understood.kind === 'answer'
            ? (questions.answer(understood.answer, words), null)
            : `not understood: ${understood.kind}`;
    await new Promise((resolve) => setImmediate(resolve));
    return stays === null ? captions.current()?.flow : `? ${stays}`;
  };
  return { say, acts, assistant };
};

const onDevice = 'You’re offline, so only what is on this device is meant.';
const bearing = (label: Label): string[] =>
  [...mailbox.current().threads.values()].filter((thread) => hasLabel(thread, label)).map(({ id }) => id);

describe('bulk mail commands', () => {
  test('several mails are snoozed until a time as one act, and undo restores them', async () => {
    const { say, acts } = open();
    expect(await say('snooze everything from Priya until Monday')).toMatch(
      /That is 2 emails: 2 from Priya Shah\. Snooze all 2 until Monday at 8(?::00| AM)\?$/,
    );
    expect(await say('yes')).toBe('? Say “yes, snooze”, and I will.');
    expect(given).toEqual([]);
    await say('yes, snooze');
    expect(given).toMatchObject([{ kind: 'snooze', args: { threadIds: ['p2', 'p1'] } }]);
    expect(bearing('inbox')).not.toContain('p1');
    acts.undo();
    expect(bearing('inbox')).toHaveLength(mails.length);
  });

  test.each(['until Monday', 'Monday', 'make it Monday at eight', 'snooze them until Monday morning, please'])(
    'a bulk snooze without a time asks for one and accepts: %s',
    async (time) => {
      const { say } = open();
      expect(await say('snooze everything from Priya')).toBe('Until when?');
      expect(await say(time)).toMatch(/Snooze all 2 until Monday at 8(?::00| AM)\?$/);
      expect(given).toEqual([]);
      await say('yes, snooze');
      expect(given).toMatchObject([{ kind: 'snooze', args: { threadIds: ['p2', 'p1'] } }]);
    },
  );

  test('a bulk snooze without a time changes nothing', async () => {
    const { say } = open();
    await say('snooze everything from Priya');
    expect(await say('no, never mind')).toBe('All right.');
    expect(given).toEqual([]);
  });

  test('several mails get a new label, and the same yes creates it', async () => {
    const { say, acts } = open();
    expect(await say('label everything from Priya as Board')).toBe(
      `${onDevice} There is no label Board yet; a yes makes it. That is 2 emails: 2 from Priya Shah. Label all 2 as Board?`,
    );
    expect(given).toEqual([]);
    expect(await say('yes, label them')).toBe('Labeled Board: 2 emails.');
    expect(bearing(labelToMake('Board')).toSorted()).toEqual(['p1', 'p2']);
    acts.undo();
    expect(bearing(labelToMake('Board'))).toEqual([]);
  });

  test('several mails get an existing label, and Flow asks when two labels match', async () => {
    const { say } = open();
    expect(await say('move everything from Tom to legal')).toContain('Move it to Legal?');
    await say('no');
    expect(await say('move everything from Tom to Acme')).toBe('Clients/Acme or Projects/Acme?');
    expect(await say('the second one')).toContain('Move it to Projects/Acme?');
    await say('yes, move');
    expect(given).toMatchObject([{ kind: 'move', args: { threadIds: ['tom'], label: 'Label_Projects/Acme' } }]);
  });
});

describe('bulk unsubscribe', () => {
  const asked =
    'Shop can only be left one at a time: open one of its emails and say “unsubscribe”. That is 2 mailing lists: Figma and The Ledger. Unsubscribe from all 2?';

  test('bulk unsubscribe names each list once, waits for the yes, and one undo reverts it', async () => {
    const { say, acts, assistant } = open();
    expect(await say('unsubscribe from everything')).toBe(asked);
    expect(await say('yes')).toBe('? Say “yes, unsubscribe”, and I will.');
    expect(given).toEqual([]);
    expect(await say('yes, unsubscribe')).toBe('Unsubscribed from 2 mailing lists.');
    expect(given).toEqual([
      { kind: 'unsubscribe', args: { threadIds: ['f', 'l2'], messageId: 'f', messageIds: ['l2'], anyway: false } },
    ]);
    acts.undo();
    expect(assistant.captions.current()?.flow).toBe('Undone. 2 mailing lists keep coming.');
    expect(given.map(({ kind }) => kind)).toEqual(['unsubscribe', 'undo']);
  });

  test('bulk unsubscribe keeps the lists after a no, and any list the person unticks', async () => {
    const { say } = open();
    await say('unsubscribe from everything');
    expect(await say('no')).toBe('Left as they are.');
    await say('unsubscribe from everything');
    expect(await say('not Figma')).toContain('That is one mailing list: The Ledger. Unsubscribe from it?');
    await say('yes, unsubscribe');
    expect(given).toMatchObject([{ args: { threadIds: ['l2'], messageId: 'l2' } }]);
  });

  test('bulk unsubscribe explains when no list supports one-click unsubscribe', async () => {
    const { say } = open();
    expect(await say('unsubscribe from everything from Shop')).toBe(
      'Shop can only be left one at a time: open one of its emails and say “unsubscribe”.',
    );
    expect(await say('unsubscribe from everything from Tom')).toBe('I find no mailing list like that.');
    expect(threadOf(mails[0]?.id ?? null)).toBeDefined();
  });
});

test('one yes archives all mail set aside, except later arrivals, and one undo restores it', async () => {
  const { say, acts, assistant } = open();
  const aside = ['l1', 'l2', 'f'].map((id) => ThreadId.parse(id));
  const send = (ids: readonly ThreadId[]) =>
    assistant.player.send({ kind: 'mailbox', ranked: { queue: [], aside: ids }, urgent: new Set(), settling: false });
  send(aside);
  askAside(assistant);
  expect(assistant.captions.current()?.flow).toBe('That is 3 emails: 2 from The Ledger, 1 from Figma. Archive all 3?');
  send([...aside, ThreadId.parse('shop')]);
  expect(given).toEqual([]);
  await say('yes, archive');
  expect(given).toMatchObject([{ kind: 'archive', args: { threadIds: ['f', 'l2', 'l1'] } }]);
  expect(bearing('inbox')).toEqual(expect.arrayContaining(['shop']));
  acts.undo();
  expect(bearing('inbox')).toHaveLength(mails.length);
});

test('the question counts threads, and says how many of them are set aside and so not in the queue', async () => {
  const { say, assistant } = open();
  const thread = threadWith('long', {
    from: { name: 'Priya Shah', email: 'priya@far.example' },
    labels: ['inbox', 'unread'],
  });
  const more = threadWith('long', { messageId: 'long-2', labels: ['inbox', 'unread'] });
  learn({
    put: [
      { ...thread, messages: [...thread.messages, ...more.messages] },
      threadWith('l1', { from: { name: 'The Ledger', email: 'the@far.example' }, labels: ['inbox', 'unread'] }),
    ],
  });
  const ranked = { queue: [ThreadId.parse('long')], aside: [ThreadId.parse('l1')] };
  assistant.player.send({ kind: 'mailbox', ranked, urgent: new Set(), settling: false });
  expect(await say('mark everything as read')).toMatch(
    /That is 2 emails: [^.]+\. 1 of them is set aside\. Mark all 2 read\?$/,
  );
});
