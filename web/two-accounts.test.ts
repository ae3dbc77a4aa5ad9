// Two accounts in one page: each has its own mailbox, outbox, drafts, search and assistant, and neither sees the
// other's data.
import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UserId } from '#domain/id.ts';
import { hasLabel, type Thread } from '#domain/mail.ts';
import { quietAssistant } from '#test/support/quiet-assistant.ts';
import { until } from '#test/support/until.ts';
import { journal } from '#web/commands/dispatch.ts';
import { discard, edit, writing } from '#web/commands/draft-box.ts';
import { openMailbox } from '#web/commands/open-mailbox.ts';
import { undoState } from '#web/commands/undo.ts';
import { utter } from '#web/conversation/handlers/utter.ts';
import { queueViewOf } from '#web/conversation/player/player-state.ts';
import { calledAs } from '#web/data/call.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { cachedThreads } from '#web/data/search.ts';
import { standFor } from '#web/data/stand-in.ts';
import { makeDemonstration } from '#web/demo/world.ts';
import { notice, shownNotices } from '#web/ui/notices/notice.ts';
import { createDevice, type Device, findDeviceBy } from './device.ts';

const carried = new AsyncLocalStorage<Device>();

const events = {
  refused: () => {},
  caughtUp: () => {},
  already: () => {},
  stuck: () => {},
  lapsed: () => {},
  trouble: () => {},
  outdated: () => {},
  unknown: () => {},
  sending: { ownAddress: () => undefined, sent: () => {}, back: () => {}, forked: () => {} },
};

/** One account in the page: `at` does something on its device. */
const account = (id: string) => {
  const userId = UserId.parse(id);
  const device = createDevice(userId);
  const at = <Result>(work: () => Result): Result => carried.run(device, work);
  const { standIn } = at(makeDemonstration);
  at(() => standFor(standIn));
  const close = at(() => openMailbox(userId, events, () => {}));
  return { userId, at, close };
};

type Account = ReturnType<typeof account>;

const inbox = (): Thread[] => [...mailbox.current().threads.values()].filter((thread) => hasLabel(thread, 'inbox'));

const assistantOf = ({ at }: Account) => at(() => quietAssistant({ queue: inbox().map(({ id }) => id) }));

describe('two accounts in one page', () => {
  let alex: Account;
  let sam: Account;
  beforeEach(async () => {
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    vi.stubGlobal('window', new EventTarget());
    findDeviceBy(() => carried.getStore());
    alex = account('0199aaaa-0000-7000-8000-000000000001');
    sam = account('0199aaaa-0000-7000-8000-000000000002');
    for (const { at } of [alex, sam]) await until(() => at(inbox).length > 5);
  });
  afterEach(() => {
    for (const { at, close } of [alex, sam]) at(close);
    findDeviceBy(() => undefined);
    vi.unstubAllGlobals();
  });

  test('each call names its own account', () => {
    expect([alex.at(calledAs), sam.at(calledAs)]).toEqual([alex.userId, sam.userId]);
  });

  test('mail archived by voice leaves one inbox, and only that account can undo it', async () => {
    const assistant = assistantOf(alex);
    const [id] = alex.at(inbox).map((thread) => thread.id);
    alex.at(() => utter('archive', assistant));
    await until(() => alex.at(mailbox.current).waiting === 0);
    expect(alex.at(inbox).some((thread) => thread.id === id)).toBe(false);
    expect(sam.at(inbox).some((thread) => thread.id === id)).toBe(true);
    expect(alex.at(undoState).undoable?.about).toEqual([{ kind: 'thread', id }]);
    expect(sam.at(undoState).undoable).toBe(null);
    expect(sam.at(journal.current)).toEqual([]);
    alex.at(() => utter('undo', assistant));
    expect(alex.at(inbox).some((thread) => thread.id === id)).toBe(true);
  });

  test('a draft opens on one device, and its text is no text of the other', async () => {
    const assistant = assistantOf(alex);
    alex.at(() => utter('reply', assistant));
    await until(() => alex.at(writing.current) !== null);
    alex.at(() => edit({ text: 'Only Alex wrote this.' }));
    expect(alex.at(writing.current)?.draft.text).toContain('Only Alex');
    expect(sam.at(writing.current)).toBe(null);
    alex.at(discard);
  });

  test('commands given in turns, in any order, stay with their account', async () => {
    const both = [alex, sam].map((one) => ({ ...one, assistant: assistantOf(one), given: 0 }));
    const words = ['archive', 'star', 'next', 'archive', 'mark as unread', 'next', 'star', 'undo', 'archive'];
    await Promise.all(
      both.map((one, nth) =>
        one.at(async () => {
          for (const said of nth === 0 ? words : words.toReversed()) {
            const before = queueViewOf(one.assistant.player.state.current()).current;
            const length = journal.current().length;
            utter(said, one.assistant);
            await Promise.resolve();
            const last = journal.current().at(-1);
            if (journal.current().length > length) one.given += 1;
            if (journal.current().length > length && last?.command.kind !== 'undo')
              expect(last?.about).toEqual([{ kind: 'thread', id: before }]);
          }
        }),
      ),
    );
    for (const { at, given } of both) expect(at(journal.current)).toHaveLength(given);
    const ids = both.map(({ at }) => at(journal.current).map(({ id }) => id));
    expect(ids[0]?.filter((id) => ids[1]?.includes(id))).toEqual([]);
  });

  test('searches at the same time find and keep threads on their own device', async () => {
    const both = [alex, sam].map((one) => ({ ...one, assistant: assistantOf(one) }));
    const [mine, theirs] = both.map(({ at, assistant }, nth) => {
      at(() => utter(nth === 0 ? 'search for in:sent' : 'find unread emails', assistant));
      return assistant.search.state;
    });
    for (const { assistant } of both) await until(() => assistant.search.state.current()?.state === 'ready');
    expect(mine?.current()?.query).not.toEqual(theirs?.current()?.query);
    await until(() => alex.at(cachedThreads).size > 0);
    const resultIds = new Set(mine?.current()?.results.map(({ threadId }) => threadId));
    expect([...alex.at(cachedThreads)].every((id) => resultIds.has(id))).toBe(true);
    expect(sam.at(cachedThreads).size).toBe(0);
  });

  test('a notice shows on its own device', () => {
    alex.at(() => notice({ title: 'Sent to Maya' }));
    expect(alex.at(shownNotices).map(({ title }) => title)).toEqual(['Sent to Maya']);
    expect(sam.at(shownNotices)).toEqual([]);
  });

  test('a mailbox that closes leaves the other open', () => {
    alex.at(alex.close);
    expect(alex.at(inbox)).toEqual([]);
    expect(sam.at(inbox).length).toBeGreaterThan(5);
  });
});
