// Search by key, touch and voice. The player plays the results like the queue.
import type { MessageId, ThreadId } from '#domain/id.ts';
import { type SearchQuery, writeQuery } from '#domain/search-query.ts';
import { noSuchResult, notHere } from '#language/en/search/search-replies.ts';
import type { Player } from '#web/conversation/player/player.ts';
import { type InboxScope, queueViewOf } from '#web/conversation/player/player-state.ts';
import type { Captions } from '#web/conversation/script/captions.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import type { Observed } from '#web/data/observable.ts';
import { bringThreads } from '#web/data/search.ts';
import { hasNetwork } from '#web/data/stand-in.ts';
import { type Answered, createLookup, type Lookup } from './lookup.ts';
import type { SpokenQuery } from './query.ts';
import { type CurrentSearch, createSearchResults, narrowed, type SearchResults } from './results.ts';
import { sayResults } from './search-replies.ts';

export type Search = {
  state: Observed<CurrentSearch | null>;
  open: () => void;
  type: (query: SpokenQuery) => void;
  /** Searches at once. `heard`: the person spoke the search, so Flow announces the results. `found`: it has some. */
  ask: (query: SpokenQuery, heard?: string, found?: () => void) => void;
  refine: (query: SpokenQuery, heard: string) => void;
  become: (query: SearchQuery) => void;
  again: () => void;
  next: () => void;
  /** Opens a result, counted from 1, or the selected one. Returns the reason if it cannot. */
  show: (nth: number | null) => string | null;
  /** Plays one mail, wherever it is. `asked`: the words that led there. */
  /** Resolves once the mail is in front, or cannot be brought. */
  showMail: (at: { threadId: ThreadId; messageId: MessageId }, asked: string) => Promise<void>;
  /** Goes from a result to the list, and from the list to the last inbox position. */
  back: () => void;
  toList: () => void;
  /** An act sent these threads away, or brought them back. The list replaces an open result that is away. */
  follow: (away: readonly ThreadId[], back: readonly ThreadId[]) => void;
  close: () => void;
};

type World = { player: Player; captions: Captions };

export const createSearch = ({ player, captions, ownAddress }: World & { ownAddress: string }): Search => {
  const sheet = createSearchResults();
  const lookup = createLookup(sheet, ownAddress, (threadIds) => player.send({ kind: 'results', threadIds }));
  const place = createPlace(player, sheet, lookup);
  // Play in the list opens the selected result.
  player.state.subscribe(() => {
    const { playing, scope, views } = player.state.current();
    if (scope !== 'results' || !playing || sheet.current()?.view !== 'list' || views.results.current === null) return;
    player.send({ kind: 'pause' });
    void read(views.results.current, { player, captions }, sheet);
  });
  const toList = (): void => {
    player.send({ kind: 'pause' });
    sheet.update({ view: 'list' });
    sheet.focus('list');
  };
  const ask = (news: SpokenQuery, heard?: string, found?: () => void): void => {
    place.take();
    sheet.update({ ...news, view: 'list' });
    sheet.focus('list');
    lookup.now(heard === undefined ? undefined : saying(captions, news.query, { heard, found }));
  };
  return {
    state: { current: sheet.current, subscribe: sheet.subscribe },
    open: () => {
      place.take();
      sheet.update({ view: 'list' });
      sheet.focus('field');
    },
    type: (requested) => {
      sheet.update(requested);
      lookup.soon();
    },
    ask,
    refine: (further, heard) => {
      const { asked: before = '', query = [] } = sheet.current() ?? {};
      const asked = before === '' ? further.asked : `${before}, ${further.asked}`;
      ask({ asked, query: narrowed(query, further.query) }, heard);
    },
    become: (query) => ask({ asked: writeQuery(query), query }),
    again: () => lookup.now(),
    next: lookup.next,
    show: (nth) => {
      const { results = [] } = sheet.current() ?? {};
      const threadId = nth === null ? queueViewOf(player.state.current()).current : results[nth - 1]?.threadId;
      if (!threadId) return noSuchResult(results.length);
      void read(threadId, { player, captions }, sheet);
      return null;
    },
    showMail: (at, asked) => showMail(at, asked, { player, captions }, sheet, place),
    back: () => (sheet.current()?.view === 'mail' ? toList() : place.leave()),
    toList,
    follow: following(player, sheet, toList),
    close: place.leave,
  };
};

