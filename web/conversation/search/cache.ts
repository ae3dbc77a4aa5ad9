// Keeps threads that a search brought here as the server has them: what lies outside the inbox the mailbox's changes do not
// tell, so that after an act on one of them it is asked for again.
import { journal } from '#web/commands/dispatch.ts';
import { threadsOf } from '#web/commands/journal.ts';
import { mailbox, serverRevision } from '#web/data/mailbox-state.ts';
import { fetchThreads, forgetVisited, visited } from '#web/data/search.ts';

/** Follows until the function it returns is called; what was visited is then let go of. */
export const keepSearchCache = (): (() => void) => {
  let at = serverRevision();
  const leave = mailbox.subscribe(() => {
    if (serverRevision() === at) return;
    at = serverRevision();
    const acted = journal.current().flatMap((one) => threadsOf(one).filter((id) => visited().has(id)));
    // A failure is made up for by the next change.
    if (acted.length > 0) void fetchThreads([...new Set(acted)]).catch(() => {});
  });
  return () => {
    leave();
    forgetVisited();
  };
};
