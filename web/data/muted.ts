// Muted threads, inside or outside the inbox.
import { listMuted } from '#api/muted.ts';
import type { ThreadId } from '#domain/id.ts';
import { call } from './call.ts';
import { mailbox } from './mailbox-state.ts';
import { fetchThreads } from './search.ts';

/** Asks again about those that this device holds for muted. Returns how many older ones it left out. */
export const fetchMuted = async (cancelled: AbortSignal): Promise<number> => {
  const { ids, older } = await call(listMuted, {}, cancelled);
  await fetchThreads([...new Set([...ids, ...mutedHere()])], cancelled);
  return older;
};

const mutedHere = (): ThreadId[] =>
  [...mailbox.current().threads.values()].flatMap(({ id, muted }) => (muted ? [id] : []));