const saying =
  (captions: Captions, query: SearchQuery, { heard, found }: { heard: string; found: (() => void) | undefined }) =>
  (answer: Answered): void => {
    captions.say(sayResults(answer, query, mailbox.current().labels), heard);
    if (answer.results.length > 0) found?.();
  };

const following =
  (player: Player, sheet: SearchResults, toList: () => void): Search['follow'] =>
  (away, back) => {
    const { scope, views } = player.state.current();
    const open = scope === 'results' ? views.results.current : null;
    if (open === null) return;
    if (back.includes(open)) sheet.update({ view: 'mail' });
    else if (away.includes(open) && sheet.current()?.view === 'mail') toList();
  };

/** A mail of the queue plays there. Any other is the only result of a search. */
const showMail = async (
  { threadId, messageId }: { threadId: ThreadId; messageId: MessageId },
  asked: string,
  { player, captions }: World,
  sheet: SearchResults,
  place: { take: () => void },
): Promise<void> => {
  const { views } = player.state.current();
  if (sheet.current() === null && views.queue.here.has(threadId)) {
    player.send({ kind: 'scope', scope: 'queue' });
    player.send({ kind: 'go', threadId });
    return player.send({ kind: 'play' });
  }
  place.take();
  sheet.update({ asked, query: [], state: 'asking', results: [], more: null, problem: null, view: 'list' });
  await bringThreads([threadId]).catch(() => {});
  const message = mailbox
    .current()
    .threads.get(threadId)
    ?.messages.find(({ id }) => id === messageId);
  if (message === undefined) {
    sheet.update({ state: 'ready' });
    return captions.say(notHere);
  }
  const { resultOf } = await import('#domain/search-hit.ts');
  sheet.update({ state: 'ready', results: [resultOf(threadId, message, [])] });
  player.send({ kind: 'results', threadIds: [threadId] });
  await read(threadId, { player, captions }, sheet);
};

/** Fetches a thread that is not on this device, then reads it. */
const read = async (threadId: ThreadId, { player, captions }: World, sheet: SearchResults): Promise<void> => {
  player.send({ kind: 'go', threadId });
  const isHere = await bringThreads([threadId]).then(
    () => true,
    () => false,
  );
  if (!isHere) return captions.say(notHere);
  // The person may have moved on during the fetch.
  const state = player.state.current();
  if (state.scope !== 'results' || queueViewOf(state).current !== threadId) return;
  sheet.update({ view: 'mail' });
  player.send({ kind: 'play' });
};

/** Opens and closes the results view. Closing restores the queue. */
const createPlace = (player: Player, sheet: SearchResults, check: Lookup): { take: () => void; leave: () => void } => {
  let from: InboxScope = 'queue';
  const take = (): void => {
    player.send({ kind: 'pause' });
    if (sheet.current()) return;
    from = player.state.current().scope === 'aside' ? 'aside' : 'queue';
    sheet.begin();
    player.send({ kind: 'results', threadIds: [] });
  };
  const leave = (): void => {
    check.stop();
    if (!sheet.current()) return;
    sheet.end();
    if (player.state.current().scope !== 'results') return;
    player.send({ kind: 'pause' });
    player.send({ kind: 'scope', scope: from });
  };
  player.state.subscribe(() => {
    // Undo has returned the person to the queue.
    if (sheet.current() && player.state.current().scope !== 'results') leave();
  });
  mailbox.subscribe(() => {
    const current = sheet.current();
    if (current?.where === 'device' && current.state === 'ready' && mailbox.current().online && hasNetwork())
      check.now();
  });
  return { take, leave };
};
