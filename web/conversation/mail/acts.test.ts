import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ThreadId } from '#domain/id.ts';
import { threadWith } from '#test/support/thread.ts';
import { dispatch, journal, keepIn } from '#web/commands/dispatch.ts';
import type { Outbox } from '#web/commands/outbox.ts';
import { show } from '#web/commands/outbox-entries.ts';
import { createQuestions } from '#web/conversation/asking/questions.ts';
import { advance, type PlayerEvent, queueViewOf, startState } from '#web/conversation/player/player-state.ts';
import { createCaptions } from '#web/conversation/script/captions.ts';
import { forget, learn, learnOverlays } from '#web/data/mailbox-state.ts';
import { observable } from '#web/data/observable.ts';
import { createActs, type Offer, threadOf } from './acts.ts';

const mail = threadWith('a', { labels: ['inbox', 'unread'] });

const assistant = () => {
  const state = observable(startState);
  const send = (event: PlayerEvent): void => state.become(advance(state.current(), event));
  send({ kind: 'mailbox', ranked: { queue: [mail.id], aside: [] }, urgent: new Set(), settling: false });
  const player = {
    state,
    send,
    session: () => null,
    record() {},
    takeBack() {},
    end() {},
    open() {},
    close() {},
    hush() {},
    tell() {},
    fed() {},
    lend() {},
    borrower: () => null,
  };
  const offer = vi.fn<(offer: Offer | null) => void>();
  const rest = { script: () => null, said: observable(0) };
  const acts = createActs({
    player: { ...player, ...rest },
    captions: createCaptions(),
    questions: createQuestions(),
    search: { follow: () => {} },
    offer,
  });
  return { acts, player, offered: () => offer.mock.lastCall?.[0] ?? null };
};

beforeEach(() => {
  vi.useFakeTimers();
  keepIn(null);
  forget();
  const outbox: Pick<Outbox, 'give' | 'sendNow' | 'drop'> = { give: show, sendNow: () => {}, drop: () => {} };
  keepIn({ outbox, acts: { put: () => {}, remove: () => {} } });
  learn({ put: [mail] });
  return () => {
    vi.clearAllTimers();
    vi.useRealTimers();
  };
});
const labels = () => threadOf(mail.id)?.messages[0]?.labels.toSorted();

describe('undo offer', () => {
  test('the undo button reverts the act it names, even after a later act', () => {
    const { acts, offered } = assistant();
    acts.star();
    const named = offered();
    dispatch({ kind: 'mark-unread', args: { threadIds: [mail.id] } }, { spoken: false });
    acts.undo({}, named?.id);
    expect(labels()).toEqual(['inbox', 'unread']);
  });

  test('the button after an undo offers redo', () => {
    const { acts, offered } = assistant();
    acts.star();
    acts.undo();
    const undone = offered();
    expect(undone?.announcement.kind).toBe('undo');
    acts.redo({}, undone?.id);
    expect(labels()).toEqual(['inbox', 'starred']);
    expect(offered()?.announcement.kind).toBe('redo');
  });
});

test('undo selects the restored mail, even before this device sees that it left', () => {
  const { acts, player } = assistant();
  const other = { ...mail, id: ThreadId.parse('other') };
  const stale = { queue: [mail.id, other.id], aside: [] };
  learn({ put: [other] });
  player.send({ kind: 'mailbox', ranked: stale, urgent: new Set(), settling: false });
  acts.here('archive');
  expect(queueViewOf(player.state.current()).current).toBe(other.id);
  learnOverlays(() => []);
  player.send({ kind: 'mailbox', ranked: stale, urgent: new Set(), settling: false });
  acts.undo();
  expect(queueViewOf(player.state.current()).current).toBe(mail.id);
});

test('undo before any mail loads selects the restored mail once it loads', () => {
  const { acts, player } = assistant();
  const other = { ...mail, id: ThreadId.parse('other') };
  const ranked = { queue: [other.id], aside: [] };
  acts.here('archive');
  learn({ remove: [mail.id] });
  player.send({ kind: 'mailbox', ranked, urgent: new Set(), settling: false });
  expect(queueViewOf(player.state.current()).current).toBe(other.id);
  acts.undo();
  learn({ put: [mail, other] });
  player.send({
    kind: 'mailbox',
    ranked: { ...ranked, queue: [other.id, mail.id] },
    urgent: new Set(),
    settling: false,
  });
  expect(queueViewOf(player.state.current()).current).toBe(mail.id);
});

test('one key toggles read and unread', () => {
  const { acts } = assistant();
  acts.markRead();
  expect(labels()).toEqual(['inbox']);
  acts.markRead();
  expect(labels()).toEqual(['inbox', 'unread']);
  expect(journal.current().map(({ command }) => command.kind)).toEqual(['mark-read', 'mark-unread']);
});
