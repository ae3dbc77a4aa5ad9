// Commands given and not yet acknowledged: kept on the device, sent one after the other, taken out only by the server's answer.
import * as z from 'zod/mini';
import { giveCommand } from '#api/commands.ts';
import { Command } from '#commands/registry.ts';
import { Change } from '#domain/change.ts';
import { CommandId } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { call } from '#web/data/call.ts';
import { learn, learnOverlays } from '#web/data/mailbox-state.ts';
import type { Store } from '#web/data/store.ts';

export const OutboxEntry = z.object({ id: CommandId, command: Command, spoken: z.boolean(), changes: z.array(Change) });
export type OutboxEntry = z.infer<typeof OutboxEntry>;

/** What a tab tells the others of this device. */
const Word = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('given'), entry: OutboxEntry }),
  z.object({ kind: z.literal('answered'), id: CommandId, revision: z.nullable(z.number()) }),
]);
type Word = z.infer<typeof Word>;

export type Outbox = {
  /** Shown at once in every tab, kept, and sent as soon as the server can be reached. */
  give(entry: OutboxEntry): void;
  close(): void;
};

/** Seconds before a server that did not answer is tried again; doubling up to the last. */
const again = { first: 1, last: 30 } as const;

/** `refused`: the server answered that this can never be done, so it was dropped. */
export const openOutbox = (
  store: Store,
  scope: string,
  on: { refused: (entry: OutboxEntry, problem: ProblemCode) => void; lapsed: () => void },
): Outbox => {
  const tabs = new BroadcastChannel(`flow-outbox-${scope}`);
  const closed = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  let wait: number = again.first;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (word: Word): void => tabs.postMessage(word);
  const settle = async (entry: OutboxEntry, revision: number | null): Promise<void> => {
    await store.change('outbox', { remove: [entry.id] });
    answered(entry.id, revision);
    tell({ kind: 'answered', id: entry.id, revision });
  };
  const sendAll = async (): Promise<void> => {
    for (const entry of await kept(store)) {
      if (closed.signal.aborted) return;
      try {
        const { id, command, spoken } = entry;
        const { revision } = await call(giveCommand, { id, command, spoken });
        await settle(entry, revision);
      } catch (error) {
        const problem = error instanceof Problem ? error.code : 'unexpected';
        if (!final.has(problem)) throw error;
        await settle(entry, null);
        on.refused(entry, problem);
      }
    }
  };
  // One tab of the device sends at a time; a tab that dies frees the lock, and the next one finds what is left.
  const flush = (): void => {
    clearTimeout(timer);
    const run = () => navigator.locks.request(`flow-outbox-${scope}`, sendAll);
    last = last.then(run).then(
      () => {
        wait = again.first;
      },
      (error: unknown) => {
        if (closed.signal.aborted) return;
        if (error instanceof Problem && error.code === 'session.missing') return on.lapsed();
        if (error instanceof Problem && error.code === 'network.offline') learn({ online: false });
        timer = setTimeout(flush, wait * 1000);
        wait = Math.min(again.last, wait * 2);
      },
    );
  };

  tabs.onmessage = ({ data }) => {
    const word = Word.safeParse(data);
    if (!word.success) return;
    if (word.data.kind === 'given') show(word.data.entry);
    else answered(word.data.id, word.data.revision);
  };
  window.addEventListener('online', flush, { signal: closed.signal });
  void kept(store).then((entries) => {
    for (const entry of entries) show(entry);
    if (entries.length > 0) flush();
  });
  return {
    give: (entry) => {
      show(entry);
      tell({ kind: 'given', entry });
      const keep = () => store.change('outbox', { put: new Map([[entry.id, entry]]) });
      last = last.then(keep);
      flush();
    },
    close: () => {
      closed.abort();
      clearTimeout(timer);
      tabs.close();
    },
  };
};

/** Answers that another try will not change. */
const final: ReadonlySet<ProblemCode> = new Set([
  'request.invalid',
  'thread.unknown',
  'command.unknown',
  'command.reused-id',
  'command.already-undone',
  'command.not-delivered',
]);

/** Ids are made in order of time, and so the keys stand in the order in which the person acted. */
const kept = async (store: Store): Promise<OutboxEntry[]> =>
  [...(await store.all('outbox')).values()].flatMap((one) => {
    const entry = OutboxEntry.safeParse(one);
    return entry.success ? [entry.data] : [];
  });

const show = ({ id, changes }: OutboxEntry): void =>
  learnOverlays((overlays) =>
    overlays.some((overlay) => overlay.id === id) ? overlays : [...overlays, { id, changes, revision: null }],
  );

/** Refused ones fall away; the others stay until the server's threads of that revision are here, so that nothing flickers. */
const answered = (id: CommandId, revision: number | null): void =>
  learnOverlays((overlays) =>
    overlays.flatMap((overlay) => {
      if (overlay.id !== id) return [overlay];
      return revision === null ? [] : [{ ...overlay, revision }];
    }),
  );
