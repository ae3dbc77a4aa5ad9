// Refetches threads from search results after an act, because mailbox changes cover only the inbox.
import { journal } from '#web/commands/dispatch.ts';
import { threadsOf } from '#web/commands/journal.ts';
import { mailbox, serverRevision } from '#web/data/mailbox-state.ts';
import { cachedThreads, clearSearchCache, fetchThreads } from '#web/data/search.ts';

export const keepSearchCache = (): (() => void) => {
  let at = serverRevision();
  const leave = mailbox.subscribe(() => {
    if (serverRevision() === at) return;
    at = serverRevision();
    const acted = journal.current().flatMap((one) => threadsOf(one).filter((id) => cachedThreads().has(id)));
    // The next change retries.
    if (acted.length > 0) void fetchThreads([...new Set(acted)]).catch(() => {});
  });
  return () => {
    leave();
    clearSearchCache();
  };
};
