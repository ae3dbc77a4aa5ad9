// Searching, by key, touch and word alike: the results become the player's lane, and are read as the queue is.
import type { ThreadId } from '#domain/id.ts';
import { type SearchQuery, writeQuery } from '#domain/search-query.ts';
import { noSuchResult, notHere } from '#language/en/search/search-replies.ts';
import type { Player } from '#web/conversation/player/player.ts';
import { type InboxScope, queueViewOf } from '#web/conversation/player/player-state.ts';
import type { Captions } from '#web/conversation/script/captions.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import type { Observed } from '#web/data/observable.ts';
import { bringThreads } from '#web/data/search.ts';
import { hasNetwork } from '#web/data/stand-in.ts';
import { createLookup, type Lookup } from './lookup.ts';
import type { SpokenQuery } from './query.ts';
import { type CurrentSearch, createSearchResults, narrowed, type SearchResults } from './results.ts';
import { tellFound } from './search-replies.ts';

export type Search = {
  state: Observed<CurrentSearch | null>;
  /** Shows the field, ready to be typed in. */
  open: () => void;
  /** What stands in the field by now; looked for once it rests. */
  type: (wanted: SpokenQuery) => void;
  /** Looks at once. `heard`: it was said, and what was found is told. */
  ask: (wanted: SpokenQuery, heard?: string) => void;
  /** Narrows what is on the screen. */
  refine: (wanted: SpokenQuery, heard: string) => void;
  /** Goes on with this query. */
  become: (query: SearchQuery) => void;
  again: () => void;
  next: () => void;
  /** Opens a result and reads it, counted from 1, or the chosen one; answers with what stands against it. */
  show: (nth: number | null) => string | null;
  /** From a result to the list, from the list to the inbox, where the person was. */
  back: () => void;
  toList: () => void;
  close: () => void;
};

type World = { player: Player; captions: Captions };

export const createSearch = ({ player, captions, ownAddress }: World & { ownAddress: string }): Search => {
  const sheet = createSearchResults();
  const look = createLookup(sheet, ownAddress, (threadIds) => player.send({ kind: 'results', threadIds }));
  const place = createPlace(player, sheet, look);
  // A play in the list opens what is chosen.
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
  const ask = (news: SpokenQuery, heard?: string): void => {
    place.take();
    sheet.update({ ...news, view: 'list' });
    sheet.focus('list');
    look.now(
      heard === undefined
        ? undefined
        : (found) => captions.say(tellFound(found, news.query, mailbox.current().labels), heard),
    );
  };
  return {
    state: { current: sheet.current, subscribe: sheet.subscribe },
    open: () => {
      place.take();
      sheet.update({ view: 'list' });
      sheet.focus('field');
    },
    type: (wanted) => {
      sheet.update(wanted);
      look.soon();
    },
    ask,
    refine: (further, heard) => {
      const { asked: before = '', query = [] } = sheet.current() ?? {};
      const asked = before === '' ? further.asked : `${before}, ${further.asked}`;
      ask({ asked, query: narrowed(query, further.query) }, heard);
    },
    become: (query) => ask({ asked: writeQuery(query), query }),
    again: () => look.now(),
    next: look.next,
    show: (nth) => {
      const { results = [] } = sheet.current() ?? {};
      const threadId = nth === null ? queueViewOf(player.state.current()).current : results[nth - 1]?.threadId;
      if (!threadId) return noSuchResult(results.length);
      void read(threadId, { player, captions }, sheet);
      return null;
    },
    back: () => (sheet.current()?.view === 'mail' ? toList() : place.leave()),
    toList,
    close: place.leave,
  };
};

/** Opens a thread, fetched where it lies outside of what this device holds, and reads it. */
const read = async (threadId: ThreadId, { player, captions }: World, sheet: SearchResults): Promise<void> => {
  player.send({ kind: 'go', threadId });
  const isHere = await bringThreads([threadId]).then(
    () => true,
    () => false,
  );
  if (!isHere) return captions.say(notHere);
  // Meanwhile the person may have gone elsewhere.
  const state = player.state.current();
  if (state.scope !== 'results' || queueViewOf(state).current !== threadId) return;
  sheet.update({ view: 'mail' });
  player.send({ kind: 'play' });
};

/** Takes the screen for a search, and gives it back as it was. */
const createPlace = (player: Player, sheet: SearchResults, look: Lookup): { take: () => void; leave: () => void } => {
  let from: InboxScope = 'queue';
  const take = (): void => {
    player.send({ kind: 'pause' });
    if (sheet.current()) return;
    from = player.state.current().scope === 'aside' ? 'aside' : 'queue';
    sheet.begin();
    player.send({ kind: 'results', threadIds: [] });
  };
  const leave = (): void => {
    look.stop();
    if (!sheet.current()) return;
    sheet.end();
    if (player.state.current().scope !== 'results') return;
    player.send({ kind: 'pause' });
    player.send({ kind: 'scope', scope: from });
  };
  player.state.subscribe(() => {
    // An undo brought the person back to the queue.
    if (sheet.current() && player.state.current().scope !== 'results') leave();
  });
  mailbox.subscribe(() => {
    const found = sheet.current();
    if (found?.where === 'device' && found.state === 'ready' && mailbox.current().online && hasNetwork()) look.now();
  });
  return { take, leave };
};
